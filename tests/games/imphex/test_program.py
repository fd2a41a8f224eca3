"""Two people at one machine: both sides move, are advised, take back and win; the imp watches and learns nothing."""

import pytest

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.games.imphex.levels import Scan
from arcade.games.imphex.opponent import Solutions, exact_advice
from arcade.games.imphex.rules import START, Move, Position
from arcade.games.imphex.state import Brain
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup
from tests.prompted import Prompted

TAUGHT: Plain = {"fixed": Brain().after_loss(".CCCH.H.H", Scan.FIXED, 1).plain(), "random": Brain().plain()}


def begun(original: bool = False, **setup: object) -> Prompted:
    """A run of two people at its first move."""
    run = Prompted("imphex", seats=2, original=original, **setup)
    run.press("n" if original else "1")
    return run


def play(run: Prompted, *moves: str) -> None:
    """Make moves of two cells each, typed as the look wants them."""
    for move in moves:
        for key in (*move, "return") if run.session.program.original else move:
            run.press(key)


def rows_after(run: Prompted, key: str, frames: int = 200) -> set[str]:
    """What stands on the prompt line in the frames after a key."""
    run.session.step(NO_KEYS)
    shown = set()
    for frame in range(frames):
        run.session.step(frozenset((key,)) if frame < 2 else NO_KEYS)
        shown.add(run.row(22).strip())
    return shown


def results(run: Prompted) -> list[tuple[Outcome, int | None]]:
    return [(result.outcome, result.score) for result in run.session.results]


@pytest.mark.parametrize("original", [False, True])
def test_both_sides_win_games_that_have_no_score(original: bool) -> None:
    run = begun(original)
    play(run, "25", "74", "59")
    run.press("y")
    play(run, "14", "84", "36", "41")
    assert results(run) == [(Outcome.FIRST, None), (Outcome.SECOND, None)]
    assert run.state["tally"] == (1, 0, 1)
    board = [run.row(row)[3:15].replace("█", " ") for row in range(4, 9)]
    assert board == ["   SCORE    ", "PLAYER 1   1", "PLAYER 2   1", "ILLEGAL    0", " " * 12]


@pytest.mark.parametrize(
    ("moves", "winner", "words"),
    [
        (("25", "74", "59"), Outcome.FIRST, "PLAYER 1 REACHED THE FAR ROW AND WINS."),
        (("14", "84", "36", "41"), Outcome.SECOND, "PLAYER 2 REACHED THE FAR ROW AND WINS."),
        (("14", "85", "36"), Outcome.FIRST, "PLAYER 1 WINS: THE OTHER CANNOT MOVE."),
        (("14", "84", "24", "96"), Outcome.SECOND, "PLAYER 2 WINS: THE OTHER CANNOT MOVE."),
    ],
)
def test_who_won_and_how_is_said(moves: tuple[str, ...], winner: Outcome, words: str) -> None:
    run = begun()
    play(run, *moves[:-1])
    run.press(moves[-1][0])
    assert words in rows_after(run, moves[-1][1])
    assert results(run) == [(winner, None)]


@pytest.mark.parametrize("original", [False, True])
def test_nothing_is_learned(original: bool) -> None:
    run = begun(original, memory=TAUGHT)
    play(run, "25", "74", "59")
    assert run.session.program.learned() == TAUGHT


def test_the_imp_says_that_it_only_watches() -> None:
    run = begun(memory=TAUGHT)
    assert run.row(21).endswith("TWO PLAYERS   GAME 1")
    assert run.row(5)[1:18].strip() == "██  ●██  ●██", "it looks at the board"
    assert run.row(12)[1:18] == "╭─╯● ╰╯○│○╰╯ ○╰─╮", "what it knew it still knows"
    assert run.row(10)[1:18].strip() == "I ONLY WATCH"
    assert run.row(17)[1:18] == "AND LEARN NOTHING"
    assert run.row(20)[1:18] == "▁" * 17, "its curve is flat"
    assert "I ONLY WATCH. THE MOVES ARE YOURS." in rows_after(run, "w", 30)


def test_it_is_said_who_moves() -> None:
    run = begun()
    assert run.row(22).strip() == "PLAYER 1: FROM WHICH CELL?"
    play(run, "25")
    assert run.row(22).strip() == "PLAYER 2: FROM WHICH CELL?"
    run.press("!lang ro")
    run.press("8")
    run.press("8")
    assert run.row(22).strip() == "JUCĂTORUL 2: DE PE CE CĂSUȚĂ?"
    typed = begun(original=True)
    assert typed.row(22).startswith("PLAYER 1: FROM?")
    play(typed, "25")
    assert typed.row(22).startswith("PLAYER 2: FROM?")


