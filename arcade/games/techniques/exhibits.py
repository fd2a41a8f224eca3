"""The exhibits: by which function each is shown, its lines of source, the list to choose from, who has seen which."""

import ast
from collections.abc import Callable
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec
from string import ascii_lowercase
from textwrap import dedent
from typing import Any, NamedTuple

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


class Exhibit(NamedTuple):
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
LEFT_SIDE = {strings.MESSAGES: MESSAGES, strings.COLOUR: COLOUR, strings.PICTURES: PICTURES, strings.SPRITES: SPRITES}
RIGHT_SIDE = {strings.LETTERS: LETTERS, strings.SOUND: SOUND, strings.KEYBOARD: KEYBOARD, strings.HYGIENE: HYGIENE}
EXHIBITS = tuple(exhibit for group in (*LEFT_SIDE.values(), *RIGHT_SIDE.values()) for exhibit in group)
LIST_ROW, SIDE_COLUMNS = 3, 16
WAY_OUT = -1
"""The number of the list's last line, which is no exhibit."""


class Visit(NamedTuple):
    """Which exhibits were seen, counted from 0. Each is a point; all of them make a master."""

    exhibits: int
    seen: frozenset[int] = frozenset()

    def see(self, exhibit: int) -> "Visit":
        """The visit after an exhibit has run; a second time adds nothing."""
        return self._replace(seen=self.seen | {exhibit})

    @property
    def points(self) -> int:
        return len(self.seen)

    @property
    def complete(self) -> bool:
        return self.points == self.exhibits

    def beside(self, exhibit: int, step: int) -> int:
        """The next exhibit, or the one before; after the last comes the first."""
        return (exhibit + step) % self.exhibits


class Entry(NamedTuple):
    """A line of the list: an exhibit by its number, the way out, or with no key a group's name."""

    words: Text
    number: int = 0
    key: str = ""


def _entries() -> dict[Cell, Entry]:
    numbered, entries = enumerate(ascii_lowercase), dict[Cell, Entry]()
    for side, groups in enumerate((LEFT_SIDE, RIGHT_SIDE)):
        row = 0
        for name, exhibits in groups.items():
            for entry in (Entry(name), *(Entry(exhibit.name, *next(numbered)) for exhibit in exhibits)):
                entries[row, side] = entry
                row += 1
    last = max(row for row, side in entries if side == 0)
    return entries | {(last + 1, 0): Entry(strings.LEAVE, WAY_OUT, "0")}


ENTRIES = _entries()
GRID = Grid(
    rows=1 + max(row for row, _ in ENTRIES), columns=2, left=0, top=8 * LIST_ROW, width=8 * SIDE_COLUMNS, height=8
)
PLACES = {entry.number: cell for cell, entry in ENTRIES.items() if entry.key}
KEYS = {entry.key: cell for cell, entry in ENTRIES.items() if entry.key}


def walk(cell: Cell, down: int, right: int) -> Cell:
    """The next line in a direction that can be chosen; sideways the nearest one of the other column."""
    if right:
        side = min(max(cell[1] + right, 0), 1)
        return min((place for place in PLACES.values() if place[1] == side), key=lambda at: abs(at[0] - cell[0]))
    rows = range(cell[0] + down, GRID.rows if down > 0 else -1, down)
    return next(((row, cell[1]) for row in rows if (row, cell[1]) in PLACES.values()), cell)
