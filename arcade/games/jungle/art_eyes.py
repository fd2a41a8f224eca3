"""Eyes in the dark: they open, look round, blink and shut, each pair in its own time."""

from collections.abc import Sequence

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import Patch, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import Sprite, sprite

SHUT, HALF, OPEN, LEFT, RIGHT = range(5)
SMALL_EYES: tuple[Sprite, ...] = tuple(
    sprite(rows, "Y", "k")
    for rows in (
        """
        ................
        ................
        ................
        ................
        .#####....#####.
        ................
        ................
        ................
        """,
        """
        ................
        ................
        ................
        ..###......###..
        .##.##....##.##.
        ................
        ................
        ................
        """,
        """
        ................
        ................
        ..###......###..
        .##.##....##.##.
        .##.##....##.##.
        ..###......###..
        ................
        ................
        """,
        """
        ................
        ................
        ..###......###..
        .#.###....#.###.
        .#.###....#.###.
        ..###......###..
        ................
        ................
        """,
        """
        ................
        ................
        ..###......###..
        .###.#....###.#.
        .###.#....###.#.
        ..###......###..
        ................
        ................
        """,
    )
)
"""A pair in one picture: shut, half open, open, and looking to either side."""
LION_EYES: tuple[Sprite, ...] = tuple(
    sprite(rows, "Y", "k")
    for rows in (
        """
        ................
        ................
        ................
        ................
        ..############..
        ................
        ................
        ................
        """,
        """
        ................
        ................
        ................
        ..############..
        .#####....#####.
        ..############..
        ................
        ................
        """,
        """
        ................
        ....########....
        ..#####..#####..
        .#####....#####.
        .#####....#####.
        ..#####..#####..
        ....########....
        ................
        """,
        """
        ................
        ....########....
        ..##..########..
        .##....########.
        .##....########.
        ..##..########..
        ....########....
        ................
        """,
        """
        ................
        ....########....
        ..########..##..
        .########....##.
        .########....##.
        ..########..##..
        ....########....
        ................
        """,
    )
)
"""One large eye: the same."""
WAKE: tuple[tuple[int, int | None], ...] = (
    (60, None), (66, HALF), (110, OPEN), (150, LEFT), (156, SHUT), (190, OPEN), (230, RIGHT), (236, HALF), (240, SHUT),
)  # fmt: skip
"""What a pair in the dark does until which frame; nothing is to be seen at first and after all of it."""
WATCH: tuple[tuple[int, int | None], ...] = (
    (70, OPEN), (76, HALF), (82, SHUT), (88, HALF), (150, RIGHT), (156, HALF), (162, SHUT), (200, LEFT), (240, OPEN),
)  # fmt: skip
"""What somebody does who is always awake."""
LATER = 97
"""Frames by which each further pair is ahead; a third of it is added to its round."""


class Watching:
    """Pairs of eyes at cells; the background comes back where they shut."""

    def __init__(
        self, machine: Spectrum, cells: Sequence[Cell], pictures: Sequence[Sprite] = SMALL_EYES, together: bool = False,
        staring: bool = False,
    ) -> None:  # fmt: skip
        """Those who wake at times, each for himself; `staring` ones are always awake, and one's own move `together`."""
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
