"""Marks that cannot be, marks that cannot all be true, and codes that are hard to break."""

import pytest

from arcade.families.codes.breakers import BREAKERS, breaking, in_order
from arcade.families.codes.code import ANSWERS, Code, Marks, Try, marked
from arcade.families.codes.guessers import Guesser
from arcade.games.masteract.levels import Fault, Task
from arcade.games.masteract.opponent import stubborn
from arcade.games.masteract.rules import fault, mistaken, suspects, worth
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import at_once
from tests.families.test_codebreakers import tries_of_all


def tries(*marks: tuple[Code, int, int]) -> tuple[Try, ...]:
    return tuple((code, Marks(places, elsewhere)) for code, places, elsewhere in marks)


def test_over_all_codes_the_printed_program_takes_1493_tries() -> None:
    counts = at_once(tries_of_all(in_order, False, SplitMix(0)))
    assert list(counts.values()) == [1, 10, 61, 166, 107, 15]
    assert sum(count * codes for count, codes in counts.items()) == 1493


@pytest.mark.parametrize(
    ("places", "elsewhere", "wrong"),
    [(3, 2, Fault.TOO_MANY), (4, 1, Fault.TOO_MANY), (3, 1, Fault.LAST_ONE), (0, 1, Fault.TOO_FEW), (0, 2, None)],
)
def test_marks_that_can_never_be(places: int, elsewhere: int, wrong: Fault | None) -> None:
    assert fault(Marks(places, elsewhere), repeats=False, guess="1234") is wrong


def test_with_repeats_every_marking_of_the_fourteen_can_be() -> None:
    pairs = [Marks(places, elsewhere) for places in range(5) for elsewhere in range(5)]
    assert [marks for marks in pairs if fault(marks, repeats=True, guess="1234") is None] == list(ANSWERS)
    assert fault(Marks(0, 1), repeats=False, guess="1123") is None, "its own digit repeats"


def test_the_marks_that_alone_may_be_wrong() -> None:
    clash = tries(("1234", 0, 2), ("2156", 0, 4), ("5612", 0, 2))
    assert suspects(False, clash) == (1, 2)
    assert suspects(False, tries(("1234", 0, 0))) == (0,)
    assert suspects(False, tries(("1234", 0, 0), ("1234", 4, 0), ("1243", 4, 0))) == ()


def test_the_marks_that_a_code_would_have_given_otherwise() -> None:
    clash = tries(("1234", 0, 2), ("2156", 0, 4), ("5612", 0, 2))
    assert mistaken("3516", clash) == (1, 2)
    assert mistaken("5621", clash) == (2,)
    assert marked("5621", "2156") == (0, 4)


def test_what_the_tries_are_worth_to_the_player() -> None:
    assert [worth(count) for count in (1, 3, 4, 5, 6)] == [
        Outcome.LOST,
        Outcome.LOST,
        Outcome.DRAWN,
        Outcome.WON,
        Outcome.WON,
    ]


def test_a_hint_is_a_code_that_takes_long() -> None:
    for guesser in (Guesser.METHODICAL, Guesser.STRONG):
        task = Task(guesser)
        code = at_once(stubborn(task, SplitMix(4)))
        assert len(at_once(breaking(code, task.repeats, SplitMix(0), BREAKERS[guesser]))) >= 5
