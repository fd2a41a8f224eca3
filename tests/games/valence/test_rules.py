"""Shells, valences, formulas, the cylinder and the report as plain values."""

from math import gcd

import pytest

from arcade.games.valence.chemistry import (
    BINARY,
    ELEMENTS,
    GROUPS,
    ROMAN,
    SEVERAL,
    SYMBOLS,
    Compound,
    Part,
    shells,
    valence,
)
from arcade.games.valence.explanations import compound_name, hint, reason
from arcade.games.valence.levels import LEVELS
from arcade.games.valence.rules import (
    PLANS,
    UNITS,
    Cylinder,
    ElementTask,
    FormulaTask,
    Kind,
    Player,
    Report,
    Verdict,
    ranking,
    tasks,
)
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.texts import wrap
from tests.patience import still

COMPOUNDS = BINARY + SEVERAL + GROUPS
VALENCES = (1, 0, 1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4, 3, 2, 1, 0, 1, 2)


@pytest.mark.parametrize(
    ("symbol", "number", "filled", "bonds"),
    [("P", 15, (2, 8, 5), 3), ("K", 19, (2, 8, 8, 1), 1), ("He", 2, (2,), 0), ("H", 1, (1,), 1)],
)
def test_the_elements_of_the_book(symbol: str, number: int, filled: tuple[int, ...], bonds: int) -> None:
    assert SYMBOLS[number - 1] == symbol
    assert shells(number) == filled
    assert valence(number) == bonds
    task = ElementTask(number)
    for answer in (*filled, bonds):
        assert task.enter(answer) is Verdict.RIGHT
    assert task.done
    assert task.points == number


def test_the_whole_table() -> None:
    assert all(sum(shells(number)) == number for number in ELEMENTS)
    assert tuple(map(valence, ELEMENTS)) == VALENCES


def test_shells_without_electrons_are_not_asked() -> None:
    task = ElementTask(2)
    kinds = []
    while still(not task.done):
        kinds.append(task.kind)
        task.enter(task.answers[len(task.told)])
    assert kinds == [Kind.K, Kind.VALENCE]


def test_no_valence_is_written_as_a_letter() -> None:
    assert ROMAN[valence(10)] == ROMAN[valence(18)] == "O"


def test_a_wrong_digit_leaves_the_question() -> None:
    task = ElementTask(15)
    assert task.enter(3) is Verdict.WRONG
    assert (task.kind, task.told) == (Kind.K, [])


def test_of_equals_the_earlier_player_stands_first() -> None:
    assert ranking([Player("a", 10), Player("b", 10)]) == [0, 1]
    assert ranking([Player("a", 27), Player("b", 8), Player("c", 14)]) == [0, 2, 1]


def test_the_cylinder_takes_39_units() -> None:
    cylinder = Cylinder()
    cylinder.fill(UNITS - 1)
    assert (UNITS, cylinder.overflowed, cylinder.left) == (39, False, 1)
    cylinder.fill(2)
    assert cylinder.overflowed
    assert cylinder.left == 0


@pytest.mark.parametrize(
    ("first", "second", "formula"),
    [
        (("Al", 3), ("O", 2), "Al2O3"),
        (("Fe", 3), ("SO4", 2), "Fe2(SO4)3"),
        (("NH4", 1), ("PO4", 3), "(NH4)3PO4"),
        (("Ca", 2), ("OH", 1), "Ca(OH)2"),
        (("S", 6), ("O", 2), "SO3"),
        (("P", 5), ("O", 2), "P2O5"),
        (("Na", 1), ("Cl", 1), "NaCl"),
    ],
)
def test_formulas(first: tuple[str, int], second: tuple[str, int], formula: str) -> None:
    assert Compound(Part(*first), Part(*second)).formula() == formula


@pytest.mark.parametrize("compound", COMPOUNDS, ids=lambda compound: compound.formula())
def test_every_formula_balances_and_is_the_smallest(compound: Compound) -> None:
    first, second = compound.subscripts
    assert first * compound.first.valence == second * compound.second.valence == compound.bonds
    assert gcd(first, second) == 1
    assert max(first, second) <= 9


