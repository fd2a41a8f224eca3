"""What the owl does when a game is over: a round over the meadow, or feathers for joy."""

from itertools import chain

from arcade.games.animals.figures import FEATHER, flying
from arcade.games.animals.scene import Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Moving, eased
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.programs.figure_look import Mood
from arcade.toolkit.sound.tunes import Tune

COURSE: tuple[tuple[Point, int], ...] = (
    ((4, 20), 0),
    ((8, 92), 26),
    ((184, 92), 40),
    ((188, 124), 14),
    ((8, 126), 40),
    ((4, 20), 30),
)
"""Places of the flight, and the frames to each from the one before."""
FLAP: Tune = ((0.006, -9.0), (0.008, -16.0), (0.006, -20.0))
HOOT: Tune = ((0.05, 3.0), (0.02, None), (0.09, 1.0))
FLAP_FRAMES, BEATS, BEAT = 12, 6, 12
MEADOW = (0, 88, 256, 72)
"""The pixels over which feathers fall."""


def flight(scene: Scene) -> Frames[None]:
    """The owl leaves her perch, flies round what she has found and comes back; then she hoots for joy."""
    scene.leave_perch()
    moving, wings = Moving(scene.machine), flying()
    legs = [eased(COURSE[place - 1][0], end, frames) for place, (end, frames) in enumerate(COURSE) if place]
    for frame, point in enumerate(chain.from_iterable(legs)):
        moving.show((wings.at(frame), *point))
        if frame % FLAP_FRAMES == 0:
            scene.machine.chime(FLAP)
        yield
    moving.hide()
    scene.machine.chime(HOOT)
    yield from _joy(scene)


def feathers(scene: Scene) -> Frames[None]:
    """The owl claps her wings so that feathers fly."""
    falling = Falling(scene.machine, [FEATHER, FEATHER.mirrored()], MEADOW, count=10)
    for frame in range(BEATS * BEAT * 2):
        falling.step(frame)
        if frame % BEAT == 0:
            scene.owl(Mood.CHEERING if frame // BEAT % 2 == 0 else Mood.GLAD)
            scene.machine.chime(FLAP)
        yield
    falling.hide()


def _joy(scene: Scene) -> Frames[None]:
    for beat in range(BEATS):
        scene.owl(Mood.GLAD if beat % 2 else Mood.CHEERING)
        for _ in range(BEAT):
            yield
