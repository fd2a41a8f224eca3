"""Ricochet's modern look and handling: mouse, repeat, hurry, hints, steering, what it says."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.ricochet import scene
from arcade.games.ricochet.board import FLOOR
from arcade.games.ricochet.layouts import MENDED, TABLES
from arcade.games.ricochet.levels import LEVELS
from arcade.games.ricochet.modern import Panel
from arcade.games.ricochet.motion import GLOW_FRAMES, TRAIL_CELLS, Bumpers, Motion, corner, dot, pieces
from arcade.games.ricochet.program import Main
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.scene import felt, furnish
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.drawing import draw
from tests.patience import still
from tests.work import Metered


def modern(level: int = 2, seats: int = 1) -> Session:
    """A game whose ball waits."""
    session = Session(Setup("ricochet", level, seats, seed=1))
    for _ in range(60):
        session.step()
    session.step(frozenset(("return",)))
    while still(not session.program.state()["aiming"]):
        session.step()
    session.step()
    return session


def press(session: Session, *keys: str, gap: int = 6) -> None:
    for key in keys:
        session.step(frozenset((key,)))
        for _ in range(gap):
            session.step()


def rows(session: Session) -> list[str]:
    assert isinstance(session.machine, Spectrum)
    return session.machine.text_rows()


def state(session: Session, name: str) -> object:
    return session.program.state()[name]


def land(session: Session) -> int:
    """Wait until the flight has ended; how many frames."""
    for frame in range(4000):
        if state(session, "aiming") or session.machine.waiting:
            return frame
        session.step()
    raise AssertionError("the ball flies on and on")


def test_a_held_key_rolls_the_ball_and_a_tap_moves_it_by_one() -> None:
    session = modern()
    press(session, "pad1 left")
    assert state(session, "ball") == (19, 15)
    for _ in range(40):
        session.step(frozenset(("left",)))
    for _ in range(4):
        session.step()
    at = state(session, "ball")
    assert isinstance(at, tuple)
    assert int(str(at[1])) < 8


def test_a_click_below_sends_the_ball_and_a_click_above_shoots() -> None:
    session = modern()
    press(session, f"@{8 * 22 + 3},{8 * 19 + 3}", gap=40)
    assert state(session, "ball") == (19, 22)
    press(session, "@20,20")
    assert state(session, "flight") == (-1, -1)
    assert state(session, "shots") == 1


@pytest.mark.parametrize(
    ("key", "way"), [("4", (-1, -1)), ("9", (-1, 1)), ("return", (-1, -1)), ("pad1 fire", (-1, -1))]
)
def test_keys_that_shoot(key: str, way: tuple[int, int]) -> None:
    session = modern()
    press(session, key)
    assert state(session, "flight") == way


def test_up_turns_the_aim() -> None:
    session = modern()
    before = bytes(session.machine.memory())
    press(session, "pad1 up")
    assert state(session, "side") == 1
    assert session.machine.memory() != before
    press(session, "pad1 fire")
    assert state(session, "flight") == (-1, 1)


def test_three_right_shots_win() -> None:
    session = modern()
    for column in (3, 11, 22):
        press(session, f"@{8 * column},{8 * 19}", gap=60)
        press(session, "4")
        land(session)
    assert session.results[0].outcome is Outcome.WON
    assert session.results[0].score == 500 + 5 * 50 + 100
    assert "Par! All targets in 3 shots" in rows(session)[23]


def test_holding_fire_hurries_the_ball() -> None:
    slow, fast = modern(), modern()
    for session in (slow, fast):
        press(session, "4")
    usual = land(slow)
    frames = 0
    while still(not state(fast, "aiming")):
        fast.step(frozenset(("return",)))
        frames += 1
    assert frames < 2 * usual // 3
    assert state(fast, "shots") == 1


def test_the_hint_names_a_shot_and_marks_its_column() -> None:
    session = modern()
    press(session, "f1", gap=40)
    assert rows(session)[23].strip() == "3 to the left, fire up-left"
    assert isinstance(session.machine, Spectrum)
    assert session.machine.attr(20, 13) & 7 == 7


def test_keys_without_meaning_get_one_sentence_and_lose_nothing() -> None:
    session = modern()
    before = session.program.state()
    press(session, "q", "7", "ă")
    assert rows(session)[23].strip() == "Left, right, up to turn, fire"
    assert session.program.state() == before


def test_at_the_edge_it_is_said() -> None:
    session = modern()
    press(session, *["left"] * 15)
    assert state(session, "ball") == (19, 2)
    assert rows(session)[23].strip() == "The ball can't go any further"


def test_the_language_changes_while_the_ball_waits_and_while_it_flies() -> None:
    session = modern()
    press(session, "!lang ro")
    assert "Încercări 0/8" in rows(session)[21]
    press(session, "4", "!lang en", gap=10)
    assert "Shots 1/8" in rows(session)[21]


@pytest.mark.parametrize("level", [4, 5])
def test_bars_are_steered_in_flight_by_keys_and_mouse(level: int) -> None:
    session = modern(level)
    press(session, "4")
    for _ in range(20):
        session.step(frozenset(("pad1 right",)))
    slide = state(session, "slide")
    assert isinstance(slide, int)
    assert slide > 2
    press(session, "@40,100", gap=40)
    after = state(session, "slide")
    assert isinstance(after, int)
    assert after < slide


def test_where_the_ball_flies_nothing_changes_colour() -> None:
    session = modern(level=4)
    assert isinstance(session.machine, Spectrum)
    press(session, "9")
    for frame in range(300):
        session.step(frozenset(("right",)) if frame % 40 < 20 else NO_KEYS)
        for row, column in ((2, 2), (7, 10), (15, 20), (19, 16), (18, 5)):
            assert session.machine.attr(row, column) == felt((row, column), LEVELS[4].sets.felt)


@pytest.mark.parametrize("level", LEVELS.keys)
def test_a_shot_leaves_the_table_as_it_was(level: int) -> None:
    session = modern(level)
    press(session, "9" if level == 2 else "4")
    land(session)
    for _ in range(3):
        session.step()
    assert isinstance(session.machine, Spectrum)
    fresh = modern(level)
    assert isinstance(fresh.machine, Spectrum)
    gone = {place for place in TABLES[level].targets if place not in set(targets(session))}
    for row in range(21):
        for column in range(32):
            if (row, column) not in gone:
                assert session.machine.attr(row, column) == fresh.machine.attr(row, column), (row, column)


def targets(session: Session) -> list[tuple[int, int]]:
    left = state(session, "targets")
    assert isinstance(left, tuple)
    return [(int(str(place[0])), int(str(place[1]))) for place in left if isinstance(place, tuple)]


def test_points_for_targets_only_when_the_table_is_not_cleared() -> None:
    session = modern(level=6)
    for _ in range(8):
        press(session, "9")
        while still(not (state(session, "aiming") or session.machine.waiting)):
            session.step(frozenset(("return",)))
        session.step()
    assert session.results[0].outcome is Outcome.LOST
    assert session.results[0].score == 100 * int(str(state(session, "taken")))
    assert "of 5" in rows(session)[23]


def test_two_people_shoot_in_turn_each_with_a_joystick_and_a_target_is_worth_its_bounces() -> None:
    session = modern(seats=2)
    press(session, "pad2 left", "pad2 fire")
    assert (state(session, "ball"), state(session, "shots")) == ((19, 16), 0)
    press(session, *["pad1 left"] * 13, "pad1 fire")
    assert state(session, "shots") == 1
    land(session)
    assert state(session, "points") == (13 + 32, 0)
    assert state(session, "turn") == 1
    assert rows(session)[23].strip() == "Player 2: shoot"
    press(session, "pad1 fire")
    assert state(session, "shots") == 1
    press(session, *["pad2 right"] * 6, "pad2 fire")
    assert state(session, "shots") == 2
    session.step()
    land(session)
    assert state(session, "points") == (45, 1 + 20), "a target met at once counts one"
    press(session, *["5"] * 5, "4")
    land(session)
    assert session.results[0].outcome is Outcome.FIRST
    assert session.results[0].score is None
    assert "Points:" in rows(session)[23]


def test_two_people_have_as_many_shots_each() -> None:
    for level in LEVELS:
        session = modern(level.key, seats=2)
        shots = TABLES[level.key].shots
        assert f"/{shots + shots % 2}" in rows(session)[21]


def test_steering_belongs_to_whose_shot_it_is() -> None:
    session = modern(level=5, seats=2)
    press(session, "4")
    for _ in range(20):
        session.step(frozenset(("pad2 right",)))
    assert state(session, "slide") == 0
    for _ in range(20):
        session.step(frozenset(("pad1 right",)))
    assert state(session, "slide") != 0


def test_walls_are_pieces_and_each_has_its_own_note_the_longest_the_lowest() -> None:
    bumpers = Bumpers(Spectrum(), MENDED, calm=False)
    walls = pieces(MENDED)
    assert max(map(len, walls)) == 19
    assert {place for piece in walls for place in piece} == {
        (row, column) for row, column in MENDED.walls if 0 < row < FLOOR and 1 < column < 31
    }
    pitches = [bumpers.pitch(min(piece)) for piece in walls]
    assert pitches == sorted(set(pitches))
    cushions = {bumpers.pitch(place) for place in ((0, 9), (FLOOR, 9), (9, 1), (9, 31))}
    assert len(cushions) == 4
    assert max(cushions) < min(pitches)


@pytest.mark.parametrize("calm", [False, True])
def test_a_wall_shines_as_a_whole_and_is_then_as_before(calm: bool) -> None:
    machine, table = Spectrum(), MENDED
    furnish(machine, World(table), "c")
    before = bytes(machine.attributes)
    bumpers = Bumpers(machine, table, calm)
    longest = pieces(table)[0]
    bumpers.light(min(longest))
    bumpers.light(max(longest))
    changed = sum(one != two for one, two in zip(before, machine.attributes, strict=True))
    assert changed == (2 if calm else len(longest))
    for _ in range(GLOW_FRAMES + 1):
        bumpers.step()
    assert bytes(machine.attributes) == before


def test_stars_go_round_while_another_game_is_asked_for() -> None:
    session = modern()
    for column in (3, 11, 22):
        press(session, f"@{8 * column},{8 * 19}", gap=60)
        press(session, "4")
        land(session)
    pictures = set()
    for _ in range(40):
        session.step()
        pictures.add(session.machine.pixels())
    assert len(pictures) > 5


def test_the_last_cells_of_the_way_stay_marked() -> None:
    session = modern()
    program = session.program
    assert isinstance(program, Main)
    machine, world = program.machine, program.world
    motion = Motion(machine, 0)
    way = [(row, column) for column in (6, 9, 13) for row in range(3, 18, 4)]
    empty = machine.memory()
    for flown, place in enumerate(way, 1):
        for _ in motion.fly(world, place, 2):
            pass
        shown = machine.memory()
        motion.moving.hide()
        assert machine.memory() == empty
        for row, column in way[max(flown - TRAIL_CELLS, 0) : flown]:
            draw(machine, scene.SPOT, *dot((row, column))[1:])
        ball = corner(world.ball)
        draw(machine, scene.SHADOW, ball[0] + 3, ball[1] + 4)
        draw(machine, scene.BALL, ball[0] - 1, ball[1] - 1)
        assert machine.memory() == shown
        machine.recall(empty)


def test_only_what_changes_of_the_gauge_is_drawn() -> None:
    session = modern()
    program = session.program
    assert isinstance(program, Main)
    panel, world = Panel(program), program.world
    panel.begin(world)
    metered = Metered(program.machine)
    metered.begin()
    panel.numbers(world)
    assert metered.written == 0
    world.bounces += 1
    metered.begin()
    panel.numbers(world)
    assert 0 < metered.written < 8 * 32