def test_every_compound_comes_once_and_has_a_name_that_fits() -> None:
    assert len(set(COMPOUNDS)) == len(COMPOUNDS)
    names = {language: [compound_name(one).in_language(language) for one in COMPOUNDS] for language in LANGUAGES}
    for found in names.values():
        assert len(set(found)) == len(found)
        assert max(map(len, found)) <= 32 - len(" = ?")


def test_a_subscript_can_be_taken_back() -> None:
    task = FormulaTask(BINARY[0])
    assert not task.take_back()
    assert task.enter(2) is Verdict.FIRST
    assert task.take_back()
    assert [task.enter(1), task.enter(1)] == [Verdict.FIRST, Verdict.RIGHT]
    assert (task.done, task.points) == (True, 11)


def said(task: ElementTask | FormulaTask, language: str = "en") -> str:
    words, places = reason(task)
    return words.in_language("ro" if language == "ro" else "en", **places)


def test_reasons_calculate() -> None:
    phosphorus = ElementTask(15, [2, 8])
    assert said(phosphorus) == "Electrons left: 5 of 15; M holds 8, so all go there"
    phosphorus.told.append(5)
    assert said(phosphorus) == "M has 5 of 8 electrons: 8-5 are missing, valence III"
    assert said(ElementTask(19, [2, 8, 8])) == "K, L and M hold 18, so N gets 19-18 = 1"
    oxide = FormulaTask(Compound(Part("Al", 3), Part("O", 2)))
    oxide.enter(2)
    assert oxide.enter(2) is Verdict.WRONG
    assert said(oxide) == "Hands: 2×3 = 6, 2×2 = 4; free on Al: 2"
    oxide.enter(4)
    oxide.enter(6)
    assert said(oxide) == "All hands hold, but both can be divided by 2: 4:6 = 2:3"
    oxide.enter(0)
    oxide.enter(3)
    assert said(oxide) == "There is at least one of each"


def test_every_reason_and_hint_fits_its_two_lines() -> None:
    for language in LANGUAGES:
        found = set()
        for number in ELEMENTS:
            element = ElementTask(number)
            while still(not element.done):
                found.add(said(element, language))
                element.enter(element.answers[len(element.told)])
        for compound in COMPOUNDS:
            for first in range(10):
                for second in range(10):
                    formula = FormulaTask(compound)
                    formula.enter(first)
                    if formula.enter(second) is Verdict.WRONG:
                        found.add(said(formula, language))
            words, places = hint(FormulaTask(compound))
            found.add(words.in_language(language, **places))
        assert [words for words in found if len(wrap(words, 32)) > 2] == []


@pytest.mark.parametrize("number", LEVELS.keys)
def test_lessons_set_tasks_that_do_not_repeat_and_grow_harder(number: int) -> None:
    asked = tasks(PLANS[LEVELS[number].sets], SplitMix(number))
    labels = [task.label for task in asked]
    assert len(set(labels)) == len(labels) == (8 if number == 1 else 12)
    order = list(Kind)
    if number > 2:
        kinds = [order.index(task.kind) for task in asked]
        assert kinds == sorted(kinds)
        assert len(set(kinds)) == 2
    else:
        assert all(task.points <= 10 for task in asked[:4])
        assert all(task.points > 10 for task in asked[-4:])


def test_the_mark_is_exact() -> None:
    assert [Report(questions=12, clean=clean).mark for clean in (0, 5, 6, 11, 12)] == [1, 4, 5, 9, 10]
    assert not Report(questions=12, clean=12, overflowed=True).passed
    assert Report().mark == 1


def test_the_report_knows_what_was_mistaken_most() -> None:
    report = Report()
    assert report.worst is None
    sodium = ElementTask(11)
    for told in ([], [2], [2], [2, 8, 1], [2, 8, 1]):
        sodium.told = told
        report.mistaken(sodium)
    assert report.worst == (Kind.L, 2)
    assert report.again == ["Na"]
