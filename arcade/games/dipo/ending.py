"""The end of the challenge: a great creature laughs among all that were born; or falls asleep while they wither."""

from arcade.games.dipo import strings
from arcade.games.dipo.art import Place
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import LETTERS as COLOURS
from arcade.toolkit.picture.ink import ink_of, is_bright, paper_of
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.sound.jingles import TAKE
from arcade.toolkit.sound.tunes import higher

ROWS = 22
WORD_ROW = 2
TIMES = 8
FACE_AT = 96, 72
RING = (
    (7, 6), (6, 10), (19, 10), (20, 6), (13, 25), (8, 25), (17, 25), (13, 6), (6, 21), (19, 21), (10, 6), (16, 6),
    (10, 25), (16, 25),
)  # fmt: skip
"""Where the small ones are, round the great one."""
BIRTH, GROWTH = 6, 18
"""Frames from one of them to the next, and from age to age."""
JUMP = (0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 0, 0)
BREATH = (0, 0, 0, 1, 1, 1)


class Ending:
    """A scene where the colony lived; its last picture goes on while another game is asked for."""

    def __init__(self, program: Program[Spectrum], place: Place, won: bool) -> None:
        self.program = program
        self.machine = program.machine
        self._place = place
        self._great = Moving(self.machine)
        self._won = won
        kind = place.ages[2 if won else 3]
        ink = COLOURS[ink_of(kind.colours)]
        self._face = smoothly(kind.picture, TIMES).coloured(ink.upper() if is_bright(kind.colours) else ink)

    def play(self) -> Frames[None]:
        """From the empty ground to the words."""
        ground = self._place.ground
        for row in range(ROWS):
            fill(self.machine, row, 0, 1, COLUMNS, ground.picture, ground.colours)
            if row % 2:
                yield
        words = strings.WON if self._won else strings.LOST
        paper = COLOURS[paper_of(ground.colours)]
        light = paper in "kb"
        inks = ("YYW" if light else "rrk") if self._won else ("CCW" if light else "bbk")
        headline(self.machine, self.program.text(words), WORD_ROW, inks, paper.upper() if light else paper, most=2)
        self._show_great(0)
        yield
        steps = len(RING) * BIRTH + 3 * GROWTH
        for frame in range(steps):
            self._show_great(frame)
            for number in range(len(RING)):
                self._age(number, frame - number * BIRTH)
            yield

    def rest(self, frame: int) -> None:
        """The great one jumps for joy, or breathes in its sleep; the small ones change a little."""
        self._show_great(frame)
        if self._won and frame % BIRTH == 0:
            at = frame // BIRTH
            self._small(at % len(RING), 1 + at // len(RING) % 3)

    def _age(self, number: int, since: int) -> None:
        """One of the small ones is born and grows, or withers, so many frames after its turn has come."""
        if since < 0 or since % GROWTH or since // GROWTH > 3:
            if since == -1 and not self._won:
                self._small(number, 2)
            return
        age = since // GROWTH
        if self._won:
            self._small(number, min(age, 2))
        else:
            self._small(number, 3 if age == 0 else 4)
        if age == 0:
            self.machine.chime(higher(TAKE, number if self._won else -number))

    def _small(self, number: int, age: int) -> None:
        """Show one of them in an age; 4 is dead."""
        kind = (*self._place.ages, self._place.died)[age]
        row, column = RING[number]
        draw_cells(self.machine, kind.picture.opaque(), row, column)
        colour_cells(self.machine, row, column, 1, 1, kind.colours)

    def _show_great(self, frame: int) -> None:
        lift = JUMP[frame // 3 % len(JUMP)] if self._won else -BREATH[frame // 12 % len(BREATH)]
        self._great.show((self._face, FACE_AT[0], FACE_AT[1] - lift))
