"""The modern look's ways of moving, its additions, and how the levels choose."""

from itertools import pairwise

import pytest

from arcade.games.crossing_board.art import BITES, bitten
from arcade.games.crossing_board.evaluation import RACE, apart, need, value
from arcade.games.crossing_board.levels import ADVISER, ONE_TURN, TWO_TURNS, Sight
from arcade.games.crossing_board.opponent import best, choosing, grabbing
from arcade.games.crossing_board.rules import BLACK, WHITE, Move, Position
from arcade.games.crossing_board.scene import GRID, WARNING, arrived, on_cloth
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound import jingles
from tests.games.crossing_board.test_rules import LOST, START, WON, moves_of, pictured
from tests.patience import still
from tests.prompted import Prompted, until_asked


def modern(keys: str = "z5j", **setup: object) -> Prompted:
    run = Prompted("crossing-board", **{"level": 3, **setup})
    run.type(keys)
    return run


def moves(run: Prompted) -> tuple[Move, ...]:
    played = run.state["moves"]
    assert isinstance(played, tuple)
    return played


def messages(run: Prompted, keys: list[str]) -> set[str]:
    """What the message line showed from the first key until some time after the last."""
    seen = set()
    for key in keys:
        for frame in range(60):
            run.session.step(frozenset((key,)) if frame < 3 else frozenset())
            seen.add(run.message)
    return seen


@pytest.mark.parametrize(
    ("keys", "played"),
    [
        (("pad1 fire",), (1, 1)),
        (("pad1 right", "pad1 fire"), (1, 2)),
        (("right", "left", "return"), (1, 1)),
        (("down", "down", "up", "right", "return"), (2, 2)),
        (("up", "return"), (1, 1)),
        (("4", "2"), (4, 2)),
        (("@28,28",), (1, 1)),  # the square right of row 1's insect
        (("@44,28",), (1, 2)),
        (("@12,60", "pad1 fire"), (3, 1)),  # its own insect: the cursor goes there
    ],
)
def test_ways_to_move(keys: tuple[str, ...], played: Move) -> None:
    run = modern()
    for key in keys:
        run.press(key)
    assert moves(run)[0] == played


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (["6"], "You have no insect there"),
        (["1", "3"], "Row 1: 1 step or 2?"),
        (["q"], ""),
        (["@200,100"], ""),
        (["@76,28"], "None of yours can go there"),
        (["f2"], "Nothing to take back"),
    ],
)
def test_what_cannot_be_is_answered_and_nothing_lost(keys: list[str], words: str) -> None:
    run = modern()
    seen = messages(run, keys)
    assert words in seen or not words
    assert run.state["board"] == START
    assert run.message == "Your move: choose a square"


def test_a_jump_is_refused_with_its_reason() -> None:
    run = modern("z5" + "128212821282" + "2181", seats=2)
    assert str(run.state["board"]).startswith("......12")
    assert "You can't jump over an enemy" in messages(run, ["1", "2"])


def test_the_second_player_steers_upwards_with_the_second_joystick() -> None:
    run = modern("z5", seats=2)
    run.type("12")
    run.press("pad2 right")
    run.press("pad2 up")
    run.press("pad2 fire")
    assert moves(run) == ((1, 2), (5, 2))
    assert run.state["seat"] == BLACK


def test_the_starter_changes_when_two_people_play_again() -> None:
    run = modern("z5", seats=2)
    dice = SplitMix(2)
    position = Position()
    while still(position.outcome() is None):
        line, steps = dice.pick(position.moves())
        position = position.play((line, steps))
        run.type(f"{line}{steps}")
    outcome = Outcome.FIRST if position.outcome() == 1 else Outcome.SECOND
    assert [(result.outcome, result.score) for result in run.session.results] == [(outcome, None)]
    run.type("d5")
    assert run.state["seat"] == WHITE


def test_six_insects_a_side() -> None:
    """Asked for by the authors: the whole set of the boxed game."""
    run = modern("z6j")
    assert run.state["board"] == "1......./1......./1......./1......./1......./1......./......../..222222"
    run.type("62")
    assert moves(run)[0] == (6, 2)


