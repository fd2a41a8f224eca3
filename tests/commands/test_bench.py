"""`robac bench`: one figure or all, of one game or all; only that it measures is asserted, never how fast."""

import json

import pytest

from arcade.cli import main
from arcade.commands import (
    bench,
    bench_boot,
    bench_first,
    bench_long,
    bench_looks,
    bench_shelf,
    bench_shown,
    bench_start,
    bench_store,
)
from arcade.commands.told import FIGURES
from arcade.machine.hosting import LOOKS


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to measure anything."""
    monkeypatch.setattr(bench, "FRAMES", 100)
    monkeypatch.setattr(bench_shown, "FRAMES", 100)
    monkeypatch.setattr(bench, "SEARCHED", 100)
    monkeypatch.setattr(bench_start, "PROCESSES", 1)
    monkeypatch.setattr(bench_start, "START", "from arcade.commands import bench_start as b; b.FRAMES = 1; b.{what}()")
    monkeypatch.setattr(bench_boot, "PROCESSES", 1)
    monkeypatch.setattr(bench_boot, "LEAVES", (5,))
    monkeypatch.setattr(bench_boot, "MANY", 51)
    monkeypatch.setattr(bench_looks, "FRAMES", 100)
    monkeypatch.setattr(bench_looks, "SIZES", ((320, 240),))
    monkeypatch.setattr(bench_looks, "TIMES", 2)
    monkeypatch.setattr(bench_shelf, "SETTLED", 10)
    monkeypatch.setattr(bench_shelf, "MEASURED", 10)
    monkeypatch.setattr(bench_long, "HOURS", (0.01, 0.02))
    monkeypatch.setattr(bench_first, "FRAMES", 100)
    monkeypatch.setattr(bench_first, "PROCESSES", 1)
    monkeypatch.setattr(bench_store, "SCORES", 500)
    pages = {name: (page, keys[:3]) for name, (page, keys) in bench_store.PAGES.items()}
    monkeypatch.setattr(bench_store, "PAGES", pages)
    bench_shown.shown_game.cache_clear()
    bench_shown.shown_shelf.cache_clear()


def test_one_figure_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--only", "headless", "--game", "nim"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() == {"headless"}
    assert figures["headless"].keys() == {"nim"}
    assert figures["headless"]["nim"] > 0


@pytest.mark.rotates(4)
def test_every_figure_of_two_games_with_their_medians(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--game", "tic-tac-toe", "--game", "reversi"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() == bench.FIGURES.keys()
    assert tuple(figures) == FIGURES, "the command line tells of all"
    assert figures["start"].keys() == {"seconds", "megabytes", "megabytes, every game opened"}
    what = ("frames over 10 ms", "frames over 16 ms", "dearest", "left early, to the wall", "then to the shelf")
    assert list(figures["boot"]) == [word + games for games in ("", ", 51 games") for word in what]
    shown = [f"{machine} {look}" for machine in ("handset", "monitor", "spectrum") for look in sorted(LOOKS)]
    lines = [name + part for name in shown for part in ("", ", picture alone")]
    assert list(figures["changed"]) == ["tic-tac-toe", "reversi", "median", *lines]
    assert list(figures["unchanged"]) == ["tic-tac-toe", "reversi", "median", *lines]
    of_looks = [" ".join((look, "320x240", what)) for look in LOOKS for what in ("median", "p90", "whole", "unchanged")]
    assert list(figures["looks"]) == of_looks
    assert figures["shelf"].keys() == {"tic-tac-toe", "reversi", "median"}
    assert figures["first"].keys() == {"tic-tac-toe", "reversi", "games over 10 ms", "frames over 10 ms"}
    assert figures["top"].keys() == {"tic-tac-toe", "reversi", "games over 16 ms", "frames over 16 ms"}
    of_ages = ("keep ms", "rewind s", "continue s")
    assert len(figures["long"]) == 2 * 2 * len(of_ages)
    assert all(f"reversi 0.01 h, {what}" in figures["long"] for what in of_ages)
    assert {"open, s", "open after a kill, s", "players: store, ms"} <= figures["store"].keys()
    assert figures["search"].keys() == {"reversi"}


def test_it_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "unchanged", "--game", "nim"]) == 0
    title, row, *machines = capsys.readouterr().out.splitlines()
    assert title == "unchanged frame, ms"
    assert row.split()[0] == "nim"
    assert {line.split()[0] for line in machines} == {"spectrum", "monitor", "handset"}


def test_a_machine_that_never_stands_still_has_a_line_too() -> None:
    figures = bench_shown.unchanged_frames(["hp-reversi"])
    assert {f"teletype {look}" for look in LOOKS} < figures.keys()


def test_an_unknown_figure_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "speed"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_unknown_game_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "nimm"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
