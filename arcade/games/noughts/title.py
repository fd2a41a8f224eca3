"""The title: the cube turns between its name and the two who play in it."""

from functools import cache

from arcade.games.noughts import strings
from arcade.games.noughts.art import Mood, cross, put_nought
from arcade.machine.pet import Pet
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.pet_letters import dots, write_big
from arcade.toolkit.picture.quadrants import put

NAME_ROW, PRESS_ROW = 1, 23
NOUGHT, CROSS = (7, 1), (7, 28)
CUBE = 6, 14
SIDE = 24
"""Dots of the square in which the cube turns."""
TURN = 4
"""Frames for each step of it."""
SINES = (0, 13, 26, 38, 50, 62, 71, 79, 87, 92, 96, 99, 100, 99, 96, 92, 87, 79, 71, 62, 50, 38, 26, 13)
"""Of half a turn in 24 steps, in hundredths."""
EDGE = 9
FACES = (
    (((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1)), "X"),
    (((1, -1, -1), (1, -1, 1), (1, 1, 1), (1, 1, -1)), "O"),
    (((1, -1, 1), (-1, -1, 1), (-1, 1, 1), (1, 1, 1)), "X"),
    (((-1, -1, 1), (-1, -1, -1), (-1, 1, -1), (-1, 1, 1)), "O"),
    (((-1, -1, 1), (1, -1, 1), (1, -1, -1), (-1, -1, -1)), "X"),
)
"""The corners of the cube's sides, clockwise as seen from outside, and what is drawn on each; below is never seen."""
MARKS = {
    "X": (((-55, -55), (55, 55)), ((55, -55), (-55, 55))),
    "O": tuple(
        (corners, following)
        for corners, following in zip(
            ((-24, -58), (24, -58), (58, -24), (58, 24), (24, 58), (-24, 58), (-58, 24), (-58, -24)),
            ((24, -58), (58, -24), (58, 24), (24, 58), (-24, 58), (-58, 24), (-58, -24), (-24, -58)),
            strict=True,
        )
    ),
}
"""The strokes of a mark on a side, in hundredths of half the side."""
GLANCES = (0, 1, 1, 0, -1, -1)
LOOK, BLINK = 45, 140


def draw(program: Program[Pet]) -> None:
    machine = program.machine
    machine.clear()
    first, second = program.text(strings.NAME).split("\n")
    write_big(machine, NAME_ROW, first)
    write_big(machine, PRESS_ROW - 1 - (len(dots(second)) + 1) // 2, second)
    machine.print_at(PRESS_ROW, 1, program.text(strings.PRESS).center(38).rstrip())
    step(machine, 0)


def step(machine: Pet, frame: int) -> None:
    """Turn the cube; the nought looks after it, the cross blinks."""
    if frame % TURN == 0:
        put(machine, *CUBE, _turned(frame // TURN % len(SINES)))
    if frame % LOOK == 0 or frame % BLINK == 6:
        put_nought(machine, *NOUGHT, Mood.CALM, (GLANCES[frame // LOOK % len(GLANCES)], 0))
    if frame % BLINK == 0 and frame:
        put_nought(machine, *NOUGHT, Mood.CALM, shut=True)
    if frame % BLINK in (0, 64, 70):
        put(machine, *CROSS, cross(Mood.CALM, shut=frame % BLINK == 64))


@cache
def _turned(turn: int) -> tuple[str, ...]:
    """The cube turned by so many 48ths of a whole turn, seen from a little above."""
    sine, cosine = _sine(turn), _sine(turn + 12)
    picture = [bytearray(b"." * SIDE) for _ in range(SIDE)]

    def seen(x: int, y: int, z: int) -> tuple[int, int]:
        """Where a point in hundredths of half an edge is."""
        right, away = (x * cosine - z * sine) // 100, (x * sine + z * cosine) // 100
        return SIDE // 2 + right * EDGE // 125, SIDE // 2 + (9 * y - 4 * away) * EDGE // 1250

    for corners, mark in FACES:
        points = [seen(*(100 * part for part in corner)) for corner in corners]
        (ax, ay), (bx, by), (cx, cy), _ = points
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) <= 0:
            continue
        for start, end in zip(points, (*points[1:], points[0]), strict=True):
            _line(picture, start, end)
        (ox, oy, oz), (px, py, pz), _, (qx, qy, qz) = corners
        for stroke in MARKS[mark]:
            ends = []
            for right, down in stroke:
                across, along = right + 100, down + 100
                ends.append(
                    seen(
                        100 * ox + (px - ox) * across // 2 + (qx - ox) * along // 2,
                        100 * oy + (py - oy) * across // 2 + (qy - oy) * along // 2,
                        100 * oz + (pz - oz) * across // 2 + (qz - oz) * along // 2,
                    )
                )
            _line(picture, ends[0], ends[1])
    return tuple(row.decode() for row in picture)


def _sine(step: int) -> int:
    turn, part = divmod(step, len(SINES))
    return -SINES[part] if turn % 2 else SINES[part]


def _line(picture: list[bytearray], start: tuple[int, int], end: tuple[int, int]) -> None:
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y), 1)
    for place in range(steps + 1):
        across = x + (2 * (to_x - x) * place + steps) // (2 * steps)
        down = y + (2 * (to_y - y) * place + steps) // (2 * steps)
        if 0 <= down < SIDE and 0 <= across < SIDE:
            picture[down][across] = ord("#")
