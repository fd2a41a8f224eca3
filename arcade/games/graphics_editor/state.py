"""The work bench: a drawing that can be undone, the graphic in hand, a copy; and what the commands do to them."""

from collections import deque
from collections.abc import Callable, Sequence

from arcade.games.graphics_editor import commands, strings
from arcade.games.graphics_editor.file_format import Piece
from arcade.games.graphics_editor.rules import Dot, Figure, Graphic, Layout
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.contract.texts import Text

KEPT = 250
"""Changes that can be taken back: memory stays the same however long a drawing takes."""


class Drawing:
    """Changes can be taken back and made again; a stroke of many dots is taken back as one."""

    def __init__(self, start: Figure) -> None:
        self.figure = start
        self.changes = 0
        """Changes made and not taken back; each dot of a stroke counts."""
        self._before: deque[tuple[Figure, int]] = deque(maxlen=KEPT)
        self._after: deque[tuple[Figure, int]] = deque(maxlen=KEPT)

    def change(self, figure: Figure, continues: bool = False, counts: bool = True) -> bool:
        """Make a change, perhaps as a part of the one before; false if nothing is other than it was.

        Colours are changed and taken back like dots, but need not be counted.
        """
        if figure == self.figure:
            return False
        if not continues or not self._before:
            self._before.append((self.figure, self.changes))
        self._after.clear()
        self.figure = figure
        self.changes += counts
        return True

    def fine(self, changes: int) -> None:
        """Count more changes than were made, whatever is taken back later."""
        self.changes += changes
        self._before = deque(((figure, made + changes) for figure, made in self._before), KEPT)
        self._after = deque(((figure, made + changes) for figure, made in self._after), KEPT)

    def take_back(self) -> bool:
        return self._go(self._before, self._after)

    def redo(self) -> bool:
        return self._go(self._after, self._before)

    def _go(self, source: deque[tuple[Figure, int]], target: deque[tuple[Figure, int]]) -> bool:
        if not source:
            return False
        target.append((self.figure, self.changes))
        self.figure, self.changes = source.pop()
        return True


SPEEDS = (25, 12, 6, 3)
"""Frames that a picture of the animation stays."""
HINT_COST = 5
"""Changes that a hint counts for."""
COLOURS = 8


