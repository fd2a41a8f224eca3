"""The games that are there: every folder of arcade.games is one; its slug is the folder's name with dashes.

A game that cannot be loaded is broken; whoever asks for it is told why, and the others go on without it.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from types import MappingProxyType
from typing import Any, TypeVar

import arcade.games
from arcade.cabinet import strings
from arcade.cabinet.user_error import UserError
from arcade.machine.machine import Machine
from arcade.toolkit.ai.tournament import Strength
from arcade.toolkit.contract.cartridge import Cartridge, FileReader
from arcade.toolkit.contract.evaluator import MoveEvaluator, Teller
from arcade.toolkit.contract.guide import Guide
from arcade.toolkit.contract.levels import Levels
from arcade.toolkit.contract.pilot import Pilot
from arcade.toolkit.contract.program import AnyProgram, Program, Setup
from arcade.toolkit.contract.texts import Text

T = TypeVar("T")

INITS = ("__init__.py", "__init__.pyc")
"""What makes a folder a package, in the order in which Python looks for it; in a browser there are no sources."""
LONGEST_REASON = 70
"""Characters of an exception's own words in what is said of a broken game."""


class UnknownGameError(LookupError):
    """No game of that slug; the message names the nearest one."""


class BrokenGameError(UserError):
    """A game that cannot be loaded; the message names the game, the exception, the file and the line."""


_broken: dict[str, str] = {}
"""The games that could not be loaded, by slug, and why. They are not tried again."""


@cache
def slugs(pattern: bool = False) -> tuple[str, ...]:
    """Every game's slug, in alphabetical order, whether it can be loaded or not.

    A folder that begins with an underscore is a pattern for new games: not on the shelf, but it runs and is tested.
    """
    if not pattern:
        return tuple(slug for slug in slugs(pattern=True) if not slug.startswith("-"))
    found = {folder.name for path in arcade.games.__path__ for folder in _packages(Path(path))}
    return tuple(sorted(name.replace("_", "-") for name in found))


def _packages(path: Path) -> Iterator[Path]:
    """The packages in a folder; none where there is no folder. `pkgutil` would list all that is in each, too."""
    if path.is_dir():
        for folder in path.iterdir():
            if "." not in folder.name and any((folder / name).is_file() for name in INITS):
                yield folder


def whole(pattern: bool = False) -> tuple[str, ...]:
    """The slugs of the games that can be loaded; loads every part of every game."""
    return tuple(slug for slug in slugs(pattern) if all(loads(part, slug) for part in PARTS))


def cartridges() -> Mapping[str, Cartridge]:
    """The games' declarations, by slug; those that cannot be loaded are left out.

    They are gone through anew only when there is another list of games, or one more of them is broken.
    """
    for listed, broken, before in _declared:
        if listed is slugs() and broken == len(_broken):
            return before
    found: dict[str, Cartridge] = {}
    for slug in slugs():
        with suppress(BrokenGameError):
            found[slug] = cartridge(slug)
    _declared[:] = [(slugs(), len(_broken), MappingProxyType(found))]
    return found


def broken() -> tuple[BrokenGameError, ...]:
    """The games that have turned out to be broken so far, in that order."""
    return tuple(map(_error, _broken))


def loads(part: Callable[[str], object], slug: str) -> bool:
    """Whether a part of a game, such as `cartridge` or `program_class`, can be had."""
    try:
        part(slug)
    except BrokenGameError:
        return False
    return True


def loaded(slug: str) -> Cartridge:
    """A game's declaration, when every part of it can be loaded; raises as `cartridge`."""
    for part in PARTS:
        part(slug)
    return cartridge(slug)


def cartridge(slug: str) -> Cartridge:
    """A game's declaration; raises UnknownGameError or BrokenGameError."""
    return _part(slug, "__init__", "CARTRIDGE", _declaration)


def usual_setup(slug: str) -> Setup:
    """What a newcomer's run starts from: the usual level, the fewest seats, today's rules; raises as `cartridge`."""
    game = cartridge(slug)
    return Setup(slug, game.default_level, game.seats[0], rules_version=game.rules_version)


def program_class(slug: str) -> type[AnyProgram]:
    """The game's program: the class named Main in its program module; raises as `cartridge`."""
    return _part(slug, "program", "Main", _program)


def pilot_class(slug: str) -> type[Pilot[Any]]:
    """The player of the game's demonstration: the class named Main in its pilot module; raises as `cartridge`."""
    return _part(slug, "pilot", "Main", _pilot)


def strength(slug: str) -> Strength[Any, Any] | None:
    """The game's opponents to compare, if it has any: STRENGTH of `evaluator`; raises as `cartridge`."""
    return _optional(slug, "evaluator", "STRENGTH", Strength)


def guide(slug: str) -> Guide | None:
    """What the game's instruction card shows, if it has one: GUIDE of its pilot module; raises as `cartridge`."""
    return _optional(slug, "pilot", "GUIDE", Guide)


def evaluator(slug: str) -> MoveEvaluator[Any, Any] | None:
    """How the game's moves are evaluated, if they can be: EVALUATOR of `evaluator`; raises as `cartridge`."""
    return _optional(slug, "evaluator", "EVALUATOR", MoveEvaluator)


def teller(slug: str) -> Teller[Any, Any] | None:
    """How beliefs are told where no move can be evaluated: TELLER of `evaluator`; raises as `cartridge`."""
    return _optional(slug, "evaluator", "TELLER", Teller)


