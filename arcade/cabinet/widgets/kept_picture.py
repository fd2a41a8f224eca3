"""A kept picture or film on a page: its middle, pixel for pixel; what is much larger than its place, by halves."""

from collections.abc import Iterator
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.gif_films import Film, film_of
from arcade.cabinet.formats.picture_files import every_second, halved, picture_of
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.formats.whole_files import FileError, read_file
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
    """One file, read once. Raises UnreadableError where it cannot be."""

    def __init__(self, path: Path) -> None:
        self.film: Film | None = None
        self.elapsed = 0
        """Hundredths of a second of the film that have been seen."""
        self.playing = False
        try:
            data = read_file(path, FILM_BYTES)
        except FileError as error:
            raise UnreadableError(error.words) from error
        self._left = 0
        self._coming: Iterator[tuple[Picture, int]] = iter(())
        if path.suffix == FILM:
            self.film = film_of(data)
            self.picture = next(self.film.pictures())[0]  # a film has a frame at least
        else:
            self.picture = halved(picture_of(data))

    def play(self) -> None:
        """Show the film from its beginning."""
        if self.film is not None:
            self.playing, self.elapsed, self._left = True, 0, 0
            self._coming = self.film.pictures()

    def step(self) -> bool:
        """Let a frame of time pass; whether another picture is seen now. Raises UnreadableError."""
        if not self.playing:
            return False
        changed = False
        while self._left <= 0:
            following = next(self._coming, None)
            if following is None:
                self.playing = False
                return changed
            self.picture, hundredths = following
            self._left += max(hundredths, 1)
            changed = True
        self._left -= HUNDREDTHS
        self.elapsed += HUNDREDTHS
        return changed

    def draw(self, monitor: Monitor, rect: Rect) -> None:
        """Its middle, with black round it where it is smaller. Raises UnreadableError for more colours than fit."""
        picture = self.picture
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
