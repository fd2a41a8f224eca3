"""The games that are there, with their declarations."""

from dataclasses import dataclass

from arcade.cabinet import catalogue, strings
from arcade.toolkit.contract.cartridge import Cartridge
from arcade.toolkit.contract.texts import Text, filled


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    slug: str
    cartridge: Cartridge


def players(cartridge: Cartridge) -> Text:
    """How many people can play, and at a table of how many, in words."""
    least, most = cartridge.seats[0], cartridge.seats[-1]
    if cartridge.table:
        people = str(least) if least == most else f"{least}-{most}"
        table = cartridge.table
        return filled(strings.PLAYERS_AT_TABLE, people=people, least=table[0], most=table[-1])
    if least < most:
        return filled(strings.PLAYERS_FROM, least=least, most=most)
    return strings.ONE_PLAYER if most == 1 else strings.TWO_PLAYERS


def games() -> tuple[Game, ...]:
    """Every game that can be loaded."""
    return tuple(Game(slug, cartridge) for slug, cartridge in catalogue.cartridges().items())
