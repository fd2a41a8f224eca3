"""The hall of exhibits: what is shown, in which group, by which function in the book's way and in ours; its lines."""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec
from textwrap import dedent
from typing import Any

from arcade.games.techniques import (
    exhibits_colour,
    exhibits_keys,
    exhibits_letters,
    exhibits_messages,
    exhibits_numbers,
    exhibits_pictures,
    exhibits_sounds,
    strings,
)
from arcade.games.techniques.exhibits_editor import edited, edited_large
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text


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
        """What runs."""
        return self.book if book else self.ours


MESSAGES = (
    Exhibit(strings.TYPED, strings.TYPED_NOTE, exhibits_messages.typed_by_a_machine, exhibits_messages.typed),
    Exhibit(strings.FLOWN, strings.FLOWN_NOTE, exhibits_messages.flown_everywhere, exhibits_messages.flown),
    Exhibit(strings.SLID, strings.SLID_NOTE, exhibits_messages.slid_from_both_sides, exhibits_messages.slid),
    Exhibit(strings.CIRCLED, strings.CIRCLED_NOTE, exhibits_messages.circled_in_lamps, exhibits_messages.circled),
    Exhibit(strings.MARKED, strings.MARKED_NOTE, exhibits_messages.marked_large, exhibits_messages.marked),
    Exhibit(strings.BOTTOM, strings.BOTTOM_NOTE, exhibits_messages.bottom_beside_a_game, exhibits_messages.bottom),
)
COLOUR = (
    Exhibit(strings.MIXED, strings.MIXED_NOTE, exhibits_colour.mixed_lights, exhibits_colour.mixed, whole=True),
    Exhibit(strings.BLENDS, strings.BLENDS_NOTE, exhibits_colour.blends_everywhere, exhibits_colour.blends, whole=True),
    Exhibit(strings.RAINBOW, strings.RAINBOW_NOTE, exhibits_colour.rainbow_over_hills, exhibits_colour.rainbow),
)
PICTURES = (
    Exhibit(
        strings.NEGATIVE,
        strings.NEGATIVE_NOTE,
        exhibits_pictures.negative_large,
        exhibits_pictures.negative,
        whole=True,
    ),
)
SPRITES = (
    Exhibit(
        strings.CARRIED,
        strings.CARRIED_NOTE,
        exhibits_pictures.carried_smoothly,
        exhibits_pictures.carried,
        whole=True,
    ),
    Exhibit(strings.EDITED, strings.EDITED_NOTE, edited_large, edited, hands=True),
)
LETTERS = (
    Exhibit(strings.STORED, strings.STORED_NOTE, exhibits_letters.stored_large, exhibits_letters.stored),
    Exhibit(
        strings.POSTER, strings.POSTER_NOTE, exhibits_letters.poster_from_above, exhibits_letters.poster, whole=True
    ),
    Exhibit(strings.TALL, strings.TALL_NOTE, exhibits_letters.tall_and_taller, exhibits_letters.tall_text, whole=True),
    Exhibit(strings.MELTED, strings.MELTED_NOTE, exhibits_letters.melting_large, exhibits_letters.melting),
    Exhibit(strings.FACES, strings.FACES_NOTE, exhibits_letters.faces_large, exhibits_letters.faces),
)
SOUND = (
    Exhibit(strings.LAUGH, strings.LAUGH_NOTE, exhibits_sounds.laughing_aloud, exhibits_sounds.laughing),
    Exhibit(strings.ROTOR, strings.ROTOR_NOTE, exhibits_sounds.rotor_over_hills, exhibits_sounds.rotor),
    Exhibit(strings.TRAIN, strings.TRAIN_NOTE, exhibits_sounds.steam_engine, exhibits_sounds.steam),
    Exhibit(strings.THUNDER, strings.THUNDER_NOTE, exhibits_sounds.storm_over_town, exhibits_sounds.storm),
)
KEYBOARD = (
    Exhibit(strings.PRESSED, strings.PRESSED_NOTE, exhibits_keys.pressed_large, exhibits_keys.pressed, hands=True),
    Exhibit(strings.TIMED, strings.TIMED_NOTE, exhibits_keys.timed_large, exhibits_keys.timed),
    Exhibit(strings.ASKED, strings.ASKED_NOTE, exhibits_keys.asked_large, exhibits_keys.asked, hands=True),
)
HYGIENE = (
    Exhibit(strings.EQUAL, strings.EQUAL_NOTE, exhibits_numbers.equal_large, exhibits_numbers.equal),
    Exhibit(strings.SCROLLED, strings.SCROLLED_NOTE, exhibits_numbers.scrolled_far, exhibits_numbers.scrolled),
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
