"""The words of Reaction time."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("Reaction time")
TAGLINE = Text("How quick are you today?")
CARD = Prose(
    "Wait, look, and press what you see: anything when the star comes, but nothing when it is a skull; the way of the"
    " arrow; or the letter itself. Ten rounds. The faster, the more points; a wrong or early key costs a hundred,"
    " rounds without one in a row earn more. With a joystick, arrows come instead of letters. In a duel whoever presses"
    " first has the point, and whoever presses too early gives it away.",
)

PRINTED_TIME = Count(
    "TIME: {n} tenth of a second",
    "TIME: {n} tenths of a second",
)
PRINTED_MEAN = Text("TEN ROUNDS, MEAN {mean}")

ROUND = Text("Round", width=8)
POINTS = labels.POINTS
TIME = labels.TIME
WAIT = Text("Wait for it ...")
NOW = {
    "any": Text("Press!"),
    "star": Text("Press!"),
    "skull": Text("Hands off!"),
}
EARLY = Text("Too early! Once more.")
WRONG = Text("No, not that one!")
HELD = Text("Well held!")
TAKEN_IN = Text("That was a skull!")
MISSED = Text("Are you asleep?")
STREAK = Text("{time} s, {n} clean in a row!")
HIT = Text("{time} s")

RESULT = Text("Mean {mean} s, best {best} s")
SLIPS = Count(
    "{n} wrong or early key",
    "{n} wrong or early keys",
)
QUICKNESS = (
    Text("WAKE UP!"),
    Text("QUICK!"),
    Text("VERY QUICK!"),
    Text("LIGHTNING!"),
)
SLOWEST = Text("Slowest: {finger}, {time} s")
FINGERS = (
    Text("left little"),
    Text("left ring"),
    Text("left middle"),
    Text("left index"),
    Text("right index"),
    Text("right middle"),
    Text("right ring"),
    Text("right little"),
)

DUEL_KEYS = Text("A or fire against L or fire 2")
NOBODYS = Text("That key is nobody's!")
POINT_FOR = Text("{time} s: point for player {n}!")
GIVEN_TO = Text("Too early: player {n} gets it!")
SKULL_GIVES = Text("A skull! Player {n} gets it.")
TOGETHER = Text("Together! Nobody gets it.")
PLAYER = labels.PLAYER_NUMBER
