"""Scenes as storyboards: who is seen, in which poses and on which paths; what is heard when; what lives on at the end.

A scene's `play` reads from top to bottom, shot by shot; what is `alive` then goes on moving in the last picture.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Generic, TypeVar

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Alive, all_alive
from arcade.toolkit.animation.moving_sprites import Actor, Animation, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.tunes import Tune

P = TypeVar("P", bound=Program[Spectrum])
Cast = Callable[[int], Iterable[Actor]]
"""Who is seen in a frame, from the back to the front: a role, or a function that works it out."""
Cues = Callable[[int], Tune | None]
"""What is heard in a frame; `{6: THUD}.get` has a thud in frame 6."""


@dataclass(frozen=True)
class Path:
    """Points that somebody passes, each for `pace` frames; stays at the last one, or goes round and round."""

    points: tuple[Point, ...]
    pace: int = 1
    round: bool = False
    ahead: int = 0
    """Frames that have passed when the scene begins."""

    def at(self, frame: int) -> Point:
        """Where one is in a frame."""
        step = (frame + self.ahead) // self.pace
        return self.points[step % len(self.points) if self.round else min(step, len(self.points) - 1)]


def line(start: Point, end: Point, frames: int) -> Path:
    """A straight path, evenly and rounded down; it leaves its start in frame 1 and is at its end in frame `frames`."""
    (x, y), (right, below) = start, end
    return Path(
        tuple([(x + (right - x) * part // frames, y + (below - y) * part // frames) for part in range(frames + 1)])
    )


def around(place: Point, offsets: Iterable[Point], pace: int = 1, ahead: int = 0) -> Path:
    """Round and round a place: bobbing, hopping, swinging, circling."""
    x, y = place
    return Path(tuple([(x + across, y + down) for across, down in offsets]), pace, True, ahead)


@dataclass(frozen=True)
class Role:
    """Somebody or something in a scene."""

    poses: Sprite | Animation
    path: Path | Point
    ahead: int = 0
    """Frames by which the poses are ahead of the scene."""
    stands: bool = False
    """Whether the path is one of feet: the pixel line below the picture, instead of its top."""

    def __call__(self, frame: int) -> tuple[Actor]:
        picture = self.poses.at(frame + self.ahead) if isinstance(self.poses, Animation) else self.poses
        x, y = self.path.at(frame) if isinstance(self.path, Path) else self.path
        return ((picture, x, y - picture.height if self.stands else y),)


def acting(moving: Moving, *cast: Cast) -> Alive:
    """All of a cast over the background, where they are in a frame; a Moving of its own for each background."""
    return partial(_act, moving, cast)


def _act(moving: Moving, cast: tuple[Cast, ...], frame: int) -> None:
    moving.show(*chain.from_iterable([one(frame) for one in cast]))


def every(frames: int, sound: Tune | Callable[[int], Tune]) -> Cues:
    """A sound in frame 0 and again every so many frames; one that changes is given the frame."""
    return lambda frame: None if frame % frames else sound(frame) if callable(sound) else sound


def silence(frame: int) -> None:
    """Nothing is heard."""
    del frame


def shot(machine: Spectrum, frames: int | Iterable[int], show: Alive, cues: Cues = silence) -> Frames[None]:
    """So many frames of something that moves, from 0 on, or those numbered as given, with what is heard in them."""
    for frame in range(frames) if isinstance(frames, int) else frames:
        heard = cues(frame)
        if heard is not None:
            machine.chime(heard)
        show(frame)
        yield


class Storyboard(ABC, Generic[P]):
    """How a game ends, see `contract.look.Ending`; games build their own on it."""

    def __init__(self, program: P, clear: bool = False) -> None:
        """With `clear`, those who move clear the cells that they colour, see `Moving`."""
        self.program = program
        self.machine: Spectrum = program.machine
        self.moving = Moving(self.machine, clear)
        """Those on stage."""
        self.alive: Alive = all_alive()
        """What moves in the last picture."""
        self.since = 0
        """Frames of it that have been shown before it rests."""

    @abstractmethod
    def play(self) -> Frames[None]:
        """All shots from the first picture to the last."""

    def rest(self, frame: int) -> None:
        """A frame of the last picture, counted from 0."""
        self.alive(self.since + frame)

    def shot(self, frames: int | Iterable[int], show: Alive, cues: Cues = silence) -> Frames[None]:
        """See the function `shot`."""
        return shot(self.machine, frames, show, cues)

    def act(self, frames: int | Iterable[int], *cast: Cast, cues: Cues = silence) -> Frames[None]:
        """A shot of all of a cast, who replace those on stage."""
        return shot(self.machine, frames, acting(self.moving, *cast), cues)

    def hold(self, frames: int) -> Frames[None]:
        """So many frames of the last picture, which begin anew when it rests."""
        return shot(self.machine, frames, self.rest)

    def go_on(self, frames: int) -> Frames[None]:
        """The same, but what follows goes on from there."""
        yield from self.hold(frames)
        self.since += frames
