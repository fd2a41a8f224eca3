"""The original's questions, sounds and pace on the running program, as recorded from the listing or mended."""

import pytest

from tests.prompted import Prompted

KEY = [(0.1, 12), (0.2, 22)]
SECTION = (0.3, 22)
EMPTY = "|".join(["....."] * 5)


def original(keys: str = "", **setup: object) -> Prompted:
    """A game with the player's keys typed; any key lets the computer move."""
    run = Prompted("blue-road", original=True, **setup)
    for key in keys:
        move(run, key)
    return run


def move(run: Prompted, key: str) -> None:
    run.press(key)
    if run.state["phase"] == "play":
        run.press("x")


def marked(run: Prompted) -> list[tuple[int, int]]:
    """Where question marks flash."""
    rows = enumerate(run.machine.text_rows()[:20])
    found = [(row, column) for row, words in rows for column, letter in enumerate(words) if letter == "?"]
    assert {run.spectrum.attr(row, column) for row, column in found} <= {49 + 128}
    return found


def test_the_start() -> None:
    run = original()
    assert run.state["board"] == EMPTY
    assert run.state["next"] == (0, 0)
    assert run.state["seat"] == 0
    assert marked(run) == [(4, 5)]
    assert run.row(21).strip() == "Your move: tile a, b or c?"
    assert {run.spectrum.attr(row, column) & 127 for row in range(22) for column in range(32)} == {49}
    assert run.machine.border_colour == 1
    for x, y in ((32, 32), (152, 152), (32, 100), (30, 30), (154, 154), (44, 166), (49, 159), (39, 159)):
        assert run.spectrum.point(x, y) == 1
    for x, y in ((222, 132), (210, 92), (222, 104), (222, 80), (234, 92), (210, 52), (222, 40), (222, 64), (234, 52)):
        assert run.spectrum.point(x, y) == 1
    assert [run.row(row)[30] for row in (5, 10, 15)] == ["a", "b", "c"]


def test_wrong_keys_cost_nothing() -> None:
    run = original()
    run.press("x")
    assert run.heard == [*KEY, (0.5, 12)]
    assert run.state["board"] == EMPTY
    assert run.row(21).strip() == "Wrong key"  # until the next key; the listing wiped it out after half a second
    run.press("A")  # the listing refused capitals
    assert run.state["board"] == EMPTY.replace(".", "a", 1)


def test_b_first_loses_at_once() -> None:
    run = original("b")
    assert run.state["moves"] == "b"
    assert [(result.outcome, result.score) for result in run.session.results] == [("lost", 1)]
    assert run.row(21).strip() == "I won. Again (y/n)?"


@pytest.mark.parametrize(
    ("keys", "moves", "following"),
    [
        ("a", "aC", (6, 3)),
        ("c", "cA", (2, 3)),
        ("aac", "aCaCcA", (14, 3)),
        ("ac", "aCcB", (10, 1)),
        ("caa", "cAaCaC", (14, 3)),
    ],
)
def test_replies(keys: str, moves: str, following: tuple[int, int]) -> None:
    run = original(keys)
    assert run.state["moves"] == moves
    assert run.state["next"] == following


def test_a_turn_on_the_screen() -> None:
    run = original()
    run.press("a")
    assert run.heard == [*KEY, SECTION]
    assert run.row(21).strip().startswith("My move, press a key")
    assert marked(run) == []
    assert [run.spectrum.point(x, 146) for x in range(42, 47)] == [0, 1, 1, 1, 0]
    assert [run.spectrum.point(50, y) for y in (139, 140, 141)] == [0, 1, 0]
    run.press("x")
    assert run.heard == [*KEY, SECTION]
    assert marked(run) == [(7, 8)]


def test_the_letters_of_both_are_shown() -> None:
    """The listing showed only the computer's."""
    run = original()
    shown = set()
    run.session.step(frozenset("a"))
    for _ in range(25):
        run.session.step()
        shown.add(run.row(21)[29:])
    assert "a" in shown
    run = original()
    run.press("a")
    run.session.step(frozenset("x"))
    for _ in range(60):
        run.session.step()
    assert run.row(21)[29:] == "C"


