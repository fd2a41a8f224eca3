"""Game records: read, written, opened by a run, refused with the place of what is wrong."""

import json
from pathlib import Path

import pytest

from arcade.cabinet.formats.pattern_files import text_of
from arcade.cabinet.replays.session import Session
from arcade.cli import main
from arcade.games.checkers.file_format import Record, opened, read, write
from arcade.games.checkers.notation import fen, position_of, written
from arcade.games.checkers.rules import BOOK_START, START, WHITE, Move, Position, set_up
from arcade.toolkit.contract.cartridge import Choices, UnreadableError
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


OPENING = ((11, 15), (22, 18), (15, 22), (25, 18))


@pytest.mark.parametrize(
    "text",
    [
        "1. 11-15* 22-18 2. 15x22 25x18 *",
        "1. 11-15 * 22-18 2. 15x22* 25x18*",
        "1. 11-15*! {star} 22-18 2. 15x22 * (15-19) 25x18 1-0",
        "% from a program\n1. 11-15 22-18\n%eof\n2. 15x22 25x18",
        "1. 11-15 1. ... 22-18 2. 15x22 2... 25x18",
        "1.11-15 22-18 2.15x22 25x18",
        "1 . 11-15 22-18 2 .15x22 25x18",
        "1. 11–15 22—18 2. 15×22 25−18",
        "1. 11-15 22-18 2. 15X22 25:18",
        "1. 11 - 15 22 -18 2. 15 x 22 25 X\n18",
        "1. 1115 2218 2. 1522 2518",
        "11-15 22-18 15-22 25-18",
        "1. f6-e5 c3-d4 2. e5xc3 b2xd4",
        "1. F6E5 C3D4 2. E5:C3 B2D4",
        "1. c3-d4 f6-e5 2. d4xf6 g7xe5",
        '\ufeff[Event "?"]\r\n\r\n1. 11-15 22-18\r\n2. 15x22 25x18\r\n',
        '[White Bob]\n[Event "The "Open""]\n1. 11-15! 22-18?! 2. 15x22 $4 25x18 ½-½',
        "A game of mine:\n1. 11-15 22-18 2. 15x22 25x18",
        '[GameType "21,B,8,8,N1,0"] 1. 11-15 22-18 2. 15x22 25x18 2 - 0',
    ],
)
def test_games_are_read_as_people_write_them(text: str) -> None:
    text = text_of(text.encode())
    assert read(text).moves == OPENING
    assert read(str(opened(text))) == read(text)


@pytest.mark.parametrize(
    "notation",
    ["9x18x27", "9x27", "9-27", "0927", "927", "091827", "9x18 18x27", "9x18* 18x27", "b6:d4:f2", "b6d4 d4f2"],
)
def test_a_capture_of_several_jumps(notation: str) -> None:
    record = read(f'[FEN "B:W14,23:B9,1"] 1. {notation} *')
    assert record.moves == ((9, 18, 27),)


def test_the_other_side_answers_split_jumps() -> None:
    record = read('[FEN "B:W14,23,32:B9,1"] 1. 9x18 18x27 32x23 2. 1-5 *')
    assert [written(move) for move in record.moves] == ["9x18x27", "32x23", "1-5"]


