"""The picture book: portraits of animals, found by their names, a stamp for those that have none; and the owl.

Half of the owl is drawn, the other half is its mirror image; three times enlarged she fills nine cells.
"""

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
OWL_CELLS = 9
"""Across and down."""
MOODS = {
    Mood.CALM: ("owl's eyes open", "owl's body"),
    Mood.BLINKING: ("owl's eyes shut", "owl's body"),
    Mood.THINKING: ("owl's eyes up", "owl's body"),
    Mood.GLAD: ("owl's eyes laughing", "owl's body"),
    Mood.CHEERING: ("owl's eyes laughing", "owl's body flapping"),
}
"""What is drawn below the owl's cap."""


Portrait = tuple[Sprite, int]
"""A picture of WIDTH by HEIGHT pixels and its attribute."""


def folded(name: str) -> str:
    """A name as it is looked up: small letters without marks."""
    return name.lower().translate(UNMARKED)


@cache
def gallery() -> dict[str, Portrait]:
    """Every drawn animal under its names in all languages."""
    words = {animal.english: animal for animal in animals()}
    return {
        folded(entry.noun(words[name].in_language(language), language)): (ART[name], pair(colours))
        for colours, names in DRAWN.items()
        for name in names
        for language in LANGUAGES
    }


def portrait(animal: str, language: Language, font: Font) -> Portrait:
    """The picture of an animal as it is stored: its own, or a stamp with its first letter."""
    name = entry.noun(animal, language)
    if folded(name) in gallery():
        return gallery()[folded(name)]
    letter = letters(font, entry.capital(name)[:1])
    return letter.over(ART["stamp"], (WIDTH - letter.width) // 2, 0), pair("kW")


@cache
def owl(mood: Mood) -> Sprite:
    """The owl as she sits."""
    half = sprite([row for part in ("owl's cap", *MOODS[mood]) for row in ART.rows(part)])
    return smoothly(beside(half, half.mirrored()), 3).opaque().coloured((*"CCYYYYYYR",), "k")


@cache
def flying() -> Animation:
    """The owl on the wing, twice enlarged."""
    halves = ART["owl in flight wings up"], ART["owl in flight wings down"]
    whole = [smoothly(beside(half, half.mirrored()), 2) for half in halves]
    return Animation(tuple(picture.coloured((*"CYYR",)) for picture in whole))
