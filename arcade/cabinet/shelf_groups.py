"""The games that are there, with their declarations."""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.cabinet import catalogue
from arcade.cabinet.paint.covers import cover_sprite
from arcade.toolkit.contract.cartridge import Cartridge


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    slug: str
    cartridge: Cartridge


def games() -> tuple[Game, ...]:
    """Every game that can be loaded."""
    return tuple(Game(slug, cartridge) for slug, cartridge in catalogue.cartridges().items())


def preload() -> Iterator[None]:
    """Import the games one after the other, and read their covers, so that the shelf need not wait for them."""
    for slug in catalogue.slugs():
        cover_sprite(slug)
        yield
        for part in catalogue.PARTS:
            catalogue.loads(part, slug)
            yield
