"""The end of a game as it is seen until its score is dealt with: the result, and not yet the question what next.

A program asks for another game as soon as it has shown the result. The score comes between the two.
"""

from arcade.cabinet.input.mash_guard import MashGuard
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.widgets.overlay import Overlay
from arcade.machine.machine import Machine
from arcade.toolkit.contract.texts import Text

SENTENCE_ENDS = ".!:,"
BLINK = 25
"""Frames in which the words of the cabinet are lit or not."""


def split(words: str) -> tuple[str, str]:
    """What stands before the last question in some words, and the question; no question is empty."""
    end = words.rfind("?")
    if end < 0:
        return words, ""
    start = max(words.rfind(sign, 0, end) for sign in SENTENCE_ENDS) + 1
    return words[:start].strip(), words[start:].strip()


def news(before: list[str], now: list[str]) -> str:
    """The words of a picture that were not in the one before it."""
    found: list[str] = []
    for row, words in enumerate(now):
        old = before[row] if row < len(before) else ""
        if words != old:
            changed = words.removeprefix(old).strip()
            found += [changed] if changed else []
    return " ".join(found)


class FinalPicture:
    """The picture to be seen, a copy of the program's."""

    def __init__(self, machine: Machine, before: bytes | None) -> None:
        """`before` is the memory of the frame before the program asked or ended, if there is one."""
        self._overlay = Overlay(machine)
        self._memory = machine.memory()
        self.row = 0
        """Where words of the cabinet are best put: over a question that stands alone in its row, or on top."""
        now = machine.text_rows()
        if before is not None and _asks_only(news(self._overlay.show(before).text_rows(), now)):
            self._memory = before
        else:
            self.row = max((row for row, words in enumerate(now[: self._overlay.rows]) if _asks_only(words)), default=0)

    def show(self, words: str = "", lit: bool = False) -> Machine:
        """The picture, with words in its row."""
        shown = self._overlay.show(self._memory)
        if words or self.row:
            self._overlay.bar(self.row, words, lit)
        return shown

    def until_pressed(self, context: PageContext, words: Text) -> Screen[None]:
        """Leave it to look at, with word of what comes, until a key is pressed."""
        guard = MashGuard()
        frame = 0
        while not (guard.over(context.down) and context.pressed):
            lit = context.preferences.calm or frame // BLINK % 2 == 0
            yield self.show(context.text(words), lit)
            frame += 1
        context.swallow()


def _asks_only(words: str) -> bool:
    result, question = split(words)
    return bool(question) and not result
