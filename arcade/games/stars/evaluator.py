"""How good a ray was: how many rays clear the sky from there on, this one counted, if the fewest are fired after it."""

from functools import cache

from arcade.games.stars import strings
from arcade.games.stars.board import CELL, Ray, Star, pixels
from arcade.games.stars.rules import Aim
from arcade.games.stars.scene import TOP_LINE
from arcade.games.stars.solver import solve
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled
from arcade.toolkit.picture.ink import YELLOW, attribute

DRAWN = attribute(YELLOW, bright=True)


class Skies:
    """Remembers what was solved last: the sky after a ray is the one before the next."""

    def __init__(self) -> None:
        self._known: tuple[tuple[Star, ...], tuple[Star, ...], tuple[Ray, ...]] = (), (), ()

    def plan(self, stars: tuple[Star, ...], holes: tuple[Star, ...]) -> Search[tuple[Ray, ...]]:
        """The fewest rays that clear a sky."""
        if self._known[:2] != (stars, holes):
            self._known = stars, holes, (yield from solve(stars, holes))
        return self._known[2]


@cache
def _skies() -> Skies:
    return Skies()


def _values(aim: Aim) -> Search[Valued[Ray]]:
    """Of the first of the fewest, and of the ray that was fired."""
    fewest = yield from _skies().plan(aim.stars, aim.holes)
    after = yield from _skies().plan(aim.left, aim.holes)
    values = {ray: -len(fewest) for ray in fewest[:1]} | {aim.ray: -1 - len(after)}
    return tuple(values.items())


def _told(value: int) -> Text:
    return filled(strings.RAYS_TO_GO, n=-value)


def _named(aim: Aim, ray: Ray, language: Language) -> str:
    return strings.RAY_OF.in_language(language, n=len(aim.taken(ray)))


def _drawn(machine: Spectrum, aim: Aim, ray: Ray) -> None:
    way = list(pixels(ray))
    for row, column in dict.fromkeys(((TOP_LINE - y) // CELL, x // CELL) for x, y in way):
        if (row, column) not in aim.stars:
            machine.cell(row, column, bytes(CELL), DRAWN)
    for x, y in way:
        machine.plot(x, y, ink=YELLOW, bright=1)


EVALUATOR = MoveEvaluator(_named, _told, _values, drawn=_drawn)
