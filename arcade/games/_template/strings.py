"""The words of the Lucky Number."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels

TITLE = Text("Lucky number")
TAGLINE = Text("Higher or lower?")
CARD = Prose(
    "A number hides among the tiles. Choose one: you are told whether the lucky number is higher or lower. Find it"
    " before your tries are used up; every try left is worth ten points.",
)
EASY = levels.EASY
EASY_NOTE = Text("10 numbers, 4 tries")
NORMAL = levels.NORMAL
NORMAL_NOTE = Text("30 numbers, 5 tries")
HARD = levels.HARD
HARD_NOTE = Text("60 numbers, 6 tries")
CHOOSE = Text("Which number is it?")
HIGHER = Text("Higher!")
LOWER = Text("Lower!")
NOT_POSSIBLE = Text("It cannot be that one")
WAS = Text("It was {number}")
TRIES = Text("Tries", width=12, context="-template")
ADVICE = Count("Try {n}", "Try {n}", context="advice")
