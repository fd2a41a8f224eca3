"""A kept picture or film on a page: its middle, pixel for pixel; what is much larger than its place, by halves."""

from collections.abc import Callable
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.gif_films import Film, Unpacking, film_of
from arcade.cabinet.formats.picture_files import every_second, halved, picture_of
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.formats.whole_files import FileError, read_file
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import UnreadableError

FILM = ".gif"
FILM_BYTES = 16_000_000
"""The largest film that is read."""
WIDER = 3, 2
"""A picture so much larger than its place is seen by halves."""
HUNDREDTHS = 2
"""Of a second that a frame of the arcade lasts."""


class KeptPicture:
    """One file, read once; a film's pictures are unpacked in what time is left of each frame."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        """Raises UnreadableError where it cannot be read."""
        self.film: Film | None = None
        self.elapsed = 0
        """Hundredths of a second of the film that have been seen."""
        self.playing = False
        self.picture: Picture | None = None
        """What is seen; None until a film's first picture is unpacked."""
        self._clock = clock
        self._coming = 0
        """The number of the film's frame that is being unpacked."""
        self._left = 0
        """Hundredths of a second for which the picture is still to be seen."""
        try:
            data = read_file(path, FILM_BYTES)
        except FileError as error:
            raise UnreadableError(error.words) from error
        if path.suffix == FILM:
            self.film = film_of(data)
            self._begin(self.film)
            self._take()
        else:
            self.picture = halved(picture_of(data))

    def play(self) -> None:
        """Show the film from its beginning."""
        if self.film is None:
            return
        if self.elapsed or self._coming > 1:
            self._begin(self.film)
        self.playing, self.elapsed = True, 0

    def step(self) -> bool:
        """Let a frame of time pass; whether another picture is seen now. Raises UnreadableError.

        The film waits for a picture that is not unpacked in time.
        """
        film = self.film
        if film is None:
            return False
        if not self.playing:
            return self._coming == 0 and self._take()
        changed = False
        while self._left <= 0:
            if self._coming == len(film.frames):
                self.playing = False
                return changed
            if not self._take():
                return changed
            changed = True
        self._left -= HUNDREDTHS
        self.elapsed += HUNDREDTHS
        if not changed and self._coming < len(film.frames):
            self._job.step()
        return changed

    def _begin(self, film: Film) -> None:
        """Start with the first frame."""
        self._unpacking = Unpacking(film)
        self._coming = self._left = 0
        self._job = BackgroundJob(self._unpacking.picture(0), self._clock)

    def _take(self) -> bool:
        """Work on the picture that is coming, and show it once it is there; whether it is."""
        if self.film is None or not (self._job.finished or self._job.step()):
            return False
        self.picture = self._job.result
        self._left += max(self.film.frames[self._coming].hundredths, 1)
        self._coming += 1
        if self._coming < len(self.film.frames):
            self._job = BackgroundJob(self._unpacking.picture(self._coming), self._clock)
        return True

    def draw(self, monitor: Monitor, rect: Rect) -> None:
        """Its middle, with black round it where it is smaller. Raises UnreadableError for more colours than fit."""
        picture = self.picture
        if picture is None:
            return
        if picture.width * WIDER[1] > rect[2] * WIDER[0]:
            picture = every_second(picture)
        show(monitor, picture, rect, ((picture.width - rect[2]) // 2, (picture.height - rect[3]) // 2))


def show(monitor: Monitor, picture: Picture, rect: Rect, corner: tuple[int, int]) -> None:
    """The part of a picture that begins at a corner, which may lie outside of it: there it is black.

    Raises UnreadableError for more colours than fit.
    """
    left, top, wide, high = rect
    try:
        table = monitor.adopt(picture.palette)
    except ValueError:
        raise UnreadableError(strings.PNG_UNUSUAL) from None
    from_left, from_top = corner
    across, beside = max(from_left, 0), max(-from_left, 0)
    count = max(min(picture.width, from_left + wide) - across, 0)
    black = bytes((c.BLACK,)) * wide
    rows: list[bytes] = []
    for y in range(from_top, from_top + high):
        at = y * picture.width + across
        row = picture.pixels[at : at + count].translate(table) if 0 <= y < picture.height else black[:count]
        rows.append(black[:beside] + row + black[: wide - beside - count])
    monitor.show(left, top, rows, wide)
    monitor.forget(rect)
