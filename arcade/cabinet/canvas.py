"""Drawing the cabinet's pages: words anywhere on the 24 rows, letters two cells high, blank areas, thin lines."""

from arcade.machine.spectrum import Mode, Spectrum
from arcade.toolkit.areas import fill
from arcade.toolkit.drawing import draw_cells
from arcade.toolkit.lettering import letters
from arcade.toolkit.panels import write

ROWS, COLUMNS = 24, 32


def known(machine: Spectrum, words: str) -> str:
    """Words with a question mark for each letter that the machine lacks: names of files and devices are anybody's."""
    return "".join(character if character in machine.font else "?" for character in words)


def clear(machine: Spectrum, colours: int) -> None:
    """Blank the whole screen."""
    machine.display[:] = bytes(len(machine.display))
    machine.attributes[:] = bytes((colours,)) * len(machine.attributes)


def blank(machine: Spectrum, row: int, column: int, rows: int, columns: int, colours: int) -> None:
    """Blank an area of cells."""
    fill(machine, row, column, rows, columns, colours=colours)


def put(machine: Spectrum, row: int, column: int, words: str, colours: int) -> None:
    """Words in a row; what would lie beyond its end is left out."""
    write(machine, row, column, known(machine, words[: COLUMNS - column]), colours)


def centre(
    machine: Spectrum, row: int, words: str, colours: int, column: int = 0, columns: int = COLUMNS
) -> None:
    """Words in the middle of a field; the cells beside them stay."""
    words = words[:columns]
    put(machine, row, column + (columns - len(words)) // 2, words, colours)


def tall(machine: Spectrum, row: int, column: int, words: str, colours: int) -> None:
    """Words in letters two cells high."""
    words = known(machine, words[: COLUMNS - column])
    if words:
        blank(machine, row, column, 2, len(words), colours)
        draw_cells(machine, letters(machine.font, words, 1, 2, bold=True), row, column)


def rule(machine: Spectrum, y: int, x: int = 0, width: int = 256) -> None:
    """A thin line, `y` pixels from the top."""
    machine.stamp(x, y, ((1 << width) - 1,), width, Mode.OR)
