"""The modern look: menu, moves, mistakes, hints, reasons, brain, sounds; and nothing that scrolls."""

from itertools import pairwise

import pytest

from arcade.games.imphex import MUSIC
from arcade.games.imphex.levels import Scan
from arcade.games.imphex.state import Brain
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.sound.music import Piece
from arcade.toolkit.sound.pieces import read_piece
from arcade.toolkit.sound.score import LEAD
from tests.patience import still
from tests.prompted import Prompted, Sound

TICKS: list[Sound] = [(0.006, 24)] * 5
TO_RESIGN: Plain = {"fixed": {"lessons": (("..CCHCH..", 1), (".C.CCHH..", 2)), "lost": 2}}


def begun(**setup: object) -> Prompted:
    """A run at its first move."""
    run = Prompted("imphex", **setup)
    run.press("1")
    return run


def rounded(heard: list[Sound]) -> list[Sound]:
    """Sounds with their lengths to a hundredth, the ticks' to a thousandth."""
    return [(round(seconds, 3 if seconds < 0.01 else 2), pitch) for seconds, pitch in heard]


def begins(heard: list[Sound], phrase: Piece) -> bool:
    """Whether a phrase is heard from the beginning."""
    beginning = [event.pitch for event in read_piece(phrase).play[0].voices[LEAD][:6]]
    return [pitch for _, pitch in heard[:6]] == beginning


def frames_of(run: Prompted, key: str, frames: int) -> list[list[str]]:
    """The screen's text in each frame after a key is pressed."""
    shown = []
    for frame in range(frames):
        run.session.step(frozenset((key,)) if frame < 2 else NO_KEYS)
        shown.append(run.machine.text_rows())
    return shown


def test_the_menu_is_walked_with_arrows_and_fire_or_a_click() -> None:
    run = Prompted("imphex")
    assert run.row(17).strip().startswith("♦ 1 PLAY")
    run.press("pad1 down")
    run.press("down")
    assert run.row(21).strip().startswith("♦ 3 ITS BRAIN")
    run.press("pad1 fire")
    assert "I KNOW NOTHING YET" in run.row(10)
    run.press("return")
    assert "CAREER" in run.row(1)
    run.press("pad1 fire")
    run.press(f"@{8 * 12},{8 * 17}")
    assert run.state["phase"] == "move"


def test_a_move_ticks_at_every_step_and_is_seen_to_move() -> None:
    run = begun()
    run.press("2")
    shown = frames_of(run, "5", 20)
    head_rows = [max(row for row, text in enumerate(rows) if text[26:30] == "▗▀▀▖") for rows in shown]
    assert head_rows == sorted(head_rows, reverse=True)
    assert set(head_rows) == set(range(9, 15)), "from row 15 it passes through every row"
    run = begun()
    run.press("2")
    run.press("5")
    assert rounded(run.heard[-10:]) == TICKS + TICKS, "the human's pawn and the computer's"


def test_mistakes_are_answered_and_leave_the_position() -> None:
    run = begun()
    before = run.state["cells"]
    for keys, illegal, words in (
        (("0",), 0, "INVALID"),
        (("2", "0"), 0, "INVALID"),
        (("8",), 1, "YOU HAVE NO PAWN"),
        (("2", "1"), 2, "YOUR OWN PAWN"),
        (("1", "5"), 3, "DIAGONALLY ONLY TO CAPTURE"),
    ):
        for key in keys[:-1]:
            run.press(key)
        rows = {rows[22] for rows in frames_of(run, keys[-1], 60)}
        assert any(words in row for row in rows)
        assert "" in rows, "the message flickers"
        run.press("shift")
        assert (run.state["illegal"], run.state["cells"], run.state["moves"]) == (illegal, before, ())
        assert run.row(22).strip() == "YOUR MOVE: FROM WHICH CELL?"


