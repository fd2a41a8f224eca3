"""The modern look: three games, matches to five, marks, measured distances, joystick, mouse, two people."""

from dataclasses import replace

import pytest

from arcade.games.distances.art import ball, walker
from arcade.games.distances.levels import Player
from arcade.games.distances.modern import way_in
from arcade.games.distances.opponent import choosing
from arcade.games.distances.rules import Position, name, numbered
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.sound.jingles import LAND, TURN
from tests.patience import still
from tests.prompted import Prompted


def modern(keys: str = "z1j", **setup: object) -> Prompted:
    run = Prompted("distances", **setup)
    run.type(keys.replace(" ", ""))
    return run


def losing_marks(run: Prompted) -> int:
    """The fields that bear a magenta cross."""
    assert isinstance(run.machine, Spectrum)
    return sum(run.machine.attr(1 + 2 * row, 2 + 2 * column) & 7 == 3 for row in range(8) for column in range(8))


@pytest.mark.parametrize(("key", "variant"), [("1", 1), ("2", 2), ("3", 3), ("return", 1)])
def test_the_authors_variants_are_a_question_away(key: str, variant: int) -> None:
    run = modern("z")
    assert run.choices == ("1", "2", "3")
    run.press(key)
    assert run.choices == ("c", "y", "j")
    run.press("j")
    assert run.state["variant"] == variant


def test_the_last_variant_is_the_next_default() -> None:
    run = modern("z2 a1 h8 c1 g6 e1 d", seats=2)
    run.press("return")
    assert run.state["variant"] == 2


def test_the_player_loses_by_the_third_pair_only_in_the_longest_game() -> None:
    keys = "z{} a1 h8 b1 g6 c1"
    assert modern(keys.format(2), seats=2).session.results[0].outcome is Outcome.SECOND
    run = modern(keys.format(3), seats=2)
    assert not run.session.results
    run.type("f3d1")
    assert run.session.results[0].outcome is Outcome.SECOND


def test_v_marks_the_fields_that_lose_and_takes_the_marks_away() -> None:
    run = modern("z1 d4 f4", seats=2)
    assert losing_marks(run) == 0
    run.press("v")
    assert losing_marks(run) == 7
    assert "lose" in run.row(21)
    run.press("pad1 back")
    assert losing_marks(run) == 0


def test_the_strip_shows_used_distances() -> None:
    """Rulers turn from yellow to red, their crosses beside them."""
    run = modern("z1 d4 f4", seats=2)
    machine = run.spectrum
    assert [machine.attr(2 * distance, 21) >> 3 & 7 for distance in range(1, 8)] == [6, 2, 6, 6, 6, 6, 6]
    run.press("f2")
    assert [machine.attr(2 * distance, 21) >> 3 & 7 for distance in range(1, 8)] == [6] * 7


def test_a_stone_lands_and_each_distance_ticks() -> None:
    run = modern("z1 d4 f", seats=2)
    run.press("4")
    assert LAND[0][1] in [pitch for _, pitch in run.heard]
    pitches = [pitch for length, pitch in run.heard if length == 0.008 and pitch >= 10 and pitch != TURN[1][1]]
    assert pitches[-1] == 5 * 2 + 2


def test_after_a_loss_the_equal_distances_stay_drawn_in_red() -> None:
    run = modern("z1 d4 b8 f4 e2 d6", seats=2)
    assert run.session.results[0].outcome is Outcome.SECOND
    assert run.row(21).strip() == "Distance 2: 2 times"
    machine = run.spectrum
    for row, column in ((9, 8), (10, 10), (10, 12), (7, 9), (6, 9)):
        assert machine.attr(row, column) & 7 == 2


def test_a_match_goes_to_five_wins() -> None:
    run = modern("z1j", level=2, seed=4)
    run.program.tally = Tally(won=4, lost=3)
    while still(not run.session.results):
        position = run.program.position
        run.type(name(at_once(choosing(position, Player.MASTER, SplitMix(5))).move))
    assert run.session.results[0].score == 47
    assert run.state["tally"] == (5, 0, 3)
    assert "The match ends 5 to 3" in run.row(21) + run.row(22)
    run.press("d")
    assert run.state["tally"] == (0, 0, 0)


def test_points_never_fall_below_nothing() -> None:
    run = modern()
    run.program.tally = Tally(lost=3)
    assert run.program.points(Outcome.LOST) == 0


