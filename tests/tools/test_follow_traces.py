"""The table of the recordings: a line for each game, and what differs if it is asked for."""

import pytest

from tests.traces import bars
from tests.traces.bars import Bar, Lower
from tests.traces.measures import Column, Measures
from tests.traces.recording import Trace
from tools import follow_traces
from tools.follow_traces import heading, line, main


def found(text: int) -> Measures:
    """A game that is perfect but for so much of its text, and ticks a little late."""
    measures = Measures()
    for column in measures.counts:
        measures.count(column, text if column is Column.TEXT else 100, 100)
    measures.ratios, measures.builds = [1.02], [3.4]
    measures.tell("start", "row 3 has the numbers 1, ours 2")
    measures.tell("wait 1", "row 3 has the numbers 1, ours 2")
    return measures


@pytest.fixture(autouse=True)
def one_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bars, "LOWER", {"hanoi": {Column.TEXT: Lower(Bar(least=80), "our words wrap elsewhere")}})


def test_a_line_has_a_figure_for_each_column() -> None:
    measures = found(90)
    measures.counts[Column.GRAPHICS] = (0, 0)
    shares, times = ["90.0", "100.0", "100.0", "-", "100.0", "100.0", "100.0", "100.0"], ["1.02", "1.02", "3", "3"]
    assert line("hanoi", measures.figures).split() == ["hanoi", *shares, *times, "100.0", "0", "text"]
    assert len(heading().split()) == len(Column) + 4
    assert line("nim", found(98).figures).split()[-1] == "none"


@pytest.mark.parametrize(("text", "code", "alike", "own"), [(98, 0, 1, 1), (90, 0, 0, 1), (70, 1, 0, 0)])
def test_the_exit_code_tells_whether_games_reach_their_bars(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: int, code: int, alike: int, own: int
) -> None:
    monkeypatch.setattr(follow_traces, "follow", lambda _: found(text))
    assert main(["hanoi"]) == code
    head, figures, sums = capsys.readouterr().out.splitlines()
    assert (head, figures) == (heading(), line("hanoi", found(text).figures))
    assert sums == f"1 games: {alike} at the bar for all, {own} at their own"


def test_differences_are_told_with_where_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(follow_traces, "follow", lambda _: found(100))
    main(["-v", "hanoi"])
    assert capsys.readouterr().out.splitlines()[2] == "    start and 1 more: row 3 has the numbers 1, ours 2"


def test_a_game_that_breaks_keeps_no_other_from_being_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def follow(trace: Trace) -> Measures:
        if trace.slug == "cave":
            raise KeyError("lamp")
        return found(100)

    monkeypatch.setattr(follow_traces, "follow", follow)
    assert main(["cave", "hanoi"]) == 1
    _, broken, figures, sums = capsys.readouterr().out.splitlines()
    assert broken.split(maxsplit=1) == ["cave", "breaks: KeyError('lamp')"]
    assert figures == line("hanoi", found(100).figures)
    assert sums == "2 games: 1 at the bar for all, 1 at their own"


def test_a_game_is_really_played(capsys: pytest.CaptureFixture[str]) -> None:
    main(["masteract"])
    assert capsys.readouterr().out.splitlines()[1].startswith("masteract ")


def test_a_game_without_recordings_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "there are no recordings of chess" in capsys.readouterr().err
