"""Our demonstrations: they fill the screen and are heard, their source follows, and nothing stands still."""

from string import ascii_lowercase

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.techniques.art import FRAMES, TRICKS, TURNS, Trick, dotted, gear
from arcade.games.techniques.exhibits import EXHIBITS, Visit, body
from arcade.games.techniques.look import State
from arcade.games.techniques.modern import LINE_FRAMES, LISTED, TRACED
from arcade.games.techniques.scenery import RADIUS, SWINGS, lights, swing
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.ink import pair
from tests.patience import still

SOURCE = 13
"""The row of the first line."""


class Visitor:
    """Somebody at the list of the modern look."""

    def __init__(self) -> None:
        self.session = Session(Setup("techniques", 3, seed=3))
        machine = self.session.machine
        assert isinstance(machine, Spectrum)
        self.machine = machine
        self.hold("", 130)
        self.hold("return", 2)
        self.hold("", 40)

    def hold(self, key: str, frames: int) -> None:
        for _ in range(frames):
            self.session.step(frozenset((key,)) if key else NO_KEYS)

    @property
    def running(self) -> bool:
        return bool(self.session.program.state()["running"])

    def start(self, key: str) -> None:
        self.hold(key, 1)
        while still(not self.running):
            self.hold("", 1)

    def finish(self) -> None:
        """Until the master stands beside the source."""
        while still(self.machine.waiting is None):
            self.hold("", 1)


def row(visitor: Visitor, number: int) -> bytes:
    """What is to be seen in a row of the screen."""
    memory = visitor.machine.memory()
    lines = [2048 * (number // 8) + 32 * (number % 8) + 256 * line for line in range(8)]
    return b"".join(memory[at : at + 32] for at in lines) + memory[6144 + 32 * number : 6176 + 32 * number]


@pytest.mark.parametrize("key", ascii_lowercase)
def test_a_demonstration_fills_the_screen_and_is_heard(key: str) -> None:
    visitor = Visitor()
    known = len(visitor.machine.speaker.notes)
    visitor.start(key)
    empty = bytes(256) + bytes((pair("Wk"),)) * 32
    filled: set[int] = set()
    for _ in range(400):
        if not visitor.running:
            break
        visitor.hold("return" if key == "l" else "", 1)
        filled |= {number for number in range(1, 22) if row(visitor, number) != empty}
    assert len(filled) >= 13
    assert max(filled) >= 18
    assert len(visitor.machine.speaker.notes) > known


def test_the_source_follows_and_the_master_goes_through_it_line_by_line() -> None:
    visitor = Visitor()
    visitor.start("g")
    visitor.hold("x", 1)
    visitor.finish()
    lines = body(EXHIBITS[6].ours)
    seen = []
    for _ in range(len(lines) + 1):
        visitor.hold("", LINE_FRAMES)
        colours = [visitor.machine.attributes[32 * (SOURCE + line)] for line in range(len(lines))]
        assert sorted(colours) == sorted([LISTED] * (len(lines) - 1) + [TRACED])
        seen.append(colours.index(TRACED))
    assert sorted(seen[:-1]) == list(range(len(lines)))
    assert seen[-1] == seen[0]


def test_the_wheels_beside_the_list_turn() -> None:
    visitor = Visitor()
    before = row(visitor, 1)
    visitor.hold("", 6)
    assert row(visitor, 1)[:6] != before[:6]


@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick.__name__)
def test_a_struck_letter_becomes_what_it_was(trick: Trick) -> None:
    letter = dotted("R", 4, 6)
    pictures = [trick(letter, frame).ink for frame in range(FRAMES)]
    assert pictures[0] == pictures[-1] == letter.ink
    assert len(set(pictures)) > 1
    assert {len(rows) for rows in pictures} == {letter.height}


def test_a_wheel_comes_round() -> None:
    assert gear(24, TURNS) == gear(24, 0)
    assert len({gear(24, turn).ink for turn in range(TURNS)}) == TURNS


def test_one_tool_is_taken_from_the_dark_for_each_exhibit_seen() -> None:
    visitor = Visitor()
    program = visitor.session.program
    assert isinstance(program, State)
    program.visit = Visit(26, frozenset({0, 1, 20}))
    visitor.hold("backspace", 2)
    visitor.hold("return", 1)
    visitor.hold("", 700)
    dark = [bool(visitor.machine.attributes[32 * (2 * (n // 13)) + 3 + 2 * (n % 13)] == 1) for n in range(26)]
    assert [number for number, hangs in enumerate(dark) if not hangs] == [0, 1, 20]
    fire, wheel = row(visitor, 18)[:8], row(visitor, 18)[24:32]
    visitor.hold("", 7)
    assert row(visitor, 18)[:8] != fire or row(visitor, 18)[24:32] != wheel


@pytest.mark.parametrize("height", [3, 17, 21])
def test_a_cell_shows_the_lights_that_reach_it(height: int) -> None:
    for frame in range(0, 400, 7):
        shown = lights(frame, height)
        for cell in range(32 * height):
            row, column = divmod(cell, 32)
            colour = 0
            for (across, down, first), light in zip(SWINGS, (1, 2, 4), strict=True):
                x = swing(frame + first, across, 34 - 2 * RADIUS) + RADIUS - 1
                y = swing(frame + first, down, height - 2 * RADIUS + 2) + RADIUS - 1
                near = (row - y) ** 2 + (column - x) ** 2 <= RADIUS * RADIUS + RADIUS
                colour |= light * (near and abs(row - y) <= RADIUS)
            assert shown[cell] == 0x40 | colour << 3