def test_a_calm_message_comes_and_stays() -> None:
    run = begun(calm=True)
    rows = [rows[22] for rows in frames_of(run, "0", 100)]
    changes = sum(one != two for one, two in pairwise(rows))
    assert changes <= 4


def test_the_fourth_illegal_move_of_a_game_is_scolded_in_the_scoreboards_place() -> None:
    run = begun()
    for _ in range(3):
        run.press("8")
    shown = frames_of(run, "8", 200)
    scolded = [rows for rows in shown if "FOURTH█FOUL" in rows[5]]
    assert scolded
    assert "THAT█IS█YOUR" in scolded[-1][4]
    run.press("shift")
    assert not any("FOUL" in row for row in run.machine.text_rows())
    assert run.state["illegal"] == 4
    shown = frames_of(run, "8", 200)
    assert not any("FOUL" in rows[5] for rows in shown), "once a game is enough"


def test_a_win_is_scored_heard_and_learned() -> None:
    run = begun()
    for key in ("2", "5", "5"):
        run.press(key)
    run.press("9")
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.WON, 1)]
    assert begins(run.heard[5:], MUSIC.won)
    assert run.state["known"] == (".CCCH.H.H",)
    assert [run.row(row)[3:15].replace("█", " ") for row in range(4, 9)] == [
        "   SCORE    ",
        "YOU        1",
        "IMPHEX     0",
        "ILLEGAL    0",
        "LEARNED    1",
    ]


def test_a_loss_is_heard_and_teaches_nothing() -> None:
    run = begun()
    for key in ("1", "4", "3"):
        run.press(key)
    run.press("6")
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.LOST, None)]
    assert begins(run.heard[10:], MUSIC.lost)
    assert run.state["known"] == ()


def test_a_mistake_buzzes() -> None:
    run = begun()
    run.press("0")
    assert [pitch for _, pitch in run.heard] == [0, 1] * 6


def test_it_resigns_when_every_move_is_known_to_be_bad() -> None:
    run = begun(memory=TO_RESIGN)
    for key in ("2", "5", "3"):
        run.press(key)
    shown = frames_of(run, "6", 200)
    assert any("EVERY MOVE I HAVE IS BAD. I RESIGN." in rows[22] for rows in shown)
    run.press("shift")
    assert run.state["known"] == ("..CCHCH..", ".C.CCHH..", ".CCCH.H.H")
    run.press("w")
    assert run.session.results[-1].outcome is Outcome.WON


def test_it_says_when_nothing_blocks_it_but_the_human() -> None:
    run = begun(memory={"fixed": {"lessons": ((".CCCH.H.H", 1),), "lost": 1}})
    for key in ("2", "5", "1", "5", "3"):
        run.press(key)
    shown = frames_of(run, "5", 120)
    assert any("I CANNOT MOVE. YOU WIN." in rows[22] for rows in shown)


def test_the_first_win_after_six_losses_is_a_relief() -> None:
    for lost, relieved in ((5, False), (6, True)):
        run = begun(memory={"fixed": {"lost": lost}})
        for key in ("1", "4", "3"):
            run.press(key)
        shown = frames_of(run, "6", 300)
        assert any("PHEW!" in rows[21] for rows in shown) == relieved


def test_the_memory_comes_in_and_goes_out() -> None:
    run = begun()
    for key in ("2", "5", "5", "9"):
        run.press(key)
    memory = run.session.program.learned()
    assert isinstance(memory, dict)
    again = begun(memory=memory)
    again.press("2")
    again.press("5")
    assert again.state["moves"] == ((2, 5), (7, 5)), "it does not move 7-4 any more"
    other = begun(memory=memory, level=2)
    assert other.state["known"] == ()


def test_taking_back_and_hints_keep_the_win_out_of_the_run() -> None:
    run = begun()
    run.press("f2")
    assert run.state["helped"] is False
    for key in ("1", "4", "!undo"):
        run.press(key)
    assert (run.state["moves"], run.state["helped"]) == ((), True)
    for key in ("2", "5", "5", "9"):
        run.press(key)
    assert [result.score for result in run.session.results] == [None]
    assert run.state["known"] == (".CCCH.H.H",), "what counts is the move after the one taken back"


