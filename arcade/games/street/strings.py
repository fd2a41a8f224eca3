"""The words of Crossing the street."""

from arcade.games.street.scoring import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Crossing the street")
SPINE = Text("Street crossing", 15)
SHORT_TITLE = Text("Crossing")
TAGLINE = Text("Patience wins, haste loses")
CARD = Prose(
    "Walk from door to door across six lanes, ten times. Cross at the lights when the green man shows, or at the plain"
    " zebra after looking both ways with fire; at the island look again. Faults and loitering cost points, and a mark"
    " from 1 to 10 awaits you. From the third level ambulances ignore the lights; at the fourth it rains and cars brake"
    " late.",
)
LOOK = Text("look both ways")

LEVEL_QUESTION = Text("Difficulty (1-4) ", width=28)
ACCIDENTS = Text("accidents", width=12)
CROSSINGS = Text("crossings", width=12)

CROSSING = Text("Crossing", width=12, context="heading")
SCORE = labels.POINTS
GO_TO = {
    (0, 1): Text("Go home"),
    (0, 5): Text("Go to the baker's"),
    (0, 9): Text("Go to the library"),
    (10, 1): Text("Go to school"),
    (10, 5): Text("Go to the chemist's"),
    (10, 9): Text("Go to the post office"),
}
FAULTS = {
    Fault.ACCIDENT: Text("Hit by a car! Back to the kerb"),
    Fault.RED: Text("Fault: the light was red!"),
    Fault.OFF_ZEBRA: Text("Fault: keep to the zebra!"),
    Fault.NO_LOOK: Text("Fault: look first (fire)!"),
}
FREE = Text("Left, right: the way is free")
NOT_FREE = Text("Wait! Something is coming")
LOOK_FIRST = Text("Look both ways with fire")
WAIT_GREEN = Text("Wait for the green man")
WALK_NOW = Text("Green: you may cross")
SIREN = Text("An ambulance! Let it pass")
WELL_DONE = Count(
    "Across: {n} point of 10",
    "Across: {n} points of 10",
)

REPORT = Text("SCHOOL REPORT", width=20)
MARK = capitals.MARK
SHORT_FAULTS = {
    Fault.ACCIDENT: Text("accident", width=10),
    Fault.RED: Text("red light", width=10),
    Fault.OFF_ZEBRA: Text("off zebra", width=10),
    Fault.NO_LOOK: Text("no look", width=10),
}
CORRECT = Text("correct", width=10)
SLOW = Text("slow", width=8)
COMMENTS = (
    Text("Stay indoors and read the rules"),
    Text("The road is not a playground"),
    Text("You frightened every driver"),
    Text("Too many faults: once again"),
    Text("Passed, but only just"),
    Text("Fair: look before you walk"),
    Text("Good, with some haste"),
    Text("Good: a careful walker"),
    Text("Very good: a fine example"),
    Text("Excellent: safe and swift!"),
)
"""What the teacher says of each mark from 1 to 10."""
