"""The picture of a card: the game's own screen at its moment, pixel for pixel, and what is pointed at in it."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.card_window import window
from arcade.cabinet.paint.callouts import RADIUS, Layout, Place, Target, laid_out
from arcade.cabinet.paint.lettering import lettering
from arcade.cabinet.paint.machine_view import MachineView, View, view
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.pointing import draw_labels, draw_numbers
from arcade.cabinet.shelf_groups import Game
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.guide import Guide
from arcade.toolkit.contract.languages import Language

TOP = 63
RIM = 2
"""Pixels of a border that are seen."""
FRAME = 3
"""Pixels of the frame round the picture."""
LARGE = 300
"""Pictures wider than this leave no room for labels on both sides."""
ROOM, WIDE_ROOM, MARGIN = 100, 140, 4
"""Widths of the labels, and what is left free beside them."""
HEIGHT = 200
NARROW_TOP, NARROW_MOST = 98, 264
NEAR = 4
"""Pixels round a box in which its frame looks out for letters."""


def shown(machine: type[Machine], guide: Guide | None, narrow: bool) -> View:
    """What of a machine's picture is seen: all of it, or as much as a telephone shows round what is pointed at."""
    found = view(machine, RIM)
    if found.size[0] > LARGE:
        found = view(machine)
    if not narrow or found.size[0] <= NARROW_MOST:
        return found
    left, top, width, height = found.part
    most = NARROW_MOST * found.every
    middle = width // 2
    if guide is not None and guide.callouts:
        edges = [one.at[0] + wide for one in guide.callouts for wide in (0, one.box[0] if one.box else 0)]
        middle = machine.SCREEN[0] + (min(edges) + max(edges)) // 2 - left
    start = max(0, min(middle - most // 2, width - most)) // found.every * found.every
    return View((left + start, top, most, height), found.every)


def places(view: View) -> tuple[Place, ...]:
    """Where on a wide page the picture and its labels can be: labels on both sides, or on one."""
    width, height = view.size
    whole = 480
    if width <= LARGE:
        left = (whole - width) // 2
        strip = (MARGIN, TOP - 1, ROOM, HEIGHT)
        return (Place((left, TOP, width, height), strip, (whole - MARGIN - ROOM, *strip[1:])),)
    strip, none = (MARGIN, TOP - 1, WIDE_ROOM, HEIGHT + 2), (0, 0, 0, 0)
    at = whole - MARGIN - FRAME - width
    return (
        Place((at, TOP, width, height), strip, none),
        Place((MARGIN + FRAME, TOP, width, height), none, (whole - MARGIN - WIDE_ROOM, *strip[1:]), usual=False),
    )


def targets(machine: type[Machine], guide: Guide, view: View, left: int, top: int) -> tuple[Target, ...]:
    """What a guide points at, for a picture whose corner is at (left, top) of the page."""
    part, every = view.part, view.every
    across, down = machine.SCREEN[0] - part[0], machine.SCREEN[1] - part[1]
    found: list[Target] = []
    for callout in guide.callouts:
        x, y = left + (callout.at[0] + across) // every, top + (callout.at[1] + down) // every
        rect = x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS
        if callout.box is not None:
            rect = x, y, callout.box[0] // every, callout.box[1] // every
        found.append(Target(rect, callout.box is None, callout.side, callout.down))
    return tuple(found)


def layout(machine: type[Machine], guide: Guide, language: Language) -> Layout:
    """Picture and labels on a wide page."""
    found = shown(machine, guide, narrow=False)
    words = tuple(callout.words.in_language(language) for callout in guide.callouts)
    layouts = [laid_out(place, targets(machine, guide, found, *place.picture[:2]), words) for place in places(found)]
    return min(layouts, key=lambda one: one.cost)


def grown(rect: Rect, pixels: int) -> Rect:
    """The rectangle with so many pixels more on every side."""
    left, top, wide, high = rect
    return left - pixels, top - pixels, wide + 2 * pixels, high + 2 * pixels


class CardPicture:
    """The picture and its call-outs on a page's screen."""

    def __init__(self, context: PageContext, game: Game, guide: Guide | None) -> None:
        self._context = context
        self._guide = guide
        self._machine = machine = game.cartridge.machine
        self._narrow = grid(context.monitor).narrow
        self._view = shown(machine, guide, self._narrow)
        width, height = self._view.size
        self._layout: Layout | None = None
        self.rect: Rect = ((context.monitor.SIZE[0] - width) // 2, NARROW_TOP, width, height)
        """Where the picture is."""
        if not self._narrow:
            self.rect = places(self._view)[0].picture
            if guide is not None:
                self._layout = layout(machine, guide, context.language)
                self.rect = self._layout.place.picture

    def draw_frame(self) -> None:
        """The frame, with nothing in it yet."""
        left, top, width, height = self.rect
        for edge, colour in ((FRAME, c.STEEL), (FRAME - 1, c.BLACK)):
            self._context.monitor.fill((left - edge, top - edge, width + 2 * edge, height + 2 * edge), colour)

    def draw(self, machine: Machine) -> None:
        """The picture, and what is pointed at."""
        monitor, (left, top, width, height) = self._context.monitor, self.rect
        whole = shown(type(machine), self._guide, narrow=False)
        if self._narrow and self._guide is not None and whole.size[0] > width and not isinstance(machine, Teletype):
            self._view = window(machine, self._guide, whole, width)
            monitor.fill(self.rect, c.BLACK)
            left, width = left + (width - self._view.size[0]) // 2, self._view.size[0]
        MachineView(monitor, self._view, left, top).draw(machine)
        field = (left - 1, top - 1, width + 2, height + 2)
        if self._guide is None:
            return
        found = targets(self._machine, self._guide, self._view, left, top)
        boxes = [target.rect for target in found if not target.round]
        letters = frozenset[tuple[int, int]]().union(
            *(lettering(machine, self._view, left, top, grown(rect, NEAR)) for rect in boxes)
        )
        if self._layout is not None:
            draw_labels(monitor, self._layout.labels, (0, top - 1, monitor.SIZE[0], height + 2), letters)
        else:
            draw_numbers(monitor, found, field, letters)
