"""The exhibits: by which function each is shown, its lines of source, the list to choose from, who has seen which."""

import ast
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec
from itertools import count
from string import ascii_lowercase
from textwrap import dedent
from typing import Any

from arcade.games.techniques import exhibits_devices as devices
from arcade.games.techniques import exhibits_pictures as pictures
from arcade.games.techniques import exhibits_text as texts
from arcade.games.techniques import strings
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.grid import Cell, Grid


@cache
def _source(module: str) -> str:
    spec = find_spec(module)
    loader = spec.loader if spec else None
    return (isinstance(loader, InspectLoader) and loader.get_source(module)) or ""


@cache
def body(show: Callable[..., Any]) -> tuple[str, ...]:
    """The lines of a function's body; none where only compiled code is installed."""
    text = _source(show.__module__)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == show.__name__:
            statements = node.body[1:] if ast.get_docstring(node) else node.body
            last = node.end_lineno or 0
            return tuple(dedent("\n".join(text.split("\n")[statements[0].lineno - 1 : last])).split("\n"))
    return ()


Show = Callable[..., Frames[None]]
"""Runs on a stage; ours need a canvas."""


@dataclass(frozen=True)
class Exhibit:
    """One technique: its name and a line on it, what runs in our way and what in the book's."""

    name: Text
    note: Text
    ours: Show
    book: Show
    whole: bool = False
    """Whether the book's way needs the whole screen."""
    hands: bool = False
    """Whether the visitor's keys belong to it while it runs."""

    def show(self, book: bool) -> Show:
        return self.book if book else self.ours


MESSAGES = (
    Exhibit(strings.TYPED, strings.TYPED_NOTE, texts.typed_by_a_machine, texts.typed),
    Exhibit(strings.FLOWN, strings.FLOWN_NOTE, texts.flown_everywhere, texts.flown),
    Exhibit(strings.SLID, strings.SLID_NOTE, texts.slid_from_both_sides, texts.slid),
    Exhibit(strings.CIRCLED, strings.CIRCLED_NOTE, texts.circled_in_lamps, texts.circled),
    Exhibit(strings.MARKED, strings.MARKED_NOTE, texts.marked_large, texts.marked),
    Exhibit(strings.BOTTOM, strings.BOTTOM_NOTE, texts.bottom_beside_a_game, texts.bottom),
)
COLOUR = (
    Exhibit(strings.MIXED, strings.MIXED_NOTE, pictures.mixed_lights, pictures.mixed, whole=True),
    Exhibit(strings.BLENDS, strings.BLENDS_NOTE, pictures.blends_everywhere, pictures.blends, whole=True),
    Exhibit(strings.RAINBOW, strings.RAINBOW_NOTE, pictures.rainbow_over_hills, pictures.rainbow),
)
PICTURES = (Exhibit(strings.NEGATIVE, strings.NEGATIVE_NOTE, pictures.negative_large, pictures.negative, whole=True),)
SPRITES = (
    Exhibit(strings.CARRIED, strings.CARRIED_NOTE, pictures.carried_smoothly, pictures.carried, whole=True),
    Exhibit(strings.EDITED, strings.EDITED_NOTE, pictures.edited_large, pictures.edited, hands=True),
)
LETTERS = (
    Exhibit(strings.STORED, strings.STORED_NOTE, texts.stored_large, texts.stored),
    Exhibit(strings.POSTER, strings.POSTER_NOTE, texts.poster_from_above, texts.poster, whole=True),
    Exhibit(strings.TALL, strings.TALL_NOTE, texts.tall_and_taller, texts.tall_text, whole=True),
    Exhibit(strings.MELTED, strings.MELTED_NOTE, texts.melting_large, texts.melting),
    Exhibit(strings.FACES, strings.FACES_NOTE, texts.faces_large, texts.faces),
)
SOUND = (
    Exhibit(strings.LAUGH, strings.LAUGH_NOTE, devices.laughing_aloud, devices.laughing),
    Exhibit(strings.ROTOR, strings.ROTOR_NOTE, devices.rotor_over_hills, devices.rotor),
    Exhibit(strings.TRAIN, strings.TRAIN_NOTE, devices.steam_engine, devices.steam),
    Exhibit(strings.THUNDER, strings.THUNDER_NOTE, devices.storm_over_town, devices.storm),
)
KEYBOARD = (
    Exhibit(strings.PRESSED, strings.PRESSED_NOTE, devices.pressed_large, devices.pressed, hands=True),
    Exhibit(strings.TIMED, strings.TIMED_NOTE, devices.timed_large, devices.timed),
    Exhibit(strings.ASKED, strings.ASKED_NOTE, devices.asked_large, devices.asked, hands=True),
)
HYGIENE = (
    Exhibit(strings.EQUAL, strings.EQUAL_NOTE, texts.equal_large, texts.equal),
    Exhibit(strings.SCROLLED, strings.SCROLLED_NOTE, texts.scrolled_far, texts.scrolled),
)
LEFT_SIDE = (
    (strings.MESSAGES, MESSAGES),
    (strings.COLOUR, COLOUR),
    (strings.PICTURES, PICTURES),
    (strings.SPRITES, SPRITES),
)
RIGHT_SIDE = (
    (strings.LETTERS, LETTERS),
    (strings.SOUND, SOUND),
    (strings.KEYBOARD, KEYBOARD),
    (strings.HYGIENE, HYGIENE),
)
EXHIBITS = tuple(exhibit for _, group in (*LEFT_SIDE, *RIGHT_SIDE) for exhibit in group)

