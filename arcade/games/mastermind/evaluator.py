"""How good a try is: how many tries the code takes from there on, this one counted, whatever it turns out to be.

What is left after each answer is taken to need as many tries as pools of its size do on average with the strategy of
the fewest tries; where that strategy knows the pool itself, its own guess is the best.
"""

from dataclasses import replace
from functools import partial

from arcade.families.codes.breakers import SLICE, strongest
from arcade.families.codes.code import Code, all_codes
from arcade.families.codes.duel import STRENGTH as DUELLISTS
from arcade.families.codes.duel import Attacking, choose
from arcade.families.codes.expected import named, told, worth
from arcade.families.codes.strategy import best_guess
from arcade.toolkit.ai.tournament import Rival
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.searching import Search

WORTH_NAMING = 20
"""What a mistake costs at least: pools of one size differ by that among themselves."""


def _values(position: Attacking) -> Search[Valued[Code]]:
    """The first of the best is the strategy's guess or, in a pool that it never meets, one that may be the code."""
    pool = position.attack.pool
    values: dict[Code, int] = {}
    for number, code in enumerate(all_codes(True), 1):
        values[code] = worth(pool, code)
        if number % SLICE == 0:
            yield
    best = max(values.values())
    first = best_guess(pool) or next((code for code in pool.codes if values[code] == best), None)
    if first is not None:
        values = {first: best} | {code: value for code, value in values.items() if code != first}
    return tuple(values.items())


EVALUATOR = MoveEvaluator(named, told, _values, WORTH_NAMING)
STRENGTH = replace(DUELLISTS, hint=Rival("hint", partial(choose, strongest)))
