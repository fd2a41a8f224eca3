"""Codes and their marks: the figures recorded for both code games, and marks against the plain definition."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.families.codes.code import (
    ANSWERS,
    BROKEN,
    DIGITS,
    Code,
    Marks,
    agreeing,
    all_codes,
    as_byte,
    marked,
    pool_of,
    whole_pool,
)

codes = st.text(DIGITS, min_size=4, max_size=4)


def plainly(secret: Code, guess: Code) -> tuple[int, int]:
    """Marks as a person gives them: hits first, then each digit left over that is still to be found."""
    left, wrong, places = [], [], 0
    for one, other in zip(secret, guess, strict=True):
        if one == other:
            places += 1
        else:
            left.append(one)
            wrong.append(other)
    elsewhere = 0
    for digit in wrong:
        if digit in left:
            left.remove(digit)
            elsewhere += 1
    return places, elsewhere


@pytest.mark.parametrize(
    ("secret", "guess", "marks"),
    [
        ("1352", "1122", (2, 0)),
        ("1352", "3344", (1, 0)),
        ("1352", "1234", (1, 2)),
        ("1352", "1352", (4, 0)),
        ("1123", "1122", (3, 0)),
        ("1123", "2611", (0, 3)),
        ("1123", "5555", (0, 0)),
        ("1123", "3211", (0, 4)),
        ("1123", "1444", (1, 0)),
        ("1122", "2333", (0, 1)),
        ("2234", "1252", (1, 1)),
    ],
)
def test_marks_seen_on_the_rom_or_mended(secret: Code, guess: Code, marks: tuple[int, int]) -> None:
    assert marked(secret, guess) == marks


@given(codes, codes)
def test_marks_are_what_a_person_counts(secret: Code, guess: Code) -> None:
    assert marked(secret, guess) == plainly(secret, guess) == marked(guess, secret)


def test_a_whole_pool_is_marked_like_each_of_its_codes() -> None:
    pool = whole_pool(True)
    for guess in ("1111", "1122", "6543", "2322", "3516"):
        assert list(pool.marks(guess)) == [as_byte(marked(code, guess)) for code in pool.codes]


def test_there_are_360_and_1296_codes_in_order() -> None:
    for repeats, count, first, last in ((False, 360, "1234", "6543"), (True, 1296, "1111", "6666")):
        found = all_codes(repeats)
        assert (len(found), found[0], found[-1]) == (count, first, last)
        assert list(found) == sorted(found)
    assert set(all_codes(False)) < set(all_codes(True))


def test_there_are_fourteen_markings() -> None:
    assert len(ANSWERS) == 14
    assert (3, 1) not in ANSWERS
    assert set(whole_pool(True).parts("1123")) == set(ANSWERS)
    assert sum(whole_pool(False).parts("1234").values()) == 360


def test_only_codes_that_agree_with_all_tries_are_left() -> None:
    pool = agreeing(False, [("1234", Marks(0, 2)), ("2156", Marks(1, 2))])
    assert len(agreeing(False, [("1234", Marks(0, 2))])) == 84
    assert len(pool) == 24
    assert pool.codes[0] == "2365"
    assert all(marked(code, "2156") == (1, 2) for code in pool.codes)
    assert not agreeing(False, [("1234", Marks(0, 0))])
    assert agreeing(True, [("6666", BROKEN)]).codes == ("6666",)


def test_a_pool_of_one_code() -> None:
    assert pool_of(("1352",)).parts("1234") == {(1, 2): 1}
