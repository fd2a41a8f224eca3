"""A page with one sentence, and one with a question and its answers."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.widgets.choices import GAP, LEFT_AGAIN, Line, button_row, choose, draw_button
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.cabinet.widgets.speech import said_in_lines, speech
from arcade.toolkit.contract.texts import Text, Verbatim

ROWS = 9
"""So many lines of a sentence on a page."""


def question(
    context: PageContext, title: Text, sentence: Text, answers: Sequence[Text], start: int = 0, mood: Mood = Mood.ASKING
) -> Screen[int]:
    """Ask: the number of the answer, or LEFT_AGAIN."""
    row = button_row(context)
    said = speech(context, sentence, row * len(answers) - GAP)
    _, top, _, high = grid(context.monitor).body
    # The menu of a cabinet on a leaderboard is the longest.
    row = min(row, (top + high - said.below[1] + GAP) // len(answers))

    def background(_chosen: int) -> None:
        heading(context.monitor, context.text(title))
        said.draw(context.monitor, mood)
        footer(context, *((CHOOSE, OK, BACK) if len(answers) > 1 else (OK,)))

    rect = *said.below, row * len(answers)
    lines = [Line(answer) for answer in answers]
    return (yield from choose(context, lambda: lines, rect, background, start, draw=draw_button, row=row))


def message(
    context: PageContext, sentence: Text, title: Text = strings.MESSAGE, mood: Mood = Mood.ASKING
) -> Screen[None]:
    """Say something until it has been read, page after page if it is long."""
    lines = said_in_lines(context, sentence)
    for start in range(0, len(lines), ROWS):
        part = "\n".join(lines[start : start + ROWS])
        yield from question(context, title, Verbatim(part), (strings.OK,), mood=mood)


def confirmed(context: PageContext, title: Text, sentence: Text, yes: Text, no: Text) -> Screen[bool]:
    """Ask before something is lost: keeping is the usual answer."""
    answer = yield from question(context, title, sentence, (no, yes))
    return answer not in (LEFT_AGAIN, 0)
