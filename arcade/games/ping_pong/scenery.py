"""The hall of Ping-pong: a table in perspective and where its cells are on the screen, and the rows of spectators."""

from functools import cache

from arcade.games.ping_pong import ART
from arcade.games.ping_pong.rules import COLUMNS, ROWS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import dither
from arcade.toolkit.picture.sprites import CELL, Sprite

AHEAD, LEFT = ART["face ahead"], ART["face left"]
FACES: dict[int, Sprite] = {-1: LEFT, 0: AHEAD, 1: LEFT.mirrored()}
"""Where somebody looks, and the face."""


@cache
def seated(face: Sprite, skin: str, shirt: str) -> Sprite:
    """A face above its shoulders, in colours."""
    shoulders = ART["shoulders"]
    whole = Sprite(face.width, face.ink + shoulders.ink, face.solid + shoulders.solid)
    return whole.coloured((skin * 2, shirt * 2), "k")


FAR, NEAR = 48, 160
"""Pixel lines of the table's edges."""
MIDDLE = WIDTH // 2
FAR_HALF, NEAR_HALF = 86, 126
"""Half its width at either edge."""
MARGIN = 13
"""Pixels from the table's sides to the painted line."""
LINE = 2
"""The line's breadth."""
FIRST, LAST = 60, 150
"""Pixel lines through the middles of the outer rows."""
SLOW = 40
"""The larger, the less the rows grow from far to near."""
FRONT_ROW = NEAR // CELL
HOARDING_ROW = 4
SKINS, SHIRTS = "YYyWY", "RCGMWGCR"
PLACES = tuple((0, CELL + 16 * place) for place in range(15)) + tuple((16, 16 * place) for place in range(16))
"""Where spectators sit: the top and the left pixel of each."""
BEAT = 10
"""Frames for which arms stay up."""
TURNS = 4
"""How many of them turn their heads in a frame."""


def half(y: int) -> int:
    """Half the table's width at a pixel line."""
    return FAR_HALF + (NEAR_HALF - FAR_HALF) * (y - FAR) // (NEAR - FAR)


def at(row: int, column: int) -> Point:
    """The pixel in the middle of a cell of the table."""
    last = ROWS - 1
    y = FIRST + (LAST - FIRST) * row * (row + SLOW) // (last * (last + SLOW))
    reach = half(y) - MARGIN - 6
    return MIDDLE + (2 * column - COLUMNS + 1) * reach // (COLUMNS - 1), y


def nearness(y: int) -> int:
    """0 far away, 1 between, 2 near."""
    return min(3 * (y - FIRST + 8) // (LAST - FIRST + 8), 2)


@cache
def _table() -> Sprite:
    """The table with its lines; what is beside it is ink, too."""
    rows: list[int] = []
    full = (1 << WIDTH) - 1
    for y in range(FAR, NEAR):
        inner = half(y) - MARGIN
        row = full & ~_within(half(y))
        if FAR + 5 <= y < NEAR - 3:
            row |= _within(inner + LINE) & ~_within(inner)
        if FAR + 5 <= y < FAR + 6 or NEAR - 5 <= y < NEAR - 3:
            row |= _within(inner)
        if y % 6 < 3 and FAR + 6 < y < NEAR - 5:
            row |= _within(1)
        rows.append(row)
    picture = Sprite(WIDTH, tuple(rows), (full,) * len(rows))
    inks, papers = [], []
    for line in range((NEAR - FAR) // CELL):
        top = half(FAR + CELL * line)
        bottom = half(FAR + CELL * line + CELL - 1)
        ends = [(_reach(column, near=True), _reach(column, near=False)) for column in range(WIDTH // CELL)]
        inks.append("".join("W" if far <= top else "k" for _, far in ends))
        papers.append("".join("B" if near < bottom else "k" for near, _ in ends))
    return picture.coloured(inks, papers)


def _within(reach: int) -> int:
    """The pixels of a row that are less than `reach` from the middle."""
    return (1 << 2 * reach) - 1 << WIDTH // 2 - reach


def _reach(column: int, near: bool) -> int:
    """How far a column of cells is from the middle, at its nearer or its farther side."""
    left, right = abs(CELL * column - MIDDLE), abs(CELL * (column + 1) - MIDDLE)
    return min(left, right) if near else max(left, right)


def table(machine: Spectrum) -> None:
    """The table, and its edge with the light on it."""
    fill(machine, HOARDING_ROW + 1, 0, 1, WIDTH // CELL, colours=pair("Wk"))
    draw(machine, _table(), 0, FAR)
    fill(machine, FRONT_ROW, 0, 1, WIDTH // CELL, colours=pair("wk"))
    reach = NEAR_HALF
    edge = Sprite(2 * reach, ((1 << 2 * reach) - 1,) * 2, ((1 << 2 * reach) - 1,) * 2)
    draw(machine, edge.coloured("w"), MIDDLE - reach, NEAR)


class Crowd:
    """Spectators who follow the ball with their eyes, a few in each frame, and throw their arms up."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._gaze = [0] * len(PLACES)
        self._turn = 0

    def sit(self) -> None:
        """All of them in their places, behind the hoarding."""
        fill(self.machine, 0, 0, HOARDING_ROW, WIDTH // CELL, colours=pair("Wk"))
        self._gaze = [0] * len(PLACES)
        for place in range(len(PLACES)):
            self._face(place, AHEAD)
        fill(self.machine, HOARDING_ROW, 0, 1, WIDTH // CELL, dither(6), pair("wr"))

    def watch(self, x: int) -> None:
        """Some more of them look to where the ball is."""
        wanted = (x > MIDDLE + 28) - (x < MIDDLE - 28)
        if self._gaze.count(wanted) == len(PLACES):
            return
        turned = 0
        for _ in range(len(PLACES)):
            self._turn = (self._turn + 7) % len(PLACES)
            if self._gaze[self._turn] != wanted:
                self._gaze[self._turn] = wanted
                self._face(self._turn, FACES[wanted])
                turned += 1
                if turned == TURNS:
                    return

    def cheer(self, frame: int, share: int = 1) -> None:
        """Arms go up, and down again, some in each frame: those of one spectator in `share`."""
        for place in range(frame % BEAT, len(PLACES), BEAT):
            if place * 5 % 7 % share == 0:
                up = (frame // BEAT + place) % 2 == 0
                self._gaze[place] = 2
                self._face(place, ART["face glad"] if up else AHEAD)

    def yawn(self, frame: int) -> None:
        """One after the other is bored."""
        place, beat = divmod(frame, 12)
        if beat == 0:
            self._face(place * 5 % len(PLACES), ART["face yawning"])
            self._face((place * 5 - 20) % len(PLACES), AHEAD)

    def _face(self, place: int, face: Sprite) -> None:
        top, left = PLACES[place]
        picture = seated(face, SKINS[place % len(SKINS)], SHIRTS[place * 3 % len(SHIRTS)])
        draw_cells(self.machine, picture, top // CELL, left // CELL)
