"""Movement pixel by pixel: sprites that leave the background as it was, animations, and the ways they take."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import Patch, draw, lift
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import Sprite

Actor = tuple[Sprite, int, int]
"""A sprite and where its top left pixel is, x and y."""


@dataclass(frozen=True)
class Animation:
    """Sprites shown in turn, each for so many frames, round and round."""

    sprites: tuple[Sprite, ...]
    pace: int = 6

    def at(self, frame: int) -> Sprite:
        """The sprite to show `frame` frames after the start."""
        return self.sprites[frame // self.pace % len(self.sprites)]

    @property
    def frames(self) -> int:
        """Frames of one round."""
        return self.pace * len(self.sprites)


class Moving:
    """What moves over a background that stays. Hide it before the background changes, show it again afterwards."""

    def __init__(self, machine: Spectrum, clear: bool = False) -> None:
        """With `clear`, cells that take a sprite's colours lose their background meanwhile; see `draw`."""
        self.machine = machine
        self.clear = clear
        self._covered: list[Patch] = []
        self._shown: tuple[Actor, ...] = ()

    def show(self, *actors: Actor) -> None:
        """Take up what was shown before and draw these, later ones in front.

        Those at the back that are as before are left as they are.
        """
        same = 0
        for now, before in zip(actors, self._shown, strict=False):
            if now != before:
                break
            same += 1
        self._take_up(same)
        self._shown = actors
        for picture, x, y in actors[same:]:
            self._covered.append(lift(self.machine, x, y, picture.width, picture.height))
            draw(self.machine, picture, x, y, clear=self.clear)

    def hide(self) -> None:
        """Give the background back."""
        self._shown = ()
        self._take_up(0)

    def _take_up(self, stay: int) -> None:
        """Give the background back, but for so many at the back."""
        while len(self._covered) > stay:
            self._covered.pop().put_back(self.machine)


def glide(
    machine: Spectrum, picture: Sprite | Animation, way: Iterable[Point], pace: int = 1, stay: bool = False
) -> Frames[None]:
    """Move a sprite along a way, a point every `pace` frames; at the end it is taken up unless it is to `stay`."""
    moving, frame, last = Moving(machine), 0, None
    for last in way:
        for _ in range(pace):
            moving.show((picture.at(frame) if isinstance(picture, Animation) else picture, *last))
            frame += 1
            yield
    moving.hide()
    if stay and last is not None:
        draw(machine, picture.at(frame) if isinstance(picture, Animation) else picture, *last)


def straight(start: Point, end: Point, step: int = 2) -> Iterator[Point]:
    """The points of a straight way, at most `step` pixels apart in x and y, the start left out and the end exact."""
    across, down = end[0] - start[0], end[1] - start[1]
    count = -(-max(abs(across), abs(down)) // step)
    for part in range(1, count + 1):
        yield start[0] + _share(across, part, count), start[1] + _share(down, part, count)


def eased(start: Point, end: Point, frames: int = 24) -> Iterator[Point]:
    """A straight way in so many points that begins and ends slowly."""
    across, down = end[0] - start[0], end[1] - start[1]
    whole = frames**3
    for part in range(1, frames + 1):
        gone = part * part * (3 * frames - 2 * part)
        yield start[0] + _share(across, gone, whole), start[1] + _share(down, gone, whole)


def hop(start: Point, end: Point, height: int = 16, frames: int = 20) -> Iterator[Point]:
    """A jump in so many points, `height` pixels above the straight way in its middle."""
    for part in range(1, frames + 1):
        x = start[0] + _share(end[0] - start[0], part, frames)
        y = start[1] + _share(end[1] - start[1], part, frames)
        yield x, y - _share(4 * height, part * (frames - part), frames * frames)


def _share(whole: int, part: int, of: int) -> int:
    """whole * part / of, rounded to the nearest, halves up."""
    return (2 * whole * part + of) // (2 * of)
