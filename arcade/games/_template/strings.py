"""The words on the screen and on the card; those of levels and of the guide stand with them."""

from arcade.toolkit.contract.texts import Count, Prose, Text

TITLE = Text("Lucky number")
TAGLINE = Text("Higher or lower?")
CARD = Prose(
    "A number hides among the tiles. Choose one: you are told whether the hidden number is higher or lower. Find it"
    " before your tries are used up; every try left is worth ten points.",
)
CHOOSE = Text("Which number is it?")
HIGHER = Text("Higher!")
LOWER = Text("Lower!")
NOT_POSSIBLE = Text("It cannot be that one")
WAS = Text("It was {number}")
TRIES = Text("Tries", width=12, context="still left")
ADVICE = Count("Try {n}", "Try {n}", context="advice")
