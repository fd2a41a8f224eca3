"""The book's trip played through a session: its pages, its pace in frames, its sound, its cells and keys."""

from itertools import pairwise
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.trophy_trail.rules import START, Cell
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.spectrum import Spectrum
from tests.games.trophy_trail.test_rules import SEED_0
from tests.patience import still
from tests.prompted import Heard, Prompted

PATIENCE = 5000
ROUTE = "znnnnaaaamannznnnnaaanznnaaaanzzzzzzzzzzzznzmmzmmmzzmaammmmmmmmmaaammmmmaamammammmmzzznzzmmamzzznnnnnnnnnzzzzn"
"""Always to the nearest trophy of the field of seed 0, until one has locked oneself in."""
WALL, GROUND, TRAIL, STAR, WAITING, TROPHY = 0x12, 0x38, 0x20, 0xBA, 0xB8, 0x39
"""Attributes."""


class Trip:
    """A trip at a level, from the frame in which the field is ready."""

    def __init__(self, level: int, seed: int = 0, language: str = "en") -> None:
        prompted = Prompted("trophy-trail", original=True, language=language, seed=seed)
        self.session: Session = prompted.session
        machine = self.session.machine
        assert isinstance(machine, Spectrum)
        self.machine = machine
        pressed = machine.frame
        self.hold(str(level))
        while still(not self.session.program.state()["running"]):
            self.hold()
        self.waited = machine.frame - pressed
        self.ready = machine.frame
        self.known = len(machine.speaker.notes)

    def hold(self, key: str = "", frames: int = 1) -> None:
        keys: Keys = frozenset((key,)) if key else NO_KEYS
        for _ in range(frames):
            self.session.step(keys)

    def tap(self, keys: str, frames: int = 4) -> None:
        """Tap keys, each as soon as the one before has led to a step."""
        for key in keys:
            cell = self.cell
            self.hold(key, frames)
            self.hold(frames=4)
            while still(self.cell == cell and self.running):
                self.hold()

    def until_over(self, key: str = "") -> int:
        """Frames from the field's readiness to the end of the game."""
        while still(not self.session.results):
            self.hold(key)
        return self.session.results[0].frame - self.ready

    def until_question(self) -> None:
        for _ in range(PATIENCE):
            if self.machine.waiting is not None:
                return
            self.hold()

    def state(self, name: str) -> object:
        value = self.session.program.state()[name]
        return value[0] if name in ("cells", "clock", "taken") and isinstance(value, tuple) else value

    @property
    def cell(self) -> object:
        return self.state("cells")

    @property
    def clock(self) -> object:
        return self.state("clock")

    @property
    def running(self) -> object:
        return self.state("running")

    @property
    def notes(self) -> list[tuple[float, int]]:
        """Seconds and semitones since the field was ready."""
        notes = self.machine.speaker.notes[self.known :]
        return [Heard((round(note.duration / 3_500_000, 3), round(12 * log2(note.hertz / 261.6256)))) for note in notes]

    def row(self, number: int) -> str:
        return self.machine.text_rows()[number].ljust(32)


def gaps(trip: Trip, key: str, count: int) -> list[int]:
    """Frames from the press of a held key to the first step, and from each step to the next."""
    found: list[int] = []
    cell, since = trip.cell, trip.machine.frame
    while still(len(found) < count):
        trip.hold(key)
        if trip.cell != cell:
            found.append(trip.machine.frame - since)
            cell, since = trip.cell, trip.machine.frame
    return found


def test_the_clock_shows_ten_after_ten_ticks_and_ends_the_trip_at_a_hundred() -> None:
    trip = Trip(2)
    trip.hold(frames=190)
    assert trip.row(21)[29:31] == "10"
    assert trip.until_over() == pytest.approx(1899, rel=0.02)
    assert trip.clock == 100


@pytest.mark.parametrize(("level", "frames"), [(1, 25), (2, 19), (3, 13), (4, 7)])
def test_idle_ticks_take_the_measured_time(level: int, frames: int) -> None:
    trip = Trip(level)
    assert trip.waited == pytest.approx(120, abs=1)
    trip.hold(frames=10 * frames)
    assert trip.clock == 10
    assert trip.notes == [(0.05, 33)] * 10