def test_a_hint_names_a_winning_move() -> None:
    run = begun()
    shown = frames_of(run, "f1", 40)
    assert "TRY 2-5." in shown[-1][22]
    assert run.state["helped"] is True


def test_why_replays_the_rejected_moves() -> None:
    run = begun(memory={"fixed": {"lessons": ((".CCCH.H.H", 1),), "lost": 1}})
    shown = frames_of(run, "w", 40)
    assert "I HAVE NOT MOVED YET." in shown[-1][22]
    run.press("shift")
    run.press("2")
    run.press("5")
    board = [row[18:] for row in run.machine.text_rows()[1:21]]
    rows = {rows[22].strip() for rows in frames_of(run, "w", 400)}
    assert "7-4? NO, SO I LOST GAME 1." in rows
    assert "SO I PLAYED 7-5." in rows
    run.press("shift")
    assert [row[18:] for row in run.machine.text_rows()[1:21]] == board


def test_a_pawn_can_be_let_go() -> None:
    run = begun()
    run.press("2")
    assert run.row(22).strip() == "FROM 2 TO WHICH CELL?"
    run.press("backspace")
    assert run.row(22).strip() == "YOUR MOVE: FROM WHICH CELL?"
    run.press("2")
    run.press("2")
    assert run.row(22).strip() == "YOUR MOVE: FROM WHICH CELL?"
    assert run.state["illegal"] == 0


def test_a_whole_game_by_joystick_and_by_mouse() -> None:
    run = Prompted("imphex")
    for key in ("fire", "fire", "up", "fire", "fire", "up", "right", "fire"):
        run.press(f"pad1 {key}")
    assert run.state["moves"] == ((2, 5), (7, 4), (5, 9))
    run.press("pad1 fire")
    assert run.state["phase"] == "move"
    for row, column in ((2, 2), (1, 2), (1, 2), (0, 1)):
        run.press(f"@{8 * (19 + 6 * column + 3)},{8 * (2 + 6 * row + 3)}")
    assert run.state["lost"] == 2


def test_the_gallery_shows_boards_and_the_brain_can_be_wiped() -> None:
    memory: Plain = {"fixed": Brain().after_loss(".CCCH.H.H", Scan.FIXED, 1).plain()}
    run = Prompted("imphex", memory=memory)
    run.press("3")
    assert [run.row(row)[2:7] for row in range(3, 9)] == ["╭───╮", "│ ●●│", "│●○ │", "│○ ○│", "╰───╯", "  1"]
    run.press("x")
    run.press("n")
    run.press("x")
    run.press("y")
    assert run.session.program.learned() == {
        "fixed": Brain(longest=1).plain(),
        "random": Brain().plain(),
    }


def test_a_full_gallery_has_two_pages() -> None:
    run = Prompted("imphex", level=3)
    run.press("3")
    assert [run.row(row).count("╭") for row in (3, 9, 15)] == [6, 6, 6]
    assert run.row(22).strip() == "PRESS SPACE", "a graduate's brain is not wiped"
    run.press(" ")
    assert [run.row(row).count("╭") for row in (3, 9, 15)] == [4, 0, 0]


@pytest.mark.parametrize("partner", ["1", "2", "3", "4"])
def test_watching_leaves_the_players_brain_alone(partner: str) -> None:
    run = Prompted("imphex", seed=3)
    run.press("4")
    run.session.step(NO_KEYS)
    for frame in range(3000):
        run.session.step(frozenset((partner,)) if frame < 2 else frozenset(("right",)) if frame == 8 else NO_KEYS)
        if run.machine.waiting is not None and frame > 8:
            break
    assert run.row(22).strip() == "ONCE MORE FROM NOTHING (Y/N)?"
    assert run.row(10).strip().startswith("I KNOW")
    assert run.session.program.learned() == {"fixed": Brain().plain(), "random": Brain().plain()}
    run.press("n")
    assert "PLAY" in run.row(17)


