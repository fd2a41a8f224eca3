"""Menus: one way of choosing for every page, with directions and fire, keys, first letters or the mouse."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.cabinet.input.gestures import FIRE, LEFT, START, UP
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import fitting, put
from arcade.cabinet.widgets.selection import Selection
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import clicked

LEFT_AGAIN = -1
"""What a menu answers when it is left without choosing."""


@dataclass(frozen=True)
class Line:
    """A line of a menu: its words and, where it is a setting, the setting's words and how to turn it by one step."""

    label: Text | str
    value: Callable[[], Text | str] | None = None
    turn: Callable[[int], None] | None = None


@dataclass(frozen=True)
class Area:
    """Where on the page the lines are, in cells."""

    row: int
    column: int
    rows: int
    columns: int


def words(stage: Stage, text: Text | str) -> str:
    """Words that may stand in any language or in two."""
    return text if isinstance(text, str) else stage.text(text)


def draw_lines(stage: Stage, lines: Sequence[Line], area: Area, chosen: Selection) -> None:
    """The lines in the window, and arrows where there are more."""
    for place, index in enumerate(chosen.shown):
        draw_line(stage, lines[index], area, area.row + place, index == chosen.index)
    for row, more in ((area.row, chosen.top > 0), (area.row + area.rows - 1, chosen.shown.stop < chosen.count)):
        if more:
            lit = row - area.row + chosen.top == chosen.index
            put(stage.machine, row, area.column, "↑" if row == area.row else "↓", theme.CHOSEN if lit else theme.NOTE)


def draw_line(stage: Stage, line: Line, area: Area, row: int, lit: bool) -> None:
    """One line."""
    machine = stage.machine
    value = words(stage, line.value()) if line.value is not None else ""
    room = area.columns - 1 - (len(value) + 2 if value else 0)
    label = f" {fitting(words(stage, line.label), room)}"
    put(machine, row, area.column, label.ljust(area.columns), theme.CHOSEN if lit else theme.PLAIN)
    if line.value is not None:
        if line.turn is not None:
            value = f"←{value}→" if lit else f"{value} "
        put(machine, row, area.column + area.columns - len(value) - 1, value, theme.CHOSEN if lit else theme.VALUE)


def menu(
    stage: Stage,
    lines: Callable[[], Sequence[Line]],
    area: Area,
    background: Callable[[int], None],
    start: int = 0,
    each_frame: Callable[[], None] = lambda: None,
    start_button: str = FIRE,
) -> Frames[int]:
    """Choose a line: its number, or LEFT_AGAIN. Settings are turned in place; fire turns them, too.

    `background` draws the page round the lines; it is told which is chosen, and called again whenever that changes.
    """
    gestures, machine = stage.gestures, stage.machine
    gestures.flush()
    shown = lines()
    chosen = Selection(len(shown), area.rows, start)
    while True:
        background(chosen.index)
        draw_lines(stage, shown, area, chosen)
        gesture = ""
        while not gesture:
            each_frame()
            yield
            gesture = gestures.read()
        if gesture == START:
            gesture = start_button
        if (pixel := clicked(gesture)) is not None:
            row, column = pixel[1] // 8 - area.row, pixel[0] // 8 - area.column
            if not (0 <= row < len(chosen.shown) and 0 <= column < area.columns):
                continue
            chosen.choose(chosen.shown[row])
            gesture = FIRE
        line = shown[chosen.index]
        match gesture:
            case "up" | "down":
                chosen.move(-1 if gesture == UP else 1)
                theme.tick(machine)
            case "left" | "right" if line.turn is not None:
                line.turn(-1 if gesture == LEFT else 1)
                theme.tick(machine)
            case "fire" if line.turn is not None:
                line.turn(1)
                theme.tick(machine)
            case "fire":
                theme.accept(machine)
                return chosen.index
            case "back":
                return LEFT_AGAIN
            case "page up" | "page down":
                chosen.page(-1 if gesture == "page up" else 1)
            case _ if len(gesture) == 1 and chosen.jump(gesture, [words(stage, one.label) for one in shown]):
                theme.tick(machine)
        shown = lines()
        chosen = Selection(len(shown), area.rows, chosen.index) if len(shown) != chosen.count else chosen
