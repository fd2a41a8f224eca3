"""The games as the shelf shows them: in groups, sorted by title in the language of the moment."""

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from arcade.cabinet import catalogue, strings
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.texts import Language, Text

KINDS = {
    Shelf.COMPETITIVE: strings.COMPETITIVE,
    Shelf.PUZZLE: strings.PUZZLES,
    Shelf.EDUCATIONAL: strings.EDUCATIONAL,
    Shelf.REFLEX: strings.REFLEX,
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


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    slug: str
    cartridge: Cartridge


@dataclass(frozen=True)
class Group:
    """Some of the games, under a name."""

    name: Text
    games: tuple[Game, ...]


def games() -> tuple[Game, ...]:
    """Every game that can be loaded."""
    return tuple(Game(slug, cartridge) for slug, cartridge in catalogue.cartridges().items())


def preload() -> Iterator[None]:
    """Import the games one after the other, so that the shelf need not wait for them."""
    for slug in catalogue.slugs():
        for part in catalogue.PARTS:
            catalogue.loads(part, slug)
            yield


def groups(store: Store, language: Language) -> list[Group]:
    """The groups that hold a game: all, left in the middle, favourites, by kind, by book. "All" is always there."""
    everything = sorted(games(), key=lambda game: collation(game.cartridge.title.in_language(language)))
    suspended, favourites = store.all_suspended(), store.favourites()

    def those(name: Text, wanted: Callable[[Game], bool]) -> Group:
        return Group(name, tuple(filter(wanted, everything)))

    found = [
        those(strings.LEFT_IN_THE_MIDDLE, lambda game: game.slug in suspended),
        those(strings.FAVOURITES, lambda game: game.slug in favourites),
        *(those(name, lambda game, kind=kind: game.cartridge.shelf == kind) for kind, name in KINDS.items()),  # type: ignore[misc]
        *(those(name, lambda game, book=book: game.cartridge.book == book) for book, name in BOOKS.items()),  # type: ignore[misc]
    ]
    return [Group(strings.ALL_GAMES, tuple(everything)), *(group for group in found if group.games)]


def collation(title: str) -> str:
    """A title as it is sorted: letters without their marks, case aside."""
    return "".join(c for c in unicodedata.normalize("NFD", title.casefold()) if not unicodedata.combining(c))
