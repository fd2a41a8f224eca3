"""The star chart in play: hands, mouse, choosing a sky, limits, hints, figures, two players."""

from itertools import pairwise
from unittest.mock import Mock

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.stars import scene, strings
from arcade.games.stars.board import Ray, pixels
from arcade.games.stars.layouts import FIGURES
from arcade.games.stars.program import Main
from arcade.games.stars.rules import World
from arcade.games.stars.scene import Chart
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import until_asked

STARS_ROW, LIMIT_ROW = 8 * 8 + 4, 10 * 8 + 4
"""Pixel lines of the two rows in which a sky is chosen."""


def press(session: Session, *keys: str, frames: int = 2, gap: int = 4) -> None:
    for key in keys:
        for held, count in ((frozenset((key,)), frames), (NO_KEYS, gap)):
            for _ in range(count):
                session.step(held)


def chart(*choosing: str, level: int = 2, seats: int = 1, seed: int = 5, calm: bool = False) -> Session:
    """A game that has just begun, after the keys that choose the sky."""
    session = Session(Setup("stars", level=level, seats=seats, seed=seed, calm=calm))
    for _ in range(60):
        session.step()
    press(session, "return", gap=10)
    press(session, *choosing, "return")
    until_ready(session)
    return session


def until_ready(session: Session) -> None:
    for _ in range(600):
        if session.program.state()["playing"]:
            return
        session.step()
    raise AssertionError("the game does not begin")


def world(session: Session) -> World:
    program = session.program
    assert isinstance(program, Main)
    return program.game.world


def aim(session: Session, ray: tuple[int, int]) -> None:
    """Send both sights with the mouse and wait until they are there."""
    press(session, f"@{ray[0]},140", f"@{ray[1]},40")
    for _ in range(200):
        if (world(session).lower.x, world(session).upper.x) == ray:
            return
        session.step()
    raise AssertionError("the sights do not get there")


def shoot(session: Session, ray: tuple[int, int]) -> None:
    aim(session, ray)
    press(session, "f", gap=110)


@pytest.mark.parametrize(("key", "place"), [("v", (126, 128)), ("b", (130, 128)), ("t", (128, 126)), ("y", (128, 130))])
def test_a_tap_of_a_frame_is_one_stop(key: str, place: tuple[int, int]) -> None:
    session = chart()
    press(session, key, frames=1)
    assert session.program.state()["sights"] == place


def test_both_sights_move_at_once() -> None:
    session = chart()
    for _ in range(40):
        session.step(frozenset("vy"))
    lower, upper = world(session).lower.x, world(session).upper.x
    assert lower < 110
    assert upper > 146


def test_a_held_sight_moves_in_every_frame_while_a_shot_is_shown() -> None:
    session = chart()
    for _ in range(20):
        session.step(frozenset("v"))
    places = []
    for frame in range(20):
        session.step(frozenset("vf") if frame < 2 else frozenset("v"))
        places.append(world(session).lower.x)
    assert world(session).rays == 1
    assert all(after < before for before, after in pairwise(places[2:]))


def test_fire_pressed_during_a_shot_is_kept_for_after_it() -> None:
    session = chart()
    press(session, "f", "f", frames=1, gap=3)
    assert world(session).rays == 1
    for _ in range(120):
        session.step()
    assert world(session).rays == 2


def test_a_click_below_the_chart_fires() -> None:
    session = chart()
    press(session, "@100,185")
    assert world(session).rays == 1


def test_up_and_down_choose_the_sight_that_left_and_right_move() -> None:
    session = chart()
    press(session, "pad1 up", "pad1 left", "down", "right")
    assert session.program.state()["sights"] == (130, 126)


@pytest.mark.parametrize(
    ("keys", "choice"),
    [
        ((), (16, 1)),
        (("right", "right"), (24, 1)),
        (("left",), (12, 1)),
        (("left", "left", "left"), (0, 1)),
        (("down", "right", "up", "pad1 right"), (20, 2)),
        (("down", "left"), (16, 0)),
        ((f"@200,{STARS_ROW}", f"@110,{LIMIT_ROW}", f"@110,{LIMIT_ROW}"), (20, 3)),
        (("x", "7", "ă", "!hint", "@3,3"), (16, 1)),
    ],
)
def test_the_player_chooses_the_stars_and_what_is_limited(keys: tuple[str, ...], choice: tuple[int, int]) -> None:
    session = chart(*keys)
    assert session.program.state()["choice"] == choice
    if choice[0]:
        assert len(world(session).stars) == choice[0]
    assert (world(session).most_rays is not None) == bool(choice[1] & 1)
    assert (world(session).most_ticks is not None) == bool(choice[1] & 2)


def test_the_plan_clears_the_sky_for_gold() -> None:
    session = chart()
    for ray in sorted(world(session).plan):
        shoot(session, ray)
    result = session.results[-1]
    assert result.outcome == "won"
    assert result.score == world(session).points[0] + 300