@pytest.mark.parametrize(
    ("tags", "black", "white"),
    [
        ('[Black "Jos\\"e\\""]', 'Jos"e"', ""),
        ('[Black "back\\\\slash"]', "back\\slash", ""),
        ('[White "Müller"]', "", "Müller"),
        ('[White "O’Neill – “Žuk”"]', "", "O’Neill – “Žuk”"),
        ('[ Black  "A"  ][White"B"]', "A", "B"),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16"])
def test_names_come_and_go_as_they_are(tags: str, black: str, white: str, encoding: str) -> None:
    record = read(text_of(f"{tags}\n1. 11-15 *".encode(encoding)))
    assert (record.black, record.white) == (black, white)
    assert read(write(record)) == record


SEVERAL = (
    GAME
    + """[Red "Cid"]
[Event "Cup"]
[Date "????.??.??"]
[Result "1/2-1/2"]
1. 9-14* 22-17 1-1

1. 12-16 (21-17) 24-20 2. 8-12
[FEN "W:W5"]"""
)


def test_of_several_games_one_is_chosen() -> None:
    choices = opened(SEVERAL)
    assert isinstance(choices, Choices)
    assert choices.why.english == "the file has several games (4)"
    assert [part.name.english for part in choices.parts] == [
        "Ann - Bob, A friendly game",
        "Cid - ?, Cup, 1/2-1/2",
        "12-16 24-20 8-12",
        "W:W5",
    ]
    records = [read(str(part.read())) for part in choices.parts]
    assert [len(record.moves) for record in records] == [10, 2, 3, 0]
    assert [record.result for record in records] == ["*", "1/2-1/2", "*", "*"]
    assert read(SEVERAL) == records[0]


def test_a_bad_game_leaves_the_others_alone() -> None:
    choices = opened(SEVERAL.replace("22-17", "22-16") + '\n1. 32-28 *\n[GameType "20"]\n1. 32-28 *')
    assert isinstance(choices, Choices)
    with pytest.raises(UnreadableError, match="move 1, 22-16, isn't legal for white there"):
        choices.parts[1].read()
    with pytest.raises(UnreadableError, match="game type '20'"):
        choices.parts[4].read()
    assert len(read(str(choices.parts[2].read())).moves) == 3


def test_no_file_is_read_for_ever() -> None:
    with pytest.raises(UnreadableError, match="more than 9999 games"):
        opened('[A "b"]*' * 10_000)
    with pytest.raises(UnreadableError, match="more than 2000 moves"):
        read('[FEN "B:BK1:WK32"]' + "1-6 32-27 6-1 27-32 " * 501)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: it has no game: use tags such as"),
        ("hello", "line 1: it has no game: use tags such as"),
        ("\n1. 11-15 hello", "line 2: 'hello' isn't understood"),
        ("1. 11-15 {never ended\n22-18", "line 1: a comment in braces is never closed"),
        ('[FEN "B:W14,23:B9,1"] 1. 9x18 *', "line 1: move 1, 9x18, stops in the middle of black's jump"),
        ('[FEN "B:W14,23:B9,1"] 1. 9x18 23-19', "line 1: move 1, 9x18, stops in the middle of black's jump"),
        ("1. f6-e5 f6-e5", "line 1: move 1, f6-e5, isn't legal for white there"),
        ("1. e4 e5", "line 1: it has no game"),
        ("1. 11-15 e5", "line 1: 'e5' isn't understood"),
        ("1. 11-15 23 -\n17", "line 1: move 1, 23-17, isn't legal for white there"),
        ("1. 11-15 99999", "line 1: move 1, 99999, isn't legal for white there"),
        ("1. 11-15\n22-18 2. 9-13", "line 2: move 2, 9-13, isn't legal: black must capture there"),
        ("1. 11-17", "line 1: move 1, 11-17, isn't legal for black there"),
        ("1. 11-15 (22-18", "line 1: a variation in brackets is never closed"),
        ("1. 11-15 )", "line 1: a bracket is closed but was never opened"),
        ('[GameType "20"]', "line 1: game type '20' isn't English draughts, which is 21"),
        ('[FEN "W:W99:B1"]', "line 1: '99' isn't a square from 1 to 32"),
        ('[FEN "W:W1:B1"]', "line 1: two pieces are on square 1"),
        ('[FEN "nonsense"]', "line 1: 'nonsense' isn't a position such as"),
        ('[FEN "W:W1"]\n[FEN "W:W1:W2"]', "line 2: 'W:W1:W2' isn't a position such as"),
        ('[FEN "W:W12-1"]', "line 1: '12-1' isn't a square from 1 to 32"),
        ('[FEN "W:Wa2"]', "line 1: 'A2' isn't a square from 1 to 32"),
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
    with pytest.raises(UnreadableError, match="move 1, 2x18, can be played in several ways"):
        read('[FEN "B:B2:W6,7,14,15"] 1. 2x18')


def test_nothing_that_is_typed_breaks_the_reader() -> None:
    dice = SplitMix(9)
    signs = '1129-x. [](){};"*\n!$FENWB:,Kș'
    for _ in range(2000):
        text = "".join(dice.pick(signs) for _ in range(dice.below(40)))
        try:
            tidy = opened(text)
            if isinstance(tidy, str):
                assert read(tidy).moves == read(text).moves
        except UnreadableError:
            continue


def test_positions_in_a_line() -> None:
    assert fen(START).startswith("B:W21,22,")
    for position in (START, set_up("1 K20", "K10 30", WHITE)):
        assert position_of(fen(position)) == position
    for text in (
        "B:W21-32:B1-12",
        "B : W 21 - 32 : B 1-12.",
        "b:b1–11,12:w21-31,32:H0:F1",
        "B:B1-12:Wa1,c1,e1,g1,21-28",
    ):
        assert position_of(text) == START
    assert fen(position_of("W:WK30-32,K5:B")) == "W:WK5,K30,K31,K32:B"
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


def test_a_game_is_chosen_by_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games.pdn").write_text(SEVERAL)
    Path("hands.keys").write_text("? return\n")
    arguments = ["run", "checkers", "--frames", "900", "--pattern", "games.pdn"]
    assert main(arguments) == 2
    assert capsys.readouterr().err == (
        "robac: games.pdn needs --part: the file has several games (4); 1 for Ann - Bob, A friendly game,"
        " 2 for Cid - ?, Cup, 1/2-1/2, 3 for 12-16 24-20 8-12 and so on to 4\n"
    )
    assert main([*arguments, "--part", "3", "--keys", "hands.keys", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["state"]["moves"]) == 3


def test_a_bad_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.pdn"
    path.write_text("1. 11-15 23-17")
    assert main(["run", "checkers", "--frames", "5", "--pattern", str(path)]) == 2
    said = capsys.readouterr().err
    assert "line 1: move 1, 23-17, isn't legal for white there" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("spoilt", ["1. x", 7, ("o",), None])
def test_a_replay_with_something_else_in_its_place_runs(spoilt: object, original: bool) -> None:
    session = Session(Setup("checkers", original=original, opened=spoilt))  # type: ignore[arg-type]
    for _ in range(60):
        session.step(frozenset())
    assert session.program.state()["moves"] == ()