@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize(("move", "illegal"), [("05", 0), ("14", 1), ("78", 1), ("85", 1), ("94", 1), ("24", 1)])
def test_the_second_sides_moves_are_checked(original: bool, move: str, illegal: int) -> None:
    run = begun(original)
    play(run, "25")
    # The modern look answers a cell that is none, or not the player's, before the other is asked.
    known = run.session.program.look.scene.position.at  # type: ignore[attr-defined]
    play(run, move if original or (move[0] != "0" and known(int(move[0])) == "C") else move[0])
    assert run.state["illegals"] == (0, illegal)
    assert run.state["moves"] == ((2, 5),)


def test_each_player_is_told_off_for_their_own_fouls() -> None:
    run = begun()
    play(run, "8", "8", "8", "25")
    assert not any("FOURTH" in row for row in run.machine.text_rows())
    for _ in range(3):
        run.press("1")
    shown = []
    for frame in range(200):
        run.session.step(frozenset(("1",)) if frame < 2 else NO_KEYS)
        shown.append(run.row(5))
    assert any("FOURTH█FOUL" in row for row in shown)
    assert run.state["illegals"] == (3, 4)


@pytest.mark.parametrize("original", [False, True])
def test_moves_are_taken_back_one_by_one(original: bool) -> None:
    run = begun(original)
    play(run, "25", "74")
    run.press("f2")
    assert (run.state["moves"], run.state["seat"]) == (((2, 5),), 1)
    run.press("f2")
    assert (run.state["moves"], run.state["seat"]) == ((), 0)
    assert "THERE IS NOTHING TO TAKE BACK." in rows_after(run, "f2", 30)


@pytest.mark.parametrize("original", [False, True])
def test_hints_are_exact_for_both_sides(original: bool) -> None:
    run = begun(original)
    assert any("TAKES LONGEST" in row for row in rows_after(run, "f1", 30)), "the first side of hexapawn is lost"
    run.press("shift")
    play(run, "25")
    assert any(row.startswith("TRY ") for row in rows_after(run, "f1", 30))
    run.press("shift")
    assert run.state["moves"] == ((2, 5),)


def test_exact_advice_never_loses_a_won_game() -> None:
    solutions = Solutions()

    def follow(position: Position) -> None:
        if position.outcome() is not None:
            assert position.outcome() == -1
            return
        for move in position.moves() if position.seat == 0 else [exact_advice(position, solutions)[0]]:
            follow(position.play(move))

    follow(START)
    assert exact_advice(START.play(Move(2, 5)).play(Move(7, 4)), solutions) == (Move(5, 9), True)


@pytest.mark.parametrize("original", [False, True])
def test_the_second_joystick_moves_only_the_second_side(original: bool) -> None:
    run = begun(original)
    for key in ("pad2 up", "pad2 fire"):
        run.session.step(frozenset((key,)))
        run.session.step(NO_KEYS)
    assert run.session.program.look.scene.cursor == (None if original else (2, 1))  # type: ignore[attr-defined]
    play(run, "14")
    show = ("pad2 down",) if original else ()
    for key in (*show, "pad2 fire", "pad2 left", "pad1 down", "pad2 fire"):
        run.press(key)
    assert run.state["moves"] == ((1, 4), (8, 4))


def test_the_instructions_are_for_two() -> None:
    run = Prompted("imphex", seats=2)
    run.press("2")
    assert "PLAYER 2 BEGINS ON 7 8 9." in " ".join(" ".join(run.machine.text_rows()).split())
    run.press(" ")
    assert any("I ONLY WATCH" in row for row in run.machine.text_rows())


@pytest.mark.parametrize("original", [False, True])
def test_the_pilot_plays_both_sides(original: bool) -> None:
    session = Session(Setup("imphex", seats=2, seed=4, original=original))
    run_pilot(session, 6_000, 2)
    assert {result.outcome for result in session.results} == {Outcome.FIRST, Outcome.SECOND}
    assert {result.score for result in session.results} == {None}
    assert session.program.learned() in (None, {"fixed": Brain().plain(), "random": Brain().plain()})


def test_a_pawn_of_the_winner_hops_at_the_end() -> None:
    run = Prompted("imphex", seats=2)
    for key in "1257459":
        run.press(key)
    assert run.session.results[-1].outcome is Outcome.FIRST
    rows = set()
    for _ in range(60):
        run.session.step()
        rows |= {row for row in range(9) if run.row(row)[34:38] == "▗▀▀▖"}
    assert rows == {4, 5}
