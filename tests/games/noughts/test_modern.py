"""The modern look: keypad, cursor, mouse and two joysticks; the line in reverse; matches, help, the cube."""

import pytest

from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.programs.contest import Tally
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


def lit(run: Prompted, key: str) -> list[tuple[bool, ...]]:
    """Which squares of the left column were shown in reverse after a key, each time that changed."""
    seen: list[tuple[bool, ...]] = []
    for frame in range(70):
        run.session.step(frozenset((key,)) if frame < 3 else NO_KEYS)
        now = tuple(bool(run.machine.peek(row, 19) & REVERSED) for row in (4, 11, 18))  # type: ignore[attr-defined]
        if not seen or seen[-1] != now:
            seen.append(now)
    return seen


def test_the_keypad_lies_as_the_board() -> None:
    run = begun("7", seats=2)
    assert run.state["board"] == "X........"
    assert "8" in run.row(4)
    assert run.row(2)[19:25] == "█◣  ◢█"


def test_two_people_have_a_cursor_each() -> None:
    run = begun(seats=2)
    for key in ("pad1 up", "pad1 fire", "pad2 left", "pad2 fire"):
        run.press(key)
    assert run.state["board"] == ".X.O....."
    assert run.row(22).strip() == "PLAYER 1: WHICH SQUARE, WITH X?"
    run.press("return")
    assert moves(run) == (1, 3), "the cursor stands where the player left it"


def test_a_click_takes_a_square() -> None:
    run = begun(seats=2)
    run.press(f"@{8 * 37},{8 * 19}")
    assert run.state["board"] == "........X"


def test_a_taken_square_is_refused_with_a_buzz() -> None:
    run = begun("55", seats=2)
    assert [pitch for _, pitch in run.heard] == [0, 1] * 6
    assert moves(run) == (4,)


def test_marks_are_heard_stroke_by_stroke() -> None:
    run = begun("7", seats=2)
    assert [pitch for _, pitch in run.heard] == [19, 14, 21]
    run.type("4")
    assert [pitch for _, pitch in run.heard] == [12, 10, 8, 12, 16]


def test_a_cross_is_drawn_stroke_by_stroke() -> None:
    run = begun(seats=2)
    corners = []
    for frame in range(40):
        run.session.step(frozenset(("7",)) if frame < 3 else NO_KEYS)
        rows = run.row(2), run.row(7)
        corners.append((rows[0][19] != " ", rows[1][24] != " ", rows[0][24] != " ", rows[1][19] != " "))
    order = sorted(range(4), key=lambda corner: [found[corner] for found in corners[8:]].index(True))
    assert order == [0, 1, 2, 3]


@pytest.mark.parametrize("calm", [False, True])
def test_the_winning_line_lights_up_square_by_square(calm: bool) -> None:
    run = begun("7845", seats=2, calm=calm)
    seen = lit(run, "1")
    assert (True, True, True) in seen
    assert seen[: seen.index((True, True, True)) + 1][-3:] == [(True, False, False), (True, True, False), (True,) * 3]


def test_who_wins_is_shown_by_the_cross_and_the_nought_who_go_on() -> None:
    run = begun("74859", seats=2)
    seen = set()
    for _ in range(60):
        run.session.step()
        seen.add("".join(run.row(row) for row in range(11, 21)))
    assert len(seen) > 4


def test_the_nought_looks_at_the_cursor_and_blinks() -> None:
    run = begun(seats=2)

    def face() -> str:
        return "".join(run.row(row)[4:15] for row in range(10, 19))

    before = face()
    run.press("pad1 right")
    assert face() != before
    seen = set()
    for _ in range(320):
        run.session.step()
        seen.add(face())
    assert len(seen) == 2


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
    assert run.row(22).strip() == "YOUR MOVE: WHICH SQUARE, WITH X?"


def test_a_hint_lights_a_square() -> None:
    run = begun("7", level=3)
    seen = set()
    for frame in range(100):
        run.session.step(frozenset(("f1",)) if frame < 3 else NO_KEYS)
        seen.add(run.row(22))
    assert any("KEEPS THE DRAW" in row for row in seen)


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
    run.press(f"@{8 * 13},{8 * 3}")
    assert moves(run) == (53, 0)
    run.press(f"@{8 * 26 - 4},{8 * 4}")
    assert moves(run) == (53, 0), "between the layers is nothing"


def test_in_misere_a_line_loses() -> None:
    run = begun("74859", level=4, seats=2)
    assert run.session.results[-1].outcome is Outcome.SECOND


def test_the_cube_turns_on_the_title() -> None:
    run = Prompted("noughts")
    shown = set()
    for _ in range(100):
        run.session.step(NO_KEYS)
        shown.add("".join(run.row(row)[14:26] for row in range(6, 18)))
    assert len(shown) > 20
    assert run.state["phase"] == "opening"
