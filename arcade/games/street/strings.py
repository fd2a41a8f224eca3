"""The words of Crossing the street."""

from arcade.games.street.scoring import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Crossing the street")
SPINE = Text("Street crossing", 15)
SHORT_TITLE = Text("Crossing")
TAGLINE = Text("Patience wins, haste loses")
CARD = Prose(
    "Walk from door to door across six lanes, ten times. Cross at the lights when the green man shows, or "
    "at the plain zebra: press fire to look both ways first, and look again at the island. Faults and "
    "dawdling cost points. At the end you get a mark from 1 to 10. From the third level ambulances ignore "
    "the lights; on the fourth it rains and cars brake late.",
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
FREE = Text("Left, right: all clear")
NOT_FREE = Text("Wait! Something is coming")
LOOK_FIRST = Text("Press fire to look both ways")
WAIT_GREEN = Text("Wait for the green man")
WALK_NOW = Text("Green: you can cross")
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
    Text("Good, but a little hasty"),
    Text("Good: a careful walker"),
    Text("Very good: a fine example"),
    Text("Excellent: safe and swift!"),
)
"""What the teacher says of each mark from 1 to 10."""
