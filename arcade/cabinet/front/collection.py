"""The games as the front shows them: in the house's order or by title, in tabs, found by typing."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from arcade.cabinet import strings
from arcade.cabinet.shelf_groups import Game, games
from arcade.cabinet.storage.store import Store
from arcade.machine.data import data_path
from arcade.toolkit.contract.cartridge import Book, Shelf
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.texts import Text

KINDS = {
    Shelf.REFLEX: strings.REFLEX,
    Shelf.PUZZLE: strings.PUZZLES,
    Shelf.COMPETITIVE: strings.COMPETITIVE,
    Shelf.EDUCATIONAL: strings.EDUCATIONAL,
    Shelf.ADVENTURE: strings.ADVENTURES,
    Shelf.OTHER: strings.OTHERS,
}
BOOKS = {
    Book.SPECTRUM_BOOK: strings.SPECTRUM_BOOK,
    Book.PET_MAGAZINE: strings.PET_MAGAZINE,
    Book.PET_BOOK: strings.PET_BOOK,
    Book.PC_MAGAZINE: strings.PC_MAGAZINE,
    Book.MINICOMPUTER: strings.MINICOMPUTER,
}
ORDER = "assets/covers/order.txt"
"""Slugs, one a line, so that neighbours differ in colour and kind. A game that it does not name comes last."""
ARTICLES = ("the ", "a ", "an ")


@dataclass(frozen=True)
class Tab:
    """Some of the games, under a name."""

    name: Text
    games: tuple[Game, ...]


@cache
def wall_order() -> dict[str, int]:
    """Each game's place on the wall."""
    lines = data_path(ORDER).read_text(encoding="ascii").split()
    return {slug: place for place, slug in enumerate(lines)}


def in_wall_order() -> list[Game]:
    """Every game that can be loaded."""
    order = wall_order()
    return sorted(games(), key=lambda game: (order.get(game.slug, len(order)), game.slug))


def folded(words: str) -> str:
    """Words as they are compared: letters without their marks, case aside."""
    return "".join(c for c in unicodedata.normalize("NFD", words.casefold()) if not unicodedata.combining(c))


@lru_cache(4096)
def collation(title: str) -> str:
    """A title as it is sorted and searched: without its article."""
    found = folded(title)
    return next((found.removeprefix(article) for article in ARTICLES if found.startswith(article)), found)


def tabs(store: Store, language: Language) -> list[Tab]:
    """All games, those of each kind, for two, loved, not tried yet, left in the middle, by book; none is empty."""
    everything = in_wall_order()
    by_title = sorted(everything, key=lambda game: collation(game.cartridge.title.in_language(language)))
    suspended, favourites, played = set(store.all_suspended()), set(store.favourites()), set(store.played())

    def those(name: Text, wanted: Callable[[Game], bool]) -> Tab:
        return Tab(name, tuple(filter(wanted, by_title)))

    found = [
        *(those(name, lambda game, kind=kind: game.cartridge.shelf == kind) for kind, name in KINDS.items()),  # type: ignore[misc]
        those(strings.FOR_TWO, lambda game: max(game.cartridge.seats) > 1),
        those(strings.FAVOURITES, lambda game: game.slug in favourites),
        those(strings.UNTRIED, lambda game: game.slug not in played),
        those(strings.LEFT_IN_THE_MIDDLE, lambda game: game.slug in suspended),
        *(those(name, lambda game, book=book: game.cartridge.book == book) for book, name in BOOKS.items()),  # type: ignore[misc]
    ]
    return [Tab(strings.ALL_GAMES, tuple(everything)), *(tab for tab in found if tab.games)]


def search(shown: Sequence[Game], typed: str, after: int = -1) -> int:
    """The next game after a place whose title begins with what was typed, in either language; else one that has it
    inside; -1 where none has."""
    wanted = folded(typed)
    for begins in (True, False):
        for step in range(1, len(shown) + 1):
            place = (after + step) % len(shown)
            titles = [collation(shown[place].cartridge.title.in_language(language)) for language in LANGUAGES]
            if any(title.startswith(wanted) if begins else wanted in title for title in titles):
                return place
    return -1
