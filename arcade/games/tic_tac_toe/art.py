"""The pieces and fields of Tic-tac-toe's modern look: a carved cross, a round ring, bevelled tiles.

The pieces have faces: eyes that look about and mouths that show how their side stands.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache, lru_cache
from operator import and_

from arcade.games.tic_tac_toe import ART
from arcade.games.tic_tac_toe.rules import DISC, FREE, LINES, STONES, Position
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import brackets, ring, shaded
from arcade.toolkit.picture.sprites import CLEAR, INK, PAPER, Sprite, sprite

SQUARED = sprite(["########", *["#......."] * 7])
STROKES = 20
"""Steps in which a piece is drawn."""
BRACKETS = brackets(48, 16, 4)
PIECE, FACE = 40, 20
"""Pixels each way."""
Look = tuple[int, int]
"""Where the pupils are: pixels to the right and down, -1 to 1."""
TEAR = ("#", "#")
"""Rows of a tear, a pixel wide."""


def _half(size: int) -> int:
    """Half the breadth of a cross's bars, measured along a row."""
    return size * 9 // 40


@cache
def cross(size: int) -> Sprite:
    """Two crossed bars with a ridge, light from the upper left; `size` pixels each way."""
    half = _half(size)
    reach = size - 1 - half

    def level(x: int, y: int) -> int | None:
        falling, rising = x - y, x + y - size + 1
        across, along = abs(falling), abs(rising)
        if across > along:
            across, along = along, across
        if across > half or along > reach:
            return None
        if along > reach - 2 or (along > half and across > half - 2):
            return FULL
        if abs(falling) < abs(rising):
            return 18 if falling > 0 else 46
        return 5 if rising < 0 else 58

    return shaded(size, size, level)


def _stroke_of_cross(size: int) -> Callable[[int, int], int]:
    """When a pen that draws one bar and then the other has passed a pixel: 0 to 99."""

    def turn(x: int, y: int) -> int:
        if abs(x - y) <= _half(size):
            return (x + y) * 50 // (2 * size)
        return 50 + (y - x + size) * 50 // (2 * size)

    return turn


def _stroke_of_ring(size: int) -> Callable[[int, int], int]:
    """When a pen that starts at the top and goes round clockwise has passed a pixel: 0 to 99."""

    def turn(x: int, y: int) -> int:
        across, up = 2 * x + 1 - size, size - 1 - 2 * y
        part = 25 * abs(across) // (abs(across) + abs(up))
        if across >= 0:
            return part if up >= 0 else 49 - part
        return 50 + part if up < 0 else 99 - part

    return turn


@cache
def drawing(picture: Sprite, round_: bool) -> tuple[Sprite, ...]:
    """The stages in which a pen draws a cross or a ring, the last of them the whole piece."""
    size = picture.width
    turn = _stroke_of_ring(size) if round_ else _stroke_of_cross(size)
    stages = []
    for step in range(1, STROKES + 1):
        passed = tuple(
            sum(1 << size - 1 - x for x in range(size) if turn(x, y) * STROKES < 100 * step) for y in range(size)
        )
        ink, solid = (tuple(map(and_, rows, passed)) for rows in (picture.ink, picture.solid))
        stages.append(Sprite(size, ink, solid))
    return tuple(stages)


@cache
def tile(size: int) -> Sprite:

    def level(x: int, y: int) -> int:
        right, bottom = size - 1 - x, size - 1 - y
        if x > 0 and y > 0 and right > 2 and bottom > 2:
            return 0
        if min(x, y, right, bottom) == 0:
            return FULL
        return 32 if min(right, bottom) < 3 and min(right, bottom) < min(x, y) else 0

    return shaded(size, size, level)


class Mood(Enum):
    """How a piece feels; the value is its mouth."""

    CALM = "mouth calm"
    GLAD = "mouth glad"
    AFRAID = "mouth afraid"
    SAD = "mouth sad"
    BORED = "mouth bored"


def piece(stone: str, size: int = PIECE) -> Sprite:
    """Crosses for the first seat, rings for the second, without a face."""
    return cross(size) if stone == DISC else ring(size)


@cache
def face(mood: Mood, look: Look = (0, 0), shut: bool = False, tear: int = -1) -> Sprite:
    """Two eyes and a mouth, 15 pixels wide; a tear has fallen so many pixels, none if negative."""
    eye = [list(row) for row in ART.rows("eye shut" if shut else "eye")]
    if not shut:
        for y in (2, 3, 4):
            for x in (2, 3, 4):
                eye[y + look[1]][x + look[0]] = INK
    rows = [f"{''.join(row)}{PAPER}{''.join(row)}" for row in eye]
    rows += [PAPER * 15, *(f"{PAPER}{row}{PAPER}" for row in ART.rows(mood.value))]
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
