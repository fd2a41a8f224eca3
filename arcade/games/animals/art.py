"""The picture book: portraits of animals, found by their names, a stamp for those that have none; and the owl.

Half of the owl is drawn, the other half is its mirror image; three times enlarged she fills nine cells.
"""

from dataclasses import dataclass
from functools import cache

from arcade.games.animals import ART, entry
from arcade.games.animals.lexicon import animals
from arcade.machine.font import Font
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite
from arcade.toolkit.programs.figure_look import Mood

WIDTH, HEIGHT = 24, 16
"""Pixels of a portrait."""
DRAWN = {
    "kC": ("pike", "shark", "ray", "eel", "catfish", "penguin", "swan", "duck", "sheep"),
    "rC": ("crab", "seahorse", "trout"),
    "bC": ("whale", "swordfish", "dolphin"),
    "kY": ("sparrow", "eagle", "stork", "ostrich", "owl", "giraffe", "goat", "cat"),
    "rY": ("parrot", "hen", "camel"),
    "kM": ("bat", "mouse", "pig"),
    "kG": ("skunk", "elephant", "bear", "wolf", "hare", "hedgehog", "cow"),
    "rG": ("fox", "lion", "deer", "squirrel", "kangaroo", "monkey", "dog", "horse"),
}
"""The animals that have a portrait, by its colours."""
UNMARKED = str.maketrans("ăâîșțĂÂÎȘȚ", "aaistAAIST")
STAMPED = pair("kW")
SKINS = (
    ("leopard", "Y"),
    ("zebra", "W"),
    ("snake", "G"),
    ("giraffe", "Y"),
    ("tiger", "R"),
    ("fish", "C"),
    ("bird", "M"),
)
"""Whose skin each letter of the title has, and its colour."""
OWL_CELLS = 9
"""Cells that the owl is across and down."""
OWL_INKS = ("C", "C", "Y", "Y", "Y", "Y", "Y", "Y", "R")
"""Of each row of cells."""
FLYING_INKS = ("C", "Y", "Y", "R")
MOODS = {
    Mood.CALM: ("owl's eyes open", "owl's body"),
    Mood.BLINKING: ("owl's eyes shut", "owl's body"),
    Mood.THINKING: ("owl's eyes up", "owl's body"),
    Mood.GLAD: ("owl's eyes laughing", "owl's body"),
    Mood.CHEERING: ("owl's eyes laughing", "owl's body flapping"),
}
"""What is drawn below the owl's cap."""
BEAT = 6
"""Frames that the wings of the flying owl are up, or down."""


@dataclass(frozen=True)
class Portrait:
    """A picture of WIDTH by HEIGHT pixels and its attribute."""

    picture: Sprite
    colours: int


def folded(name: str) -> str:
    """A name as it is looked up: small letters without marks."""
    return name.lower().translate(UNMARKED)


@cache
def gallery() -> dict[str, Portrait]:
    """Every drawn animal under its names in all languages."""
    found: dict[str, Portrait] = {}
    words = {animal.english: animal for animal in animals()}
    for colours, names in DRAWN.items():
        for name in names:
            portrait = Portrait(ART[name], pair(colours))
            for language in LANGUAGES:
                found[folded(entry.noun(words[name].in_language(language), language))] = portrait
    return found


def portrait(animal: str, language: Language, font: Font) -> Portrait:
    """The picture of an animal as it is stored: its own, or a stamp with its first letter."""
    name = entry.noun(animal, language)
    if folded(name) in gallery():
        return gallery()[folded(name)]
    letter = letters(font, entry.capital(name)[:1])
    return Portrait(letter.over(ART["stamp"], (WIDTH - letter.width) // 2, 0), STAMPED)


@cache
def owl(mood: Mood) -> Sprite:
    """The owl as she sits."""
    half = sprite([row for part in ("owl's cap", *MOODS[mood]) for row in ART.rows(part)])
    return smoothly(beside(half, half.mirrored()), 3).opaque().coloured(OWL_INKS, "k")


@cache
def flying() -> Animation:
    """The owl on the wing, twice enlarged."""
    halves = ART["owl in flight wings up"], ART["owl in flight wings down"]
    whole = [smoothly(beside(half, half.mirrored()), 2) for half in halves]
    return Animation(tuple(picture.coloured(FLYING_INKS) for picture in whole), BEAT)
