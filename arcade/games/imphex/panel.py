"""What the modern look shows beside the board: the imp's face, its brain with the places lit that it has learned,
and its learning curve."""

from arcade.games.imphex import art
from arcade.games.imphex.art import Mood
from arcade.games.imphex.memory import TEN, Brain
from arcade.games.imphex.rules import COMPUTER, EMPTY, HUMAN, SIDES
from arcade.games.imphex.strings import PANEL
from arcade.machine.pet import Pet

FACE_ROW, FACE_COLUMN = 1, 2
WORDS_ROW = 10
BRAIN_ROW = 11
CURVE_ROW, CURVE_ROWS = 17, 3
EIGHTHS = 8
SMALL_SIGNS = str.maketrans(SIDES[HUMAN] + SIDES[COMPUTER] + EMPTY, "○● ")


def face(machine: Pet, mood: Mood, row: int = FACE_ROW, column: int = FACE_COLUMN) -> None:
    """Draw the imp's face, 14 columns and 8 rows."""
    machine.print_at(row, column, "\n".join(mood.face))


def no_face(machine: Pet) -> None:
    """Blank the rows of the face and the one below it."""
    for row in range(FACE_ROW, WORDS_ROW):
        machine.print_at(row, 0, " " * PANEL)


def words(machine: Pet, shown: str) -> None:
    """Write the words between face and brain, or blank them."""
    machine.print_at(WORDS_ROW, 0, shown.center(PANEL))


def lamps(machine: Pet, lit: int) -> None:
    """Draw the brain with so many of its places lit."""
    drawn = "\n".join(art.BRAIN).replace(art.UNLIT, art.LIT, lit)
    machine.print_at(BRAIN_ROW, 0, drawn)


def small_board(cells: str) -> str:
    """Nine signs in a frame, 5x5 characters; pawns are shown as an empty and a full circle."""
    signs = cells.translate(SMALL_SIGNS)
    rows = [f"│{signs[start : start + 3]}│" for start in (0, 3, 6)]
    return "\n".join(["╭───╮", *rows, "╰───╯"])


def bars(machine: Pet, tens: tuple[int, ...], row: int, column: int, columns: int, rows: int) -> None:
    """Draw a bar for each of the latest tens, ten wins filling the height, on a base line."""
    shown = tens[-columns:]
    for place in range(columns):
        wins = shown[place] if place < len(shown) else 0
        height = max(1, wins * rows * EIGHTHS // TEN)
        for above in range(rows):
            part = min(max(height - EIGHTHS * above, 0), EIGHTHS)
            machine.print_at(row + rows - 1 - above, column + place, art.BARS[part])


def curve(machine: Pet, label: str, brain: Brain) -> None:
    """Draw the small learning curve."""
    machine.print_at(CURVE_ROW, 0, label.center(PANEL))
    bars(machine, brain.tens, CURVE_ROW + 1, 0, PANEL, CURVE_ROWS)
