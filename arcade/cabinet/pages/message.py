"""A page with one sentence, and one with a question and its answers."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.paint import mascot
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import Grid, grid, heading
from arcade.cabinet.paint.panel import bubble
from arcade.cabinet.paint.typeset import AIRY, CAPITALS, folded, put
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets.choices import GAP, button_row, choose, draw_button
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Line
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Prose, Text

ROWS = 9
"""So many lines of a sentence on a page."""
PADDING = 12
BESIDE = mascot.WIDTH + 20
"""From the mascot's left side to the bubble's."""
TUCKED = 4
"""The aerial may reach so far above the body of the page."""
BELOW = 14
"""Pixels between the bubble and the answers."""


def question(
    stage: Stage, title: Text, sentence: Text, answers: Sequence[Text], start: int = 0, mood: Mood = Mood.ASKING
) -> Screen[int]:
    """Ask: the number of the answer, or LEFT_AGAIN."""

    def background(_chosen: int) -> None:
        heading(stage.monitor, stage.text(title))
        _say(stage, _lines(stage, sentence), _place(stage, sentence, len(answers)), mood)
        footer(stage, *((CHOOSE, OK, BACK) if len(answers) > 1 else (OK,)))

    left, top, wide, high = _place(stage, sentence, len(answers))
    row = button_row(stage)
    rect = left, top + high + BELOW, wide, row * len(answers)
    lines = [Line(answer) for answer in answers]
    return (yield from choose(stage, lambda: lines, rect, background, start, draw=draw_button, row=row))


def message(stage: Stage, sentence: Text, title: Text = strings.MESSAGE, mood: Mood = Mood.ASKING) -> Screen[None]:
    """Say something until it has been read, page after page if it is long."""
    lines = _lines(stage, sentence)
    for start in range(0, len(lines), ROWS):
        part = "\n".join(lines[start : start + ROWS])
        yield from question(stage, title, Prose(part, part), (strings.OK,), mood=mood)


def confirmed(stage: Stage, title: Text, sentence: Text, yes: Text, no: Text) -> Screen[bool]:
    """Ask before something is lost: keeping is the usual answer."""
    answer = yield from question(stage, title, sentence, (no, yes))
    return answer not in (LEFT_AGAIN, 0)


def _bubble(found: Grid) -> tuple[int, int]:
    """Where the bubble begins and how wide it is: beside the mascot, or below it on a telephone."""
    left, _, wide, _ = found.body
    beside = 0 if found.narrow else BESIDE
    return left + beside, wide - beside


def _lines(stage: Stage, sentence: Text) -> tuple[str, ...]:
    return folded(stage.text(sentence), _bubble(grid(stage.monitor))[1] - 2 * PADDING)


def _place(stage: Stage, sentence: Text, answers: int) -> Rect:
    """Where the bubble is, so that it and the answers stand a little above the middle of the page."""
    found = grid(stage.monitor)
    left, wide = _bubble(found)
    high = (len(_lines(stage, sentence)) - 1) * AIRY + CAPITALS + 2 * PADDING
    _, top, _, room = found.body
    above = mascot.HEIGHT + BELOW if found.narrow else 0
    spare = room - above - high - BELOW - answers * button_row(stage) + GAP
    return left, top + above + max(spare, 0) * 2 // 5, wide, high


def _say(stage: Stage, lines: Sequence[str], rect: Rect, mood: Mood) -> None:
    """The mascot and what it says."""
    monitor, found = stage.monitor, grid(stage.monitor)
    left, top, wide, _ = rect
    if found.narrow:
        mascot.mascot(monitor, (found.width - mascot.WIDTH) // 2, top - mascot.HEIGHT - BELOW, mood)
        bubble(monitor, rect, wide // 2, above=True)
    else:
        from_top = max(top + PADDING + CAPITALS // 2 - mascot.MOUTH, found.body[1] - TUCKED)
        mascot.mascot(monitor, found.margin, from_top, mood)
        bubble(monitor, rect, from_top + mascot.MOUTH - top)
    for row, line in enumerate(lines):
        put(monitor, left + PADDING, top + PADDING + row * AIRY, line, c.CREAM)
