"""The words of Ricochet."""

from arcade.toolkit.contract.texts import Count, Prose, Text

TITLE = Text("Ricochet")
SUBTITLE = Text("Super billiards")
PLATE = "SUPER BILIARD"
"""The name on the table's frame, where the book has it."""
TAGLINE = Text("Forty ricochets in every shot")
CARD = Prose(
    "Move the ball along the bottom and shoot it diagonally, up to the left or to the right. It flies by "
    "itself until it has hit walls 40 times. It takes the targets in its way and flies straight on. Clear "
    "the table before you run out of shots: the fewer shots, the more points, with a bonus for par. "
    "Neighbouring columns reach different targets. On some tables you slide walls or a paddle while the "
    "ball flies. Hold down fire to speed it up. Two players take turns; a target is worth the wall hits "
    "before it."
)
FIRE_LEFT = Text("shoot up-left")
FIRE_RIGHT = Text("shoot up-right")
TURN = Text("aim at the other side")

SHOTS = Text("Shots", width=10)
TARGETS = Text("Targets", width=10)
PAR = Text("Par", width=4, context="ricochet")
BOUNCES = Text("Bounces", width=8, context="ricochet")
READY_STEERED = Text("Fire, then steer with left/right")
FLYING = Text("Hold down fire to go faster")
STEER = Text("Steer with left and right")
NOTHING = Text("No target this time")
TOOK = Count("{n} target taken with this shot", "{n} targets taken with this shot")
SHOT_OF = Count("a {n}-target shot", "a {n}-target shot")
SHOTS_TO_GO = Text("shots: {n}", width=12)
DOORS_MOVE = Text("The doors swing")
FELL = Text("Missed: five bounces lost")
WRONG_KEY = Text("Left, right, up to turn, fire")
EDGE = Text("The ball can't go any further")

UP_LEFT = Text("up-left", width=11)
UP_RIGHT = Text("up-right", width=11)
FIRE_WOULD = Text("Fire: {way}", width=30)
ADVICE_LEFT = Text("{n} to the left, fire {way}")
ADVICE_RIGHT = Text("{n} to the right, fire {way}")
ADVICE_HERE = Text("From here, fire {way}")
NO_ADVICE = Text("No shot helps any more")

TURN_OF = Text("Player {n}: shoot")
POINTS = Text("Points: {one} to {two}")

LOST = Text("Game over")
WON = Text("Well done, the table is clear!")
WON_WITH = Count("All targets with {n} shot", "All targets with {n} shots")
WON_AT_PAR = Count("Par! All targets in {n} shot", "Par! All targets in {n} shots")
LOST_WITH = Text("No shots left: {n} of {all}")
CLEAR = Text("CLEARED!")
KEYS_WAITING = Text("4/9 fire   arrows move", width=24)
