"""What commands ask for, checked: levels, seats, seeds and fonts, each refused with one sentence."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from arcade.cabinet.catalogue import cartridge, file_reader, loaded, usual_setup
from arcade.cabinet.formats.letter_files import LettersError, letters_of
from arcade.cabinet.formats.pattern_files import read
from arcade.cabinet.formats.whole_files import FILE_BYTES, FileError, as_text, read_file, reason
from arcade.commands.arguments import DIGITS
from arcade.commands.printing import shortened, visible
from arcade.machine.font import Font
from arcade.toolkit.contract.cartridge import Cartridge, Choices, Part, UnreadableError
from arcade.toolkit.contract.languages import SOURCE
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup

FONT_NAME = 80
"""So many characters of a font's name a replay has room for."""

NOWHERE: Mapping[str, str] = MappingProxyType({})
NAMED = 3
"""So many parts of a file are called by their names."""


class CommandError(Exception):
    """A command that can't be carried out as given; the message is one sentence."""


def choose_font(path: str | None) -> Font | None:
    """The letters of a BDF file or of a ROM image, our own where it has none; None for the built-in ones.

    Raises CommandError.
    """
    if path is None:
        return None
    try:
        return letters_of(read_outside(path), shortened(visible(Path(path).name), FONT_NAME))
    except LettersError as error:
        raise CommandError(f"{path} can't be read: {error}") from None


def level_of(game: Cartridge, wanted: int | None) -> int:
    """The level asked for, or a newcomer's; raises CommandError."""
    if wanted is None:
        return game.default_level
    if wanted not in game.levels:
        raise CommandError(f"{game.title.english} has the levels 1 to {max(game.levels.keys)}, not {wanted}")
    return wanted


def in_words(numbers: tuple[int, ...]) -> str:
    """Numbers that follow each other: 1, 1 or 2, 1 to 4."""
    return " to ".join(map(str, (numbers[0], numbers[-1]))) if len(numbers) > 2 else " or ".join(map(str, numbers))


def seats_of(game: Cartridge, wanted: int | None) -> int:
    """The seats asked for, or the fewest; raises CommandError."""
    if wanted is None:
        return game.seats[0]
    if wanted not in game.seats:
        raise CommandError(f"{game.title.english} is for {in_words(game.seats)} players, not {wanted}")
    return wanted


def read_outside(name: str) -> bytes:
    """The bytes of a file; raises CommandError."""
    try:
        return read_file(Path(name))
    except FileError as error:
        raise CommandError(f"{name} can't be read: {error}") from None


def text_of(name: str) -> str:
    """The text of a file, or of the standard input for "-"; raises CommandError."""
    data = _standard_input() if name == "-" else read_outside(name)
    try:
        return as_text(data)
    except FileError as error:
        raise CommandError(f"{name} can't be read: {error}") from None


def _standard_input() -> bytes:
    """What is on the standard input, which may be a pipe; raises CommandError."""
    if sys.stdin is None:
        raise CommandError("there is no standard input to read")
    try:
        data = sys.stdin.buffer.read(FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else "it is closed"
        raise CommandError(f"the standard input can't be read: {why}") from None
    if len(data) > FILE_BYTES:
        raise CommandError(f"the standard input has more than {FILE_BYTES} bytes")
    return data


def opened(slug: str, name: str | None, part: str | None) -> Plain | Choices:
    """What a game reads in a pattern file or in a part of it, None without one; raises CommandError.

    A part is given by its name or its number; without one it may be what has to be asked about.
    """
    if name is None:
        if part is not None:
            raise CommandError("--part needs --pattern, a file of which it is a part")
        return None
    reader = file_reader(slug)
    if reader is None:
        raise CommandError(f"{cartridge(slug).title.english} reads no pattern files")
    try:
        found = read(reader, Path(name))
        if part is None:
            return found
        if not isinstance(found, Choices):
            raise CommandError(f"{name} is opened whole: leave out --part")
        return _part(name, found.parts, part).read()
    except UnreadableError as error:
        raise CommandError(f"{name} can't be read: {error}") from None


def _part(name: str, parts: Sequence[Part], wanted: str) -> Part:
    """The part of a file that is called so, or has this number; raises CommandError."""
    called = next((part for part in parts if part.name.english == wanted), None)
    if called is not None:
        return called
    if wanted.isascii() and wanted.isdecimal():
        number = int(wanted) if len(wanted) <= DIGITS else 0
        if 1 <= number <= len(parts):
            return parts[number - 1]
        raise CommandError(f"{name} has the parts 1 to {len(parts)}, not {wanted}")
    alike = [part.name.english for part in parts if wanted in part.name.english]
    more = f", but {', '.join(map(repr, alike[:NAMED]))}" if alike else ""
    raise CommandError(f"{name} has no part called {wanted!r}{more}{' and more' if len(alike) > NAMED else ''}")


def opened_unasked(slug: str, name: str | None, part: str | None) -> Plain:
    """As `opened`, where nobody can be asked; raises CommandError."""
    found = opened(slug, name, part)
    if not isinstance(found, Choices):
        return found
    names = [f"{number} for {part.name.english}" for number, part in enumerate(found.parts[:NAMED], 1)]
    more = f" and so on to {len(found.parts)}" if len(found.parts) > NAMED else ""
    raise CommandError(f"{name} needs --part: {found.why.english}; {', '.join(names)}{more}")


def setup_of(options: Namespace) -> Setup:
    """The setup that the command line asks for; raises CommandError, UnknownGameError or BrokenGameError."""
    game = loaded(options.slug)
    return replace(
        usual_setup(options.slug),
        level=level_of(game, options.level),
        seats=seats_of(game, options.seats),
        language=options.lang or SOURCE,
        seed=checked_seed(options.seed) or 0,
        original=options.original,
        calm=options.calm,
        opened=opened_unasked(options.slug, options.pattern, options.part),
    )


def checked_products(
    products: Mapping[str, str | None], sources: Mapping[str, str | None], put_into: Mapping[str, str] = NOWHERE
) -> None:
    """Refuse, before anything runs, files that could not be written or that would cost another file.

    Both are by option; `put_into` names the source that a product may be put into. Raises CommandError.
    """
    known = {option: Path(name) for option, name in sources.items() if name and name != "-"}
    for option, name in products.items():
        if not name:
            continue
        path = Path(name)
        if name == "-":
            raise CommandError(f"{option} needs the name of a file: it does not write to the standard output")
        if path.is_dir():
            raise CommandError(f"{name} can't be written: it is a folder")
        if not path.parent.is_dir():
            raise CommandError(f"{name} can't be written: there is no such folder")
        for other, its_path in known.items():
            if put_into.get(option) != other and _same_file(path, its_path):
                raise CommandError(f"{other} and {option} name the same file")
        known[option] = path


def _same_file(one: Path, other: Path) -> bool:
    """Whether two names lead to one regular file, or will."""
    if one.exists() and other.exists():
        return one.is_file() and one.samefile(other)
    return os.path.realpath(one) == os.path.realpath(other)


def checked_seed(wanted: int | None) -> int | None:
    """A seed that replays can hold; raises CommandError."""
    if wanted is not None and not 0 <= wanted < 1 << 64:
        raise CommandError("--seed must be a whole number from 0 to 2^64 - 1")
    return wanted
