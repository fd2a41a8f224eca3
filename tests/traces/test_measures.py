"""Figures come out of counts; a game is below a bar, below its own, or above one that it needs no more."""

import pytest

from tests.traces import bars
from tests.traces.bars import BARS, LOWER, Bar, Lower, below, below_own, needless
from tests.traces.measures import Column, Measures, farthest, off
from tests.traces.recording import recorded


def measured(**shares: float) -> Measures:
    """Measures of a perfect game but for these shares, by their names."""
    measures = Measures()
    for column in measures.counts:
        measures.count(column, round(10 * shares.get(column.name.lower(), 100)), 1000)
    measures.ratios, measures.builds = [1.0, 1.0, 1.1], [2, 4]
    return measures


def test_figures() -> None:
    figures = measured(text=97.5).figures
    assert (figures[Column.TEXT], figures[Column.SEEN]) == (97.5, 100)
    assert (figures[Column.TIME], figures[Column.WORST]) == (1.0, 1.1)
    assert (figures[Column.BUILD], figures[Column.FURTHEST], figures[Column.STUCK]) == (3, 4, 0)


def test_where_there_is_nothing_there_is_no_figure() -> None:
    figures = Measures().figures
    assert {column for column, figure in figures.items() if figure is not None} == {Column.STUCK}
    assert below(figures) == []


def test_a_handful_of_numbers_tells_nothing() -> None:
    measures = Measures()
    measures.count(Column.NUMBERS, 1, 9)
    assert measures.figures[Column.NUMBERS] is None
    measures.count(Column.NUMBERS, 1)
    assert measures.figures[Column.NUMBERS] == 20


def test_half_as_long_is_as_far_off_as_twice() -> None:
    assert off(0.5) == pytest.approx(off(2))
    assert off(0) == off(0.01)
    assert farthest([1.2, 0.7, 1.3]) == 0.7


def test_a_game_below_the_bar_is_found() -> None:
    assert below(measured().figures) == []
    assert below(measured(text=97.9, border=98, notes=96.9).figures) == [Column.TEXT, Column.NOTES]
    measures = measured()
    measures.ratios, measures.builds, measures.stuck = [0.96, 0.96, 0.79], [10, 7], 1
    assert below(measures.figures) == [Column.TIME, Column.WORST, Column.BUILD, Column.STUCK]


def test_a_game_may_have_a_lower_bar_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bars, "LOWER", {"ours": {Column.TEXT: Lower(Bar(least=90), "our words wrap elsewhere")}})
    assert below_own("ours", measured(text=91).figures) == []
    assert below_own("ours", measured(text=89).figures) == [Column.TEXT]
    assert below_own("ours", measured(text=91, seen=91).figures) == [Column.SEEN]
    assert below_own("other", measured(text=91).figures) == [Column.TEXT]
    assert needless("ours", measured(text=91).figures) == []
    assert needless("ours", measured(text=98).figures) == [Column.TEXT]
    assert needless("other", measured().figures) == []


def test_lower_bars_are_lower_and_have_reasons() -> None:
    assert LOWER.keys() <= set(recorded())
    for slug, own in LOWER.items():
        for column, lower in own.items():
            assert lower.reason, f"{slug}: {column}"
            least, most = BARS[column].least, BARS[column].most
            assert lower.bar.least <= least, f"{slug}: {column}"
            assert lower.bar.most >= most, f"{slug}: {column}"
            assert lower.bar != BARS[column], f"{slug}: {column}"
