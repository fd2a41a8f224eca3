"""The work bench: a drawing that can be undone, the graphic in hand, a copy; and what the commands do to them."""

from collections import deque
from collections.abc import Callable

from arcade.games.graphics_editor import commands, strings
from arcade.games.graphics_editor.file_format import Piece
from arcade.games.graphics_editor.rules import MOST, Dot, Figure, Graphic, Layout
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.program import Program
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
        return command in self._ways

    def do(self, command: Control) -> Text | None:
        """Carry out a command; why not, if it cannot be."""
        answer = self._ways[command]()
        if command in (HINT, commands.UNDO) and answer in (True, strings.HINT_GIVEN):
            self.assisted = True
        self.at = min(self.at, self.figure.count - 1)
        return answer if isinstance(answer, Text) else None

    @property
    def _ways(self) -> dict[Control, Callable[[], Text | bool | None]]:
        """How each command is carried out; what a way gives is of interest if it is words."""
        one = self.graphic
        return {
            commands.MIRROR: lambda: self._put(one.mirrored()),
            commands.FLIP: lambda: self._put(one.flipped()),
            commands.ROTATE: lambda: self._put(one.rotated()),
            commands.SHIFT_LEFT: lambda: self._put(one.shifted(0, -1)),
            commands.SHIFT_RIGHT: lambda: self._put(one.shifted(0, 1)),
            commands.SHIFT_UP: lambda: self._put(one.shifted(-1, 0)),
            commands.SHIFT_DOWN: lambda: self._put(one.shifted(1, 0)),
            commands.INVERT: lambda: self._put(one.inverted()),
            commands.CLEAR: lambda: self._put(one.cleared()),
            commands.COPY: self._copy,
            commands.PASTE: lambda: self._put(self.copy) if self.copy else strings.NOTHING_COPIED,
            commands.UNDO: lambda: self.drawing.take_back() or strings.NOTHING_TO_UNDO,
            commands.REDO: lambda: self.drawing.redo() or strings.NOTHING_TO_REDO,
            commands.PREVIOUS: lambda: self._go(-1),
            commands.NEXT: lambda: self._go(1),
            commands.MORE: self._more,
            commands.LESS: self._less,
            commands.LAYOUT: lambda: self.drawing.change(self.figure.laid_out()),
            commands.INK: lambda: self.paint(ink=_after(one.ink, one.paper)),
            commands.PAPER: lambda: self.paint(paper=_after(one.paper, one.ink)),
            commands.BRIGHT: lambda: self._put(one.brightened(), counts=False),
            commands.ANIMATE: lambda: self._animate(not self.animated, self.speed),
            commands.SPEED: lambda: self._animate(self.animated, self.speed + 1),
            HINT: self._hint,
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
        self._put(one if paper is None else one.on_paper(paper), counts=False)

    def _put(self, graphic: Graphic, continues: bool = False, counts: bool = True) -> bool:
        return self.drawing.change(self.figure.with_graphic(self.at, graphic), continues, counts)

    def _copy(self) -> None:
        self.copy = self.graphic

    def _go(self, step: int) -> Text | None:
        self.at = (self.at + step) % self.figure.count
        return strings.LAST_ONE if self.figure.count == 1 else None

    def _more(self) -> Text | bool:
        if self.figure.count == MOST:
            return strings.NO_MORE
        self.at += 1
        return self.drawing.change(self.figure.with_more(self.at - 1))

    def _less(self) -> Text | bool:
        return strings.LAST_ONE if self.figure.count == 1 else self.drawing.change(self.figure.without(self.at))

    def _animate(self, on: bool, speed: int) -> Text | None:
        if self.figure.layout is not Layout.APART:
            return strings.ONLY_APART
        self.animated, self.speed = on, speed % len(SPEEDS)
        return None

    def _hint(self) -> Text:
        if not self.wrong:
            return strings.NO_HINT
        self.drawing.fine(HINT_COST)
        self.cursor = self.wrong[0]
        return strings.HINT_GIVEN


def _after(colour: int, other: int) -> int:
    return next(one % COLOURS for one in range(colour + 1, colour + 3) if one % COLOURS != other)


class State(Program[Spectrum]):
    """What a look sees of its program."""

    bench: Bench
    made: list[Graphic]
    """What was made in the exercises so far."""
    number: tuple[int, int] | None = None
    """The exercise on the bench, and how many there are."""
    piece: Piece | None = None
    """Which part of a sheet is drawn, if any."""
    points = 0
