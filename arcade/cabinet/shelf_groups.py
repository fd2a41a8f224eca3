"""The games that are there, with their declarations."""

from dataclasses import dataclass

from arcade.cabinet import catalogue
from arcade.toolkit.contract.cartridge import Cartridge


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    slug: str
    cartridge: Cartridge


def games() -> tuple[Game, ...]:
    """Every game that can be loaded."""
    return tuple(Game(slug, cartridge) for slug, cartridge in catalogue.cartridges().items())
