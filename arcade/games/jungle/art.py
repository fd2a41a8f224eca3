"""The walker and whom he meets, what stands against the sky, eyes in the dark, and letters of lianas."""

from collections.abc import Sequence
from functools import cache

from arcade.games.jungle import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.brush import brushed
from arcade.toolkit.picture.drawing import Patch, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.shading import lit, outlined
from arcade.toolkit.picture.sprites import Sprite


def _poses(name: str, count: int = 2) -> tuple[Sprite, ...]:
    """Silhouettes that are shown in turn."""
    return tuple(ART[f"{name}-{pose}"].see_through() for pose in range(1, count + 1))


WALKING = _poses("walking")
"""Two steps to the right, with pack and staff."""
ARRIVED = _poses("arrived")
"""Hat in hand."""
KNEELING = ART["kneeling"].see_through()
"""On his knees, at the end of his strength."""
WAVING = _poses("waving")
DOG = _poses("dog")
"""It wags its tail."""
HUT = ART["hut"].see_through()
PALM = ART["palm"].see_through()
BIRD = _poses("bird", 3)
FRINGE = ART["fringe"].see_through()
"""The last leaves of the jungle."""
HAT = ART["hat"].coloured("y")
"""All that is left of him."""
SPIDER = tuple(ART[f"spider-{pose}"].coloured("R").see_through() for pose in (1, 2))

SHUT, HALF, OPEN, LEFT, RIGHT = range(5)
_POSES = ("shut", "half", "open", "left", "right")
SMALL_EYES = tuple(ART[f"eyes-{pose}"].coloured("Y", "k") for pose in _POSES)
"""A pair in one picture: shut, half open, open, and looking to either side."""
LION_EYES = tuple(ART[f"lion's-eye-{pose}"].coloured("Y", "k") for pose in _POSES)
"""One large eye: the same."""
WAKE: tuple[tuple[int, int | None], ...] = (
    (60, None), (66, HALF), (110, OPEN), (150, LEFT), (156, SHUT), (190, OPEN), (230, RIGHT), (236, HALF), (240, SHUT),
)  # fmt: skip
"""What a pair in the dark does until which frame; nothing is seen at first and after the last."""
WATCH: tuple[tuple[int, int | None], ...] = (
    (70, OPEN), (76, HALF), (82, SHUT), (88, HALF), (150, RIGHT), (156, HALF), (162, SHUT), (200, LEFT), (240, OPEN),
)  # fmt: skip
"""What eyes do that are always awake."""
LATER = 97
"""Frames by which each further pair is ahead; a third of it is added to its round."""


