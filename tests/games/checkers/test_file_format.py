"""Game records: read, written, opened by a run, refused with the place of what is wrong."""

import json
from pathlib import Path

import pytest

from arcade.cabinet.replays.session import Session
from arcade.cli import main
from arcade.games.checkers.fen import fen, position_of
from arcade.games.checkers.file_format import Record, opened, read, write, written
from arcade.games.checkers.rules import BOOK_START, START, WHITE, Move, Position, set_up
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.program import Setup
from tests.patience import still

GAME = """[Event "A friendly game"]
[Black "Ann"]
[White "Bob"]
[Result "*"]

1. 11-15 {the old way} 22-18! 2. 15x22 25x18 ; a comment
(2... 26x17 3. 8-11) 3. 12-16 $1 18-14
4. 9x18 23x14 5. 10x17 21x14 *
"""


def test_a_game_is_read() -> None:
    record = read(GAME)
    assert (record.black, record.white, record.result) == ("Ann", "Bob", "*")
    assert [written(move) for move in record.moves][:4] == ["11-15", "22-18", "15x22", "25x18"]
    assert len(record.positions) == 11


def test_a_long_capture_may_be_told_by_its_ends() -> None:
    for notation in ("9x18x27", "9x27", "9-27"):
        record = read(f'[FEN "B:W14,23:B9,1"] 1. {notation} *')
        assert record.moves == ((9, 18, 27),)


def test_records_survive_being_written() -> None:
    for seed in range(12):
        dice = SplitMix(seed)
        position = start = (START, BOOK_START, set_up("1 K20", "K10 30", WHITE))[seed % 3]
        moves: list[Move] = []
        while still(position.outcome() is None and len(moves) < 150):
            moves.append(dice.pick(position.moves()))
            position = position.play(moves[-1])
        record = Record(start, tuple(moves), "1/2-1/2", "A", "B")
        text = write(record)
        assert read(text) == record
        assert max(map(len, text.splitlines())) < 80


def test_other_ways_to_write_results() -> None:
    for there, here in (("1-0", "1-0"), ("0-2", "0-1"), ("1-1", "1/2-1/2"), ("*", "*")):
        assert read(f"1. 11-15 {there}").result == here


def test_only_the_first_game_of_a_file_is_read() -> None:
    assert read(GAME + GAME).moves == read(GAME).moves
    assert read(GAME.replace(" *\n", "\n") + GAME).moves == read(GAME).moves


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: there is no game"),
        ("\n1. 11-15 hello", "line 2: 'hello' is not understood"),
        ("1. 11-15\n22-18 2. 9-13", "line 2: move 2, 9-13, is not legal for black, who must capture, there"),
        ("1. 11-17", "line 1: move 1, 11-17, is not legal for black there"),
        ("1. 11-15 (22-18", "line 1: a variation in brackets does not end"),
        ("1. 11-15 )", "line 1: a bracket is closed that was never opened"),
        ('[GameType "20"]', "line 1: game type '20' is not English draughts, which is 21"),
        ('[FEN "W:W99:B1"]', "line 1: '99' is none of the squares 1 to 32"),
        ('[FEN "W:W1:B1"]', "line 1: two pieces stand on square 1"),
        ('[FEN "nonsense"]', "line 1: 'nonsense' is no position such as"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(UnreadableError) as error:
        read(text)
    assert str(error.value).startswith(words)
    assert "\n" not in str(error.value)


def test_ways_that_lead_to_the_same_are_one() -> None:
    """Both ways round capture the same four."""
    assert read('[FEN "B:BK6:W9,10,17,18"] 1. 6x6').positions[-1].white == 0


def test_a_move_that_can_be_made_in_several_ways_is_refused() -> None:
    with pytest.raises(UnreadableError, match="move 1, 2x18, can be made in several ways"):
        read('[FEN "B:B2:W6,7,14,15"] 1. 2x18')


def test_nothing_that_is_typed_breaks_the_reader() -> None:
    dice = SplitMix(9)
    signs = '1129-x. [](){};"*\n!$FENWB:,Kș'
    for _ in range(2000):
        text = "".join(dice.pick(signs) for _ in range(dice.below(40)))
        try:
            assert read(opened(text)).moves == read(text).moves
        except UnreadableError:
            continue


def test_positions_in_a_line() -> None:
    assert fen(START).startswith("B:W21,22,")
    for position in (START, set_up("1 K20", "K10 30", WHITE)):
        assert position_of(fen(position)) == position
    assert position_of("w:b1:wk30.") == Position(1, position_of("W:WK30:B").white, position_of("W:WK30:B").white, WHITE)


def test_a_file_is_played_through_and_the_game_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, keys, out = tmp_path / "game.pdn", tmp_path / "hands.keys", tmp_path / "out.pdn"
    game.write_text(GAME)
    keys.write_text("? return\n? w\n")
    arguments = ["run", "checkers", "--frames", "900", "--pattern", str(game), "--keys", str(keys)]
    assert main([*arguments, "--write-pattern", str(out), "--json"]) == 0
    state = json.loads(capsys.readouterr().out)["state"]
    assert (state["seat"], len(state["moves"]), state["people"]) == (0, 10, [0])
    assert read(out.read_text()).moves == read(GAME).moves


def test_a_bad_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.pdn"
    path.write_text("1. 11-15 23-17")
    assert main(["run", "checkers", "--frames", "5", "--pattern", str(path)]) == 2
    said = capsys.readouterr().err
    assert "line 1: move 1, 23-17, is not legal for white there" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("spoilt", ["1. x", 7, ("o",), None])
def test_a_replay_with_something_else_in_its_place_runs(spoilt: object, original: bool) -> None:
    session = Session(Setup("checkers", original=original, opened=spoilt))  # type: ignore[arg-type]
    for _ in range(60):
        session.step(frozenset())
    assert session.program.state()["moves"] == ()