def test_watching_can_be_slowed_paused_and_left() -> None:
    run = Prompted("imphex")
    run.press("4")
    frames_of(run, "1", 5)
    assert "SPEED 1" in frames_of(run, "left", 40)[-1][23]
    paused = frames_of(run, " ", 60)
    assert "PAUSED" in paused[-1][22]
    assert paused[-1] == paused[-20]
    assert "PAUSED" not in frames_of(run, " ", 60)[-1][22]
    run.press("q")
    assert "PLAY" in run.row(17)


def test_a_graduate_never_loses() -> None:
    run = begun(level=3, seed=8)
    for _ in range(6):
        while still(run.state["phase"] == "move"):
            position = run.session.program.match.position  # type: ignore[attr-defined]
            move = position.moves()[0]
            run.press(str(move.origin))
            run.press(str(move.target))
        run.press("y")
    assert {result.outcome for result in run.session.results} == {Outcome.LOST}
    assert run.state["known"] == begun(level=3).state["known"]


@pytest.mark.parametrize(
    "keys",
    [("q",), ("2", "q"), ("3", "q"), ("4", "pad1 back"), ("1", "q", "y"), ("1", "2", "5", "5", "9", "q")],
    ids="-".join,
)
def test_leaving_is_possible_at_every_prompt(keys: tuple[str, ...]) -> None:
    run = Prompted("imphex")
    for key in keys:
        run.press(key)
    assert run.session.ended
    assert run.row(22)
    assert (run.row(23), run.row(24)) == ("READY.", "█")


def test_nothing_scrolls_at_the_end() -> None:
    run = begun()
    for key in ("2", "5", "5", "9"):
        run.press(key)
    before = run.machine.text_rows()[:21]
    run.press("n")
    assert run.session.ended
    assert run.machine.text_rows()[:21] == before
    assert (run.row(23), run.row(24)) == ("READY.", "█")


def test_the_language_changes_in_the_middle() -> None:
    run = begun()
    run.press("!lang ro")
    run.press("0")
    assert run.row(22).strip() == "MUTAREA TA: DE PE CE CĂSUȚĂ?"


def test_its_brain_fires_while_it_thinks() -> None:
    run = begun()
    seen = set()
    run.press("2")
    for rows in frames_of(run, "5", 90):
        seen.add(tuple(row[1:18] for row in rows[11:17]))
    assert len(seen) > 3


def waited(run: Prompted) -> set[tuple[str, ...]]:
    """What is seen above the prompt while nobody presses anything."""
    seen = set()
    for _ in range(120):
        run.session.step()
        seen.add(tuple(run.machine.text_rows()[:21]))
    return seen


def ended(keys: tuple[str, ...]) -> Prompted:
    run = begun()
    for key in keys:
        run.press(key)
    assert run.session.results
    return run


@pytest.mark.parametrize("keys", [("2", "5", "5", "9"), ("1", "4", "3", "6")])
def test_the_last_picture_goes_on_moving_and_comes_back_from_the_brain(keys: tuple[str, ...]) -> None:
    run = ended(keys)
    assert len(waited(run)) > 1
    words = run.row(21)
    run.press("b")
    assert run.row(21) != words
    while still("y" not in run.choices):
        run.press(" ")
    assert run.row(21) == words
    assert len(waited(run)) > 1


def test_no_text_stands_on_the_edge_of_the_glass() -> None:
    run = begun()
    rows = run.machine.text_rows()
    assert (rows[0], rows[24]) == ("", "")
    assert {row[:1] for row in rows} <= {"", " "}
    assert all(len(row) < 40 for row in rows)


def test_the_menu_keeps_off_the_glass_edge() -> None:
    run = Prompted("imphex")
    assert run.row(23).strip().startswith("4 ")
    assert not run.row(24).strip()
