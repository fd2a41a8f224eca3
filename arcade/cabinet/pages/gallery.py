"""The gallery: kept pictures and films, newest first, to look at, to play and to delete."""

from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats.exports import discard, shown_path, taken
from arcade.cabinet.formats.whole_files import reason
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import gallery_strings as words
from arcade.cabinet.pages.closer import closer
from arcade.cabinet.pages.message import confirmed, message
from arcade.cabinet.paint.headline import GOLD, SMALL, broken, headline
from arcade.cabinet.paint.mascot import HEIGHT as MASCOT_HEIGHT
from arcade.cabinet.paint.mascot import WIDTH as MASCOT_WIDTH
from arcade.cabinet.paint.mascot import Mood, mascot
from arcade.cabinet.paint.page import Grid, grid, heading
from arcade.cabinet.paint.panel import box, gauge, panel
from arcade.cabinet.paint.snow import snow
from arcade.cabinet.paint.typeset import AIRY, CAPITALS, folded, put, put_lines, shortened
from arcade.cabinet.widgets.choices import LEFT_AGAIN, Line, choose
from arcade.cabinet.widgets.footer import BACK, CHOOSE, Key, footer
from arcade.cabinet.widgets.kept_picture import HUNDREDTHS, KeptPicture
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.texts import Prose, Text, filled

PICTURE = 320, 240
EDGE = 10
"""Pixels beside the picture's frame and the notes."""
RIM = 2
GAP = 6
PAD = 8
ACTIONS = 3
"""The most lines that there are to choose from; on a telephone, which has no arrows, there is one more."""


