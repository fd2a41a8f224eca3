"""The words of the Lucky Number."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels

TITLE = Text("Lucky number", "Numărul norocos")
TAGLINE = Text("Higher or lower?", "Mai mare sau mai mic?")
CARD = Prose(
    "A number hides among the tiles. Choose one: you are told whether the lucky number is higher or lower. Find it"
    " before your tries are used up; every try left is worth ten points.",
    "Un număr se ascunde printre plăci. Alege una: afli dacă numărul norocos e mai mare sau mai mic. Găsește-l până"
    " nu termini încercările; fiecare încercare rămasă aduce zece puncte.",
)
EASY = levels.EASY
EASY_NOTE = Text("10 numbers, 4 tries", "10 numere, 4 încercări")
NORMAL = levels.NORMAL
NORMAL_NOTE = Text("30 numbers, 5 tries", "30 de numere, 5 încercări")
HARD = levels.HARD
HARD_NOTE = Text("60 numbers, 6 tries", "60 de numere, 6 încercări")
CHOOSE = Text("Which number is it?", "Care număr este?")
HIGHER = Text("Higher!", "Mai mare!")
LOWER = Text("Lower!", "Mai mic!")
NOT_POSSIBLE = Text("It cannot be that one", "Nu poate fi acela")
WAS = Text("It was {number}", "Era {number}")
TRIES = Text("Tries", "Încercări", width=12)
ADVICE = Count(("Try {n}", "Try {n}"), ("Încearcă {n}", "Încearcă {n}", "Încearcă {n}"))
