"""Drawing the cabinet's pages: words anywhere on the 24 rows, letters two cells high, blank areas, thin lines."""

from arcade.machine.spectrum import Mode, Spectrum
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.panels import write

COLUMNS = 32


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


def too_long(words: str, columns: int) -> None:
    """Called with words that are cut to so many columns. The arcade goes on; the tests do not."""


def fitting(words: str, columns: int) -> str:
    """Words as they are, or cut where they must be: that is a mistake of whoever wrote them."""
    if len(words) > columns:
        too_long(words, columns)
    return words[:columns]


def put(machine: Spectrum, row: int, column: int, words: str, colours: int) -> None:
    """Words in a row, which must have room for them."""
    write(machine, row, column, known(machine, fitting(words, COLUMNS - column)), colours)


def centre(machine: Spectrum, row: int, words: str, colours: int, column: int = 0, columns: int = COLUMNS) -> None:
    """Words in the middle of a field, which must have room for them; the cells beside them stay."""
    words = fitting(words, columns)
    put(machine, row, column + (columns - len(words)) // 2, words, colours)


def lines(machine: Spectrum, row: int, column: int, words: str, rows: int, columns: int, colours: int) -> int:
    """Words wrapped into a field, which must have room for them; the row below the last of them."""
    wrapped = wrap(words, columns)
    if len(wrapped) > rows:
        too_long(words, rows * columns)
    for line in wrapped[:rows]:
        put(machine, row, column, line, colours)
        row += 1
    return row


def tall(machine: Spectrum, row: int, column: int, words: str, colours: int) -> None:
    """Words in letters two cells high."""
    words = known(machine, fitting(words, COLUMNS - column))
    if words:
        blank(machine, row, column, 2, len(words), colours)
        draw_cells(machine, letters(machine.font, words, 1, 2), row, column)


def rule(machine: Spectrum, y: int, x: int = 0, width: int = 256) -> None:
    """A thin line, `y` pixels from the top."""
    machine.stamp(x, y, ((1 << width) - 1,), width, Mode.OR)
