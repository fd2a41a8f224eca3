"""What only a kiosk's operator may do, behind a number if there is one."""

from arcade.cabinet import strings
from arcade.cabinet.lock import Lock
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.operator import Wish, operator
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.settings_life import settings_life
from arcade.cabinet.stage import Life, Stage
from arcade.toolkit.texts import filled

DIGITS = 16
"""So long may the number be."""


def operator_life(stage: Stage, number: str, lock: Lock) -> Life[bool]:
    """Let the operator change settings for good; whether the arcade is to be left."""
    if number and not (yield from _lets_in(stage, number, lock)):
        return False
    stage.operating = True
    try:
        wish = Wish.BACK
        while True:
            wish = yield from stage.show(operator(stage, wish))
            match wish:
                case Wish.SETTINGS:
                    yield from settings_life(stage)
                case Wish.QUIT:
                    return True
                case Wish.BACK:
                    return False
    finally:
        stage.operating = False


def _lets_in(stage: Stage, number: str, lock: Lock) -> Life[bool]:
    """Ask for the number; whether it was right. Nothing typed is nothing wrong."""
    if not lock.seconds_left():
        line = yield from typed(stage, strings.OPERATOR, strings.OPERATOR_PIN, digits=DIGITS)
        if not line:
            return False
        if lock.fits(line, number):
            return True
    left = lock.seconds_left()
    why = filled(strings.LOCKED, time=f"{left // 60}:{left % 60:02}") if left else strings.PIN_WRONG
    yield from stage.show(message(stage, why, strings.OPERATOR))
    return False
