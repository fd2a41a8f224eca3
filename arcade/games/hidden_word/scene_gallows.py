"""The scene of the gallows: a man on a crate before a sunset, around whom something is being built."""

from dataclasses import dataclass

from arcade.games.hidden_word import art
from arcade.games.hidden_word.figures import HAT, man
from arcade.games.hidden_word.rules import ALLOWED
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving, hop, straight
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.jingles import LAND, THUD

TOP, ROWS = 1, 12
"""The scene's first row and its rows of cells."""
SKY = "bmRYYYYYYYY"
"""Papers of the rows from the top; all ink is black, so that nothing clashes."""
GROUND = 96
STAGE = 84
BOTTOM_LINE = 175
MAN_X = 188
MAN_Y = STAGE - 54
TRAP_LEFT, TRAP_RIGHT = 184, 224
FREE_X = 102
DROP = 6
SUN_ROW, SUN_COLUMN, SUN_SIZE = 4, 6, 4
STROKES = 8
"""Steps in which a piece grows."""


@dataclass(frozen=True)
class Piece:
    """A beam from one end to the other, pixels from the top left, thickened across or down."""

    start: tuple[int, int]
    end: tuple[int, int]
    across: int
    down: int

    def lay(self, machine: Spectrum, part: int = STROKES) -> None:
        """Draw so many parts of it from its start on."""
        x, y = self.start
        right, fall = ((end - start) * part // STROKES for start, end in zip(self.start, self.end, strict=True))
        for shift in range(max(self.across, self.down)):
            machine.plot(x + shift * (self.across > 1), BOTTOM_LINE - y - shift * (self.down > 1), ink=0, bright=8)
            machine.draw(right, -fall, ink=0, bright=8)


PIECES = (
    Piece((112, STAGE), (232, STAGE), 1, 5),
    Piece((144, STAGE), (144, 14), 6, 1),
    Piece((126, STAGE), (144, 62), 4, 1),
    Piece((166, STAGE), (146, 62), 4, 1),
    Piece((134, 14), (222, 14), 1, 6),
    Piece((146, 38), (168, 18), 4, 1),
    Piece((146, 48), (180, 18), 4, 1),
    Piece((203, 19), (203, 32), 3, 1),
)
"""The gallows in the printed order: platform, post, foot braces, beam, upper braces, rope."""


class Gallows:
    """Draws onto the machine; every piece is built stroke by stroke with the knock of a hammer."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def draw(self, misses: int) -> None:
        """The scene as it is after so many misses."""
        self._background()
        for piece in PIECES[:misses]:
            piece.lay(self.machine)
        draw(self.machine, art.CRATE, 192, STAGE)
        if misses:
            PIECES[0].lay(self.machine)
        self._man(misses)

    def _background(self) -> None:
        machine = self.machine
        for row, paper in enumerate(SKY, TOP):
            fill(machine, row, 0, 1, 32, colours=pair("k" + paper))
        draw_cells(machine, art.sun(CELL * SUN_SIZE).coloured("R"), SUN_ROW, SUN_COLUMN)
        fill(machine, TOP + ROWS - 1, 0, 1, 32, GRASS, pair("kg"))
        draw(machine, art.TOWN, 0, GROUND - art.TOWN.height)

    def _man(self, misses: int) -> None:
        mood = "even" if misses < ALLOWED // 2 else "worried"
        draw(self.machine, man("raised", mood), MAN_X, MAN_Y)
        if misses >= ALLOWED:
            self._noose(MAN_Y)

    def _noose(self, y: int) -> None:
        PIECES[-1].lay(self.machine)
        for line in (0, 2):
            self.machine.plot(MAN_X + 9, BOTTOM_LINE - y - 22 - line, ink=0, bright=8)
            self.machine.draw(13, 0, ink=0, bright=8)

    def add(self, piece: int) -> Frames[None]:
        """Build a piece, counted from 1."""
        hurry = SkippableWait(self.machine)
        for part in range(1, STROKES + 1):
            PIECES[piece - 1].lay(self.machine, part)
            if part % 4 == 0:
                self.machine.chime(THUD)
            yield from hurry.wait(2)
        self.draw(piece)

    def save(self, misses: int) -> Frames[None]:
        """The man hops down and walks away, waving."""
        self._background()
        for piece in PIECES[:misses]:
            piece.lay(self.machine)
        draw(self.machine, art.CRATE, 192, STAGE)
        moving, hurry = Moving(self.machine), SkippableWait(self.machine)
        for point in hop((MAN_X, MAN_Y), (MAN_X - 44, GROUND - 54), 10, 16):
            moving.show((man("raised", "glad"), *point))
            yield from hurry.wait(1)
        self.machine.chime(LAND)
        way = straight((MAN_X - 44, GROUND - 54), (FREE_X, GROUND - 54), 2)
        for step, point in enumerate(way):
            pose = ("striding", "passing")[step // 4 % 2]
            moving.show((man(pose, "glad"), *point))
            if step % 4 == 0:
                self.machine.chime(LAND)
            yield from hurry.wait(2)
        moving.hide()
        draw(self.machine, man("striding", "glad"), FREE_X, GROUND - 54)

    def lose(self) -> Frames[None]:
        """The trap opens, the hat stays in the air for a moment."""
        machine, hurry = self.machine, SkippableWait(self.machine)
        self._background()
        for piece in PIECES:
            piece.lay(machine)
        for line in range(5):
            machine.plot(TRAP_LEFT, BOTTOM_LINE - STAGE - line, inverse=1, ink=8, bright=8)
            machine.draw(TRAP_RIGHT - TRAP_LEFT, 0, inverse=1, ink=8, bright=8)
        for x in (TRAP_LEFT - 3, TRAP_RIGHT):
            Piece((x, STAGE), (x, STAGE + 10), 3, 1).lay(machine)
        machine.chime(THUD)
        moving = Moving(machine)
        for fall in range(DROP + 1):
            moving.show((HAT, MAN_X + 6, MAN_Y), (man("hanging", "sad", hat=False), MAN_X, MAN_Y + fall))
            yield from hurry.wait(1)
        for point in hop((MAN_X + 6, MAN_Y), (MAN_X + 46, GROUND - HAT.height), 12, 24):
            moving.show((man("hanging", "sad", hat=False), MAN_X, MAN_Y + DROP), (HAT, *point))
            yield from hurry.wait(1)
        moving.hide()
        draw(machine, man("hanging", "sad", hat=False), MAN_X, MAN_Y + DROP)
        draw(machine, HAT, MAN_X + 46, GROUND - HAT.height)
        Piece((203, 19), (203, MAN_Y + DROP + 6), 3, 1).lay(machine)
        self._noose(MAN_Y + DROP)

    def sign(self) -> Sprite:
        """What the button for the other figure shows here."""
        return art.BALLOON_SIGN