@pytest.mark.parametrize(("game", "outcome", "score"), [(WON, Outcome.WON, 36), (LOST, Outcome.LOST, 0)])
def test_whole_games_and_their_scores(game: str, outcome: Outcome, score: int) -> None:
    run = modern()
    for line, steps in moves_of(game):
        run.type(f"{line}{steps}")
    assert [(result.outcome, result.score) for result in run.session.results] == [(outcome, score)]


def test_danger_is_marked_until_it_is_switched_off() -> None:
    run = modern()
    before = bytes(run.spectrum.display)
    run.press("x")
    assert run.state["danger"] is True
    assert run.message == "Squares in danger are marked"
    run.press("x")
    assert run.state["danger"] is False
    assert before[: 2048 * 2] == bytes(run.machine.display)[: 2048 * 2]


@pytest.mark.parametrize(
    ("row", "attacked"), [("1.......", ((4, 5), (5, 5))), ("....1...", ((5, 5),)), (".....1..", ((4, 5), (5, 5)))]
)
def test_attacked_squares(row: str, attacked: tuple[tuple[int, int], ...]) -> None:
    """Where both sides come; a piece in between shields."""
    board = f"......../......../......../......../{row}/....2.../......../.......2"
    assert pictured(board).attacked() == attacked


def test_a_hint_names_a_move_and_points_at_it() -> None:
    run = modern()
    run.press("f1")
    line, steps = run.state["aim"]
    assert run.message == f"Try row {line}, steps {steps}"
    run.press("return")
    assert moves(run)[0] == (line, steps)


def test_take_back_goes_to_ones_own_last_turn() -> None:
    run = modern("z5j12")
    assert len(moves(run)) == 2
    run.press("f2")
    assert (run.state["board"], moves(run)) == (START, ())


def first_note(jingle: tuple[tuple[float, float | None], ...]) -> tuple[float, float | None]:
    return round(jingle[0][0], 3), jingle[0][1]


def test_a_capture_thuds_and_a_cake_chimes() -> None:
    run = modern("z5" + "5252525", seats=2)
    run.press("1")
    assert first_note(jingles.THUD) in run.heard
    assert str(run.state["board"]).split("/")[4] == "1...2..."
    run = modern("z5" + "12811281128" + "11", seats=2)
    run.press("2")
    assert first_note(jingles.BONUS) in run.heard
    assert run.state["out"] == (1, 0)


def test_each_one_more_at_a_cake_sounds_higher_and_a_side_that_is_nearly_there_is_a_warning() -> None:
    run = modern("z5" + "12811281128" + "11" + "112112211", seats=2)
    assert first_note(arrived(1)) != first_note(arrived(2))
    run = modern("z5", seats=2)
    position = Position()
    warned = []
    while still(position.outcome() is None):
        line, steps = min(position.moves(), key=lambda move: (-move[1], move[0]))
        before, position = position, position.play((line, steps))
        run.type(f"{line}{steps}")
        near = need(before.gone[before.seat]) > 2 >= need(position.gone[before.seat]) > 0
        warned.append((near, first_note(WARNING) in run.heard))
    assert (True, True) in warned
    assert all(heard == near for near, heard in warned)


# --- what moves


