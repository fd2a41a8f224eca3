"""How good a shot was: how many shots take what can be taken from there on, this one counted, if none is wasted.

On tables where nothing is steered a shot always flies as it did, whatever was taken before it.
"""

from dataclasses import dataclass

from arcade.games.ricochet import strings
from arcade.games.ricochet.board import Place, Table
from arcade.games.ricochet.solver import Shot, cover, exploring, flown
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.colours import KEEP
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled
from arcade.toolkit.picture.sprites import CELL

FIRST, LAST = 2, 6
"""Pixels of a cell between which a dot is."""
TOP_LINE = 175


@dataclass(frozen=True, eq=False)
class Aim:
    """A table, and the targets that are left on it before a shot."""

    table: Table
    left: tuple[Place, ...]


def _values(aim: Aim) -> Search[Valued[Shot]]:
    """A negative number for every shot; equal ones once no shot takes anything."""
    runs = yield from exploring(aim.table)
    needed: dict[frozenset[Place], int] = {}
    values = []
    for run in runs:
        after = frozenset(aim.left).difference(run.taken)
        if after not in needed:
            needed[after] = len(cover(runs, after))
            yield
        values.append((run.shot, -1 - needed[after]))
    return values


def _told(value: int) -> Text:
    return filled(strings.SHOTS_TO_GO, n=-value)


def _named(aim: Aim, shot: Shot, language: Language) -> str:
    taken = [place for place in flown(aim.table, shot, aim.left) if place in aim.left]
    return strings.SHOT_OF.in_language(language, n=len(taken))


def _drawn(machine: Spectrum, aim: Aim, shot: Shot) -> None:
    """Dots along the way to the last target that the shot takes; a cell keeps its colours."""
    way = (aim.table.start[0], shot.column), *flown(aim.table, shot, aim.left)
    for row, column in dict.fromkeys(place for place in way if place not in aim.left):
        for x in range(FIRST, LAST):
            for y in range(FIRST, LAST):
                machine.plot(CELL * column + x, TOP_LINE - CELL * row - y, over=1, ink=KEEP, paper=KEEP, bright=KEEP)


EVALUATOR = MoveEvaluator(_named, _told, _values, drawn=_drawn)
