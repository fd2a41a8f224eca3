"""The book's race played through a session: its question, its pace, its sound, and when a key must be down."""

from collections.abc import Iterator
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.spectrum.memory import LINES
from tests.patience import still
from tests.prompted import Prompted

TAP: Keys = frozenset("m")
CLEAN = (1, 3, 5, 7, 8, 9, 10)
HURDLES = {3: (9, 19, 29), 5: (7, 17, 27), 7: (5, 15, 25), 9: (3, 13, 23)}

STANDING, FALLEN = bytes([0xF0] * 8), bytes([0] * 4 + [0xFF] * 4)


class Run:
    """A race at a speed, run frame by frame; what was seen and heard of it."""

    def __init__(self, speed: int, language: str = "en") -> None:
        prompted = Prompted("hurdles", original=True, language=language)
        for digit in str(speed):
            prompted.press(digit)
        self.session: Session = prompted.session
        self.machine = self.session.machine
        self.entered = self.machine.frame
        self.known = len(self.machine.speaker.notes)
        self.step(frozenset({"return"}))
        while still(self.runner is None):
            self.step()
        self.started = self.machine.frame

    @property
    def runner(self) -> tuple[int, int] | None:
        """Where the runner is drawn, if he is."""
        shown = self.session.program.state().get("runner")
        return (shown[0], shown[1]) if isinstance(shown, (tuple, list)) else None  # type: ignore[return-value]

    @property
    def down(self) -> object:
        return self.session.program.state()["down"]

    @property
    def notes(self) -> list[tuple[float, int]]:
        """Seconds and semitones since the speed was entered."""
        notes = self.machine.speaker.notes[self.known :]
        return [(round(note.duration / 3_500_000, 3), round(12 * log2(note.hertz / 261.6256))) for note in notes]

    @property
    def rows(self) -> list[str]:
        return self.machine.text_rows()

    def cell(self, row: int, column: int) -> bytes:
        """The eight bytes of a cell of the screen."""
        start = LINES[8 * row] + column
        return self.machine.memory()[start : start + 1793 : 256]

    def step(self, keys: Keys = NO_KEYS) -> None:
        self.session.step(keys)

    def finish(self, keys: Iterator[Keys] | None = None) -> "Run":
        """Run to the end with what the hands hold, frame by frame."""
        while still(not self.session.results):
            self.step(next(keys) if keys else NO_KEYS)
        return self

    def taps(self, cells: set[tuple[int, int]], frames: int, late: bool = True) -> Iterator[Keys]:
        """Tap when the runner is shown on one of the cells, or else as soon as he is no longer shown there."""
        while still():
            before = self.runner
            yield NO_KEYS
            if self.runner == before:
                continue
            if (self.runner if late else before) in cells and (late or self.runner is None):
                yield from [TAP] * frames


def before_hurdles(back: int, lanes: tuple[int, ...] = (3, 5, 7, 9)) -> set[tuple[int, int]]:
    return {(row, column - back) for row in lanes for column in HURDLES[row]}


@pytest.mark.parametrize("wrong", ["0", "11", "0.5", "10.5"])
def test_other_speeds_are_refused_with_a_tone(wrong: str) -> None:
    run = Prompted("hurdles", original=True)
    for key in wrong:
        run.press(key)
    run.press("return")
    assert run.heard == [(0.2, 20)]
    assert run.machine.waiting is not None
    assert run.state["running"] is False


@pytest.mark.parametrize("speed", [1, 10, 5])
def test_speeds_are_accepted_and_the_runner_appears_after_the_start_tone(speed: int) -> None:
    run = Run(speed)
    assert run.notes == [(0.999, 5)]
    assert run.started - run.entered == pytest.approx(85, abs=1)


@pytest.mark.parametrize(("speed", "frames"), [(5, 1306), (8, 766), (10, 406), (1, 2026)])
def test_without_a_key_everything_falls_in_the_measured_time(speed: int, frames: int) -> None:
    run = Run(speed).finish()
    assert run.down == 12
    assert run.machine.frame - run.started == pytest.approx(frames, abs=3)
    for _ in range(25):
        run.step()
    assert run.notes == [(0.999, 5), *[(0.1, 30)] * 12, (0.2, 13), (0.2, 16)]


