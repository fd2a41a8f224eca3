"""The mascot and the bubble of what it says, and the room that is left below for what is answered."""

from dataclasses import dataclass

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import mascot
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import Grid, grid
from arcade.cabinet.paint.panel import TAIL, bubble
from arcade.cabinet.paint.typeset import AIRY, CAPITALS, folded, put
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text

PADDING = 12
BESIDE = mascot.WIDTH + 20
"""From the mascot's left side to the bubble's."""
BELOW = 14
"""Pixels between the bubble and what follows."""
TUCKED = 4
"""The aerial may reach so far above the body of the page."""


@dataclass(frozen=True)
class Speech:
    """What is said, line by line, and where the bubble is."""

    lines: tuple[str, ...]
    rect: Rect

    @property
    def below(self) -> tuple[int, int, int]:
        """Left, top and width of the room for what follows."""
        left, top, wide, high = self.rect
        return left, top + high + BELOW, wide

    def draw(self, monitor: Monitor, mood: Mood) -> None:
        """The mascot and its bubble: side by side, or on a telephone one below the other."""
        found = grid(monitor)
        left, top, wide, high = self.rect
        if found.narrow:
            mascot.mascot(monitor, (found.width - mascot.WIDTH) // 2, top - mascot.HEIGHT - BELOW, mood)
            bubble(monitor, self.rect, wide // 2, above=True)
        else:
            from_top = max(top + PADDING + CAPITALS // 2 - mascot.MOUTH, found.body[1] - TUCKED)
            mascot.mascot(monitor, found.margin, from_top, mood)
            bubble(monitor, self.rect, min(from_top + mascot.MOUTH - top, high - 2 * TAIL))
        for row, line in enumerate(self.lines):
            put(monitor, left + PADDING, top + PADDING + row * AIRY, line, c.CREAM)


def said_in_lines(context: PageContext, sentence: Text) -> tuple[str, ...]:
    """A sentence in lines that fit the bubble."""
    return folded(context.text(sentence), _bubble(grid(context.monitor))[1] - 2 * PADDING)


def speech(context: PageContext, sentence: Text, following: int) -> Speech:
    """A sentence placed so that it and `following` pixels stand a little above the middle of the page."""
    found = grid(context.monitor)
    lines = said_in_lines(context, sentence)
    left, wide = _bubble(found)
    high = (len(lines) - 1) * AIRY + CAPITALS + 2 * PADDING
    _, top, _, room = found.body
    above = mascot.HEIGHT + BELOW if found.narrow else 0
    spare = room - above - high - BELOW - following
    return Speech(lines, (left, top + above + max(spare, 0) * 2 // 5, wide, high))


def _bubble(found: Grid) -> tuple[int, int]:
    """Where the bubble begins and how wide it is."""
    left, _, wide, _ = found.body
    beside = 0 if found.narrow else BESIDE
    return left + beside, wide - beside
