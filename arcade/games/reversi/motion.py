"""How the modern look's discs move: they drop, turn over in waves, and spin while somebody thinks."""

from collections.abc import Callable, Sequence

from arcade.games.reversi import art
from arcade.games.reversi.scene import Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Notes, Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.discs.rules import BLACK, SIDE

OVER = ((10, False), (4, False), (4, True), (10, True), (art.DISC, True))
"""The phases of a disc that turns over: its width, and whether the other side is already up."""
SPIN = (*OVER, *((width, not turned) for width, turned in OVER))
WAVE, PHASE = 3, 2
"""Frames from ring to ring of the wave of turning discs, and of each phase of a turn."""
SPINNING = 5
"""Frames of a phase of a disc that spins on a plate."""
TICK, FIRST_RING = 0.01, 4
COIN = 48
TUMBLING = ((32, 92), (80, 76), (128, 68), (176, 76), (224, 92))
"""Middles and upper edges of the title's discs, which are one disc on its way."""
WIDTHS = (COIN, 46, 38, 26, 12, 4, 12, 26, 38, 46)
FLIP = 6
"""Frames of each phase of a tumbling disc."""


def drop(scene: Scene, square: int, seat: int) -> Frames[None]:
    """A disc that falls flat on its square."""
    for width in (4, 10, art.DISC):
        scene.cell(square, art.disc(art.DISC, seat == BLACK, width), seat)
        yield


def wave(scene: Scene, square: int, discs: Sequence[int], seat: int, chime: Callable[[Notes], None]) -> Frames[None]:
    """Discs turn over to a seat's side, the farther away the later."""
    rings = [(max(abs(disc // SIDE - square // SIDE), abs(disc % SIDE - square % SIDE)), disc) for disc in discs]
    for frame in range(WAVE * max(ring for ring, _ in rings) + PHASE * len(OVER)):
        for ring, disc in rings:
            phase, step = divmod(frame - WAVE * ring, PHASE)
            if step == 0 and 0 <= phase < len(OVER):
                width, turned = OVER[phase]
                side = seat if turned else 1 - seat
                scene.cell(disc, art.disc(art.DISC, side == BLACK, width), side)
        if frame % WAVE == 0 and any(WAVE * ring == frame for ring, _ in rings):
            chime(((TICK, FIRST_RING + frame),))
        yield


def spin(scene: Scene, seat: int, frame: int) -> None:
    """The disc on a seat's plate as it spins, some frames after it began."""
    if frame % SPINNING == 0:
        width, turned = SPIN[frame // SPINNING % len(SPIN)]
        scene.plate_disc(seat, width, 1 - seat if turned else seat)


class Tumbling:
    """The discs of the title turn over one after the other, light ones by night and dark ones by day."""

    def __init__(self, machine: Spectrum) -> None:
        self._moving = Moving(machine)

    def step(self, frame: int) -> None:
        """Show them as they are in a frame."""
        if frame % FLIP:
            return
        actors = []
        for place, (x, y) in enumerate(TUMBLING):
            width = WIDTHS[(frame // FLIP - 2 * place) % len(WIDTHS)]
            actors.append((art.disc(COIN, x > 128, width), x - width // 2, y))
        self._moving.show(*actors)
