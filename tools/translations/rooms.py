"""How many characters there is room for where games say something of themselves: as a title, say."""

from collections.abc import Iterator

from arcade.cabinet.catalogue import cartridge, guide, whole
from arcade.toolkit.contract.cartridge import SPINE
from arcade.toolkit.contract.texts import Text

TITLE, TITLE_WORD = 20, 8
TAGLINE, CONTROL = 36, 18
LEVEL_NAME, LEVEL_NOTE = 14, 30
GOAL = 60
"""Of a card, on one line of the wide screen."""
Room = tuple[Text, int, str]
"""A text, the characters that there is room for, and where that is, for a translator."""


def rooms() -> Iterator[Room]:
    """The rooms of what games say of themselves; where letters are broad and narrow, what is told is about right."""
    for slug in whole(pattern=True):
        game = cartridge(slug)
        yield game.title, TITLE, f"about {TITLE} characters as a game's title"
        if " " not in game.title.english:
            yield game.title, TITLE_WORD, f"about {TITLE_WORD} characters as a title of one word"
        yield game.tagline, TAGLINE, f"about {TAGLINE} characters as a line on the shelf"
        if game.spine is not None:
            yield game.spine, SPINE, f"at most {SPINE} characters as a title on the shelf"
        for control in game.controls:
            yield control.label, CONTROL, f"about {CONTROL} characters as what a key does"
        for level in game.levels:
            yield level.name, LEVEL_NAME, f"about {LEVEL_NAME} characters as a level's name"
            yield level.note, LEVEL_NOTE, f"at most {LEVEL_NOTE} characters as what a level means"
        if (card := guide(slug)) is not None:
            yield card.goal, GOAL, f"about {GOAL} characters as the goal on a card"
