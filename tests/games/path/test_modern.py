"""The modern game through a session: keys, pointing, two riders, calm, language."""

from collections.abc import Callable

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.games.path import modern
from arcade.games.path.art import POSES
from arcade.games.path.board import DOWN, LEFT, RIGHT, UP
from arcade.games.path.world import Journey
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still

PATIENCE = 20_000


class Played:
    """A session stepped from the title to the first ride."""

    def __init__(self, level: int = 1, seats: int = 1, seed: int = 1, **setup: object) -> None:
        self.session = Session(Setup("path", level, seats, seed=seed, **setup))  # type: ignore[arg-type]
        assert isinstance(self.session.machine, Spectrum)
        self.machine = self.session.machine
        self.until(lambda: self.machine.waiting is not None)
        self.press("return")
        self.until(lambda: self.riding)

    @property
    def riding(self) -> bool:
        return bool(self.session.program.state()["riding"])

    @property
    def journey(self) -> Journey:
        journey: Journey = self.session.program.game.world  # type: ignore[attr-defined]
        return journey

    @property
    def directions(self) -> list[int]:
        return [rider.line.direction for rider in self.journey.race.riders]

    def until(self, done: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if done():
                return
            self.session.step(NO_KEYS)
        raise AssertionError("it never happened")

    def press(self, *keys: str, frames: int = 1) -> None:
        for _ in range(frames):
            self.session.step(frozenset(keys))
        self.session.step(NO_KEYS)

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.session.step(NO_KEYS)


def test_a_tap_of_one_frame_turns_and_a_held_key_turns_once() -> None:
    played = Played()
    played.press("v")
    played.wait(4)
    assert played.directions == [RIGHT]
    played.press("c", frames=8)
    assert played.directions == [UP]


def test_arrows_joystick_and_clicks_turn_too() -> None:
    for left, right in (("left", "right"), ("pad1 left", "pad1 right"), ("@20,90", "@200,90")):
        played = Played()
        played.press(right)
        played.wait(4)
        assert played.directions == [RIGHT]
        played.press(left)
        played.wait(4)
        assert played.directions == [UP]


def test_pointing_makes_the_arrows_mean_the_sides_of_the_screen() -> None:
    played = Played()
    played.press("a")
    played.press("right")
    played.wait(4)
    assert played.directions == [RIGHT]
    played.press("right")
    played.wait(4)
    assert played.directions == [RIGHT]
    played.press("up")
    played.wait(4)
    assert played.directions == [UP]
    played.press("c")
    played.wait(3)
    assert played.directions == [LEFT]
    played.press("pad1 back")
    assert not played.session.program.state()["pointing"]


def test_two_riders_turn_by_their_own_keys_in_one_frame() -> None:
    played = Played(seats=2)
    played.press("v", "n")
    played.wait(4)
    assert played.directions == [RIGHT, LEFT]
    played.press("pad1 left", "pad2 right")
    played.wait(4)
    assert played.directions == [UP, UP]


def test_who_arrives_alone_wins_the_race_of_two() -> None:
    session = Session(Setup("path", 4, 2, seed=4))
    run_pilot(session, PATIENCE, 3, until_result=True)
    assert session.results[0].outcome in (Outcome.FIRST, Outcome.SECOND, Outcome.DRAWN)
    assert session.results[0].score is None


def test_at_night_only_six_cells_ahead_are_shown() -> None:
    played = Played(level=5)
    way = played.journey.race.riders[0].way
    papers = [played.machine.attr(*cell) >> 3 & 7 for cell in way.cells[:-1]]
    assert papers == [1] * 7 + [0] * (len(way.cells) - 8)


def test_a_fall_sounds_low_and_says_how_many_lives_are_left() -> None:
    played = Played(seed=5)
    played.until(lambda: played.journey.lives == 3)
    played.wait(2)
    assert "Off the path! 3 lives left" in played.machine.text_rows()[23]
    played.press("!lang ro")
    played.wait(2)
    assert "Ai ieșit! Mai ai 3 vieți" in played.machine.text_rows()[23]
    assert "Vieți 3" in played.machine.text_rows()[22]


def test_the_line_gets_ready_before_each_way() -> None:
    session = Session(Setup("path", 4, seed=3))
    run_pilot(session, PATIENCE, 2, until_result=True)
    assert session.results[0].outcome is Outcome.WON
    assert session.program.state()["path"] == 2


def test_the_walker_is_in_the_middle_of_his_line_and_looks_where_he_goes() -> None:
    for direction, poses in POSES.items():
        assert len({pose.ink for pose in poses}) == 2, direction
        assert {pose.width for pose in poses} == {11}
    assert POSES[RIGHT][0].ink == POSES[LEFT][0].mirrored().ink
    assert POSES[UP][0].ink != POSES[DOWN][0].ink


def test_steps_alternate_and_go_higher_on_each_ground() -> None:
    for path in range(3):
        left, right = modern.footstep(0, path, left=True), modern.footstep(0, path, left=False)
        assert left != right
        first, last = right[0][1], modern.footstep(100, path, left=False)[0][1]
        assert first is not None
        assert last is not None
        assert first < last
    assert len({len(modern.footstep(0, path, left=True)) for path in range(3)}) == 3


def test_the_hill_lives_while_another_journey_is_asked_for() -> None:
    session = Session(Setup("path", 4, seed=3))
    for _ in range(150):
        session.step()
    session.step(frozenset(("return",)))
    while still(not session.results):
        for _ in range(20):
            session.step()
    for _ in range(500):
        session.step()
    assert session.results[0].outcome is Outcome.LOST
    assert session.machine.waiting is not None
    pictures = set()
    for _ in range(90):
        session.step()
        pictures.add(session.machine.pixels())
    assert len(pictures) >= 3
