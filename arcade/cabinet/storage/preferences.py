"""What the player set, stored at once: language, picture, sound, keys, pads, and what was played last and won."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from arcade.cabinet.faces import OUR_FACE, is_name
from arcade.cabinet.storage.names import legible
from arcade.cabinet.storage.scores import CODE
from arcade.machine.hosting import (
    LOOKS,
    LOUDEST,
    SCALINGS,
    SOUNDS,
    TOUCH_OPACITIES,
    TOUCH_SIDES,
    TOUCH_SIZES,
    TUBES,
)
from arcade.machine.signs import usual
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.plain import Plain

ALL_GAMES = ""
"""The name under which keys for all games are kept."""
SHELF_SOUNDS = ("on", "low", "off")
"""How loud the shelf is, its tune and the game in its set, and how loud the demonstrations are."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "look": LOOKS,
    "scaling": SCALINGS,
    "phosphor": TUBES,
    "sounds": SOUNDS,
    "shelf_sound": SHELF_SOUNDS,
    "attract_sound": SHELF_SOUNDS,
    "touch_side": TOUCH_SIDES,
    "touch_size": TOUCH_SIZES,
    "touch_opacity": TOUCH_OPACITIES,
}
HIGHEST_LEVEL = 99
INITIALS = 3
"""The most letters that stand for a player."""
ITEMS: Mapping[str, Callable[[object], bool]] = {
    "levels": lambda item: type(item) is int and 1 <= item <= HIGHEST_LEVEL,
    "daily": lambda item: isinstance(item, str),
}
"""What may stand in the tables that are not tables of tables."""
Table = dict[str, dict[str, str]]


@dataclass
class Preferences:
    """The settings; also the show's window settings, which the host follows."""

    language: Language = "en"
    look: str = "sharp"
    scaling: str = "whole"
    phosphor: str = "colour"
    letters: str = OUR_FACE
    """The letters of the games: the name of a file, see arcade.cabinet.faces."""
    volume: int = 7
    mute: bool = False
    sounds: str = "both"
    play_music: bool = True
    """Whether music is heard in those games that have some while they are played."""
    shelf_sound: str = "low"
    attract_sound: str = "off"
    """How loud the demonstrations are that come when nobody plays."""
    fullscreen: bool = True
    touch_side: str = "left"
    """Where a finger's stick stands."""
    touch_size: str = "usual"
    touch_opacity: str = "full"
    buzz: bool = True
    """Whether a telephone buzzes when a finger presses something."""
    calm: bool = False
    thoughts: bool = False
    """Whether what an opponent believes is shown while it thinks."""
    original: bool = False
    initials: str = "AAA"
    coded: tuple[str, ...] = ()
    """The initials of whoever has given a code, and the hash that stands for both; empty for nobody."""
    keys: Table = field(default_factory=dict)
    """For each slug (or ALL_GAMES) the key of each control that was given another."""
    pad_maps: Table = field(default_factory=dict)
    """For each kind of pad the control of each input."""
    levels: dict[str, int] = field(default_factory=dict)
    """The level last played of each slug."""
    daily: dict[str, str] = field(default_factory=dict)
    """For each day what came of its challenge."""
    won: tuple[str, ...] = ()
    """The slugs of the games that were won."""
    keep_learned: bool = False
    """Whether in a kiosk games go on learning from visitor to visitor."""
    keep_files: bool = False
    """Whether in a kiosk pictures, films and patterns are kept."""
    capture: bool = field(default=False, metadata={"passing": True})
    """Whether pads are being set up; never stored."""

    def code_of(self, player: str) -> str:
        """The hash that stands for a player in all cabinets of a leaderboard, empty for who has given no code."""
        match self.coded:
            case (initials, code) if initials == player and CODE.fullmatch(code):
                return code
        return ""

    def chosen_keys(self, slug: str) -> dict[str, str]:
        """The keys chosen for a game, or for all games."""
        return {control: usual(key) or key for control, key in self.keys.get(slug, {}).items()}


STORED = tuple(one.name for one in fields(Preferences) if not one.metadata)


def accepted(name: str, value: object) -> bool:
    """Whether a stored value can be used for the setting `name`."""
    default: Any = getattr(Preferences(), name)
    match default:
        case bool():
            return isinstance(value, bool)
        case int():
            return type(value) is int and 0 <= value <= LOUDEST
        case str():
            return value in CHOICES[name] if name in CHOICES else WORDS[name](value)
        case tuple():
            return isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value)
    if not isinstance(value, dict):
        return False
    if name in ITEMS:
        return all(map(ITEMS[name], value.values()))
    return all(isinstance(table, dict) and all(isinstance(k, str) for k in table.values()) for table in value.values())


def _are_initials(value: object) -> bool:
    return isinstance(value, str) and legible(value) and len(value) <= INITIALS


WORDS: Mapping[str, Callable[[object], bool]] = {"initials": _are_initials, "letters": is_name}
"""What may stand in the settings that are words of no list."""


def plain(preferences: Preferences, name: str) -> Plain:
    """A setting as a plain value."""
    value: Plain = getattr(preferences, name)
    return value


def take(preferences: Preferences, name: str, value: object) -> bool:
    """Set what was stored, if it can be used: whether it can; the default stays otherwise."""
    usable = accepted(name, value)
    if usable:
        setattr(preferences, name, tuple(value) if isinstance(value, (list, tuple)) else value)
    return usable