def test_rays_used_up_lose() -> None:
    session = chart("left", "left")
    most = world(session).most_rays
    assert most is not None
    for _ in range(most):
        press(session, "f", gap=60)
    assert session.results[-1].outcome == "lost"


def test_time_used_up_loses() -> None:
    session = chart("left", "left", "down", "right")
    most = world(session).most_ticks
    assert most is not None
    for _ in range(most + 1):
        session.step()
    assert session.results[-1].outcome == "lost"


def test_a_hint_takes_no_time_and_is_worth_less() -> None:
    session = chart("down", "right")
    press(session, "f1", frames=2, gap=0)
    before = world(session).ticks
    while still(world(session).hinted is None):
        session.step()
    ray = world(session).hinted
    assert world(session).ticks <= before + 1
    assert ray is not None
    press(session, "x", gap=20)
    shoot(session, ray)
    assert world(session).points[0] == 10 * world(session).best


def test_a_figure_shows_its_lines_and_its_name() -> None:
    session = chart("left", "left", "left")
    figure = session.program.state()["figure"]
    assert isinstance(figure, int)
    assert set(world(session).stars) == set(FIGURES[figure].places().values())
    for ray in world(session).plan:
        shoot(session, ray)
    until_asked(session)
    assert strings.FIGURES[figure].english in session.machine.text_rows()[23]


def test_two_players_fire_in_turn_and_the_second_joystick_waits_for_its_own() -> None:
    session = chart(seats=2)
    press(session, "pad2 fire", "pad2 left")
    assert (world(session).rays, session.program.state()["sights"]) == (0, (128, 128))
    press(session, "pad1 fire", gap=100)
    assert world(session).seat == 1
    press(session, "pad2 left")
    press(session, "pad2 fire", gap=100)
    assert (world(session).rays, world(session).seat) == (2, 0)
    assert session.program.state()["sights"] == (126, 128)


def test_two_players_compare_their_points() -> None:
    session = chart(seats=2)
    for ray in world(session).plan:
        shoot(session, ray)
    first, second = world(session).points
    assert session.results[-1].outcome == ("first" if first > second else "second" if second > first else "drawn")
    assert session.results[-1].score == max(first, second)


def test_black_holes_are_there_at_the_last_level_alone() -> None:
    assert len(world(chart(level=4)).sky.holes) == 3
    assert not world(chart(level=3)).sky.holes


def test_old_rays_stay_where_new_ones_cross_them() -> None:
    session = chart("down", "left")
    machine = session.machine
    assert isinstance(machine, Spectrum)
    for _ in range(2):
        shoot(session, (128, 128))
        assert machine.point(128, 100)


def test_stars_sound_higher_and_higher() -> None:
    session = chart()
    ray = max(world(session).plan, key=lambda ray: crossed(world(session), ray))
    count = crossed(world(session), ray)
    aim(session, ray)
    before = len(session.machine.speaker.notes)
    press(session, "f", gap=110)
    tones = [note.hertz for note in session.machine.speaker.notes[before:] if note.duration == 175_000]
    assert len(tones) == count > 1
    assert tones == sorted(tones)


def crossed(now: World, ray: tuple[int, int]) -> int:
    """How many stars a ray would take."""
    trial = World(now.sky)
    trial.lower.x, trial.upper.x = ray
    return len(trial.fire().taken)


def test_words_follow_the_language() -> None:
    session = chart()
    press(session, "!lang ro", gap=4)
    assert "Raze" in session.machine.text_rows()[21]


def test_the_dots_of_a_ray_are_drawn_anew_only_when_it_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Spectrum()
    sky = Chart(machine)
    sky.clear()
    empty = machine.memory()
    drawn = Mock(side_effect=scene._dots)
    monkeypatch.setattr(scene, "_dots", drawn)
    for ray in ((20, 200), (20, 200), (22, 200), (22, 200)):
        sky.foresee(ray)
    assert drawn.call_count == 2
    sky.foresee((22, 200), whole=False)
    assert drawn.call_count == 3
    sky.foresee(None)
    assert machine.memory() == empty
    sky.foresee((22, 200), whole=False)
    assert drawn.call_count == 4


@pytest.mark.parametrize("ray", [(10, 246), (246, 10), (128, 128), (10, 160), (200, 48)])
def test_the_dots_are_some_of_a_rays_pixels(ray: Ray) -> None:
    way, end, gap = tuple(pixels(ray)), scene.GHOST_END_PIXELS, scene.GHOST_GAP_PIXELS
    for whole, seen in ((True, way), (False, way[:end] + way[-end:])):
        machine, wanted = Spectrum(), Spectrum()
        Chart(machine).foresee(ray, whole)
        for x, y in seen[gap // 2 :: gap]:
            wanted.plot(x, y)
        assert machine.display == wanted.display