def file_reader(slug: str) -> FileReader | None:
    """What reads the game's pattern files, if it opens any: `opened` of its file_format; raises as `cartridge`."""
    return None if module_of(slug, file_reader) is None else _part(slug, PARTS[file_reader], "opened", _reader)


Part = Callable[[str], object]
PARTS: dict[Part, str] = {
    cartridge: "__init__",
    program_class: "program",
    pilot_class: "pilot",
    strength: "evaluator",
    guide: "pilot",
    evaluator: "evaluator",
    teller: "evaluator",
    file_reader: "file_format",
}
"""What a game is made of, and the module that each part stands in."""
_checked: dict[tuple[str, str, str], tuple[object, tuple[str, ...]]] = {}
"""The parts that were had before, with the list of games then: they need no second check.

By slug, module and name, for `frog_duel` is no slug and has the modules of `frog-duel`.
"""
_declared: list[tuple[tuple[str, ...], int, Mapping[str, Cartridge]]] = []
"""What `cartridges` gave last, with the list of games then and how many were broken; at most one."""


def in_place(slug: str) -> bool:
    """Whether a game can be shown: its declaration can be had, and what it needs to run is there, not looked at yet."""
    needed = (program_class, pilot_class)
    return loads(cartridge, slug) and all(
        find_spec(_module(slug, PARTS[part])) is not None or loads(part, slug) for part in needed
    )


def module_of(slug: str, part: Part) -> str | None:
    """The name of the module that a part of a game stands in, None where there is none; raises as `cartridge`."""
    name = _module(slug, PARTS[part])
    if part is not cartridge:
        cartridge(slug)
    return name if name in sys.modules or find_spec(name) is not None else None


def _module(slug: str, part: str) -> str:
    name = f"arcade.games.{slug.replace('-', '_')}"
    return name if part == "__init__" else f"{name}.{part}"


def _optional(slug: str, module: str, name: str, kind: type[T]) -> T | None:
    """What a module of a game calls `name`, if there are both; raises as `cartridge`."""
    cartridge(slug)
    if find_spec(_module(slug, module)) is None:
        return None

    def checked(found: object) -> T | None:
        if not (found is None or isinstance(found, kind)):
            raise TypeError(f"{name} is no {kind.__name__}")
        return found

    return _part(slug, module, name, checked, None)


def _part(slug: str, module: str, name: str, checked: Callable[[object], T], *missing: T) -> T:
    """What a module of a game calls `name`, checked, or `missing` where that is given and the module has no such name.

    Once it could not be had the whole game is broken.
    """
    full, listed = _module(slug, module), slugs(pattern=True)
    had: T
    if (slug, module, name) in _checked and slug not in _broken:  # as for each game whenever the shelf is shown
        had, before = _checked[slug, module, name]  # type: ignore[assignment]
        if before is listed and getattr(sys.modules.get(full), name, None) is had:
            return had
    if slug not in listed:
        near = get_close_matches(slug, slugs(), 1, 0)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownGameError(f"there is no game called {slug!r}{hint}")
    if slug in _broken:
        raise _error(slug)
    try:
        had = checked(getattr(import_module(full), name, *missing))
    except (Exception, SystemExit) as error:
        _broken[slug] = _reason(slug, module, error)
        raise _error(slug) from error
    _checked[slug, module, name] = had, listed
    return had


def _declaration(found: object) -> Cartridge:
    if not isinstance(found, Cartridge) or not issubclass(found.machine, Machine):
        raise TypeError("CARTRIDGE is no Cartridge with a machine")
    if not (isinstance(found.levels, Levels) and found.default_level in found.levels.ladder and found.seats):
        raise ValueError("CARTRIDGE wants a level on the ladder and a seat to begin with")
    words = found.title, found.tagline, found.card, *(level.name for level in found.levels)
    if not all(isinstance(one, Text) for one in words):
        raise TypeError("CARTRIDGE wants a Text for each of its words")
    return found


def _program(found: object) -> type[AnyProgram]:
    if not (isinstance(found, type) and issubclass(found, Program)):
        raise TypeError("Main is no Program")
    return found


def _reader(found: object) -> FileReader:
    if not callable(found):
        raise TypeError("opened is no function")
    return found


def _pilot(found: object) -> type[Pilot[Any]]:
    if not (isinstance(found, type) and issubclass(found, Pilot)):
        raise TypeError("Main is no Pilot")
    return found


def _error(slug: str) -> BrokenGameError:
    return BrokenGameError(strings.BROKEN_FOLDER, name=slug, reason=_broken[slug])


def _reason(slug: str, module: str, error: BaseException) -> str:
    """The kind of an exception, its own words, and the last place of the game that it went through."""
    folder = slug.replace("-", "_")
    file, line = f"{folder}/{module}.py", 0
    if isinstance(error, SyntaxError) and error.filename:
        file, line = "/".join(Path(error.filename).parts[-2:]), error.lineno or 0
    for frame in extract_tb(error.__traceback__):
        path = Path(frame.filename)
        if folder in path.parts and not isinstance(error, SyntaxError):
            file, line = "/".join(path.parts[-2:]), frame.lineno or 0
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    said = " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())
    words = f"{type(error).__name__}: {said[:LONGEST_REASON]}" if said else type(error).__name__
    return f"{words} ({file}, line {line})" if line else f"{words} ({file})"
