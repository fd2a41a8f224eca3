"""Sounds of play: none is so short and deep that no wave of it is heard, and they tell what they are to tell."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise, product
from math import log2
from pathlib import Path

import arcade.games
from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.games.fifteen import modern as fifteen
from arcade.games.magic_square.modern import AWAY, CLACK, agreeing, home, slid
from arcade.games.magic_square.rules import Position, in_order
from arcade.games.septica.modern import laid
from arcade.games.septica.motion import CUT, CUT_BY_SEVEN, PLACED
from arcade.games.septica.rules import RANK, SEVEN
from arcade.games.septica.rules import Position as Table
from arcade.games.sliding_squares import scene as sliding
from arcade.games.square_avoidance import modern as avoidance
from arcade.games.triplet import sounds as triplet
from arcade.machine.spectrum.beeper import tone
from arcade.machine.spectrum.beeping import Beeping
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.sound.tunes import Tune
from tests.patience import still

MODULES = sorted(
    f"{path.parent.name}.{path.stem}"
    for path in Path(arcade.games.__path__[0]).glob("*/*.py")
    if not path.stem.startswith(("original", "printed", "book_"))  # which sound as the listing has it
    if issubclass(cartridge(path.parent.name.replace("_", "-")).machine, Beeping)
)
"""Where sounds of one voice may be."""
PAUSES = {
    ("animals.scene", "FLAP"),
    ("blue_road.ending", "CRASH"),
    ("blue_road.scene", "CRASH"),
    ("labyrinth.modern", "HEART"),
}
"""Sounds with tones so low and short that they are pauses, which is how they have always been."""


def is_tune(value: object) -> bool:
    """Whether a value is sounds one after the other."""
    return (
        isinstance(value, tuple)
        and bool(value)
        and all(isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], float) for one in value)
    )


def tunes(place: str) -> Iterator[tuple[str, Tune]]:
    """All sounds of a module by name, those of a function for 0 and 1."""
    module = import_module(f"arcade.games.{place}")
    everything = place.endswith(".sounds")
    for name, value in vars(module).items():
        if is_tune(value):
            yield name, value
        elif inspect.isfunction(value) and value.__module__ == module.__name__:
            signature = inspect.signature(value)
            parameters = signature.parameters.values()
            if (everything or signature.return_annotation == Tune) and all(
                parameter.annotation is int for parameter in parameters
            ):
                for numbers in product(range(2), repeat=len(parameters)):
                    yield f"{name}{numbers}", value(*numbers)


def test_every_tone_has_a_wave() -> None:
    silent = [
        (module, name, seconds, pitch)
        for module in MODULES
        for name, found in tunes(module)
        if is_tune(found) and (module, name) not in PAUSES
        for seconds, pitch in found
        if pitch is not None and not tone(seconds, float(pitch)).waves
    ]
    assert not silent


def test_the_steps_sound_higher_the_nearer_the_star() -> None:
    session = Session(Setup("path", seed=3))
    hands = pilot_hands(session, 3)
    while still(not session.program.state()["riding"]):
        session.step(next(hands))
    session.machine.speaker.take(session.machine.now)
    for _ in range(500):
        session.step(next(hands))
    lengths = round(0.004 * session.machine.CLOCK), round(0.002 * session.machine.CLOCK)
    steps = [
        12 * log2(low.hertz)
        for low, high in pairwise(session.machine.speaker.notes)
        if abs(high.hertz / low.hertz - 1.498) < 0.01 and (low.duration, high.duration) == lengths
    ]
    third = len(steps) // 3
    assert third > 3
    for foot in (min, max):  # the left, and the right, which is higher
        assert foot(steps[:third]) < foot(steps[third:-third]) < foot(steps[-third:])


def test_a_line_tells_what_it_has_done() -> None:
    done = in_order(3)
    moves = [(done.play(move), move) for move in done.moves()]
    after = moves[0][0]
    assert slid(done, after) == AWAY
    assert slid(after, done) == home(9)
    assert slid(done, done) == CLACK
    magic = Position(done.cells, magic=True)
    assert agreeing(8)[:2] == agreeing(1)
    assert slid(magic, magic) == CLACK


def test_a_cut_and_a_seven_are_heard() -> None:
    by_rank = {RANK[card]: card for card in range(len(RANK))}
    seven, king, ten = by_rank[SEVEN], by_rank[max(by_rank)], by_rank[10]
    table = Table(((seven, king, ten), (king,)), (), 0, 0, (king,))
    assert laid(table, seven) == CUT_BY_SEVEN
    assert laid(table, king) == CUT
    assert laid(table, ten) == PLACED
    assert laid(Table(((seven,), (king,)), (), 0, 0), seven) == PLACED


def test_warnings_rise_with_the_danger() -> None:
    assert triplet.left(1)[0][1] > triplet.left(2)[0][1] > triplet.left(3)[0][1]  # type: ignore[operator]
    assert triplet.left(0) == triplet.TRAPPED
    assert avoidance.threat(2)[-1][1] > avoidance.threat(1)[-1][1]  # type: ignore[operator]
    assert sliding.landed(1)[0][1] > sliding.landed(3)[0][1]  # type: ignore[operator]
    assert len(sliding.landed(0)) > len(sliding.landed(1))


def test_every_tile_of_the_fifteen_has_a_note_of_its_own() -> None:
    notes = [fifteen.home(tile)[-1][1] or 0.0 for tile in range(1, 36)]
    assert len(set(notes)) == len(notes)
    assert notes == sorted(notes)
    assert all(tone(seconds, pitch or 0.0).waves for tile in range(1, 16) for seconds, pitch in fifteen.home(tile))
