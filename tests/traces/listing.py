"""A small program on a Spectrum, and how to record it: the tests of the player know what is to come of it."""

from collections.abc import Callable
from dataclasses import replace

from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from tests.traces.build_up import build_up
from tests.traces.picture import ROWS, Kind, Picture
from tests.traces.playing import Player, Shot
from tests.traces.recording import SECOND, Checkpoint, Press, Scenario

Listing = Callable[[Spectrum], Frames[None]]


class Running:
    """A program, frame by frame, as the player wants it."""

    def __init__(self, listing: Listing) -> None:
        self.machine = Spectrum(seed=7)
        self.ended = False
        self._steps = listing(self.machine)

    def step(self, keys: Keys = NO_KEYS) -> None:
        """Run one frame."""
        if self.ended:
            return
        self.machine.begin_frame(keys)
        try:
            next(self._steps)
        except StopIteration:
            self.ended = True
            self.machine.waiting = None
        self.machine.end_frame()


def counter(machine: Spectrum, legato: bool = False) -> Frames[None]:
    """Counts keys, each with a colour of its own and two tones, which touch in the end if they are played legato."""
    machine.border(1)
    machine.print_at(0, 20, "LEVEL 3")
    for row in range(6):
        yield from machine.basic.print_at(row, 4, "HOW MANY", paper=row)
        yield from machine.wait(5)
    for count in range(1, 4):
        yield from machine.pause(0)
        machine.rnd()
        machine.border(1 + count)
        machine.print_at(12, 10, f"COUNT {count}", ink=2)
        machine.plot(8 * count, 8)
        tune = machine.tune if legato else machine.basic.tune
        yield from tune([(0.1, 5 * count), (0.1, 12)])
        yield from machine.wait(20)
    yield from machine.pause(0)


def seen(shot: Shot) -> Checkpoint:
    """A picture as a checkpoint."""
    picture = Picture(shot.memory)
    kinds = "".join(picture.kinds)
    with_graphics = [row for row in range(ROWS) if Kind.GRAPHICS in kinds[32 * row : 32 * row + 32]]
    return Checkpoint(
        wait="key",
        at=None,
        frames=0,
        build=(),
        border=shot.border,
        rnd=shot.rnd,
        runs=picture.runs,
        numbers={row: picture.numbers(row) for row in range(ROWS) if picture.numbers(row)},
        attributes=picture.attributes,
        kinds=kinds,
        drawn={row: picture.checksum(row, kinds) for row in with_graphics},
        tones=(),
    )


UNSEEN = seen(Shot(bytes(6912), 7, 7))


def recorded_by_waits(listing: Listing, keys: str) -> Scenario:
    """What a listing does when it gets a key at each wait."""
    presses = tuple(map(Press, keys))
    player = Player(Running(listing))
    unknown = Scenario("waits", 7, {}, presses, (UNSEEN,) * (len(keys) + 1))
    checkpoints: list[Checkpoint] = []
    heard = 0
    for arrival in player.play(unknown):
        tones = player.tones
        checkpoints.append(
            replace(
                seen(player.film[-1]),
                frames=arrival.frames,
                build=tuple(map(round, build_up(arrival.way))),
                tones=tuple(tones[heard:]),
            )
        )
        heard = len(tones)
    return replace(unknown, checkpoints=tuple(checkpoints))


def recorded_by_frames(listing: Listing, presses: tuple[Press, ...], frames: tuple[int, ...]) -> Scenario:
    """What a listing shows at some frames, with keys at others."""
    player = Player(Running(listing))
    unknown = Scenario("frames", 7, {}, presses, tuple(replace(UNSEEN, wait=None, at=at) for at in frames))
    for _ in player.play(unknown):
        pass
    checkpoints = [replace(seen(player.film[at - 1]), wait=None, at=at) for at in frames]
    tones = tuple(tone for tone in player.tones if tone.start * SECOND <= frames[-1])
    checkpoints[-1] = replace(checkpoints[-1], tones=tones)
    return replace(unknown, checkpoints=tuple(checkpoints))
