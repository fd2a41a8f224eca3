"""What a game says of itself: titles, machine, shelf, book, seats, levels, controls, instruction card, scoring."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from arcade.machine.machine import Machine
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.levels import Levels
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Count, Prose, Text, filled


class Shelf(StrEnum):
    """The kinds of games, in the order of the shelf."""

    COMPETITIVE = "competitive"
    PUZZLE = "puzzle"
    EDUCATIONAL = "educational"
    REFLEX = "reflex"
    ADVENTURE = "adventure"
    OTHER = "other"


class Book(StrEnum):
    """Where a game was printed."""

    SPECTRUM_BOOK = "spectrum book"
    PET_MAGAZINE = "PET magazine"
    PET_BOOK = "PET book"
    PC_MAGAZINE = "PC magazine"
    MINICOMPUTER = "minicomputer"


class Scoring(StrEnum):
    """How results are ranked."""

    HIGHEST = "highest"
    LOWEST = "lowest"


_AT_LINE = Prose("line {line}: {words}")


class UnreadableError(ValueError):
    """A file that a game cannot read; `words` is one sentence that names the line, and so is str() in English."""

    def __init__(self, words: Text, line: int = 0, **values: object) -> None:
        """`words` with its places filled in, after the number of the line, counted from 1, where there is one."""
        self.words = filled(words, **values) if values else words
        if line:
            self.words = filled(_AT_LINE, line=line, words=self.words)
        super().__init__(self.words.english)


@dataclass(frozen=True)
class Part:
    """One of the things that a run can carry out of a file: what it is called, and how it is read."""

    name: Text
    read: Callable[[], Plain]
    """Raises UnreadableError."""


@dataclass(frozen=True)
class Choices:
    """What a file holds that cannot be opened unasked: several things, or one that only a part of can be had."""

    why: Text
    """A sentence without its full stop."""
    parts: tuple[Part, ...]


FileReader = Callable[[str], Plain | Choices]
"""Reads the text of a pattern file; what it returns, or the chosen part, enters the run as `Setup.opened`.

Raises UnreadableError.
"""

POINTS = Text("points")
POINTS_COUNTED = Count("{n} point", "{n} points", 12)
BY_TURNS = Prose("Two players take turns on the same keys.")
SPINE = 15
"""Columns for a title on the shelf."""


@dataclass(frozen=True)
class Goal:
    """What earns a medal: a game alone at a level or a higher one, that is won, or has a score as good as this."""

    level: int = 0
    """The level's key, of one on the ladder; 0 is any level."""
    won: bool = False
    score: int | None = None

    def __post_init__(self) -> None:
        if self.won == (self.score is not None):
            raise ValueError("a medal is for a game won or for a score")


@dataclass(frozen=True)
class Cartridge:
    """A game's declaration."""

    title: Text
    machine: type[Machine]
    shelf: Shelf
    book: Book
    page: str
    """The chapter of the book, in its own words' meaning."""
    tagline: Text
    card: Prose
    """The instruction card: the aim, the rules in brief."""
    controls: tuple[Control, ...]
    levels: Levels[object]
    seats: tuple[int, ...] = (1,)
    """How many people can play."""
    table: tuple[int, ...] = ()
    """How many can sit at the table where the game asks for that, the computer's places among them."""
    sharing: Text = BY_TURNS
    """How two people share one keyboard, where the second has no keys of their own."""
    default_level: int = 1
    """The key of the level that a newcomer gets."""
    scoring: Scoring = Scoring.HIGHEST
    score_unit: Count = POINTS_COUNTED
    """What a score counts. Its plural without the number is what stands over scores, see `score_label`."""
    contest: bool = True
    """Whether it is a game played for its score: an editor, a workshop or a laboratory is none, whatever it counts."""
    worded: bool = False
    """Whether its words are what is played for, so that in the other language it is another game."""
    learns: bool = False
    """Whether what the program learned in one run enters the next."""
    goals: tuple[Goal, Goal, Goal] | None = None
    """For bronze, silver and gold in the modern look; None for a game won, won at the usual level, won at the highest.

    Where the usual level is the lowest, silver asks for the second.
    """
    original_goal: Goal | None = Goal(won=True)
    """For bronze in the original's look, which has no other medal and whose level counts for nothing; None for none."""
    original_levels: bool = False
    """Whether a level is another game in the original's look, too, if only as the answer that it proposes."""
    rules_version: int = 1
    """Raised whenever an old replay would run differently."""
    spine: Text | None = None
    """The title in at most SPINE characters, for the shelf and for lists; the title itself where it is that short."""

    @property
    def score_label(self) -> Text:
        """What stands over scores."""
        return self.score_unit.plural

    def levelled(self, original: bool) -> bool:
        """Whether one level differs from another in a look."""
        return len(self.levels) > 1 and (self.original_levels or not original)

    def harder(self, level: int, original: bool) -> int | None:
        """The key of the level on the next rung; None after the last one, beside the ladder, and where none is."""
        return self.levels.above(level) if self.levelled(original) else None

    def named(self, language: Language, columns: int) -> str:
        """The title where it fits into so many columns, else the one on the spine."""
        title = self.title.in_language(language)
        return title if self.spine is None or len(title) <= columns else self.spine.in_language(language)
