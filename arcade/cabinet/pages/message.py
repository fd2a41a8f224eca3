"""A page with one sentence, and one with a question and its answers."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import BACK, FIRE, UP_DOWN, hints
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import lines
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Prose, Text, wrap

WIDTH = 28
TOP, BOTTOM = 5, 22
ROWS = 10
"""So many lines of a sentence on a page."""


def question(stage: Stage, title: Text, sentence: Text, answers: Sequence[Text], start: int = 0) -> Frames[int]:
    """Ask: the number of the answer, or LEFT_AGAIN."""

    def background(_chosen: int) -> None:
        theme.heading(stage.machine, stage.text(title))
        lines(stage.machine, TOP, 2, stage.text(sentence), room, WIDTH, theme.PLAIN)
        keys = (UP_DOWN, FIRE, BACK) if len(answers) > 1 else (FIRE,)
        theme.help_line(stage.machine, hints(stage, *keys))

    rows = len(answers)
    room = BOTTOM - rows - 2 - TOP
    area = Area(TOP + min(len(wrap(stage.text(sentence), WIDTH)), room) + 2, 1, rows, 30)
    return (yield from menu(stage, lambda: [Line(answer) for answer in answers], area, background, start))


def message(stage: Stage, sentence: Text, title: Text = strings.MESSAGE) -> Frames[None]:
    """Say something until it has been read, page after page if it is long."""
    wrapped = wrap(stage.text(sentence), WIDTH)
    for start in range(0, len(wrapped), ROWS):
        part = "\n".join(wrapped[start : start + ROWS])
        yield from question(stage, title, Prose(part, part), (strings.OK,))


def confirmed(stage: Stage, title: Text, sentence: Text, yes: Text, no: Text) -> Frames[bool]:
    """Ask before something is lost: keeping is the usual answer."""
    answer = yield from question(stage, title, sentence, (no, yes))
    return answer not in (LEFT_AGAIN, 0)
