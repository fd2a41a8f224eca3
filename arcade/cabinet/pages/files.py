"""A game's kept files, newest first, one of which can be opened; a look into the chosen one stands beside them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from arcade.cabinet import catalogue, strings
from arcade.cabinet.formats import pattern_files
from arcade.cabinet.formats.whole_files import FileError, read_file
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import LINE, put, shortened
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.choices import INSET, LEFT_AGAIN, Line, choose
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import Choices, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Text, filled

PAD = 5
"""Pixels between a panel's edge and what stands in it."""
LIST_WIDTH = 210
GAP = 8
DOT = 16
"""The largest side of a pattern's dot."""
PATTERN = frozenset("#. ")
"""What a text that is a pattern of dots is made of."""


def choose_file(context: PageContext, paths: Sequence[Path], start: int) -> Screen[int]:
    """The number of the file that is chosen, or LEFT_AGAIN."""
    found = grid(context.monitor)
    left, top, wide, high = found.body
    beside = 0 if found.narrow else wide - LIST_WIDTH

    def see(chosen: int) -> None:
        if beside:
            look_into(context, paths[chosen], (left + wide - beside + GAP, top, beside - GAP, high))

    return (yield from _choose(context, [path.name for path in paths], wide - beside, start, see))


def choose_part(context: PageContext, game: Game, choices: Choices, start: int) -> Screen[int]:
    """The number of the part that is chosen out of a file, or LEFT_AGAIN; a single one is asked for in a sentence."""
    names = [part.name for part in choices.parts]
    if len(names) > 1:
        wide = grid(context.monitor).body[2]
        return (yield from _choose(context, [context.text(name) for name in names], wide, start, lambda _: None))
    sentence = filled(strings.OPEN_PART, title=game.cartridge.title, why=choices.why, part=names[0])
    answer = yield from question(context, strings.OPEN_FILE, sentence, (strings.YES, strings.NO))
    return 0 if answer == 0 else LEFT_AGAIN


def _choose(
    context: PageContext, names: Sequence[str], wide: int, start: int, see: Callable[[int], None]
) -> Screen[int]:
    """The number of a name on a list that is so wide, or LEFT_AGAIN; `see` draws what belongs to the lit one."""
    found = grid(context.monitor)
    left, top, _, high = found.body
    rows = (high - 2 * PAD) // found.row
    rect = left + PAD, top + PAD, wide - 2 * PAD, min(rows, len(names)) * found.row

    def background(chosen: int) -> None:
        heading(context.monitor, context.text(strings.OPEN_FILE))
        panel(context.monitor, (left, top, wide, rect[3] + 2 * PAD))
        see(chosen)
        footer(context, CHOOSE, OK, BACK)

    lines = [Line(shortened(name, rect[2] - 2 * INSET)) for name in names]
    return (yield from choose(context, lambda: lines, rect, background, start))


def look_into(context: PageContext, path: Path, rect: Rect) -> None:
    """The beginning of a file, patterns as dots; nothing of one that cannot be read: that is told when it is opened."""
    monitor = context.monitor
    left, top, wide, high = rect
    panel(monitor, rect)
    try:
        rows = pattern_files.text_of(read_file(path)).split("\n")
    except (FileError, UnreadableError):
        return
    room, depth = wide - 4 * PAD, high - 4 * PAD
    while rows and not rows[-1].strip():
        rows.pop()
    if rows and all(PATTERN.issuperset(row) for row in rows):
        dot = max(min(DOT, room // max(map(len, rows), default=1), depth // len(rows)), 1)
        rows = [row[: room // dot] for row in rows[: depth // dot]]
        left += (wide - dot * max(map(len, rows), default=0)) // 2
        top += (high - dot * len(rows)) // 2
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if sign == "#":
                    monitor.fill((left + x * dot, top + y * dot, dot, dot), c.PHOSPHOR)
        return
    for place, row in enumerate(rows[: depth // LINE]):
        words = "".join(sign if sign.isprintable() else " " for sign in row[:wide])
        put(monitor, left + 2 * PAD, top + 2 * PAD + place * LINE, shortened(words, room), c.MIST)


def open_file(context: PageContext, game: Game, folder: Path | None) -> Screen[Plain]:
    """What the game read in the file that was chosen; None when there is none."""
    reader, found = catalogue.file_reader(game.slug), pattern_files.kept(folder, game.slug)
    if reader is None or not found:
        yield from context.show(message(context, strings.NO_FILES, strings.OPEN_FILE))
        return None
    chosen = 0
    while True:
        chosen = yield from context.show(choose_file(context, found, chosen))
        if chosen == LEFT_AGAIN:
            return None
        path = found[chosen]
        try:
            opened = pattern_files.read(reader, path)
        except UnreadableError as error:
            yield from _sorry(context, path.name, error)
            continue
        if isinstance(opened, Choices):
            opened = yield from open_part(context, game, opened)
        if opened is not None:
            return opened


def open_part(context: PageContext, game: Game, choices: Choices) -> Screen[Plain]:
    """What the game read in the part of a file that was chosen; None when none was."""
    chosen = 0
    while True:
        chosen = yield from context.show(choose_part(context, game, choices, chosen))
        if chosen == LEFT_AGAIN:
            return None
        part = choices.parts[chosen]
        try:
            return part.read()
        except UnreadableError as error:
            yield from _sorry(context, part.name, error)


def _sorry(context: PageContext, name: Text | str, error: UnreadableError) -> Screen[None]:
    said = filled(strings.NOT_OPENED, name=name, reason=error.words)
    yield from context.show(message(context, said, strings.OPEN_FILE, Mood.SORRY))