def test_a_step_leaves_a_trail_and_does_not_move_the_clock() -> None:
    trip = Trip(1)
    trip.tap("mmaa")
    assert trip.cell == (8, 17)
    assert trip.state("trail") == ((9, 17), (10, 15), (10, 16), (10, 17))
    assert trip.clock == 0
    assert [trip.machine.attr(*cell) for cell in ((10, 15), (9, 17), (8, 17))] == [TRAIL, TRAIL, STAR]


def test_straight_back_is_a_crash() -> None:
    trip = Trip(1)
    trip.tap("az")
    trip.until_question()
    assert trip.session.results[0].score == 0
    assert trip.notes == [(0.1, 22), (0.2, 33), (1, 1)]


@pytest.mark.parametrize(("key", "last"), [("a", (1, 15)), ("m", (10, 30))])
def test_a_held_key_leads_into_the_wall(key: str, last: Cell) -> None:
    trip = Trip(3, seed=4)
    trip.until_over(key)
    assert trip.cell == last
    trip.until_question()
    assert trip.notes[-3:] == [(0.1, 22), (0.2, 33), (1, 1)]


def test_the_field_of_seed_0() -> None:
    trip = Trip(1)
    assert trip.state("trophies") == SEED_0
    shown = [(row, column) for row in range(1, 20) for column in range(1, 31) if trip.row(row)[column] == "&"]
    assert tuple(shown) == SEED_0
    assert {trip.machine.attr(*cell) for cell in SEED_0} == {TROPHY}
    assert trip.machine.attr(*START) == WAITING
    edge = [(0, 7), (20, 31), (13, 0), (13, 31), (21, 0), (21, 31)]
    assert {trip.machine.attr(*cell) for cell in edge} == {WALL}


@pytest.mark.parametrize("frames", [1, 2, 4])
def test_a_way_with_six_trophies_each_sounding_once(frames: int) -> None:
    trip = Trip(2)
    trip.tap("znnnnaaaamannznnnna", frames)
    trip.hold(frames=10)
    assert trip.cell == (6, 6)
    assert trip.state("taken") == 6
    assert trip.notes.count((0.1, 40)) == 6
    assert trip.row(21)[13] == "6"


def test_a_way_of_110_steps_takes_27_trophies() -> None:
    trip = Trip(4)
    trip.tap(ROUTE)
    assert len(ROUTE) == 110
    assert (trip.cell, trip.state("taken"), trip.running) == ((19, 20), 27, True)


def test_a_wrong_level_sounds_high_and_low_and_is_asked_again() -> None:
    run = Prompted("trophy-trail", original=True)
    assert run.frames == pytest.approx(15, abs=1)
    run.press("7")
    assert run.heard == [(0.1, 40), (1, -6)]
    assert run.choices == ("1", "2", "3", "4")


def test_another_key_that_is_held_stops_the_clock() -> None:
    trip = Trip(3)
    trip.hold("x", 200)
    assert trip.clock == 0
    assert trip.cell == START


def test_two_keys_together_are_read_as_none() -> None:
    trip = Trip(3)
    trip.hold(frames=5)
    for _ in range(100):
        trip.session.step(frozenset("xy"))
    assert trip.clock != 0


def test_the_clock_stands_behind_the_nought_of_the_bar() -> None:
    trip = Trip(4)
    assert trip.row(21)[21:29] == "Time = 0"
    trip.hold(frames=7 * 12)
    assert trip.row(21)[21:32].rstrip("*") == "Time = 012"


def test_trophies_are_thrown_one_by_one_once_the_wall_and_the_bar_are_there() -> None:
    run = Prompted("trophy-trail", original=True)
    shown = []
    for frame in range(125):
        run.session.step(frozenset("2") if frame < 4 else NO_KEYS)
        rows = run.machine.text_rows()
        shown.append((sum(row.count("&") for row in rows[1:20]), "Points" in rows[21]))
    assert [count for count, _ in shown[34:120:14]] == [0, 5, 10, 15, 20, 25, 30]
    assert shown[30] == (0, True)


