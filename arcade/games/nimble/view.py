"""What every look of Nimble has to draw and sound: the screens, a square as it is now, a slide, a mood."""

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum, auto

from arcade.games.nimble.layout import Track
from arcade.games.nimble.rules import HOME, Move, Position
from arcade.games.nimble.state import State
from arcade.machine.ega import Ega
from arcade.machine.machine import Frames
from arcade.toolkit.programs.board_look import BoardLook

ROWS, COLUMNS = 25, 80
WHOLE = 2
"""The place of the whole track in program.SIZES."""


class Mood(Enum):
    """What the face shows."""

    SMILING = auto()
    """The computer holds a winning position."""
    AMAZED = auto()
    """The person does."""
    ASLEEP = auto()
    """Two people play."""
    THINKING = auto()


class View(BoardLook[Ega, Position, Move]):
    """Draws a square by what is on it now: a counter, the mark of a target, the cursor."""

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.position = Position((), HOME)
        """What is shown."""
        self.lit: int | None = None
        """The square under the cursor."""
        self.marks: frozenset[int] = frozenset()
        """The squares to which the counter that is picked up can go."""
        self.held: int | None = None
        self.mood = Mood.THINKING

    @abstractmethod
    def ask_kind(self) -> Frames[int]:
        """Which game is wanted: see program.SIZES."""

    @abstractmethod
    def table(self, position: Position, scored: bool) -> None:
        """The whole screen, with the games won if they are `scored`."""

    @abstractmethod
    def opened(self) -> Frames[None]:
        """A sound when the counters are set out."""

    @abstractmethod
    def square(self, square: int) -> None:
        """A square as it is now."""

    @abstractmethod
    def number(self, square: int | None) -> None:
        """The number of the square under the cursor."""

    @abstractmethod
    def feel(self, mood: Mood) -> None:
        """Show a mood."""

    @abstractmethod
    def message(self, words: str) -> None:
        """Words on the message line."""

    @abstractmethod
    def mark(self, words: str, keys: Sequence[str]) -> None:
        """Show which answer, within the message, fire takes: the one that these keys give."""

    @abstractmethod
    def lesson(self, position: Position) -> Frames[None]:
        """The page that explains the theory by a position; another picture must be drawn afterwards."""

    @abstractmethod
    def picked_up(self) -> None:
        """The sound of a counter picked up."""

    @abstractmethod
    def praise(self) -> Frames[None]:
        """The sound of a puzzle found."""

    @abstractmethod
    def end_puzzles(self, points: int) -> Frames[None]:
        """How a round of puzzles ended."""

    @abstractmethod
    def track(self, stops: frozenset[int]) -> Track:
        """The track for a cursor that need rest on some squares only."""
