"""Setting up a joystick: it is asked for each control in turn, and whatever is pressed becomes it."""

from arcade.cabinet import strings
from arcade.cabinet.input.key_names import CONTROLS
from arcade.cabinet.pages.hints import BACK, FIRE, hints
from arcade.cabinet.stage import RawPress, Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import centre, known, put, tall
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text, filled, shortened, wrap

TOP = 4
PATIENCE = 10 * 50
"""Frames after which a control is left out: a pad may have no button for it, and its player no keyboard."""
SETTLE = 25
"""Frames of rest after a press, so that a stick that swings back is not taken for the next answer."""


def pads(stage: Stage) -> Frames[None]:
    """Choose to set up a joystick, or to have all of them as usual again."""
    said: Text | None = None

    def background(_chosen: int) -> None:
        theme.heading(stage.machine, stage.text(strings.PADS))
        for row, line in enumerate(wrap(stage.text(said), 30) if said else [], TOP + 4):
            put(stage.machine, row, 1, line, theme.NOTE)
        theme.help_line(stage.machine, hints(stage, FIRE, BACK))

    lines = [Line(strings.PAD_SET_UP), Line(strings.PAD_RESET)]
    while True:
        answer = yield from menu(stage, lambda: lines, Area(TOP, 0, 2, 32), background)
        if answer == LEFT_AGAIN:
            return
        if answer == 1:
            stage.set("pad_maps", {})
            said = strings.PADS_ARE_USUAL
            continue
        stage.preferences.capture = True
        try:
            said = yield from wizard(stage)
        finally:
            stage.preferences.capture = False


def wizard(stage: Stage) -> Frames[Text | None]:
    """Ask for every control; what the player is told afterwards, None when they broke it off."""
    found: dict[str, str] = {}
    pad: RawPress | None = None
    for control in CONTROLS:
        said: Text | None = None
        while True:
            _draw(stage, control, pad, said)
            press = yield from _press(stage)
            if press is None:
                return None
            if press == "":
                break
            if isinstance(press, str):
                continue
            if pad is not None and press.guid != pad.guid:
                continue
            pad = press
            if press.source in found:
                said = filled(strings.PAD_TAKEN, control=CONTROLS[found[press.source]])
                theme.refuse(stage.machine)
                continue
            found[press.source] = control
            theme.accept(stage.machine)
            break
        for _ in range(SETTLE):
            yield
    if pad is None:
        return None
    stage.set("pad_maps", {**stage.preferences.pad_maps, pad.guid: found})
    return filled(strings.PAD_DONE, pad=known(stage.machine, pad.pad))


def _press(stage: Stage) -> Frames[RawPress | str | None]:
    """What is pressed on a pad; an empty text to leave a control out, None to break off."""
    stage.raw.clear()
    stage.gestures.flush()
    for _ in range(PATIENCE):
        yield
        if stage.raw:
            return stage.raw.popleft()
        match stage.gestures.read():
            case "fire":
                return ""
            case "back":
                return None
    return ""


def _draw(stage: Stage, control: str, pad: RawPress | None, said: Text | None) -> None:
    machine = stage.machine
    theme.heading(machine, stage.text(strings.PADS))
    if pad is None:
        for row, line in enumerate(wrap(stage.text(strings.PAD_FIRST), 30), TOP):
            put(machine, row, 1, line, theme.DIM)
    else:
        centre(machine, TOP, shortened(known(machine, pad.pad), 30), theme.DIM)
    centre(machine, TOP + 4, stage.text(strings.PAD_PRESS), theme.PLAIN)
    word = stage.text(CONTROLS[control])
    tall(machine, TOP + 6, (32 - len(word)) // 2, word, theme.VALUE)
    for row, line in enumerate(wrap(stage.text(said), 30) if said else [], TOP + 10):
        put(machine, row, 1, line, theme.BAD)
    centre(machine, 21, stage.text(strings.PAD_WAIT), theme.NOTE)
    centre(machine, 22, stage.text(strings.PAD_SKIP), theme.DIM)