def test_the_joystick_and_the_mouse_are_enough() -> None:
    run = Prompted("distances", level=2, seed=1)
    for key in ("pad1 fire",) * 3 + ("pad1 up", "pad1 left", "pad1 fire"):
        run.press(key)
    assert str(run.state["moves"][0]) == "d5"
    run.press("@20,12")
    assert run.state["moves"][2] == "a8"
    run.press("@250,12")
    assert len(run.state["moves"]) == 4


def test_two_people_take_turns_to_begin() -> None:
    run = modern("z1 a1 c1 e1", seats=2)
    assert run.session.results[0].outcome is Outcome.SECOND
    assert run.session.results[0].score is None
    run.type("d1")
    assert run.state["seat"] == 1
    run.press("pad2 fire")
    assert len(run.state["moves"]) == 1


def test_hint_puts_the_cursor_on_a_winning_field() -> None:
    run = modern("z1 a1", seats=2)
    run.press("f1")
    assert "wins" in run.row(21)
    run.press("return")
    run.press("f1")
    assert "All lose" in run.row(21)


def test_a_hint_in_the_own_game() -> None:
    run = modern("z2 a1 h8", seats=2)
    run.press("!hint")
    assert run.row(21).strip()[:2] in {a + b for a in "abcdefgh" for b in "12345678"}


def test_a_taken_back_move_returns_the_position_before_the_answer() -> None:
    run = modern("z1j d4", level=2, seed=1)
    assert len(run.state["moves"]) == 2
    run.press("f2")
    assert run.state["moves"] == ()
    run.press("!undo")
    assert run.state["moves"] == ()


def test_whoever_has_no_safe_field_is_told_and_must_play() -> None:
    run = modern("z1 b8 h8 b4 a1 g2 c4 e4 f1 d5", seats=2)
    assert run.row(21).strip() == "No safe fields left"
    run.type("h4")
    assert run.session.results[0].outcome is Outcome.FIRST


def test_every_answer_of_the_master_comes_within_a_second() -> None:
    """Counted in frames, of 1500 positions at most."""
    run = modern("z1j d4 a7 h2 f3 c6", level=5, seed=2)
    assert max(thought.frames for thought in run.session.program.thoughts) <= 50


def test_opponents_do_not_touch_the_dice() -> None:
    run = modern("z1j", level=5)
    before = run.session.program.dice.state
    run.type("d4")
    assert run.session.program.dice.state == before


def test_a_ball_rolls_over_free_fields_from_its_own_side_if_it_can() -> None:
    empty = Position()
    assert [name(field) for field in way_in(empty, numbered("c3"))] == ["a3", "b3", "c3"]
    assert [name(field) for field in way_in(replace(empty, seat=1), numbered("c6"))] == ["c8", "c7", "c6"]
    stones = 1 << numbered("b3") | 1 << numbered("c2")
    assert name(way_in(replace(empty, stones=(stones, 0)), numbered("c3"))[0]) in ("c8", "h3")


def test_a_ball_turns_as_it_rolls_and_the_sides_balls_differ() -> None:
    assert len({ball(kind, turn=turn) for kind in (0, 1) for turn in range(8)}) == 8 + 4
    assert ball(0, turn=8) == ball(0)


@pytest.mark.parametrize("calm", [False, True])
def test_the_ball_on_the_plate_sways_only_while_a_move_is_waited_for(calm: bool) -> None:
    def plates() -> bytes:
        return bytes(run.spectrum.display[0x1000:])

    run = Prompted("distances", seats=2, calm=calm)
    run.press("z")
    before = plates()
    for _ in range(60):
        run.session.step()
    assert plates() == before
    run.press("1")
    seen = set()
    for _ in range(60):
        run.session.step()
        seen.add(plates())
    assert len(seen) > 4


@pytest.mark.parametrize(("keys", "seats"), [("z1 d4 b8 f4 e2 d6", 2)])
def test_what_stays_after_an_end_still_moves(keys: str, seats: int) -> None:
    run = modern(keys, seats=seats)
    seen = set()
    for _ in range(60):
        run.session.step()
        seen.add(bytes(run.spectrum.display))
    assert len(seen) > 10


def test_no_foot_of_the_dividers_leaves_the_ground() -> None:
    for span in range(16, 60, 4):
        picture = walker(span, 24)
        assert picture.ink[-1]
        assert picture.width >= span
