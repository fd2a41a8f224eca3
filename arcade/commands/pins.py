"""The operator's number of a kiosk: from a file, from the environment or, though all can see it, the command line."""

import os
from argparse import Namespace
from collections.abc import MutableMapping
from pathlib import Path

from arcade.cabinet.formats.whole_files import open_to_others
from arcade.cabinet.kiosk.operator_chord import SECONDS
from arcade.cabinet.storage.pin_lock import DIGITS
from arcade.commands.asking import CommandError, text_of
from arcade.commands.printing import complain

VARIABLE = "ROBAC_PIN"


def operators_number(options: Namespace, environment: MutableMapping[str, str] = os.environ) -> str:
    """The number, empty if there is none; says on the standard error how safe it is. Raises CommandError.

    It is taken out of the environment, so that no program started from here finds it.
    """
    from_environment = environment.pop(VARIABLE, "")
    if options.pin is not None and options.pin_file is not None:
        raise CommandError("--pin and --pin-file are two ways of saying the same: leave one of them out")
    if options.pin_file is not None:
        number = _checked(_line(options.pin_file), options.pin_file)
        if open_to_others(Path(options.pin_file)):
            complain(f"robac: {options.pin_file} can be read by others on this computer: chmod 600 keeps them out")
    elif options.pin is not None:
        number = _checked(options.pin, "--pin")
        complain(f"robac: --pin can be seen by others on this computer: better use --pin-file or {VARIABLE}")
    else:
        number = _checked(from_environment, VARIABLE) if from_environment else ""
    if options.kiosk and not number:
        complain(
            f"robac: the kiosk has no operator's number (see --pin-file): whoever holds Esc and Backspace for {SECONDS}"
            " seconds is its operator"
        )
    return number


def _line(name: str) -> str:
    """The only line of a file; raises CommandError."""
    lines = text_of(name).splitlines()
    if len(lines) != 1:
        raise CommandError(f"{name} must hold the operator's number and nothing else")
    return lines[0].strip()


def _checked(number: str, where: str) -> str:
    """The number; raises CommandError for what no joystick could type, without repeating it."""
    if not (number.isascii() and number.isdecimal() and len(number) <= DIGITS):
        raise CommandError(f"{where}: the operator's number must be written in at most {DIGITS} digits")
    return number