class Bench:
    """One figure being drawn; `goal` is what is to be made of it, if anything."""

    def __init__(self, start: Figure, goal: Graphic | None = None) -> None:
        self.drawing = Drawing(start)
        self.goal = goal
        self.at = 0
        self.cursor: Dot = (3, 3)
        self.copy: Graphic | None = None
        self.animated = True
        self.assisted = False
        """Whether a hint was given, or a change taken back."""
        self.speed = 1
        self.saved = start
        """The figure as it was when it was saved last."""

    @property
    def figure(self) -> Figure:
        return self.drawing.figure

    @property
    def graphic(self) -> Graphic:
        return self.figure.graphics[self.at]

    @property
    def wrong(self) -> tuple[Dot, ...]:
        """The dots in which it differs from the goal."""
        return self.graphic.unlike(self.goal) if self.goal is not None else ()

    @property
    def solved(self) -> bool:
        return self.goal is not None and not self.wrong

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost."""
        return self.goal is None and self.figure != self.saved

    def knows(self, command: Control) -> bool:
        """Whether the bench itself carries out a command."""
        return command.name in self._ways

    def do(self, command: Control) -> Text | None:
        """Carry out a command; why not, if it cannot be."""
        refused = self._ways[command.name]()
        if command.name in (HINT.name, commands.UNDO.name) and refused in (None, strings.HINT_GIVEN):
            self.assisted = True
        self.at = min(self.at, self.figure.count - 1)
        return refused

    @property
    def _ways(self) -> dict[str, Callable[[], Text | None]]:
        return {
            commands.MIRROR.name: lambda: self._turn(Graphic.mirrored),
            commands.FLIP.name: lambda: self._turn(Graphic.flipped),
            commands.ROTATE.name: lambda: self._turn(Graphic.rotated),
            commands.SHIFT_LEFT.name: lambda: self._turn(lambda one: one.shifted(0, -1)),
            commands.SHIFT_RIGHT.name: lambda: self._turn(lambda one: one.shifted(0, 1)),
            commands.SHIFT_UP.name: lambda: self._turn(lambda one: one.shifted(-1, 0)),
            commands.SHIFT_DOWN.name: lambda: self._turn(lambda one: one.shifted(1, 0)),
            commands.INVERT.name: lambda: self._turn(Graphic.inverted),
            commands.CLEAR.name: lambda: self._turn(Graphic.cleared),
            commands.COPY.name: self._copy,
            commands.PASTE.name: self._paste,
            commands.UNDO.name: lambda: None if self.drawing.take_back() else strings.NOTHING_TO_UNDO,
            commands.REDO.name: lambda: None if self.drawing.redo() else strings.NOTHING_TO_REDO,
            commands.PREVIOUS.name: lambda: self._go(-1),
            commands.NEXT.name: lambda: self._go(1),
            commands.MORE.name: self._more,
            commands.LESS.name: self._less,
            commands.LAYOUT.name: self._lay_out,
            commands.INK.name: lambda: self.paint(ink=_after(self.graphic.ink, self.graphic.paper)),
            commands.PAPER.name: lambda: self.paint(paper=_after(self.graphic.paper, self.graphic.ink)),
            commands.BRIGHT.name: lambda: self._colour(self.graphic.brightened()),
            commands.ANIMATE.name: lambda: self._animate(not self.animated, self.speed),
            commands.SPEED.name: lambda: self._animate(self.animated, self.speed + 1),
            HINT.name: self._hint,
        }

    def draw(self, dot: Dot, ink: bool, continues: bool = False) -> bool:
        """Set or clear a dot, perhaps in one stroke with the dot before; false if it was so already."""
        return self._put(self.graphic.with_dot(dot, ink), continues)

    def take_dots(self, graphic: Graphic) -> None:
        """Draw the dots of a whole graphic in the colours of the one in hand."""
        self._put(self.graphic.with_dots_of(graphic))

    def paint(self, ink: int | None = None, paper: int | None = None) -> None:
        """Give the graphic in hand another ink or paper; it is no change of the drawing that counts."""
        one = self.graphic if ink is None else self.graphic.in_ink(ink)
        self._colour(one if paper is None else one.on_paper(paper))

    def _put(self, graphic: Graphic, continues: bool = False) -> bool:
        return self.drawing.change(self.figure.with_graphic(self.at, graphic), continues)

    def _turn(self, change: Callable[[Graphic], Graphic]) -> None:
        self._put(change(self.graphic))

    def _copy(self) -> None:
        self.copy = self.graphic

    def _paste(self) -> Text | None:
        if self.copy is None:
            return strings.NOTHING_COPIED
        self._put(self.copy)
        return None

    def _go(self, step: int) -> Text | None:
        self.at = (self.at + step) % self.figure.count
        return strings.LAST_ONE if self.figure.count == 1 else None

    def _more(self) -> Text | None:
        if self.figure.full:
            return strings.NO_MORE
        self.drawing.change(self.figure.with_more(self.at))
        self.at += 1
        return None

    def _less(self) -> Text | None:
        if self.figure.count == 1:
            return strings.LAST_ONE
        self.drawing.change(self.figure.without(self.at))
        return None

    def _lay_out(self) -> None:
        self.drawing.change(self.figure.laid_out())

    def _colour(self, graphic: Graphic) -> None:
        self.drawing.change(self.figure.with_graphic(self.at, graphic), counts=False)

    def _animate(self, on: bool, speed: int) -> Text | None:
        if self.figure.layout is not Layout.APART:
            return strings.ONLY_APART
        self.animated, self.speed = on, speed % len(SPEEDS)
        return None

    def _hint(self) -> Text | None:
        if not self.wrong:
            return strings.NO_HINT
        self.drawing.fine(HINT_COST)
        self.cursor = self.wrong[0]
        return strings.HINT_GIVEN


def _after(colour: int, other: int) -> int:
    return next(one % COLOURS for one in range(colour + 1, colour + 3) if one % COLOURS != other)


class State(Program[Spectrum]):
    """What a look sees of its program: the bench, which exercise is on it, and what came of those before."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.bench = Bench(Figure())
        self.piece: Piece | None = None
        """Which part of a sheet is drawn, if any."""
        self.number: tuple[int, int] | None = None
        """The exercise, and how many there are."""
        self.made: list[Graphic] = []
        """What was made in the exercises so far."""
        self.points = 0
