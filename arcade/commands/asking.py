"""What commands ask for, checked: levels, seats, seeds and fonts, each refused with one sentence."""

from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.patternfiles import read
from arcade.machine.font import Font, load_builtin, load_font
from arcade.toolkit.cartridge import Cartridge, UnreadableError
from arcade.toolkit.plain import Plain
from arcade.toolkit.program import Setup


class CommandError(Exception):
    """A command that can't be carried out as given; the message is one sentence."""


def choose_font(path: str | None) -> Font | None:
    """The letters of a BDF file or of a ROM image; None for the built-in ones."""
    if path is None:
        return None
    data = Path(path).read_bytes()
    if data.startswith(b"STARTFONT"):
        return load_font(Path(path))
    return load_builtin("spectrum").with_rom_letters(data)


def level_of(game: Cartridge, wanted: int | None) -> int:
    """The level asked for, or a newcomer's; raises CommandError."""
    if wanted is None:
        return game.default_level
    if not 1 <= wanted <= len(game.levels):
        raise CommandError(f"{game.title.en} has the levels 1 to {len(game.levels)}, not {wanted}")
    return wanted


def checked_pin(wanted: str) -> str:
    """The operator's number; raises CommandError for what no joystick could type."""
    if not (wanted.isascii() and (wanted.isdecimal() or not wanted)):
        raise CommandError("the operator's number must be written in digits")
    return wanted


def seats_of(game: Cartridge, wanted: int | None) -> int:
    """The seats asked for, or the fewest; raises CommandError."""
    if wanted is None:
        return game.seats[0]
    if wanted not in game.seats:
        choices = " or ".join(str(seats) for seats in game.seats)
        raise CommandError(f"{game.title.en} is for {choices} players, not {wanted}")
    return wanted


def text_of(name: str) -> str:
    """The text of a file; raises CommandError when it is none, and OSError."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{name} is not a text file in UTF-8") from None


def opened(game: Cartridge, name: str | None) -> Plain:
    """What a game reads in a pattern file, None without one; raises CommandError, and OSError."""
    if name is None:
        return None
    if game.opens is None:
        raise CommandError(f"{game.title.en} reads no pattern files")
    try:
        return read(game, Path(name))
    except UnreadableError as error:
        raise CommandError(f"{name}: {error}") from None


def setup_of(options: Namespace) -> Setup:
    """The setup that the command line asks for; raises CommandError or UnknownGameError."""
    game = cartridge(options.slug)
    return replace(
        usual_setup(options.slug),
        level=level_of(game, options.level),
        seats=seats_of(game, options.seats),
        language="ro" if options.lang == "ro" else "en",
        seed=checked_seed(options.seed) or 0,
        original=options.original,
        calm=options.calm,
        opened=opened(game, options.pattern),
    )


def checked_seed(wanted: int | None) -> int | None:
    """A seed that replays can hold; raises CommandError."""
    if wanted is not None and not 0 <= wanted < 1 << 64:
        raise CommandError("--seed must be a whole number from 0 to 2^64 - 1")
    return wanted
