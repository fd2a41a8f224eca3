"""A page on which a line is typed, with the keyboard or by joystick on the screen's."""

from arcade.cabinet import strings
from arcade.cabinet.input.hold_to_pause import Taps
from arcade.cabinet.pages.hints import BACK, FIRE, hints
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import lines
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.cabinet.widgets.overlay import RING, Overlay
from arcade.toolkit.contract.texts import Text

TOP, ROW = 4, 12
DOT = "·"
"""What a secret is shown as."""
LEAVE = frozenset(("escape", "pad1 start", "pad2 start"))


def typed(stage: Stage, title: Text, sentence: Text, digits: int = 0) -> Screen[str]:
    """The line that was typed; empty when the player left it.

    With `digits` it is a secret number of at most so many, and nobody sees it.
    """
    machine = stage.machine
    theme.heading(machine, stage.text(title))
    lines(machine, TOP, 1, stage.text(sentence), ROW - TOP - 1, 30, theme.PLAIN)
    theme.help_line(machine, hints(stage, FIRE, BACK))
    stage.swallow()
    onscreen, overlay = OnscreenKeyboard(), Overlay(machine)
    typing = machine.input(row=ROW, limit=digits, accept=str.isdecimal, mask=DOT) if digits else machine.input(row=ROW)
    taps = Taps()
    while not (stage.pressed & LEAVE or stage.hold.full):
        machine.begin_frame(onscreen.keys(taps.keys(stage.keys), machine.waiting))
        try:
            next(typing)
        except StopIteration as stop:
            return str(stop.value)
        machine.end_frame()
        ring = stage.hold.lit(len(RING))
        if onscreen.shown or ring:
            shown = overlay.show()
            if onscreen.shown:
                onscreen.draw(overlay)
            if ring:
                overlay.ring(ring, stage.text(strings.HELP_BACK))
            yield shown
        else:
            yield machine
    typing.close()
    stage.swallow()
    return ""
