"""The walker and whom he meets, what stands against the sky, eyes in the dark, and letters of lianas."""

from collections.abc import Sequence
from functools import cache

from arcade.games.jungle import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.brush import Letter, alphabet, brushed_words
from arcade.toolkit.picture.drawing import Patch, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.shading import lit, outlined
from arcade.toolkit.picture.sprites import Sprite


def _poses(name: str, count: int = 2) -> tuple[Sprite, ...]:
    """Silhouettes that are shown in turn."""
    return tuple(ART[f"{name}-{pose}"].see_through() for pose in range(1, count + 1))


WALKING, ARRIVED = _poses("walking"), _poses("arrived")
WAVING, DOG, BIRD = _poses("waving"), _poses("dog"), _poses("bird", 3)
KNEELING, HUT, PALM, FRINGE = (ART[name].see_through() for name in ("kneeling", "hut", "palm", "fringe"))
HAT = ART["hat"].coloured("y")
SPIDER = tuple(ART[f"spider-{pose}"].coloured("R").see_through() for pose in (1, 2))

SHUT, HALF, OPEN, LEFT, RIGHT = range(5)
_POSES = ("shut", "half", "open", "left", "right")
SMALL_EYES = tuple(ART[f"eyes-{pose}"].coloured("Y", "k") for pose in _POSES)
"""A pair in one picture: shut, half open, open, and looking to either side."""
LION_EYES = tuple(ART[f"lion's-eye-{pose}"].coloured("Y", "k") for pose in _POSES)
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


LETTERS, HEIGHT = alphabet(ART.rows("letters")), 54


@cache
def liana(words: str, halved: bool = False) -> Sprite:
    """Words in a line, with room for marks above and below; `halved` ones are half as large."""
    if not halved:
        return outlined(lit(brushed_words(LETTERS, words, HEIGHT)))
    return outlined(brushed_words({one: _halved(LETTERS[one]) for one in words}, words, HEIGHT // 2))


def _halved(letter: Letter) -> Letter:
    strokes = [[(x // 2, y // 2, max((wide + 1) // 2, 2)) for x, y, wide in stroke] for stroke in letter.strokes]
    return Letter(letter.width // 2, tuple(strokes))
