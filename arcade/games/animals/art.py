"""The picture book: portraits of animals, found by their names, and a stamp with a letter for those that have none."""

from dataclasses import dataclass
from functools import cache

from arcade.games.animals import ART, art_birds, art_farm, art_water, art_wild, entry
from arcade.machine.font import Font
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite, sprite

WIDTH, HEIGHT = 24, 16
UNMARKED = str.maketrans("ăâîșțĂÂÎȘȚ", "aaistAAIST")
STAMP = ART["stamp"]
STAMPED = pair("kW")


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
    """Every drawn animal under both its names."""
    found: dict[str, Portrait] = {}
    for sheet in (art_water.SHEET, art_birds.SHEET, art_wild.SHEET, art_farm.SHEET):
        for drawing in sheet.split("= ")[1:]:
            heading, *rows = drawing.strip().split("\n")
            english, romanian, colours = (part.strip() for part in heading.split("|"))
            portrait = Portrait(sprite(rows), pair(colours))
            found |= {folded(english): portrait, folded(romanian): portrait}
    return found


def portrait(animal: str, language: Language, font: Font) -> Portrait:
    """The picture of an animal as it is stored: its own, or a stamp with its first letter."""
    name = folded(entry.noun(animal, language))
    if name in gallery():
        return gallery()[name]
    letter = letters(font, entry.capital(entry.noun(animal, language))[:1])
    return Portrait(letter.over(STAMP, (WIDTH - letter.width) // 2, 0), STAMPED)
