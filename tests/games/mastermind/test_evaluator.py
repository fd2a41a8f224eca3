"""What tries are worth, and the look back over those of a code and of a duel."""

from collections.abc import Iterator

import pytest

from arcade.families.codes.code import BROKEN, Attack, Code, Pool, whole_pool
from arcade.families.codes.duel import Duel, Siege, duelled, siege
from arcade.families.codes.expected import NEEDED, TRY, needed
from arcade.families.codes.strategy import best_guess
from arcade.games.mastermind.evaluator import EVALUATOR
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

SECRET = "1352"


def attacked(*tries: Code, repeats: bool = True) -> Attack:
    """The attack on the secret after tries."""
    attack = Attack(SECRET, repeats)
    for code in tries:
        attack = attack.guess(code)
    return attack


def looked_back(match: object) -> list[tuple[int, Code, Code]]:
    """The mistakes of seat 0: number, what was tried, what was better."""
    work = worst(EVALUATOR, match, (0,))  # type: ignore[arg-type]
    while still():
        try:
            next(work)
        except StopIteration as ended:
            return [(one.number, one.played, one.better) for one in ended.value]
    return []


def measured(pool: Pool) -> Iterator[tuple[int, int]]:
    """The sizes of the pools to which the strategy comes, each with the tries it takes for all codes in it."""
    guess, total = best_guess(pool), len(pool)
    assert guess is not None
    for marks in pool.parts(guess):
        if marks != BROKEN:
            below = list(measured(pool.after(guess, marks)))
            total += below[-1][1]
            yield from below
    yield len(pool), total


@pytest.mark.parametrize(("repeats", "off"), [(True, 25), (False, 40)])
def test_the_tries_needed_are_those_of_the_strategy(repeats: bool, off: int) -> None:
    """With different digits, which part less, they are that much further off."""
    found = list(measured(whole_pool(repeats)))
    assert found[-1][1] == (5625 if repeats else 1435)
    for size in sorted({size for size, _ in found}):
        totals = [total for each, total in found if each == size]
        assert abs(TRY * sum(totals) / len(totals) / size - needed(size)) <= off, size
    assert [needed(size) for size, _ in NEEDED] == [hundredths for _, hundredths in NEEDED]


def test_the_best_first_try_is_the_strategys() -> None:
    values = at_once(EVALUATOR.values(Siege(attacked())))
    code, value = values[0]
    assert (code, EVALUATOR.worth(value).english, EVALUATOR.worth(value).in_language("ro")) == (
        "1123",
        "4.30 tries",
        "în 4,30",
    )
    assert value == max(dict(values).values())
    assert dict(values)["1111"] < value


def test_the_only_code_left_is_worth_one_try_and_every_other_two() -> None:
    attack = attacked("1123", "1345", "1362")
    values = dict(at_once(EVALUATOR.values(Siege(attack))))
    assert attack.pool.codes == (SECRET,)
    assert values.pop(SECRET) == -TRY
    assert set(values.values()) == {-2 * TRY}


def test_a_senseless_try_is_the_mistake_of_a_code_and_of_a_duel() -> None:
    mine = attacked("1123", "1111", "1345", "1362", SECRET)
    alone = siege(mine)
    assert alone.moves == [code for code, _ in mine.tries]
    assert alone.position == Siege(mine)
    assert alone.position.outcome() == 1
    number, played, _ = looked_back(alone)[0]
    assert (number, played) == (2, "1111")
    theirs = Attack("4444", True)
    for code in ("1123", "2222", "3333", "5555"):
        theirs = theirs.guess(code)
    both = duelled(Duel((mine, theirs)))
    assert both.moves == ["1123", "1123", "1111", "2222", "1345", "3333", "1362", "5555", SECRET]
    assert both.position == Duel((mine, theirs))
    assert looked_back(both)[0][:2] == (3, "1111")


def test_what_no_rule_allows_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be tried"):
        siege(attacked(SECRET)).position.play("1111")