LIST_TOP = 3
"""The screen's row in which the list begins."""
SIDE = 16
"""Columns of one of its two sides."""
WAY_OUT = -1
"""The number of the list's last line, which is no exhibit."""
EXIT_KEY = "0"


@dataclass(frozen=True)
class Visit:
    """Which exhibits were seen, counted from 0. Each is a point; all of them make a master."""

    exhibits: int
    seen: frozenset[int] = frozenset()

    def see(self, exhibit: int) -> "Visit":
        """The visit after an exhibit has run; a second time adds nothing."""
        return replace(self, seen=self.seen | {exhibit})

    @property
    def points(self) -> int:
        return len(self.seen)

    @property
    def complete(self) -> bool:
        return self.points == self.exhibits

    def beside(self, exhibit: int, step: int) -> int:
        """The next exhibit, or the one before; after the last comes the first."""
        return (exhibit + step) % self.exhibits


@dataclass(frozen=True)
class Entry:
    """A line of the list: an exhibit by its number, the way out, or with no key a group's name."""

    words: Text
    number: int = 0
    key: str = ""


def _entries() -> dict[Cell, Entry]:
    number, sides = count(), []
    for groups in (LEFT_SIDE, RIGHT_SIDE):
        lines: list[Entry] = []
        for name, exhibits in groups:
            lines += [
                Entry(name),
                *(Entry(exhibit.name, at := next(number), ascii_lowercase[at]) for exhibit in exhibits),
            ]
        sides.append(lines)
    entries = {(row, side): entry for side, lines in enumerate(sides) for row, entry in enumerate(lines)}
    return entries | {(len(sides[0]), 0): Entry(strings.LEAVE, WAY_OUT, EXIT_KEY)}


ENTRIES = _entries()
ROWS = 1 + max(row for row, _ in ENTRIES)
GRID = Grid(rows=ROWS, columns=2, left=0, top=8 * LIST_TOP, width=8 * SIDE, height=8)
PLACES = {entry.number: cell for cell, entry in ENTRIES.items() if entry.key}
KEYS = {entry.key: cell for cell, entry in ENTRIES.items() if entry.key}


def walk(cell: Cell, down: int, right: int) -> Cell:
    """The next line in a direction that can be chosen; sideways the nearest one of the other column."""
    if right:
        side = min(max(cell[1] + right, 0), 1)
        if side == cell[1]:
            return cell
        return min((place for place in PLACES.values() if place[1] == side), key=lambda at: abs(at[0] - cell[0]))
    row = cell[0] + down
    while 0 <= row < ROWS:
        if (row, cell[1]) in ENTRIES and ENTRIES[row, cell[1]].key:
            return row, cell[1]
        row += down
    return cell
