"""How strong the ways of breaking a code are, exactly, over every code."""

from hashlib import sha256

import pytest

from arcade.families.codes.breakers import Breaker, breaking, carelessly, in_order, parting, strongest
from arcade.families.codes.code import BROKEN, Attack, Code, Marks, all_codes, hidden, whole_pool
from arcade.families.codes.duel import STRENGTH, Duel
from arcade.families.codes.strategy import best_guess
from arcade.machine.data import data_path
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.searching import Search, at_once
from tests.patience import still


def tries_of_all(breaker: Breaker, repeats: bool, dice: Dice) -> Search[dict[int, int]]:
    """How many codes a breaker without chance finds in 1, 2, 3 ... tries: its tree of guesses walked once."""
    counts: dict[int, int] = {}
    left = [(whole_pool(repeats), 1)]
    while still(left):
        pool, depth = left.pop()
        guess = yield from breaker(pool, repeats, dice)
        for marks in pool.parts(guess):
            if marks == BROKEN:
                counts[depth] = counts.get(depth, 0) + 1
            else:
                left.append((pool.after(guess, marks), depth + 1))
    return dict(sorted(counts.items()))


@pytest.mark.parametrize(
    ("breaker", "repeats", "tries", "counts"),
    [
        (in_order, False, 1493, {1: 1, 2: 10, 3: 61, 4: 166, 5: 107, 6: 15}),
        (in_order, True, 7471, {1: 1, 2: 4, 3: 25, 4: 108, 5: 305, 6: 602, 7: 196, 8: 49, 9: 6}),
        (strongest, False, 1435, {2: 7, 3: 60, 4: 224, 5: 69}),
        (strongest, True, 5625, {1: 1, 2: 8, 3: 83, 4: 663, 5: 539, 6: 2}),
    ],
)
def test_every_code_is_found_in_so_many_tries(
    breaker: Breaker, repeats: bool, tries: int, counts: dict[int, int]
) -> None:
    """The book's way is as measured; the strong one takes as few as can be (Koyama and Lai, 1993, with repeats)."""
    found = at_once(tries_of_all(breaker, repeats, SplitMix(0)))
    assert found == counts
    assert sum(found.values()) == len(all_codes(repeats))
    assert sum(count * codes for count, codes in found.items()) == tries


def test_the_table_is_the_one_that_the_tool_makes() -> None:
    table = data_path("assets/openings/mastermind.txt").read_bytes()
    assert sha256(table).hexdigest() == "d0fe95540bb65f8a8efaf4be01bfb3c89bd35b7fcd09ba95f7a0f494bdbf3a6c"


def test_elsewhere_the_guess_is_the_one_that_parts_most() -> None:
    """After tries that the strategy would not have made."""
    for repeats, first, marks in ((False, "1234", Marks(1, 1)), (True, "1111", Marks(1, 0))):
        pool = whole_pool(repeats).after(first, marks)
        assert best_guess(pool) is None
        guess = at_once(strongest(pool, repeats, SplitMix(0)))
        assert guess == at_once(parting(pool, repeats))
        assert len(pool.parts(guess)) == max(len(pool.parts(one)) for one in all_codes(repeats))


@pytest.mark.parametrize(
    ("secret", "guesses"),
    [
        ("1234", "1234"),
        ("3516", "1234 2156 2365 3516"),
        ("6543", "1234 2156 3465 5643 6543"),
        ("2461", "1234 2145 2351 2461"),
        ("6452", "1234 2156 2365 3516 4652 6452"),
    ],
)
def test_the_book_guesses_in_order(secret: Code, guesses: str) -> None:
    assert " ".join(at_once(breaking(secret, False, SplitMix(0), in_order))) == guesses


def test_a_beginner_breaks_codes_too_but_not_as_fast() -> None:
    dice = SplitMix(5)
    counts = [len(at_once(breaking(secret, False, dice, carelessly))) for secret in all_codes(False)]
    assert 1600 < sum(counts) < 2000


def duel(*tries: Code) -> Duel:
    position = Duel((Attack("1352", False), Attack("6543", False)))
    for code in tries:
        position = position.play(code)
    return position


def test_tries_alternate_and_a_round_is_finished() -> None:
    assert duel().seat == 0
    assert duel("1234").seat == 1
    assert duel("1352").outcome() is None, "the other side still has its try"
    assert duel("1352", "1234").outcome() == 1
    assert duel("1234", "6543").outcome() == -1
    assert duel("1352", "6543").outcome() == 0, "both in the same round"
    assert duel("1234", "1234").outcome() is None
    assert duel("1352", "1234").moves() == ()
    assert [marks for _, marks in duel("1352", "1234").attacks[0].tries] == [BROKEN]


def test_a_side_sees_its_own_tries_only() -> None:
    rival = STRENGTH.rivals[-1]
    one = Duel((Attack("1352", False), Attack("6543", False)))
    other = Duel((Attack("1352", False), Attack("2461", False)))
    for code in ("1234", "5612"):
        one, other = one.play(code), other.play(code)
    assert at_once(rival.choose(one, SplitMix(0))) == at_once(rival.choose(other, SplitMix(0)))


def test_every_code_is_hidden_some_time() -> None:
    dice = SplitMix(1)
    assert {hidden(dice, False) for _ in range(4000)} == set(all_codes(False))
