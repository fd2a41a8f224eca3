"""The modern look: the board chosen, tiles by key, cursor and click, the road's notes, hints, and how games end."""

import pytest

from arcade.games.blue_road.art import arc_length, head, length, paved
from arcade.games.blue_road.rules import Side
from arcade.games.blue_road.theory import Links
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.drawing import lift_cells
from tests.prompted import Prompted


def modern(*keys: str, **setup: object) -> Prompted:
    run = Prompted("blue-road", **setup)
    for key in keys:
        run.press(key)
    return run


def size(run: Prompted) -> tuple[int, int]:
    return run.program.position.rows, run.program.position.columns


def test_the_board_is_chosen_by_arrows_digits_and_clicks() -> None:
    run = modern("z", "right", "right", "right", "down", "up", "up", "up", "up")
    assert run.message == "How large? 3 × 7"
    run.press("return")
    assert size(run) == (3, 7)
    assert size(modern("z", "6")) == (6, 6)
    assert size(modern("z", "@80,140")) == (6, 4)
    assert size(modern("z", "@2,10")) == (3, 3)
    run = modern("z", "q")
    assert run.heard
    assert run.message == "How large? 5 × 5"


def test_every_board_can_be_played() -> None:
    for rows in range(3, 8):
        for columns in range(3, 8):
            run = modern("z", f"@{24 * columns - 10},{8 + 24 * rows - 10}", "j", "c", level=1)
            assert size(run) == (rows, columns)
            assert str(run.state["moves"])[0] == "c"


def test_the_computer_may_begin() -> None:
    run = modern("z", "return", "c")
    moves = str(run.state["moves"])
    assert len(moves) == 1
    assert moves.isupper()
    assert run.state["seat"] == 0


def test_tiles_by_letter_cursor_and_click() -> None:
    assert str(modern("z", "5", "j", "A").state["moves"])[0] == "a"
    assert str(modern("z", "5", "j", "pad1 down", "pad1 down", "pad1 fire").state["moves"])[0] == "c"
    assert str(modern("z", "5", "j", "@230,120").state["moves"])[0] == "c"


def test_the_tile_under_the_cursor_is_shown_in_its_place() -> None:
    run = modern("z", "5", "j")
    shown = lift_cells(run.spectrum, 1, 1, 4, 4)
    assert run.spectrum.attr(2, 2) == 0x40 + 8 * 7 + 1
    run.press("down")
    assert lift_cells(run.spectrum, 1, 1, 4, 4) != shown


def test_a_wrong_key_is_answered_and_costs_nothing() -> None:
    run = modern("z", "5", "j")
    assert "A-C or arrows and fire" in run.messages("x")
    assert run.state["moves"] == ""


def test_the_road_rises_a_note_for_every_old_tile() -> None:
    run = modern("z", "5", seats=2)
    for key in "ccccbac":
        run.press(key)
    run.press("b")
    pitches = [pitch for seconds, pitch in run.heard if seconds == 0.05]
    assert pitches == sorted(pitches)
    assert len(pitches) == 3


def test_a_road_grows_pixel_by_pixel() -> None:
    def inked(entry: Side, leaves: Side, upto: int) -> int:
        return sum(row.bit_count() for row in paved(32, entry, leaves, upto).ink)

    for entry in Side:
        for leaves in Side:
            if entry != leaves:
                grown = [inked(entry, leaves, upto) for upto in range(0, length(32, entry, leaves) + 2, 2)]
                assert grown == sorted(grown)
                assert grown[0] == 0 < grown[1]
    assert arc_length(32) == 25


def test_hints_show_the_pairs() -> None:
    run = modern("z", "4", "j", level=5)
    assert run.messages("f1")[0].endswith(" wins: into the paired field")
    chosen = "abc"[int(str(run.state["chosen"]))]
    links = Links.of(run.program.position).play(chosen)
    assert links.at >= 0
    odd = modern("z", "3", "j", level=5)
    assert any(words.startswith("All lose") for words in odd.messages("!hint"))


def test_moves_are_taken_back() -> None:
    run = modern("z", "5", "j")
    assert run.messages("f2")[0] == "Nothing to take back"
    before = run.machine.memory()
    run.press("c")
    assert len(str(run.state["moves"])) == 2
    assert run.messages("!undo")[0] == "Taken back"
    assert run.state["moves"] == ""
    run.press("up")
    run.press("up")
    assert run.machine.memory() == before


def test_a_lost_game_tells_the_tile_that_lost_it() -> None:
    run = modern("z", "4", "j", "b", level=5)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.LOST, 1)]
    assert run.message.startswith("Tile 1: ")
    odd = modern("z", "3", "j", "b", level=5)
    assert odd.message == "There was no way to win"


def test_the_hints_win_every_game_that_can_be_won() -> None:
    run = modern("z", "4", "j", level=5, seed=3)
    for _ in range(8):
        if run.session.results:
            break
        run.press("f1")
        run.press("return")
    (result,) = run.session.results
    assert result.outcome is Outcome.WON
    assert result.score == 100 + int(str(run.state["road"]))


def test_two_people_take_turns_and_change_who_begins() -> None:
    run = modern("z", "3", "b", seats=2)
    assert [(result.outcome, result.score) for result in run.session.results] == [(Outcome.SECOND, None)]
    run.press("y")
    run.press("return")
    assert run.message == "Player 2: tile a, b or c?"
    run.press("pad2 down")
    run.press("pad2 fire")
    assert run.state["moves"] == "C"


def test_calm_ends_without_a_flashing_border() -> None:
    run = modern("z", "4", "j", "b", calm=True)
    assert set(run.borders) == {0}


@pytest.mark.parametrize("pixels", [24, 32])
@pytest.mark.parametrize(
    ("entry", "leaves"), [(Side.LEFT, Side.RIGHT), (Side.BOTTOM, Side.LEFT), (Side.TOP, Side.RIGHT)]
)
def test_the_middle_of_a_road_that_has_grown_so_far_is_the_last_pixel_paved(
    pixels: int, entry: Side, leaves: Side
) -> None:
    for at in range(0, length(pixels, entry, leaves), 5):
        x, y = head(pixels, entry, leaves, at)
        before, after = (paved(pixels, entry, leaves, upto).solid[y] >> pixels - 1 - x & 1 for upto in (at - 1, at + 2))
        assert (before, after) == (0, 1)
