"""What only a kiosk's operator may do, behind a number if there is one."""

from contextlib import suppress
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.operator import Choice, operator
from arcade.cabinet.pages.settings_pages import settings_pages
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.storage.pin_lock import DIGITS, PinLock
from arcade.toolkit.contract.texts import filled

UNLOCK = "unlock"
"""A file in the data folder that opens the lock: no visitor can put it there."""


def operator_screens(context: PageContext, number: str, lock: PinLock, folder: Path | None) -> Screen[bool]:
    """Let the operator change settings for good; whether the arcade is to be left."""
    if folder is not None:
        with suppress(OSError):  # what cannot be taken away again opens nothing
            (folder / UNLOCK).unlink()
            lock.open()
    if number and not (yield from _lets_in(context, number, lock)):
        return False
    context.operating = True
    try:
        choice = Choice.BACK
        while True:
            choice = yield from context.show(operator(context, choice))
            match choice:
                case Choice.SETTINGS:
                    yield from settings_pages(context)
                case Choice.QUIT:
                    return True
                case Choice.BACK:
                    return False
    finally:
        context.operating = False


def _lets_in(context: PageContext, number: str, lock: PinLock) -> Screen[bool]:
    """Ask for the number; whether it was right. Nothing typed is nothing wrong."""
    if not lock.seconds_left():
        line = yield from typed(context, strings.OPERATOR, strings.OPERATOR_PIN, digits=DIGITS)
        if not line:
            return False
        if lock.fits(line, number):
            return True
    left = lock.seconds_left()
    why = filled(strings.LOCKED, time=f"{left // 60}:{left % 60:02}") if left else strings.PIN_WRONG
    yield from context.show(message(context, why, strings.OPERATOR, Mood.SORRY))
    return False
