"""The modern look: keypad, cursor, mouse and two joysticks; the line in reverse; matches, help, the cube."""

from itertools import pairwise

from arcade.games.noughts import music
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.sound.score import LEAD
from tests.patience import still
from tests.prompted import Prompted

REVERSED = 128


def begun(keys: str = "", **setup: object) -> Prompted:
    """A run at its first move, then keys of the keypad."""
    run = Prompted("noughts", **setup)
    run.press("return")
    run.type(keys)
    return run


def moves(run: Prompted) -> object:
    """The fields taken so far."""
    return run.state["moves"]


def halves_of_flash(run: Prompted, key: str) -> int:
    """How often the square of key 7 changes between plain and reversed after a key."""
    codes = []
    for frame in range(400):
        run.session.step(frozenset((key,)) if frame < 3 else NO_KEYS)
        codes.append(run.machine.peek(5, 21) & REVERSED)  # type: ignore[attr-defined]
    return sum(one != two for one, two in pairwise(codes))


def test_the_keypad_lies_as_the_board() -> None:
    run = begun("7", seats=2)
    assert run.state["board"] == "X........"
    assert "8" in run.row(5)
    assert run.row(3)[19:25] == "█◣  ◢█"


def test_two_people_have_a_cursor_each() -> None:
    run = begun(seats=2)
    for key in ("pad1 up", "pad1 fire", "pad2 left", "pad2 fire"):
        run.press(key)
    assert run.state["board"] == ".X.O....."
    assert run.row(23) == "PLAYER 1: WHICH SQUARE, WITH X?"
    run.press("return")
    assert moves(run) == (1, 3), "the cursor stands where the player left it"


def test_a_click_takes_a_square() -> None:
    run = begun(seats=2)
    run.press(f"@{8 * 37},{8 * 20}")
    assert run.state["board"] == "........X"


def test_a_taken_square_is_refused_with_a_buzz() -> None:
    run = begun("55", seats=2)
    assert [pitch for _, pitch in run.heard] == [0, 1] * 6
    assert moves(run) == (4,)


def test_marks_and_ends_are_heard() -> None:
    run = begun("7", seats=2)
    assert run.heard == [(0.04, 19)]
    run.type("4")
    assert run.heard == [(0.04, 12)]
    run.type("859")
    phrase = [event.pitch for event in music.WIN.play[0].voices[LEAD][:6]]
    assert [pitch for _, pitch in run.heard[:7]] == [19, *phrase]


def test_the_winning_line_flashes_in_reverse() -> None:
    run = begun("7485", seats=2)
    assert halves_of_flash(run, "9") == 11
    assert not run.machine.peek(5, 21) & REVERSED  # type: ignore[attr-defined]


def test_a_calm_run_only_lights_it() -> None:
    run = begun("7485", seats=2, calm=True)
    assert halves_of_flash(run, "9") <= 1


def test_who_begins_alternates() -> None:
    run = begun("74859", seats=2)
    run.press("y")
    assert run.state["seat"] == 1
    run.type("74859")
    assert [result.outcome for result in run.session.results] == [Outcome.FIRST, Outcome.SECOND]
    assert run.state["tally"] == (1, 0, 1)


def test_a_match_has_ten_games_and_a_score() -> None:
    run = begun(level=3)
    run.program.tally = Tally(won=2, drawn=5, lost=2)
    run.type("78")
    while still(run.state["phase"] == "move"):
        board = str(run.state["board"])
        run.press("789456123"[board.index(".")])
    assert run.session.results[-1].outcome is Outcome.LOST
    assert run.session.results[-1].score == 9
    run.press("y")
    assert run.state["tally"] == (0, 0, 0)


def test_help_keeps_a_match_out_of_the_scores() -> None:
    run = begun("7", level=3)
    run.press("f1")
    run.press("q")
    run.press("y")
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.LOST, None)]


def test_moves_are_taken_back() -> None:
    run = begun("7", level=3)
    run.press("f2")
    assert moves(run) == ()
    run.press("f2")
    assert moves(run) == ()
    assert run.row(23) == "YOUR MOVE: WHICH SQUARE, WITH X?"


def test_a_hint_lights_a_square() -> None:
    run = begun("7", level=3)
    seen = set()
    for frame in range(100):
        run.session.step(frozenset(("f1",)) if frame < 3 else NO_KEYS)
        seen.add(run.row(23))
    assert any("KEEPS THE TIE" in row for row in seen)


def test_abandoning_asks_and_costs_the_game() -> None:
    run = begun("7", level=1)
    run.press("q")
    run.press("n")
    assert run.state["phase"] == "move"
    run.press("backspace")
    run.press("return")
    assert run.state["phase"] == "move", "fire and Return mean no"
    run.press("q")
    run.press("y")
    assert run.state["tally"] == (0, 0, 1)


def test_in_the_cube_keys_lead_to_layers() -> None:
    run = begun(level=5, seats=2)
    for key in ("4", "right", "down", "return"):
        run.press(key)
    assert moves(run) == (3 * 16 + 4 + 1,)
    run.press(f"@{8 * 13},{8 * 4}")
    assert moves(run) == (53, 0)
    run.press(f"@{8 * 26 - 4},{8 * 5}")
    assert moves(run) == (53, 0), "between the layers is nothing"


def test_in_misere_a_line_loses() -> None:
    run = begun("74859", level=4, seats=2)
    assert run.session.results[-1].outcome is Outcome.SECOND


def test_the_title_plays_by_itself() -> None:
    run = Prompted("noughts")
    shown = set()
    for _ in range(400):
        run.session.step(NO_KEYS)
        shown.add(run.row(3))
    assert len(shown) > 3
    assert run.state["phase"] == "opening"
