"""The games that are there: every folder of arcade.games is one; its slug is the folder's name with dashes."""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import arcade.games
from arcade.toolkit.cartridge import Cartridge
from arcade.toolkit.pilot import Pilot
from arcade.toolkit.program import AnyProgram, Setup
from arcade.toolkit.rivals import Strength


class UnknownGameError(LookupError):
    """No game of that slug; the message names the nearest one."""


@cache
def slugs(pattern: bool = False) -> tuple[str, ...]:
    """Every game's slug, in alphabetical order.

    A folder that begins with an underscore is a pattern for new games: not on the shelf, but it runs and is tested.
    """
    names = (module.name for module in pkgutil.iter_modules(arcade.games.__path__) if module.ispkg)
    found = sorted(name.replace("_", "-") for name in names)
    return tuple(slug for slug in found if pattern or not slug.startswith("-"))


def _module(slug: str, part: str = "") -> Any:
    if slug not in slugs(pattern=True):
        near = get_close_matches(slug, slugs(), 1, 0)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownGameError(f"there is no game called {slug!r}{hint}")
    return import_module(f"arcade.games.{slug.replace('-', '_')}{part}")


def cartridge(slug: str) -> Cartridge:
    """A game's declaration; raises UnknownGameError."""
    found: Cartridge = _module(slug).CARTRIDGE
    return found


def usual_setup(slug: str) -> Setup:
    """What a newcomer's run starts from: the usual level, the fewest seats, today's rules; raises UnknownGameError."""
    game = cartridge(slug)
    return Setup(slug, game.default_level, game.seats[0], rules_version=game.rules_version)


def program_class(slug: str) -> type[AnyProgram]:
    """The game's program: the class named Main in its program module; raises UnknownGameError."""
    found: type[AnyProgram] = _module(slug, ".program").Main
    return found


def pilot_class(slug: str) -> type[Pilot[Any]]:
    """The player of the game's demonstration: the class named Main in its pilot module; raises UnknownGameError."""
    found: type[Pilot[Any]] = _module(slug, ".pilot").Main
    return found


def strength(slug: str) -> Strength[Any, Any] | None:
    """The game's opponents to compare, if it has any: STRENGTH of its strength module; raises UnknownGameError."""
    game = _module(slug)
    if find_spec(f"{game.__name__}.strength") is None:
        return None
    found: Strength[Any, Any] = _module(slug, ".strength").STRENGTH
    return found
