"""The three worst moves of a lost game, each with the picture of then and what would have been better."""

from collections.abc import Sequence
from typing import Any

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint.headline import ICE, MIDDLE
from arcade.cabinet.paint.page import Grid, fitted, heading
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import put, put_right, width
from arcade.cabinet.replays.run import Snapshot
from arcade.cabinet.widgets.choices import INSET as LINE_INSET
from arcade.cabinet.widgets.choices import Line, choose
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.cabinet.widgets.game_picture import below_heading
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.ai.mistakes import Mistake
from arcade.toolkit.contract.evaluator import MoveEvaluator, said

AnyEvaluator = MoveEvaluator[Any, Any]
Mistakes = Sequence[Mistake[Any, Any]]
EDGE, INSET = 6, 10
BELOW = 92
"""Pixels for what is said of a move, on a telephone."""


class Page:
    """Where things stand on the page, and how they are drawn."""

    def __init__(
        self,
        context: PageContext,
        live: Machine,
        evaluator: AnyEvaluator,
        found: Mistakes,
        pictures: Sequence[Snapshot | None],
    ) -> None:
        self._context, self._live, self._evaluator = context, live, evaluator
        self._found, self._pictures = found, pictures
        self._copy: Machine = type(live)(live.font)
        self._grid = Grid(*context.monitor.SIZE)
        self._picture = below_heading(context.monitor, type(live), EDGE)
        left, top, wide, high = self._picture.rect
        below, whole = top + high + EDGE, self._grid.width - 2 * EDGE
        if self._grid.narrow:
            self.menu: Rect = EDGE, below, whole, self._grid.row * len(found)
            after = below + self.menu[3] + EDGE
            self._said: Rect = EDGE, after, whole, min(BELOW, self._grid.height - after - EDGE)
        else:
            self._side: Rect = left + wide + EDGE, top, self._grid.width - left - wide - 2 * EDGE, high
            self.menu = self._side[0] + 1, top + 8, self._side[2] - 2, self._grid.row * len(found)
            self._said = EDGE, below, whole, self._grid.height - self._grid.footer - 4 - below
        heading(context.monitor, context.text(strings.WENT_WRONG))
        self._picture.draw_set()
        if not self._grid.narrow:
            panel(context.monitor, self._side)
            footer(context, CHOOSE, OK, BACK)

    def lines(self) -> list[Line]:
        """A line for each move, all of them short where one has no room for more."""
        room = self.menu[2] - 2 * LINE_INSET
        for words in (strings.MOVE_PLAYED, strings.MOVE_IN_BRIEF):
            lines = [
                self._context.text(words, number=one.counted, move=self._named(one, one.played)) for one in self._found
            ]
            if all(width(line) <= room for line in lines):
                break
        return [Line(line) for line in lines]

    def draw(self, chosen: int) -> None:
        """One of the moves: the picture of then, what was played and what was better."""
        context, monitor = self._context, self._context.monitor
        mistake, picture = self._found[chosen], self._pictures[chosen]
        self._copy.recall(self._live.memory() if picture is None else picture.memory)
        if self._evaluator.drawn is not None and picture is not None:
            self._evaluator.drawn(self._copy, mistake.position, mistake.better)
        self._picture.draw(self._copy)
        panel(monitor, self._said)
        left, top, wide, _ = self._said
        left, top, wide = left + INSET, top + 9, wide - 2 * INSET
        fitted(monitor, left, top, context.text(strings.MOVE, number=mistake.counted), wide, MIDDLE, ICE)
        for words, move, value, ink in (
            (strings.YOU_PLAYED, mistake.played, mistake.kept, c.CREAM),
            (strings.BETTER, mistake.better, mistake.missed, c.BRIGHT_YELLOW),
        ):
            top += 20
            moved = context.text(words, move=self._named(mistake, move))
            worth = context.text(said(self._evaluator.worth(value), player=True))
            put(monitor, left, top + 6, moved, ink, wide - width(worth) - INSET)
            put_right(monitor, left + wide, top + 6, worth, ink)

    def _named(self, mistake: Mistake[Any, Any], move: object) -> str:
        return self._evaluator.named(mistake.position, move, self._context.language)


def mistakes(
    context: PageContext, live: Machine, evaluator: AnyEvaluator, found: Mistakes, pictures: Sequence[Snapshot | None]
) -> Screen[None]:
    """Show them, the dearest first; for a picture that is not remembered stands that of the `live` machine."""
    page = Page(context, live, evaluator, found, pictures)
    lines = page.lines()
    yield from choose(context, lambda: lines, page.menu, page.draw)
