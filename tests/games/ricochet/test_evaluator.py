"""The judge of Ricochet: so many shots take all that can be taken, and a shot that brings nothing costs one."""

import pytest

from arcade.games.ricochet.board import Table
from arcade.games.ricochet.evaluator import EVALUATOR, Aim
from arcade.games.ricochet.layouts import CORNERS, DOORS, MENDED, OPEN, PRINTED
from arcade.games.ricochet.solver import Shot, flown, run, shots
from arcade.toolkit.contract.searching import at_once


@pytest.mark.parametrize("table", [OPEN, MENDED, CORNERS, DOORS])
def test_at_first_par_is_needed_or_one_more(table: Table) -> None:
    values = at_once(EVALUATOR.values(Aim(table, tuple(sorted(table.targets)))))
    assert [shot for shot, _ in values] == shots(table)
    assert {value for _, value in values} == {-table.par, -1 - table.par}


def test_what_cannot_be_taken_counts_for_nothing() -> None:
    taken = {place for shot in shots(PRINTED) for place in run(PRINTED, shot).taken}
    out_of_reach = tuple(sorted(set(PRINTED.targets) - taken))
    assert len(out_of_reach) == 1
    assert {value for _, value in at_once(EVALUATOR.values(Aim(PRINTED, out_of_reach)))} == {-1}


def test_a_shot_is_named_by_what_it_takes_and_told_by_what_is_needed() -> None:
    targets = tuple(sorted(OPEN.targets))
    for shot in shots(OPEN):
        taken = run(OPEN, shot).taken
        places = flown(OPEN, shot, targets)
        assert set(places) >= taken
        assert (places[-1] in taken) if taken else not places
        assert EVALUATOR.named(Aim(OPEN, targets), shot, "en") == f"a {len(taken)}-target shot"
    assert EVALUATOR.named(Aim(OPEN, ()), Shot(16, 1), "ro") == "foc cu 0 ținte"
    assert (EVALUATOR.worth(-2).english, EVALUATOR.worth(-2).in_language("ro")) == ("shots: 2", "focuri: 2")