def test_tones_are_apart() -> None:
    trip = Trip(1)
    trip.tap("az")
    trip.until_question()
    notes, clock = trip.machine.speaker.notes[-3:], trip.machine.CLOCK
    silences = [1000 * (b.start - a.start - a.duration) / clock for a, b in pairwise(notes)]
    assert silences == pytest.approx([18.5, 19], abs=1)


def test_where_the_trip_ended_is_trail() -> None:
    trip = Trip(1)
    trip.hold("a", 30)
    trip.hold(frames=30)
    cell = trip.cell
    trip.tap("z")
    assert trip.running is False
    assert isinstance(cell, tuple)
    assert trip.machine.attr(*cell) == TRAIL


def test_the_end_page_shows_the_score_and_d_leads_back_to_the_instructions() -> None:
    trip = Trip(1)
    trip.tap("znnaz")
    trip.until_question()
    assert trip.row(6)[8:18] == " The end! "
    assert trip.machine.attr(6, 8) & 0x80
    assert trip.row(10)[7:].startswith("Your score: 1 point ")
    assert trip.row(15)[7:].startswith("Another game? (y/n)")
    asked = trip.machine.frame
    trip.hold("d")
    trip.until_question()
    assert trip.machine.frame - asked == pytest.approx(15, abs=1)
    assert trip.row(4)[10:27] == "Have a good trip!"
    assert trip.machine.border_colour == 5


def test_another_key_ends_the_program() -> None:
    trip = Trip(1)
    trip.tap("az")
    trip.until_question()
    trip.hold("x", 3)
    assert trip.session.ended


def test_when_time_is_up_only_the_low_tone_sounds() -> None:
    trip = Trip(4)
    trip.until_over()
    trip.until_question()
    assert trip.notes == [(0.05, 33)] * 100 + [(1, 1)]


@pytest.mark.parametrize(
    ("level", "expected"),
    [(1, [23, 12, 5, 5, 5]), (2, [17, 17, 4, 4, 4]), (3, [11, 11, 11, 4, 4]), (4, [5, 5, 5, 5, 5])],
)
def test_a_held_key_becomes_a_sprint(level: int, expected: list[int]) -> None:
    trip = Trip(level, seed=4)
    trip.hold(frames=3)
    first, *others = gaps(trip, "m", 6)
    assert first <= 5
    assert others == pytest.approx(expected, abs=2)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("phase", range(0, 24, 5))
def test_a_tap_of_one_frame_counts_at_any_moment(level: int, phase: int) -> None:
    trip = Trip(level, seed=4)
    trip.hold(frames=phase)
    pressed = trip.machine.frame
    trip.hold("m")
    while still(trip.cell == START):
        trip.hold()
    assert trip.machine.frame - pressed <= 7


def test_taps_while_a_trophy_sounds_wait_their_turn() -> None:
    trip = Trip(2)
    trip.tap("zn")
    trip.hold("n", 2)
    trip.hold()
    for key in "aa":
        trip.hold(key, 2)
        trip.hold()
    trip.hold(frames=16)
    assert (trip.cell, trip.state("taken")) == ((9, 13), 1)


def test_joystick_and_mouse_lead_the_star_too() -> None:
    trip = Trip(1)
    trip.hold("pad1 left", 4)
    trip.hold(frames=4)
    trip.hold("@116,8", 1)
    trip.hold(frames=6)
    assert trip.cell == (9, 14)


def test_another_language_takes_effect_at_once() -> None:
    trip = Trip(3)
    assert trip.row(21)[4:14] == "Points = 0"
    trip.hold("!lang ro")
    trip.hold(frames=30)
    assert trip.row(21)[4:14] == "Puncte = 0"
    assert trip.row(21)[21:29] == "Timp = 0"


def test_fire_takes_the_usual_level() -> None:
    run = Prompted("trophy-trail", original=True, level=5)
    run.session.step(frozenset({"pad1 fire"}))
    while still(not run.session.program.state()["running"]):
        run.session.step()
    assert run.session.program.state()["cells"] == (START,)