class Gallery:
    """What is looked at, and where it stands."""

    def __init__(self, context: PageContext, paths: list[Path], index: int = 0) -> None:
        self.context = context
        self.paths = paths
        self.index = index
        self.kept: KeptPicture | None = None
        self.fault: Prose | None = None
        """Why the chosen file cannot be shown."""
        self._age = 0
        """Frames for which the page has been seen, for the snow."""
        found = grid(context.monitor)
        self.frame, self.notes, self.actions = _places(found)
        self.open()

    @property
    def path(self) -> Path:
        """The chosen file."""
        return self.paths[self.index]

    def leaf(self, step: int) -> None:
        """Go on to another one; after the last comes the first."""
        self.index = (self.index + step) % len(self.paths)
        self.open()

    def open(self) -> None:
        """Read the chosen file; a film begins unless things that move disturb."""
        self.kept, self.fault = None, None
        try:
            self.kept = KeptPicture(self.path, self.context.clock_and_seeds.clock)
        except UnreadableError as error:
            self._say(error)
        if not self.context.preferences.calm and self.kept is not None:
            self.kept.play()

    def lines(self) -> dict[str, Text]:
        """What can be done with it."""
        found: dict[str, Text] = {}
        if self.kept is not None:
            found["play" if self.kept.film else "closer"] = words.PLAY if self.kept.film else words.CLOSER
        if not self.context.kiosk or self.context.operating:
            found["delete"] = words.DELETE
        if grid(self.context.monitor).narrow:
            found["next"] = words.NEXT
        return {**found, "back": words.BACK}

    def draw(self) -> None:
        """Draw the page but for the lines."""
        context = self.context
        heading(context.monitor, context.text(words.GALLERY))
        left, top, wide, high = self.frame
        box(context.monitor, (left - RIM, top - RIM, wide + 2 * RIM, high + 2 * RIM), c.BLACK, c.IRON)
        self._draw_picture()
        self._draw_notes()
        left, top, wide, high = self.actions
        panel(context.monitor, (left - PAD // 2, top - PAD // 2, wide + PAD, high + PAD))
        footer(context, (Key.LEFT_RIGHT, words.LEAF), CHOOSE, BACK)

    def step(self) -> None:
        """Let a frame of a film pass."""
        kept = self.kept
        if kept is None:
            return
        self._age += 1
        if kept.picture is None and not self.context.preferences.calm:
            snow(self.context.monitor, self.frame, self._age)
        try:
            playing, changed = kept.playing, kept.step()
        except UnreadableError as error:
            self.kept = None
            self._say(error)
            self.draw()
            return
        if changed:
            self._draw_picture()
        if changed or (playing and not kept.playing):
            self._draw_time()

    def _say(self, error: UnreadableError) -> None:
        self.fault = filled(words.UNREADABLE, name=shown_path(Path(self.path.name)), reason=error.words)

    def _draw_picture(self) -> None:
        if self.kept is not None:
            try:
                self.kept.draw(self.context.monitor, self.frame)
            except UnreadableError as error:
                self.kept = None
                self._say(error)
        if self.fault is not None:
            left, top, wide, high = self.frame
            monitor = self.context.monitor
            monitor.fill(self.frame, c.NIGHT)
            at = top + high // 2 - MASCOT_HEIGHT
            mascot(monitor, left + (wide - MASCOT_WIDTH) // 2, at, Mood.SORRY)
            said = "\n".join(folded(self.context.text(self.fault), wide - 2 * PAD))
            put_lines(monitor, left + PAD, at + MASCOT_HEIGHT + PAD, said, c.CREAM, wide - 2 * PAD, centred=True)

    def _draw_notes(self) -> None:
        """Of which game it is, what it is called, and its place among the others."""
        context, monitor = self.context, self.context.monitor
        left, top, wide, high = self.notes
        panel(monitor, self.notes)
        left, top, wide = left + PAD, top + PAD, wide - 2 * PAD
        slug = self.path.stem.rpartition("-")[0]
        if slug in slugs():
            for line in broken(context.text(cartridge(slug).title), SMALL, wide):
                headline(monitor, left, top + 2, line, SMALL, GOLD)
                top += SMALL + 5
            top += 4
        put(monitor, left, top, shortened(shown_path(Path(self.path.name)), wide), c.MIST)
        if self.kept is not None:
            film = self.kept.film
            kind = (
                context.text(words.PICTURE)
                if film is None
                else context.text(words.FILM, n=round(film.hundredths / 100))
            )
            put(monitor, left, top + AIRY + 2, kind, c.CREAM)
        place = context.text(words.PLACE, place=self.index + 1, count=len(self.paths))
        put(monitor, left, self.notes[1] + high - PAD - CAPITALS, place, c.LILAC)
        self._draw_time()

    def _draw_time(self) -> None:
        """How far a film is."""
        if self.kept is not None and self.kept.film is not None:
            left, top, wide, high = self.notes
            line = left + PAD, top + high - 2 * PAD - CAPITALS - 6, wide - 2 * PAD, 4
            done = self.kept.elapsed if self.kept.playing else self.kept.film.hundredths
            gauge(self.context.monitor, line, done + HUNDREDTHS, self.kept.film.hundredths)


def gallery(context: PageContext, folder: Path | None) -> Screen[None]:
    """Look at what is kept until the player goes back."""
    index = 0
    while paths := taken(folder):
        index = yield from context.show(_page(context, Gallery(context, paths, min(index, len(paths) - 1))))
        if index == LEFT_AGAIN:
            return
    yield from context.show(message(context, words.EMPTY, words.GALLERY))


def _page(context: PageContext, shown: Gallery) -> Screen[int]:
    """Leaf until a file is deleted, whose place is given then, or the page is left."""
    chosen = 0
    while True:
        chosen = yield from choose(
            context,
            lambda: [Line(label) for label in shown.lines().values()],
            shown.actions,
            lambda _: shown.draw(),
            chosen,
            shown.step,
            sideways=shown.leaf,
        )
        match list(shown.lines())[chosen] if chosen != LEFT_AGAIN else "back":
            case "play":
                if shown.kept is not None:
                    shown.kept.play()
            case "closer":
                if shown.kept is not None and shown.kept.picture is not None:
                    yield from closer(context, shown.kept.picture, shown.frame)
            case "next":
                shown.leaf(1)
            case "delete":
                if (yield from _deleted(context, shown.path)):
                    return shown.index
            case _:
                return LEFT_AGAIN


def _deleted(context: PageContext, path: Path) -> Screen[bool]:
    """Delete a file if the player means it; whether it is gone."""
    name = shown_path(Path(path.name))
    sure = yield from confirmed(
        context, words.GALLERY, filled(words.DELETE_ASK, name=name), words.DELETE_YES, words.KEEP
    )
    if not sure:
        return False
    try:
        discard(path)
        context.files.dropped(path)
    except OSError as error:
        said = filled(words.NOT_DELETED, name=name, reason=reason(error))
        yield from message(context, said, words.GALLERY, Mood.SORRY)
    return True


def _places(found: Grid) -> tuple[Rect, Rect, Rect]:
    """The picture, the notes and the lines to choose from."""
    left, top, wide, high = found.body
    actions = (ACTIONS + found.narrow) * found.row
    if found.narrow:
        frame = left + RIM, top + RIM, wide - 2 * RIM, 192
        notes = left, top + 192 + 2 * RIM + GAP, wide, 120
        return frame, notes, (left + PAD // 2, notes[1] + notes[3] + GAP + PAD // 2, wide - PAD, actions)
    top += (high - PICTURE[1] - 2 * RIM) // 2
    frame = EDGE + RIM, top + RIM, *PICTURE
    beside = EDGE + PICTURE[0] + 2 * RIM + GAP
    room = found.width - EDGE - beside
    low = top + PICTURE[1] + 2 * RIM
    notes = beside, top, room, low - top - actions - PAD - GAP
    return frame, notes, (beside + PAD // 2, low - actions - PAD // 2, room - PAD, actions)
