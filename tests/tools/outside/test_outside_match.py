"""Matches with engines that stand in for those of others: results, processor time, and what is said when one fails."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arcade.families.discs.rules import Position
from arcade.games.checkers.notation import fen
from arcade.games.checkers.rules import START, set_up
from arcade.toolkit.ai.tournament import Score
from tools import outside_match
from tools.outside import guicheckers, rhino
from tools.outside.contest import Contest, Result, Tally
from tools.outside.engines import Engine, EngineError
from tools.outside.guicheckers_server import TABLES

FAKES = Path(__file__).parent / "fakes"
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the engines that stand in are found by."""
    monkeypatch.setenv("PYTHONPATH", f"{FAKES}:{ROOT}")


@pytest.fixture
def tables(tmp_path: Path) -> str:
    """A folder with files named as GuiCheckers' tables."""
    for name in TABLES:
        (tmp_path / name).touch()
    return str(tmp_path)


@contextmanager
def reversi(fault: str = "", patience: float = 30) -> Iterator[tuple[Engine, Contest[Position, int]]]:
    """A match with an engine that stands in for Rhino."""
    with Engine([sys.executable, str(FAKES / "gtp.py"), fault], patience) as engine:
        yield engine, Contest(Position(), 6, outside_match.rival("reversi", "mended"), rhino.Rhino(engine, 1))


def test_each_opening_is_played_with_both_sides_and_counted() -> None:
    told: list[int] = []
    with reversi() as (_, contest):
        result = contest.games(range(2, 6), lambda number, _: told.append(number))
        again = contest.games(range(2, 6), lambda *_: None)
    assert told == [2, 3, 4, 5]
    assert result.score == again.score
    assert result.score.games == 4
    assert result.score.won >= 3, "two plies and weights beat the first legal move"
    assert 100 < result.ours.moves + result.theirs.moves < 240
    assert result.ours.seconds


def test_a_result_is_one_line_for_the_paper() -> None:
    result = Result(Score(3, 2, 5), Tally(4, 2.0), Tally(3, None)) + Result(Score(1, 0, 0), Tally(1, 0.5), Tally(2, 1))
    assert result.line("master", "GuiCheckers, depth 8") == (
        "`master` against GuiCheckers, depth 8: 4 won, 2 drawn, 5 lost of 11 games (45.4 %); "
        "processor time a move 0.500 s against unknown."
    )


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("illegal", r"Fake 1.0, level 1, book 2 answered 'a1': a1 is not a legal move\."),
        ("silent", r"python\S* did not answer 'genmove white' within 3 s\."),
        ("dead", r"python\S* ended instead of answering 'genmove white'\."),
    ],
)
def test_an_engine_that_fails_ends_the_match_with_a_sentence(fault: str, words: str) -> None:
    with reversi(fault, 3) as (_, contest), pytest.raises(EngineError, match=words):
        contest.game(0)


def test_a_refusal_is_told_and_an_engine_that_has_ended_is_noticed() -> None:
    with reversi() as (engine, _):
        with pytest.raises(EngineError, match=r"refused 'dance': unknown command\."):
            engine.ask("dance")
        with pytest.raises(EngineError, match=r"ended"):
            engine.ask("quit")
        with pytest.raises(EngineError, match=r"ended"):
            engine.ask("name")


def test_checkers_is_played_through_the_server(tables: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--engine",
        sys.executable,
        "--games",
        "2",
        "--level",
        "casual",
        "checkers",
        "--depth",
        "2",
        "--data",
        tables,
    ]
    assert outside_match.main(words) == 0
    line, steps = capsys.readouterr()
    assert re.fullmatch(r"`casual` against GuiCheckers \(samuel\), depth 2: 2 won, 0 drawn, 0 lost .*\.\n", line)
    assert steps.splitlines()[-1] == "game 1: 2 won, 0 drawn, 0 lost"


def test_the_server_makes_our_jumps_and_finds_its_own_crowned_men(tables: str) -> None:
    with Engine(guicheckers.command(sys.executable, 4, tables)) as engine:
        game = guicheckers.GuiCheckers(engine, 4)
        game.begin([(11, 15), (23, 19)])
        assert game.asked() in START.play((11, 15)).play((23, 19)).moves()
        for position, move, after in (
            (set_up("2", "7 14 32", 0), (2, 11), None),
            (set_up("10", "14 23 32", 0), (10, 17), None),
            (set_up("1", "6 14", 0), (1, 10, 17), "W:W:B17"),
        ):
            engine.ask(f"new {fen(position)}.")
            found = engine.ask(f"play {' '.join(map(str, move))}").replace(":.", ":B.")
            assert found == f"{after or fen(position.play(move))}."


def test_what_is_missing_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: str) -> str:
        assert outside_match.main(list(words)) == 1
        return capsys.readouterr().err

    python = ("--engine", sys.executable)
    assert "2pc.cdb is missing: name the folder that holds it." in said(*python, "checkers", "--data", str(tmp_path))
    assert "nowhere cannot be started: No such file" in said("--engine", "/nowhere", "checkers")
    assert said("--level", "god", "reversi").startswith("reversi has no level 'god': printed, mended, wary, ")
    assert said("--games", "0", "checkers") == "A match has at least one game.\n"
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert "the package samuel is missing" in said(*python, "checkers")
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(rhino, "PLACES", ())
    assert said("reversi") == "gtp-rhino is not installed: on Debian it comes with `apt-get install grhino`.\n"
