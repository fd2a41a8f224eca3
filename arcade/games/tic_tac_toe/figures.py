"""The faces of Tic-tac-toe's pieces: eyes that look about and mouths that tell how their side stands."""

from enum import Enum
from functools import cache, lru_cache

from arcade.games.tic_tac_toe import art
from arcade.games.tic_tac_toe.rules import DISC, FREE, LINES, STONES, Position
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import ring
from arcade.toolkit.picture.sprites import CLEAR, INK, PAPER, Sprite, sprite

PIECE, FACE = 40, 20
"""Pixels of a piece and of the square in its middle that has the face, each way."""
Look = tuple[int, int]
"""Where the pupils are: pixels to the right and down, -1 to 1."""


class Mood(Enum):
    """How a piece feels; the value is its mouth."""

    CALM = (".............", ".............", "...#.....#...", "....#####....")
    GLAD = ("..#########..", "..#.......#..", "...#.....#...", "....#####....")
    AFRAID = (".....###.....", "....#...#....", "....#...#....", ".....###.....")
    SAD = (".............", "....#####....", "...#.....#...", "..#.......#..")
    BORED = (".............", ".............", "...#######...", ".............")


EYE = (".#####.", "#.....#", "#.....#", "#.....#", "#.....#", "#.....#", ".#####.")
LID = (".......", ".......", ".......", "#.....#", ".#####.", ".......", ".......")
TEAR = ("#", "#")


def piece(stone: str, size: int = PIECE) -> Sprite:
    """Crosses for the first seat, rings for the second, without a face."""
    return art.cross(size) if stone == DISC else ring(size)


@cache
def face(mood: Mood, look: Look = (0, 0), shut: bool = False, tear: int = -1) -> Sprite:
    """Two eyes and a mouth, 15 pixels wide; a tear has fallen so many pixels, none if negative."""
    eye = [list(row) for row in (LID if shut else EYE)]
    if not shut:
        for y in (2, 3, 4):
            for x in (2, 3, 4):
                eye[y + look[1]][x + look[0]] = INK
    rows = [f"{''.join(row)}{PAPER}{''.join(row)}" for row in eye]
    rows += [PAPER * 15, *(f"{PAPER}{row}{PAPER}" for row in mood.value)]
    if tear >= 0:
        for line, drop in enumerate(TEAR):
            y = 5 + tear + line
            if y < len(rows):
                rows[y] = rows[y][:1] + drop + rows[y][2:13] + drop + rows[y][14:]
    return sprite([_hollowed(row) for row in rows])


def _hollowed(row: str) -> str:
    """Paper only between the outermost ink of a row: around it the piece is seen."""
    first, last = row.find(INK), row.rfind(INK)
    if first < 0:
        return CLEAR * len(row)
    return CLEAR * first + row[first : last + 1] + CLEAR * (len(row) - last - 1)


@cache
def faced(stone: str, mood: Mood, look: Look = (0, 0), shut: bool = False, tear: int = -1, times: int = 1) -> Sprite:
    """The middle of a piece with its face, FACE pixels each way, or so many times as large."""
    size, side = PIECE * times, FACE * times
    if times > 1:
        size = size * 9 // 10
    middle = piece(stone, size).cut((size - side) // 2, (size - side) // 2, side, side).opaque()
    seen = face(mood, look, shut, tear)
    drawn = outlined(seen.cut(-2, -3, FACE, FACE)).enlarged(times, times)
    return drawn.over(middle)


def mood_of(position: Position, seat: int) -> Mood:
    """How a side's pieces feel: glad when a line wants one more, afraid when one of the others' does."""
    own, other = STONES[seat], STONES[1 - seat]
    if _threatens(position.board, own):
        return Mood.GLAD
    return Mood.AFRAID if _threatens(position.board, other) else Mood.CALM


@lru_cache(512)  # asked for every piece in every frame
def _threatens(board: str, stone: str) -> bool:
    return any(sorted(board[field - 1] for field in line) == sorted((stone, stone, FREE)) for line in LINES)
