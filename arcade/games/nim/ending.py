"""How a game of Nim ends: beads with letters slide into words on the wires, and the red bead laughs or weeps below."""

from arcade.games.nim import ART
from arcade.games.nim.art import SIZE, Thinker
from arcade.games.nim.scene import PLAIN, TOP, rack
from arcade.machine.font import Font
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.solids import disc
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite
from arcade.toolkit.sound.jingles import THUD

SPAN = SIZE // CELL
"""Cells of a bead with a letter, across and down."""
INKS = "YGCMR"
LINE_ROWS = {1: (5,), 2: (3, 8), 3: (2, 6, 10)}
"""Upper rows of the wires with words, by how many there are."""
FACE_ROW, FACE_COLUMN, FACE_SCALE = 14, 13, 2
SPEED = 16
"""Pixels that a bead slides in a frame."""
HOP_FRAMES = 14
"""Half a hop: up or down."""
SOB_FRAMES, SHINE_FRAMES = 90, 4
LAUGH_FRAMES = 60
TEARS = ((8 * 12, 8 * 17, 16, 24), (8 * 18, 8 * 17, 16, 24))
"""Where tears fall, in pixels."""


class Ending(Storyboard[Program[Spectrum]]):
    """The rack is emptied, words slide in bead by bead, and the red bead sees what has happened."""

    def __init__(self, program: Program[Spectrum], outcome: Outcome) -> None:
        super().__init__(program, clear=True)
        self.words = program.text(WORDS[outcome]).split(" ")
        self.face = Thinker(self.machine, FACE_SCALE)
        self.glint: list[Area] = []
        """The cells of each bead with a letter, which shine in turn unless the run is calm."""
        self.happy = outcome is not Outcome.WON
        """Whether the red bead is glad: it has won, or only watched two people."""
        self.tears = [Falling(self.machine, (ART["tear"].see_through(),), area, 2, (3,), 0) for area in TEARS]

    def play(self) -> Frames[None]:
        machine = self.machine
        for row in range(1, 22):
            fill(machine, row, 0, 1, COLUMNS, colours=PLAIN)
            rack(machine, TOP - 1, 20)
            yield
        self.face.show(Face("up", "oh"), FACE_ROW, FACE_COLUMN)
        sounded = 0
        for row, word in zip(LINE_ROWS[len(self.words)], self.words, strict=True):
            _wire(machine, row)
            first = (COLUMNS - SPAN * len(word)) // 2
            for place in reversed(range(len(word))):
                picture = lettered(machine.font, word[place]).coloured(INKS[sounded % len(INKS)], "k")
                yield from self._slide(picture, CELL * (first + SPAN * place), CELL * row)
                machine.chime(((0.015, 7.0 + 2 * sounded),))
                self.glint.append((row, first + SPAN * place, SPAN, SPAN))
                sounded += 1
        yield from self.hold(LAUGH_FRAMES)

    def _slide(self, picture: Sprite, x: int, y: int) -> Frames[None]:
        """A bead comes along its wire from the left."""
        yield from self.act(range(CELL, x, SPEED), lambda at: [(picture, at // CELL * CELL, y)])
        self.moving.hide()
        draw(self.machine, picture, x, y, clear=True)

    def rest(self, frame: int) -> None:
        """It laughs and hops, or weeps; the letters shine in turn."""
        if not self.program.calm and frame % SHINE_FRAMES == 0:
            turn = frame // SHINE_FRAMES % (2 * len(self.glint))
            for place, area in enumerate(self.glint):
                ink = "W" if place == turn else INKS[place % len(INKS)]
                colour_cells(self.machine, *area, pair(f"{ink}k"))
        if self.happy:
            self.face.show(Face("glad", "laugh"), FACE_ROW - frame // HOP_FRAMES % 2, FACE_COLUMN)
            if frame % (2 * HOP_FRAMES) == 0 and frame < LAUGH_FRAMES:
                self.machine.chime(THUD)
            return
        self.face.show(Face("shut" if frame % SOB_FRAMES < SOB_FRAMES // 2 else "down", "sad"), FACE_ROW, FACE_COLUMN)
        for tear in self.tears:
            tear.step(frame)


def _wire(machine: Spectrum, row: int) -> None:
    """A bare wire in the middle of three cell rows."""
    middle = CELL * row + SIZE // 2
    draw(machine, sprite(("#" * (CELL * (COLUMNS - 2)),) * 2), CELL, middle - 1)


def lettered(font: Font, letter: str) -> Sprite:
    """A bead with a letter cut into it."""
    mark = letters(font, letter, 1, 2)
    cut = Sprite(mark.width, (0,) * mark.height, mark.ink)
    return cut.over(disc(SIZE), (SIZE - mark.width) // 2, (SIZE - mark.height) // 2)