class Watching:
    """Pairs of eyes at cells; the background comes back where they shut."""

    def __init__(
        self, machine: Spectrum, cells: Sequence[Cell], pictures: Sequence[Sprite] = SMALL_EYES, together: bool = False,
        staring: bool = False,
    ) -> None:  # fmt: skip
        """They wake at times, each pair by itself; `staring` ones are always awake; those of one face `together`."""
        self.machine = machine
        self.cells, self._pictures = cells, pictures
        self._course = WATCH if together or staring else WAKE
        self._later = 0 if together else LATER
        self._shown: list[int | None] = [None] * len(cells)
        self._covered: list[Patch | None] = [None] * len(cells)

    def step(self, frame: int, awake: int | None = None) -> None:
        """Show what they do in a frame; only the first `awake` ones, if that is given."""
        for number in range(len(self.cells)):
            pose = self._pose(number, frame) if awake is None or number < awake else None
            if pose != self._shown[number]:
                self._show(number, pose)

    def forget(self) -> None:
        """What is behind them was drawn anew."""
        self._shown, self._covered = [None] * len(self.cells), [None] * len(self.cells)

    def _pose(self, number: int, frame: int) -> int | None:
        at = (frame + self._later * number) % (self._course[-1][0] + self._later * number // 3)
        return next((pose for until, pose in self._course if at < until), None)

    def _show(self, number: int, pose: int | None) -> None:
        row, column = self.cells[number]
        covered, self._covered[number] = self._covered[number], None
        if covered:
            covered.put_back(self.machine)
        if pose is not None:
            picture = self._pictures[pose]
            self._covered[number] = lift_cells(self.machine, row, column, picture.lines, picture.columns)
            draw_cells(self.machine, picture, row, column)
        self._shown[number] = pose


WIDTH, HEIGHT = 23, 36
"""A letter's size in pixels when it isn't halved."""
MARKS = 9
"""Pixel rows for marks above a letter, and again below."""
LETTERS: dict[str, str] = {
    "A": "2,33,9 10,3,5 19,33,9; 6,22,5 16,22,3",
    "C": "20,7,4 12,3,6 4,9,8 3,20,9 6,30,8 13,33,6 20,28,4",
    "D": "4,33,9 4,4,7; 2,3,5 13,5,7 18,13,8 17,24,8 11,31,7 2,33,5",
    "E": "4,33,9 4,4,6; 3,3,6 19,4,4; 4,17,5 15,16,4; 3,33,7 20,31,4",
    "G": "19,7,4 11,3,6 4,9,8 3,20,9 6,30,8 14,33,7 19,27,6 19,19,6 12,19,4",
    "H": "4,33,9 4,2,6; 18,33,9 18,2,6; 4,18,5 18,17,5",
    "I": "10,33,9 10,2,6",
    "J": "9,3,4 17,3,6 17,22,8 13,31,8 6,32,6 2,26,4",
    "L": "5,2,6 5,31,9; 4,32,8 20,30,4",
    "M": "2,33,9 4,3,5 11,22,5 18,3,5 19,33,9",
    "N": "3,33,9 3,3,6 18,31,6; 19,33,5 19,2,7",
    "O": "12,3,5 4,9,8 3,20,9 8,32,7 15,31,7 19,20,9 17,8,7 10,3,4",
    "P": "4,34,9 4,4,6; 3,3,5 14,4,7 18,11,7 14,19,6 5,21,4",
    "R": "4,34,9 4,4,6; 3,3,5 14,4,7 17,10,7 13,17,6 5,18,4; 11,18,5 20,33,8",
    "S": "19,7,3 12,3,6 4,7,8 6,15,8 15,20,8 18,27,8 11,33,7 3,29,4",
    "T": "1,4,4 11,3,7 21,5,4; 11,5,6 11,34,9",
    "U": "3,2,6 3,20,9 7,31,8 14,32,7 18,22,8 19,2,6",
    "V": "2,2,6 10,33,8 19,2,6",
    "W": "1,2,5 5,33,7 11,12,4 16,33,7 21,2,5",
    "Y": "2,2,6 10,17,8; 19,2,6 10,17,7 10,34,9",
    "Z": "3,4,5 19,4,6 3,31,6; 3,32,8 20,31,4",
    "1": "6,8,4 11,3,6 11,34,9",
    "2": "3,9,4 10,3,6 17,8,8 14,18,7 3,31,6; 3,32,8 20,31,4",
    "!": "10,2,9 10,22,5; 10,31,8 10,32,8",
}
"""Strokes of a liana: points, each with how thick it is there."""
MARK: dict[str, tuple[str, str]] = {
    "Ă": ("A", "4,-7,3 10,-4,4 17,-7,3"),
    "Â": ("A", "4,-3,3 10,-7,4 17,-3,3"),
    "Î": ("I", "4,-3,3 10,-7,4 17,-3,3"),
    "Ș": ("S", "11,38,4 9,42,3"),
}
"""Letters with marks: what is below, and the mark's stroke."""
LIANA_LETTERS = frozenset({*LETTERS, *MARK})
SPACE = 14


@cache
def liana(words: str, halved: bool = False) -> Sprite:
    """Words in a line, with room for marks above and below; `halved` ones are half as large."""
    drawn = beside(*(_letter(one, halved) for one in words))
    return outlined(drawn if halved else lit(drawn))


@cache
def _letter(one: str, halved: bool) -> Sprite:
    base, mark = MARK.get(one, (one, ""))
    text = "; ".join(filter(None, (LETTERS.get(base, ""), mark)))
    strokes = [[_point(point, halved) for point in stroke.split()] for stroke in text.split("; ") if stroke]
    width = (SPACE if one == " " else WIDTH + 5) // (2 if halved else 1)
    return brushed(strokes, width, (HEIGHT + 2 * MARKS) // (2 if halved else 1))


def _point(text: str, halved: bool) -> tuple[int, int, int]:
    x, y, wide = map(int, text.split(","))
    x, y = x + 3, y + MARKS
    return (x // 2, y // 2, max((wide + 1) // 2, 2)) if halved else (x, y, wide)
