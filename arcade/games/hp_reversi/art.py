"""What is set in type: boards plain and framed, discs with bars struck over them, large letters."""

from collections.abc import Collection, Sequence

from arcade.families.discs.rules import SIDE, Position
from arcade.games.hp_reversi.file_format import mark_at
from arcade.machine.teletype.roll import COLUMNS
from arcade.toolkit.letters.poster import poster

TURNED = "="
LEGAL = "+"
SQUARE = 3
"""Columns of a square on a framed board."""
LEFT = 5
"""The column of the first."""
BESIDE = 5
"""Blanks between a framed board and what stands beside it."""
HEAVY_FROM = 5
"""From this row on large letters are struck over, so that they stand on a dark foot."""
HEAVY = "#"
HEAVIER = {"O": "0", "X": "#", "=": "-"}


def large_board(position: Position) -> str:
    """A board as the program of 1973 printed it: rows and columns numbered, much room between the discs."""
    lines = ["    " + "   ".join(str(column) for column in range(1, SIDE + 1))]
    for row in range(SIDE):
        marks = [mark_at(position, SIDE * row + column) for column in range(SIDE)]
        lines += ["", f"{row + 1}   {'   '.join(marks)}"]
    return "\n".join(lines)


def framed_board(
    position: Position,
    beside: Sequence[str],
    turned: Collection[int] = (),
    latest: int | None = None,
    legal: Collection[int] = (),
) -> str:
    """A board in a frame, with a line of words beside each row.

    Two bars are struck over discs just turned, the latest stands in brackets, squares that can be taken are crosses.
    """
    frame = "   +" + "-" * (SQUARE * SIDE + 1) + "+"
    columns = "  ".join(str(column) for column in range(1, SIDE + 1))
    lines = [" " * LEFT + columns, frame]
    for row in range(SIDE):
        squares = range(SIDE * row, SIDE * (row + 1))
        inside = "  ".join(mark_at(position, square, LEGAL if square in legal else ".") for square in squares)
        signs = list(f" {row + 1} | {inside} | {row + 1}")
        if latest is not None and latest in squares:
            column = LEFT + SQUARE * squares.index(latest)
            signs[column - 1], signs[column + 1] = "()"
        bars = "  ".join(TURNED if square in turned else " " for square in squares)
        lines.append(_over("".join(signs) + " " * BESIDE + beside[row], " " * LEFT + bars))
    return "\n".join([*lines, frame, " " * LEFT + columns])


def below(told: str, board: str) -> str:
    """A board below a line, if there is one, with room above and below the board."""
    return f"{told}\n\n{board}\n" if told else f"\n{board}\n"


def large(words: str) -> str:
    """Words in large letters made of themselves, centred, the lower half struck over."""
    letters = [[row.replace("#", sign).replace(".", " ") for row in poster(sign).rows()] for sign in words.upper()]
    rows = [" ".join(parts).center(COLUMNS) for parts in zip(*letters, strict=True)]
    lines = []
    for number, line in enumerate(filter(str.strip, rows), 1):
        heavy = "".join(HEAVY if sign != " " else " " for sign in line)
        lines.append(_over(line, heavy if number >= HEAVY_FROM else ""))
    return "\n".join(lines)


def struck(picture: Sequence[str]) -> str:
    """A picture in the middle of the paper, its discs struck over twice."""
    rows = [row.center(COLUMNS) for row in picture]
    return "\n".join(_over(row, "".join(HEAVIER.get(sign, " ") for sign in row)) for row in rows)


def _over(line: str, strikes: str) -> str:
    """A line with another one struck over it, if that has any signs."""
    return line.rstrip() + (f"\r{strikes.rstrip()}" if strikes.strip() else "")
