"""Lists to choose from: one way for every page, with directions and fire, first letters, the mouse or a finger."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.cabinet.input.gestures import FIRE, LEFT, START, UP
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import ARROW, box, button
from arcade.cabinet.paint.typeset import CAPITALS, put, put_right, width
from arcade.cabinet.widgets.selection import Selection
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import clicked

LEFT_AGAIN = -1
"""What is answered when a list is left without choosing."""
INSET = 8
GAP = 6
"""Pixels between one button and the next."""


@dataclass(frozen=True)
class Line:
    """A line of a list: its words and, where it is a setting, the setting's words and how to turn it by one step."""

    label: Text | str
    value: Callable[[], Text | str] | None = None
    turn: Callable[[int], None] | None = None


Drawer = Callable[[PageContext, Line, Rect, bool], None]
"""Draws one line in its rectangle, lit if it is the chosen one."""


def words(context: PageContext, text: Text | str) -> str:
    """Words that may stand in any language or in two."""
    return text if isinstance(text, str) else context.text(text)


def draw_line(context: PageContext, line: Line, rect: Rect, lit: bool) -> None:
    """One line in its rectangle: words at the left, a setting's value at the right."""
    monitor = context.monitor
    left, top, wide, high = rect
    monitor.fill(rect, c.NIGHT)
    if lit:
        box(monitor, (left + 1, top, wide - 2, high - 1), c.WALL2)
    at, ink = top + (high - 1 - CAPITALS) // 2, c.BRIGHT_YELLOW if lit else c.CREAM
    room = wide - 2 * INSET
    if line.value is not None:
        value = words(context, line.value())
        if line.turn is not None:
            value = f"← {value} →" if lit else value
        put_right(monitor, left + wide - INSET, at, value, c.BRIGHT_YELLOW if lit else c.MIST)
        room -= width(value) + INSET
    put(monitor, left + INSET, at, words(context, line.label), ink, room)


def _turns_back(context: PageContext, line: Line, rect: Rect, across: int) -> bool:
    """Whether a click is on the arrow to the left of a lit setting's value."""
    if line.value is None or line.turn is None:
        return False
    value = words(context, line.value())
    return rect[2] - INSET - width(f"← {value} →") - INSET <= across < rect[2] - INSET - width(f"{value} →")


def draw_button(context: PageContext, line: Line, rect: Rect, lit: bool) -> None:
    """One line as a bar, amber while it is chosen, with the page's air below it."""
    left, top, wide, high = rect
    button(context.monitor, (left, top, wide, high - GAP), words(context, line.label), lit, ARROW if lit else "")


def button_row(context: PageContext) -> int:
    """From one button to the next."""
    return (31 if grid(context.monitor).narrow else 22) + GAP


def draw_lines(
    context: PageContext, lines: Sequence[Line], rect: Rect, chosen: Selection, row: int, draw: Drawer = draw_line
) -> None:
    """The lines in the window, each `row` pixels high, and arrows where there are more."""
    monitor = context.monitor
    left, top, wide, _ = rect
    for place, index in enumerate(chosen.shown):
        draw(context, lines[index], (left, top + place * row, wide, row), index == chosen.index)
    if chosen.top > 0:
        put_right(monitor, left + wide - 1, top + 1, "↑", c.AMBER)
    if chosen.shown.stop < chosen.count:
        put_right(monitor, left + wide - 1, top + chosen.rows * row - 12, "↓", c.AMBER)


def choose(
    context: PageContext,
    lines: Callable[[], Sequence[Line]],
    rect: Rect,
    background: Callable[[int], None],
    start: int = 0,
    each_frame: Callable[[], None] = lambda: None,
    start_button: str = FIRE,
    draw: Drawer = draw_line,
    row: int = 0,
    sideways: Callable[[int], None] | None = None,
) -> Screen[int]:
    """Choose a line: its number, or LEFT_AGAIN. Settings are turned in place; fire turns them, too.

    `background` draws the page round the lines; it is told which is chosen, and called again whenever that changes.
    `draw` draws a line; `row` is their height where it is not the grid's; `sideways` is what left and right do on
    lines that are no settings.
    """
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    shown = lines()
    row = row or grid(monitor).row
    chosen = Selection(len(shown), rect[3] // row, start)
    while True:
        background(chosen.index)
        draw_lines(context, shown, rect, chosen, row, draw)
        gesture = ""
        while not gesture:
            each_frame()
            yield monitor
            gesture = gestures.read()
        if gesture == START:
            gesture = start_button
        if (pixel := clicked(gesture)) is not None:
            place, across = (pixel[1] - rect[1]) // row, pixel[0] - rect[0]
            if not (0 <= place < len(chosen.shown) and 0 <= across < rect[2]):
                continue
            again = chosen.shown[place] == chosen.index
            chosen.choose(chosen.shown[place])
            gesture = LEFT if again and _turns_back(context, shown[chosen.index], rect, across) else FIRE
        line = shown[chosen.index]
        match gesture:
            case "up" | "down":
                chosen.move(-1 if gesture == UP else 1)
                voices.move(monitor)
            case "left" | "right" if line.turn is not None:
                line.turn(-1 if gesture == LEFT else 1)
                voices.tab(monitor)
            case "left" | "right" if sideways is not None:
                sideways(-1 if gesture == LEFT else 1)
                voices.tab(monitor)
            case "fire" if line.turn is not None:
                line.turn(1)
                voices.tab(monitor)
            case "fire":
                voices.choose(monitor)
                return chosen.index
            case "back":
                voices.back(monitor)
                return LEFT_AGAIN
            case "page up" | "page down":
                chosen.page(-1 if gesture == "page up" else 1)
            case _ if len(gesture) == 1 and chosen.jump(gesture, [words(context, one.label) for one in shown]):
                voices.move(monitor)
        shown = lines()
        chosen = Selection(len(shown), chosen.rows, chosen.index) if len(shown) != chosen.count else chosen
