"""A page on which a line is typed, with the keyboard, or by joystick or finger on the screen's."""

import string
from contextlib import nullcontext

from arcade.cabinet import strings
from arcade.cabinet.input.hold_to_pause import Taps
from arcade.cabinet.input.offered import LINE_KEYS
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.ring import PARTS, ring
from arcade.cabinet.paint.typeset import TEXT
from arcade.cabinet.widgets.drawn_keyboard import DrawnKeyboard
from arcade.cabinet.widgets.footer import BACK, OK, footer
from arcade.cabinet.widgets.line_field import HEIGHT, LineField
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.cabinet.widgets.speech import speech
from arcade.machine.keyboard import Keys, is_click
from arcade.machine.machine import Waiting
from arcade.machine.monitor.face import load_face
from arcade.machine.signs import fitting
from arcade.machine.spectrum.editor import ENTER, Line, Repeat
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import clicked

DOT = "·"
"""What a secret is shown as."""
LEAVE = frozenset(("escape", "pad1 start", "pad2 start"))
WORDS, NUMBER = Waiting("line"), Waiting("line", numeric=True)
LONGEST = 60
KEYBOARD = 120
"""Pixels that are left free for the keys on the screen, even if they come later."""


def typed(context: PageContext, title: Text, sentence: Text, digits: int = 0) -> Screen[str]:
    """The line that was typed; empty when the player left it.

    With `digits` it is a secret number of at most so many, and nobody sees it.
    """
    known = string.digits.__contains__ if digits else load_face(TEXT).shapes.__contains__
    line = Line(digits or LONGEST, known)
    context.swallow()
    context.keyboard.flush()
    repeat = Repeat()
    while not (context.pressed & LEAVE or context.hold.full):
        with context.on_slate() if context.by_touch else nullcontext():
            page = _Page(context, title, sentence, line, DOT if digits else "")
            while not (context.pressed & LEAVE or context.hold.full or page.outdated):
                context.keyboard.update(page.keys())
                for key in repeat.keys(context.keyboard):
                    if key in ENTER:
                        return line.text
                    if line.key(fitting(key, known) or key):
                        voices.key(context.monitor)
                    elif len(key) == 1:
                        voices.edge(context.monitor)
                page.draw()
                context.monitor.end_frame()
                yield context.monitor
    context.swallow()
    return ""


class _Page:
    """The question, the line and the keys on the screen, which a telephone always shows."""

    def __init__(self, context: PageContext, title: Text, sentence: Text, line: Line, mask: str) -> None:
        self._context = context
        self._title = title
        self._place = context.monitor, context.by_touch
        self._said = speech(context, sentence, HEIGHT + (0 if context.by_touch else KEYBOARD))
        self._asked = NUMBER if mask else WORDS
        self._field = LineField(context, line, (*self._said.below, HEIGHT), mask)
        self._onscreen = OnscreenKeyboard()
        self._keys = DrawnKeyboard(context, self._onscreen)
        self._taps = Taps()
        self._drawn: tuple[object, ...] = ()

    @property
    def outdated(self) -> bool:
        """Whether the screen has been turned, or the player has changed hands: the page stands otherwise then."""
        return (self._context.monitor, self._context.by_touch) != self._place

    def keys(self) -> Keys:
        """The keys of this frame, those typed on the screen among them; a click brings the screen's keys."""
        context, onscreen = self._context, self._onscreen
        context.asked = self._asked
        if context.by_touch:
            return frozenset(LINE_KEYS.get(key, key) for key in self._taps.keys(context.keys))
        clicks = [key for key in context.pressed if is_click(key)]
        held = onscreen.keys(self._taps.keys(frozenset(key for key in context.keys if not is_click(key))), self._asked)
        if clicks and onscreen.shown:
            self._keys.touched(*(clicked(clicks[0]) or (0, 0)))
        onscreen.shown |= bool(clicks) or grid(context.monitor).narrow
        return held

    def draw(self) -> None:
        """Draw what has changed."""
        context, monitor = self._context, self._context.monitor
        lit = context.hold.lit(PARTS)
        state = (self._onscreen.shown, bool(lit), context.by_pad)
        if state != self._drawn:
            self._drawn = state
            heading(monitor, context.text(self._title))
            self._said.draw(monitor, Mood.ASKING)
            if not self._onscreen.shown:
                footer(context, OK, BACK)
            self._field.forget()
            self._keys.forget()
        self._field.draw()
        if self._onscreen.shown:
            self._keys.draw()
        if lit:
            ring(monitor, (0, 0, *monitor.SIZE), lit, context.text(strings.HELP_BACK))