def test_a_free_square_is_plain_and_its_neighbours_have_another_paper() -> None:
    run = modern()
    papers = set()
    for row, column in ((1, 5), (1, 6), (2, 5), (2, 6)):
        assert not any(picture(run, (row, column)))
        x, y = GRID.origin((row, column))
        cells = {run.spectrum.attributes[32 * (y // 8 + down) + x // 8 + right] for down in (0, 1) for right in (0, 1)}
        papers.add(((row + column) % 2, *cells))
    assert papers == {(0, pair("kW")), (1, pair("kC"))}


def test_insects_fidget_while_a_move_is_chosen_but_not_those_that_the_cursor_shows() -> None:
    run = modern()
    still_there = {square: picture(run, square) for square in ((1, 1), (2, 1), (8, 8))}
    moved = set()
    for _ in range(800):
        run.session.step()
        moved |= {square for square, before in still_there.items() if picture(run, square) != before}
    assert moved == {(2, 1), (8, 8)}


def picture(run: Prompted, square: tuple[int, int]) -> bytes:
    left, top = GRID.origin(square)
    return b"".join(run.spectrum.display[line + left // 8 : line + left // 8 + 2] for line in LINES[top : top + 16])


@pytest.mark.parametrize(("game", "words"), [(WON, "1:0"), (LOST, "0:1")])
def test_an_end_is_a_scene_that_moves_on(game: str, words: str) -> None:
    run = modern()
    for line, steps in moves_of(game):
        run.type(f"{line}{steps}")
    until_asked(run.session)
    assert words in run.machine.text_rows()[22]
    seen = set()
    for _ in range(120):
        run.session.step()
        seen.add(bytes(run.spectrum.display))
    assert len(seen) > 3


def test_a_cake_gets_less_with_every_bite() -> None:
    sizes = [sum(row.bit_count() for row in bitten(bites).ink) for bites in range(len(BITES) + 1)]
    assert all(before > after > 0 for before, after in pairwise(sizes))


def test_what_is_carried_off_never_leaves_the_cloth() -> None:
    large = bitten(0)
    for y in range(-80, 200):
        for seen, _, top in on_cloth(large, 0, y):
            assert 48 <= top <= top + seen.height <= 176
            assert seen.ink[0] == large.ink[top - y]
    assert not on_cloth(large, 0, -16)
    assert not on_cloth(large, 0, 176)


# --- the levels


def test_the_novice_captures_then_leaves_then_walks_blindly() -> None:
    dice = SplitMix(1)
    capture = pictured("...12.../......1./......../......../......../......../......../........")
    assert {grabbing(capture, dice) for _ in range(20)} == {(1, 1)}
    leave = pictured("......1./1......./......../......../......../......../......../.......2")
    assert {grabbing(leave, dice) for _ in range(20)} == {(1, 2)}
    blind = pictured("..1...../......../...2..../......../......../......../......../........")
    assert {grabbing(blind, dice) for _ in range(20)} == {(1, 1), (1, 2)}


@pytest.mark.parametrize("sight", [TWO_TURNS, ADVISER])
def test_searching_levels_win_at_once(sight: Sight) -> None:
    last = pictured(".......1/......../......../......../......../......../......../.......2")
    assert at_once(choosing(last, SplitMix(3), sight)) in {(1, 1), (1, 2)}


def test_slips_are_chance_but_legal() -> None:
    position = Position()
    found = {at_once(choosing(position, SplitMix(seed), ONE_TURN)) for seed in range(60)}
    assert len(found) > 1
    assert found <= set(position.moves())


def test_searching_does_not_step_before_a_guard() -> None:
    position = pictured("1......./......../..1...../......../...2..../......../......../......2.")
    assert at_once(best(position)) != (3, 1)


def test_the_judge_is_the_same_for_both_sides() -> None:
    dice = SplitMix(8)
    for _ in range(20):
        position = Position(seat=dice.below(2))
        while still(position.outcome() is None):
            assert value(position) == value(Position(position.gone[::-1], 1 - position.seat))
            position = position.play(dice.pick(position.moves()))


@pytest.mark.parametrize(
    ("board", "seat", "turns", "won"),
    [
        (".....1../......../......../...2..../......../......../......../........", BLACK, (2, 2), True),
        (".....1../......../......../...2..../......../......../......../........", WHITE, (2, 2), True),
        ("....1.../...2..../......../......../......../......../......../........", BLACK, (2, 1), False),
        ("....1.../...2..../......../......../......../......../......../........", WHITE, (2, 1), True),
    ],
)
def test_races_are_counted_out(board: str, seat: int, turns: tuple[int, int], won: bool) -> None:
    position = pictured(board, seat)
    assert apart(position)
    assert (need(position.gone[BLACK]), need(position.gone[WHITE])) == turns
    assert abs(value(position)) >= RACE - 100
    assert (value(position) > 0) is won


def test_it_is_no_race_while_ways_still_cross() -> None:
    assert not apart(pictured("...1..../......../...2..../......../......../......../......../........"))
    assert not apart(pictured("1......./......../......../......../......../......../......../.......2"))
