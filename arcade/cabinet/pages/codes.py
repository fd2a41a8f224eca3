"""A player's code: initials and four digits, by which all cabinets of a leaderboard know who plays."""

from arcade.cabinet import strings
from arcade.cabinet.input.gestures import BACK as BACK_GESTURE
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings as pages
from arcade.cabinet.pages.initials import BOX_HEIGHT, COUNT, Entry, boxes_width, draw_boxes, entry
from arcade.cabinet.pages.message import confirmed, message
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import heading
from arcade.cabinet.paint.panel import wallpaper
from arcade.cabinet.paint.typeset import LINE, put
from arcade.cabinet.storage.codes import DIGITS, ask_for, code_hash
from arcade.cabinet.storage.pin_lock import PinLock
from arcade.cabinet.widgets.footer import BACK, LETTER, NEXT, Key, footer
from arcade.cabinet.widgets.speech import speech
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.texts import filled
from arcade.toolkit.flow.cursor import clicked

NUMBERS = "0123456789"
APART = 18
"""Pixels between the letters and the digits, at least."""
NAMES = 4 + LINE
"""Height of the words above the boxes, with the arrows that stand between."""
ARROWS = 9


class Codes:
    """The page while it is shown: first the initials have the stick, then the digits."""

    def __init__(self, context: PageContext) -> None:
        self.context = context
        self.letters = entry(context.preferences.initials, context.language)
        self.digits = Entry([NUMBERS[0]] * DIGITS, alphabet=NUMBERS)
        high = NAMES + 2 * ARROWS + BOX_HEIGHT
        self._said = speech(context, strings.CODE_ASK, high)
        left, self._top, wide = self._said.below
        across = boxes_width(COUNT) + boxes_width(DIGITS)
        apart = min(wide - across, 2 * APART)
        self._left = left + (wide - across - apart) // 2
        self._beside = self._left + boxes_width(COUNT) + apart
        self._draw()

    @property
    def asked(self) -> Entry:
        """What has the stick."""
        return self.digits if self.letters.done else self.letters

    def obey(self, gesture: str) -> bool:
        """Do what a gesture means here; whether the page goes on. Back leads from the first letter out of the page."""
        if gesture == BACK_GESTURE and self.asked.at == 0:
            if self.asked is self.letters:
                return False
            self.letters.at = COUNT - 1
            voices.back(self.context.monitor)
        elif (pixel := clicked(gesture)) is not None:
            self._point(pixel)
        elif gesture:
            self.asked.obey(gesture, self.context.monitor)
        self._draw_boxes()
        return True

    def _point(self, pixel: tuple[int, int]) -> None:
        """Turn what is pointed at; it has the stick from then on."""
        if self.digits.point(*pixel, self.context.monitor):
            self.letters.at = COUNT
        else:
            self.letters.point(*pixel, self.context.monitor)

    def _draw(self) -> None:
        context = self.context
        heading(context.monitor, context.text(strings.CODE_PAGE))
        self._said.draw(context.monitor, Mood.ASKING)
        footer(context, LETTER, (Key.LEFT_RIGHT, pages.LETTER_PLACE), NEXT, BACK)
        self._draw_boxes()

    def _draw_boxes(self) -> None:
        context, monitor = self.context, self.context.monitor
        wallpaper(monitor, (0, self._top, monitor.SIZE[0], NAMES + 2 * ARROWS + BOX_HEIGHT))
        put(monitor, self._left, self._top, context.text(pages.YOUR_INITIALS), c.LILAC)
        put(monitor, self._beside, self._top, context.text(strings.CODE_DIGITS), c.LILAC)
        top = self._top + NAMES + ARROWS
        draw_boxes(monitor, self._left, top, self.letters)
        draw_boxes(monitor, self._beside, top, self.digits, secret=True, waiting=self.asked is self.letters)


def code(context: PageContext) -> Screen[tuple[str, str] | None]:
    """Ask for initials and digits; None where the player left the page."""
    gestures, page = context.gestures, Codes(context)
    gestures.flush()
    while not page.digits.done:
        yield page.context.monitor
        if (gesture := gestures.read()) and not page.obey(gesture):
            voices.back(context.monitor)
            return None
    return page.letters.name, page.digits.name


def codes(context: PageContext, lock: PinLock) -> Screen[None]:
    """Let a player give a code, or take back the one that was given; `lock` counts how many are tried."""
    player = context.preferences.initials
    if context.preferences.code_of(player):
        says = filled(strings.CODE_GIVEN, player=player)
        if (
            yield from context.show(confirmed(context, strings.CODE_PAGE, says, strings.CODE_FORGET, strings.CODE_KEEP))
        ):
            context.set("coded", ())
        return
    if left := lock.seconds_left():
        why = filled(strings.CODES_LOCKED, seconds=left)
        yield from context.show(message(context, why, strings.CODE_PAGE, Mood.SORRY))
        return
    given = yield from context.show(code(context))
    if given is None:
        return
    lock.count()
    initials, digits = given
    found = code_hash(initials, digits)
    context.set("initials", initials)
    context.set("coded", (initials, found))
    ask_for(context.store, found)
    says = filled(strings.CODE_TAKEN, player=initials)
    yield from context.show(message(context, says, strings.CODE_PAGE, Mood.GLAD), by_itself=True)