def test_a_game_lost_at_the_right() -> None:
    run = original("aacbb")
    assert run.state["board"] == "a...b|cac.a|..cab|.....|....."
    assert [(result.outcome, result.score) for result in run.session.results] == [("lost", 9)]


def test_the_longest_game() -> None:
    run = original("aaaab")
    run.press("c")
    assert run.heard == [*KEY, SECTION, SECTION]
    run.press("x")
    for key in "baabcba":
        move(run, key)
    assert run.state["board"] == "aacbc|cacba|baaab|abcac|cbcab"
    assert [(result.outcome, result.score) for result in run.session.results] == [("lost", 25)]


def test_another_game_or_none() -> None:
    run = original("b")
    run.press("d")
    assert run.heard == []
    assert run.state["board"] == EMPTY
    assert run.state["seat"] == 0
    run.press("b")
    run.press("x")
    assert run.session.ended


def test_twenty_notes_end_a_game() -> None:
    run = original("b", seed=7)
    notes = run.heard[3:]
    assert len(notes) == 20
    assert notes == [(0.03, pitch) for _, pitch in notes]
    assert all(14 <= pitch <= 33 for _, pitch in notes)
    # They fall for a loss and rise for a win; in the listing both sounded the same.
    assert [pitch for _, pitch in notes] == sorted((pitch for _, pitch in notes), reverse=True)
    two = original("", seed=7, seats=2)
    two.press("b")
    rising = [pitch for _, pitch in two.heard[3:]]
    assert sorted(rising, reverse=True) == [pitch for _, pitch in notes]
    assert rising != sorted(rising, reverse=True)


def test_two_people() -> None:
    run = original("", seats=2)
    assert run.row(21).strip() == "Player 1: a, b or c?"
    run.press("a")
    assert run.row(21).strip() == "Player 2: a, b or c?"
    run.press("a")
    run.press("a")
    run.press("a")
    run.press("a")
    assert [(result.outcome, result.score) for result in run.session.results] == [("second", None)]
    assert run.row(21).strip() == "Player 2 won! Again (y/n)?"


def test_clicks_and_a_hidden_cursor_choose_tiles() -> None:
    run = original()
    run.press("@222,90")  # sample b
    assert run.state["moves"] == "b"
    run = original()
    for key in ("down", "down", "pad1 down"):
        run.press(key)
    assert run.spectrum.attr(15, 30) == 8 + 6
    run.press("pad1 fire")
    assert run.state["moves"] == "c"
    assert run.spectrum.attr(15, 30) == 49


def test_a_hint_and_a_move_taken_back() -> None:
    run = original()
    before = run.machine.memory()
    run.press("f2")
    assert run.heard == [*KEY, (0.5, 12)]
    run.press("a")
    run.press("x")
    run.press("f1")
    assert run.row(21).strip()[:-1] == "All lose if I play well; try "
    run.press("x")
    run.press("!undo")
    assert run.state["board"] == EMPTY
    assert run.machine.memory() == before


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(239, abs=2)
    assert run.press("x") == pytest.approx(48, abs=1)
    assert run.press("a") == pytest.approx(43, abs=1)
    assert run.press("x") == pytest.approx(193.5, abs=2)
    assert run.press("c") == pytest.approx(143.5, abs=2)
    assert original("aaaab").press("c") == pytest.approx(143.5 + 72, abs=2)  # an older arc
    assert original("").press("b") == pytest.approx(143.5 + 78, abs=2)


def test_an_arc_takes_its_time_and_the_lower_rows_are_the_borders() -> None:
    run = original("")
    assert {run.spectrum.attributes[32 * row] for row in (22, 23)} == {0o17}
    sounded = len(run.machine.speaker.notes)
    run.press("c")
    first, second, road = run.machine.speaker.notes[sounded:][:3]
    clock = run.machine.CLOCK
    assert (second.start - first.start - first.duration) / clock == pytest.approx(0.018, abs=0.001)
    assert (road.start - second.start - second.duration) / clock == pytest.approx(2.19, abs=0.07), "four arcs"