@pytest.mark.parametrize("speed", CLEAN)
def test_a_tap_on_the_cell_before_each_hurdle_clears_them_all(speed: int) -> None:
    run = Run(speed)
    assert run.finish(run.taps(before_hurdles(1), 5)).down == 0


@pytest.mark.parametrize("speed", CLEAN)
def test_a_short_tap_right_after_the_decision_before_is_over_too_soon(speed: int) -> None:
    run = Run(speed)
    assert run.finish(run.taps(before_hurdles(3), 4, late=False)).down == 12


@pytest.mark.parametrize(("speed", "down"), [(1, 12), (3, 12), (5, 12), (7, 12), (8, 12), (9, 0), (10, 0)])
def test_a_longer_tap_at_that_moment_reaches_the_hurdle_only_at_high_speed(speed: int, down: int) -> None:
    run = Run(speed)
    assert run.finish(run.taps(before_hurdles(3), 8, late=False)).down == down


@pytest.mark.parametrize("speed", [1, 5, 10])
def test_a_key_held_from_start_to_finish_jumps_nothing(speed: int) -> None:
    run = Run(speed)
    run.finish(iter(lambda: TAP, None))
    assert run.down == 12
    if speed == 1:
        assert run.machine.frame - run.started == pytest.approx(957, rel=0.15)


def test_two_lanes_clean_and_two_fallen() -> None:
    run = Run(8)
    run.finish(run.taps(before_hurdles(1, (3, 7)), 5))
    assert run.rows[12].startswith(" 6 hurdles   down")
    for row, columns in HURDLES.items():
        for column in columns:
            assert run.cell(row, column) == (STANDING if row in (3, 7) else FALLEN)


def test_the_jump_is_drawn_above_the_hurdle() -> None:
    run = Run(5)
    hands = run.taps(before_hurdles(1), 5)
    while still(run.runner != (2, 9)):
        run.step(next(hands))
    assert any(run.cell(2, 9))
    assert run.cell(3, 9) == STANDING
    while still(run.runner == (2, 9)):
        run.step(next(hands))
    while still(run.runner is None):
        run.step(next(hands))
    assert run.runner == (3, 10)
    assert run.cell(3, 9) == STANDING
    assert not any(run.cell(2, 9))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["0 hurdle    down", "1 hurdle    down", "2 hurdles   down"]),
        ("ro", ["0 obstacol  dărâmat", "1 obstacol  dărâmat", "2 obstacole dărâmate"]),
    ],
)
def test_the_counter_speaks_of_one_or_of_many(language: str, words: list[str]) -> None:
    run = Run(10, language)
    seen: list[str] = []
    while still(len(seen) < 3):
        words_now = run.rows[12][1:22].rstrip()
        if words_now not in seen:
            seen.append(words_now)
        run.step()
    assert seen == words


def test_two_digits_keep_apart_from_the_word() -> None:
    assert Run(10).finish().rows[12] == "12 hurdles   down      speed 10"


def test_strides_take_the_measured_time() -> None:
    run = Run(5)
    times = []
    for column in (2, 4, 6, 8, 10):
        while still(run.runner != (3, column)):
            run.step()
        times.append(run.machine.frame - run.started)
    assert times[:4] == [20, 40, 60, 80]
    assert times[4] - times[3] == pytest.approx(22, abs=1)


def test_another_race_asks_the_speed_again_and_lists_the_last() -> None:
    run = Run(10).finish()
    while still(run.machine.waiting is None):
        run.step()
    assert run.rows[23] == "Another game? (y/n)"
    run.step(frozenset("y"))
    while still(run.machine.waiting is None or run.machine.waiting.kind != "line"):
        run.step()
    assert run.rows[23].startswith("Speed (1-10)")
    assert run.rows[14] == " Race 1: speed 10, 12 down"
    assert run.rows[3] == ""


def test_another_language_takes_effect_at_once() -> None:
    run = Run(5)
    for keys in (frozenset({"!lang ro"}), *[NO_KEYS] * 30):
        run.step(keys)
    assert (run.rows[2], run.rows[10].strip()) == ("PLECARE", "SOSIRE")


def test_a_key_held_since_the_start_tone_repeats_and_hurries_the_runner() -> None:
    held, free = Run(8), Run(8).finish()
    while still(not held.session.results):
        held.step(TAP)
    assert held.machine.frame - held.started < 0.8 * (free.machine.frame - free.started)
