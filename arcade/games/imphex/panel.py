"""What stands beside the board: the imp's face, its brain, its learning curve, and between games the scoreboard."""

from collections.abc import Sequence

from arcade.games.imphex import art
from arcade.games.imphex.art import Mood
from arcade.games.imphex.rules import COMPUTER, EMPTY, HUMAN, SIDES
from arcade.games.imphex.state import TEN, Brain
from arcade.games.imphex.strings import FIELD, PANEL
from arcade.machine.pet import Pet
from arcade.toolkit.contract.texts import wrap

FACE_ROW, FACE_COLUMN = 1, 3
COLUMN = 1
"""The first column of what stands beside the board: off the glass's edge."""
WORDS_ROW, BRAIN_ROW, CURVE_ROW, CURVE_ROWS = 10, 11, 17, 3
EIGHTHS = 8
SMALL_SIGNS = str.maketrans(SIDES[HUMAN] + SIDES[COMPUTER] + EMPTY, "○● ")


def face(machine: Pet, mood: Mood, row: int = FACE_ROW, column: int = FACE_COLUMN) -> None:
    """Draw the imp's face, 14 columns and 8 rows."""
    machine.print_at(row, column, "\n".join(mood.face))


def no_face(machine: Pet) -> None:
    for row in range(FACE_ROW, WORDS_ROW):
        machine.print_at(row, COLUMN, " " * PANEL)


def words(machine: Pet, shown: str) -> None:
    machine.print_at(WORDS_ROW, COLUMN, shown.center(PANEL))


def lamps(machine: Pet, lit: int) -> None:
    machine.print_at(BRAIN_ROW, COLUMN, "\n".join(art.BRAIN).replace(art.UNLIT, art.LIT, lit))


def spark(machine: Pet, lit: int, step: int) -> None:
    """Draw the brain while it thinks: three thoughts run through its places, which go out where they are lit."""
    brain = "\n".join(art.BRAIN)
    places = brain.count(art.UNLIT)
    fired = {(5 * step + 9 * thought) % places for thought in range(3)}
    lamps = iter(art.LIT if (place < lit) != (place in fired) else art.UNLIT for place in range(places))
    machine.print_at(BRAIN_ROW, COLUMN, "".join(next(lamps) if sign == art.UNLIT else sign for sign in brain))


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
    machine.print_at(CURVE_ROW, COLUMN, label.center(PANEL))
    bars(machine, brain.tens, CURVE_ROW + 1, COLUMN, PANEL, CURVE_ROWS)


SCORE_ROW, SCORE_COLUMN, SCORE_ROWS, SCORE_COLUMNS = 3, 2, 7, FIELD + 2
"""The scoreboard is reversed, with a reversed border so that no letter touches the edge."""


def score_line(label: str, number: int) -> str:
    """A label and a number in a field, the number at the right; a label that is too long gives way."""
    digits = str(number)
    return label[: FIELD - len(digits) - 1].ljust(FIELD - len(digits)) + digits


def scoreboard(machine: Pet, lines: Sequence[str]) -> None:
    """Fill the reversed field with up to five lines of twelve characters."""
    blank = " " * SCORE_COLUMNS
    room = SCORE_ROWS - 2
    inside = [f" {line[:FIELD].ljust(FIELD)} " for line in [*lines, *[""] * room][:room]]
    machine.print_at(SCORE_ROW, SCORE_COLUMN, "\n".join([blank, *inside, blank]), reverse=True)


def no_scoreboard(machine: Pet) -> None:
    machine.print_at(SCORE_ROW, SCORE_COLUMN, "\n".join([" " * SCORE_COLUMNS] * SCORE_ROWS))


def scolding(words: str) -> list[str]:
    """The lines of a scolding, in the middle of the field."""
    lines = wrap(words, FIELD)
    return [""] * ((SCORE_ROWS - 2 - len(lines)) // 2) + lines
