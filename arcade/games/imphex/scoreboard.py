"""The scoreboard: 14 columns and 7 rows at row 3, reversed, with a reversed border so that no letter touches the edge.

It is shown only between games. A scolding takes its place for a while.
"""

from collections.abc import Sequence

from arcade.games.imphex import strings
from arcade.machine.pet import Pet
from arcade.toolkit.contract.texts import wrap

TOP, LEFT, ROWS, COLUMNS = 3, 2, 7, 14
FIELD = COLUMNS - 2


def entry(label: str, number: int) -> str:
    """A label and a number in a field, the number at the right; a label that is too long gives way."""
    digits = str(number)
    return label[: FIELD - len(digits) - 1].ljust(FIELD - len(digits)) + digits


def show(machine: Pet, lines: Sequence[str]) -> None:
    """Fill the reversed field with up to five lines of twelve characters."""
    blank = " " * COLUMNS
    room = ROWS - 2
    inside = [f" {line[:FIELD].ljust(FIELD)} " for line in [*lines, *[""] * room][:room]]
    machine.print_at(TOP, LEFT, "\n".join([blank, *inside, blank]), reverse=True)


def erase(machine: Pet) -> None:
    """Blank the scoreboard's place."""
    machine.print_at(TOP, LEFT, "\n".join([" " * COLUMNS] * ROWS))


def scolding(words: str) -> list[str]:
    """The lines of a scolding, in the middle of the field."""
    lines = wrap(words, strings.FIELD)
    return [""] * ((ROWS - 2 - len(lines)) // 2) + lines
