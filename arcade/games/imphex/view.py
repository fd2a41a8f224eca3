"""Who sits at the machine, in the words of the screen: a person who plays the learner, or two whom it only watches."""

from abc import ABC, abstractmethod
from typing import ClassVar

from arcade.games.imphex import panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.memory import Brain
from arcade.games.imphex.state import State
from arcade.toolkit.contract.texts import Prose, Text


class Company(ABC):
    """What both looks tell in words of their company."""

    PAGES: ClassVar[tuple[Prose, ...]]
    TYPED_TURN: ClassVar[Text]
    """The question for the cell that a person moves from, before a typed answer, with a blank at its end."""
    KEYS: ClassVar[Text]
    KEYS_AGAIN: ClassVar[Text]
    FAREWELLS: ClassVar[tuple[Text, ...]]
    MOOD: ClassVar[Mood]
    """The imp's face while a person is to move."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.text = program.text
        self.career = program.career

    @abstractmethod
    def kind(self) -> str:
        """What kind of game this is, 11 columns at most."""

    @abstractmethod
    def number(self) -> int:
        """The number of the game that is played."""

    @abstractmethod
    def about_the_brain(self) -> str:
        """The words above the brain."""

    @abstractmethod
    def curve(self) -> tuple[str, Brain]:
        """What stands below the brain: the words, and whose curve."""

    @abstractmethod
    def wins(self) -> tuple[str, str]:
        """The scoreboard's entries for the two sides."""

    def scores(self) -> list[str]:
        """The lines of the scoreboard."""
        return [
            self.text(strings.SCORE).center(strings.FIELD),
            *self.wins(),
            panel.score_line(self.text(strings.ILLEGAL), self.career.illegal),
        ]


class OnePerson(Company):
    """A person below, the learner above."""

    PAGES = strings.PAGES
    TYPED_TURN = strings.FROM
    KEYS, KEYS_AGAIN = strings.KEYS, strings.KEYS_AGAIN
    FAREWELLS = strings.FAREWELLS
    MOOD = Mood.WAITING

    def kind(self) -> str:
        return self.text(strings.LEVEL_NAMES[self.program.setup.level - 1])

    def number(self) -> int:
        return self.career.brain.games + 1

    def about_the_brain(self) -> str:
        return self.text(strings.I_KNOW_AND_RUN, n=len(self.career.brain.lessons), run=self.career.run)

    def curve(self) -> tuple[str, Brain]:
        return self.text(strings.CURVE), self.career.brain

    def wins(self) -> tuple[str, str]:
        brain = self.career.brain
        return panel.score_line(self.text(strings.YOU), brain.lost), panel.score_line("IMPHEX", brain.won)

    def scores(self) -> list[str]:
        return [*super().scores(), panel.score_line(self.text(strings.KNOWN), len(self.career.brain.lessons))]


class TwoPeople(Company):
    """A person on either side; the curve of what is learned from them stays flat."""

    PAGES = strings.PAGES_FOR_TWO
    TYPED_TURN = strings.PLAYERS_FROM
    KEYS, KEYS_AGAIN = strings.KEYS_FOR_TWO, strings.KEYS_AGAIN_FOR_TWO
    FAREWELLS = strings.FAREWELLS_TO_TWO
    MOOD = Mood.LOOKING_RIGHT

    def kind(self) -> str:
        return self.text(strings.TWO_PLAYERS)

    def number(self) -> int:
        return self.program.tally.games + 1

    def about_the_brain(self) -> str:
        return self.text(strings.I_WATCH)

    def curve(self) -> tuple[str, Brain]:
        return self.text(strings.LEARN_NOTHING), Brain()

    def wins(self) -> tuple[str, str]:
        first, second = (self.text(strings.PLAYER, n=seat + 1) for seat in (0, 1))
        return panel.score_line(first, self.program.tally.won), panel.score_line(second, self.program.tally.lost)
