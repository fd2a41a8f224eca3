"""Setting up a joystick on a drawn one: each control lights up in turn, and whatever is pressed becomes it."""

from dataclasses import dataclass, field

from arcade.cabinet import strings
from arcade.cabinet.input.key_names import CONTROLS
from arcade.cabinet.page_context import PageContext, RawPress, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.caps import caps_line
from arcade.cabinet.paint.headline import ICE, LARGE, headline_centred
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import gauge
from arcade.cabinet.paint.typeset import CAPITALS, put_lines, shortened
from arcade.cabinet.widgets.choices import LEFT_AGAIN, Line, button_row, choose, draw_button
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.cabinet.widgets.pad_picture import PadPicture
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text, filled

PATIENCE = 10 * 50
"""Frames after which a control is left out: a pad may have no button for it, and its player no keyboard."""
SETTLE = 25
"""Frames of rest after a press, so that a stick that swings back is not taken for the next answer."""
BLINK = 20
"""Frames for which the control that is asked for is lit, and for which it is not."""
HIGH = 122
"""Height of the panel with the drawn joystick."""
PAD = 10
WAITING = 150
"""Pixels from the panel to the line that says how long a control is waited for."""


def pads(context: PageContext) -> Screen[None]:
    """Choose to set up a joystick, or to have all of them as usual again; what is pushed lights up."""
    said: Text | None = None
    found = grid(context.monitor)
    left, top, wide, _ = found.body
    row = button_row(context)
    below = top + HIGH + PAD
    picture = PadPicture(context, _panel(context), named=True)

    def background(_chosen: int) -> None:
        heading(context.monitor, context.text(strings.PADS))
        picture.draw()
        words = context.text(strings.PAD_TRY if said is None else said)
        ink = c.CREAM if said is None else c.BRIGHT_GREEN
        put_lines(context.monitor, left, below + 2 * row + PAD, words, ink, wide, centred=True)
        footer(context, CHOOSE, OK, BACK)

    lines = [Line(strings.PAD_SET_UP), Line(strings.PAD_RESET)]
    inset = 0 if found.narrow else wide // 4
    rect = left + inset, below, wide - 2 * inset, 2 * row
    while True:
        answer = yield from choose(
            context, lambda: lines, rect, background, each_frame=picture.follow, draw=draw_button, row=row
        )
        if answer == LEFT_AGAIN:
            return
        if answer == 1:
            context.set("pad_maps", {})
            said = strings.PADS_ARE_USUAL
            continue
        context.preferences.capture = True
        try:
            said = yield from wizard(context)
        finally:
            context.preferences.capture = False


@dataclass
class Asked:
    """What is known while a joystick is set up."""

    control: str = ""
    """What is asked for."""
    found: dict[str, str] = field(default_factory=dict)
    """The control of each input so far."""
    pad: RawPress | None = None
    said: Text | None = None


def wizard(context: PageContext) -> Screen[Text | None]:
    """Ask for every control; what the player is told afterwards, None when they broke it off."""
    asked = Asked()
    for asked.control in CONTROLS:
        asked.said = None
        while True:
            press = yield from _press(context, asked)
            if press is None:
                return None
            if press == "":
                break
            if isinstance(press, str) or (asked.pad is not None and press.guid != asked.pad.guid):
                continue
            asked.pad = press
            if press.source in asked.found:
                asked.said = filled(strings.PAD_TAKEN, control=CONTROLS[asked.found[press.source]])
                voices.edge(context.monitor)
                continue
            asked.found[press.source] = asked.control
            voices.choose(context.monitor)
            break
        draw_asked(context, asked)
        for _ in range(SETTLE):
            yield context.monitor
    if asked.pad is None:
        return None
    context.set("pad_maps", {**context.preferences.pad_maps, asked.pad.guid: asked.found})
    return filled(strings.PAD_DONE, pad=asked.pad.pad)


def _press(context: PageContext, asked: Asked) -> Screen[RawPress | str | None]:
    """What is pressed on a pad; an empty text to leave a control out, None to break off."""
    context.raw.clear()
    context.gestures.flush()
    picture = draw_asked(context, asked)
    line = _waiting_line(context)
    for frame in range(PATIENCE):
        picture.show({**_set(asked), **_lit(asked, context.preferences.calm or frame // BLINK % 2 == 0)})
        if (PATIENCE - frame) * line[2] // PATIENCE != (PATIENCE - frame + 1) * line[2] // PATIENCE:
            gauge(context.monitor, line, PATIENCE - frame, PATIENCE, c.AMBER)
        yield context.monitor
        if context.raw:
            return context.raw.popleft()
        match context.gestures.read():
            case "fire":
                return ""
            case "back":
                return None
    return ""


def draw_asked(context: PageContext, asked: Asked) -> PadPicture:
    """The page that asks for a control."""
    monitor = context.monitor
    left, top, wide, _ = grid(monitor).body
    heading(monitor, context.text(strings.PADS))
    picture = PadPicture(context, _panel(context), named=True)
    picture.draw({**_set(asked), **_lit(asked, asked.control not in asked.found.values())})
    top += HIGH + PAD + 2
    first = context.text(strings.PAD_FIRST) if asked.pad is None else shortened(asked.pad.pad, wide)
    top = put_lines(monitor, left, top, first, c.MIST, wide, 2, centred=True) + 6
    top = put_lines(monitor, left, top, context.text(strings.PAD_PRESS), c.CREAM, wide, 1, centred=True)
    headline_centred(monitor, left, top + 8, wide, context.text(CONTROLS[asked.control]), LARGE, ICE)
    if asked.said is not None:
        put_lines(monitor, left, top + 44, context.text(asked.said), c.BRIGHT_WHITE, wide, 2, centred=True)
    line = _waiting_line(context)
    put_lines(monitor, left, line[1] - CAPITALS - 6, context.text(strings.PAD_WAIT), c.MIST, wide, 1, centred=True)
    if not grid(monitor).narrow:
        keys = ((strings.ENTER_NAME, strings.PAD_SKIP), (strings.ESCAPE_NAME, strings.STOP))
        caps_line(monitor, [((context.text(key),), context.text(what)) for key, what in keys])
    return picture


def _panel(context: PageContext) -> Rect:
    """Where the drawn joystick is."""
    return *grid(context.monitor).body[:3], HIGH


def _waiting_line(context: PageContext) -> Rect:
    """Where it is seen how long a control is waited for."""
    found = grid(context.monitor)
    left, top, wide, _ = found.body
    inset = 0 if found.narrow else wide // 4
    return left + inset, top + HIGH + WAITING, wide - 2 * inset, 4


def _set(asked: Asked) -> dict[str, int]:
    return dict.fromkeys(asked.found.values(), c.BRIGHT_GREEN)


def _lit(asked: Asked, lit: bool) -> dict[str, int]:
    return {asked.control: c.BRIGHT_YELLOW} if lit else {}
