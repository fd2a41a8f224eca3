"""The scene of the gallows: a man on a crate before a sunset, around whom something is being built."""

from dataclasses import dataclass
from functools import lru_cache

from arcade.games.hidden_word import art, scenery
from arcade.games.hidden_word.art import HAT, man
from arcade.games.hidden_word.rules import ALLOWED
from arcade.games.hidden_word.scenery import CREAK, GROUND, HAMMER, JUMP, NIGHT, SNAP, Evening
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.animation.moving_sprites import Moving, hop, straight
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import INK_BITS
from arcade.toolkit.picture.sprites import CELL, Sprite

STAGE = 84
BOTTOM_LINE = 175
MAN_X = 188
MAN_Y = STAGE - 54
TRAP_LEFT, TRAP_RIGHT = 184, 224
FREE_X = 102
DROP = 6
SUN_COLUMN = 6
STROKES = 8
"""Steps in which a piece grows."""
BLINK_EVERY = 160
"""Frames from blink to blink."""
BLINK_SOONER = 12
"""Fewer with each miss."""
BLINK = 6
HAT_LIES = MAN_X + 46, GROUND - HAT.height
LIFTED = (0,) * 12 + (2, 4, 6, 6, 6, 6, 6, 4, 2)
THROWN = (0,) * 8 + (6, 11, 15, 18, 20, 21, 21, 20, 18, 15, 11, 6)
"""How high the hat is, in pixels above his head."""
SWAY = 9
SWINGS = (0, 1, 1, 0, -1, -1)
"""Pixels to the side, and frames for each."""


@dataclass(frozen=True)
class Piece:
    """A beam from one end to the other, pixels from the top left, thickened across or down."""

    start: tuple[int, int]
    end: tuple[int, int]
    across: int
    down: int

    def lay(self, machine: Spectrum, part: int = STROKES) -> None:
        """Draw so many parts of it from its start on."""
        picture, left, top = _beam(self, part)
        draw(machine, picture, left, top)


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


@lru_cache(128)
def _beam(piece: Piece, part: int) -> tuple[Sprite, int, int]:
    """So many parts of a piece, drawn line by line once, and where its top left pixel is; it has no colour but ink."""
    machine = Spectrum()
    x, y = piece.start
    right, fall = ((end - start) * part // STROKES for start, end in zip(piece.start, piece.end, strict=True))
    for shift in range(max(piece.across, piece.down)):
        machine.plot(x + shift * (piece.across > 1), BOTTOM_LINE - y - shift * (piece.down > 1))
        machine.draw(right, -fall)
    left, top = min(x, x + right), min(y, y + fall)
    width, height = abs(right) + piece.across, abs(fall) + piece.down
    rows = [int.from_bytes(machine.display[line : line + COLUMNS]) for line in LINES[top : top + height]]
    drawn = tuple([row >> WIDTH - left - width & (1 << width) - 1 for row in rows])
    cells = -(-width // CELL), -(-height // CELL)
    return Sprite(width, drawn, drawn, (((INK_BITS, 0),) * cells[0],) * cells[1]), left, top


class Gallows:
    """Draws onto the machine; every piece is built stroke by stroke with the knock of a hammer, and the sun sinks."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.evening = Evening(machine, SUN_COLUMN)
        self._moving = Moving(machine)

    def draw(self, misses: int) -> None:
        self._built(misses)
        draw(self.machine, man("raised", self._mood(misses)), MAN_X, MAN_Y)
        if misses >= ALLOWED:
            self._noose(MAN_Y)

    def _built(self, misses: int) -> None:
        self._moving = Moving(self.machine)
        self.evening.draw(misses)
        for piece in PIECES[:misses]:
            piece.lay(self.machine)
        if misses < NIGHT:
            draw(self.machine, art.CRATE, 192, STAGE)
        if misses:
            PIECES[0].lay(self.machine)

    def _mood(self, misses: int) -> str:
        return "even" if misses < ALLOWED // 2 else "worried"

    def _noose(self, y: int) -> None:
        PIECES[-1].lay(self.machine)
        for line in (0, 2):
            self.machine.plot(MAN_X + 9, BOTTOM_LINE - y - 22 - line, ink=0, bright=8)
            self.machine.draw(13, 0, ink=0, bright=8)

    def add(self, piece: int) -> Frames[None]:
        """Build a piece, counted from 1, while the sun goes down by a cell."""
        hurry = SkippableWait(self.machine)
        for part in range(1, STROKES + 1):
            PIECES[piece - 1].lay(self.machine, part)
            self.evening.sink(piece, part)
            if part % 4 == 0:
                self.machine.chime(HAMMER)
            yield from hurry.wait(2)
        self.draw(piece)

    def idle(self, misses: int, frame: int) -> None:
        """He blinks, the more often the worse it stands; haze goes up before the sun."""
        self.evening.shimmer(misses, frame)
        now = frame % (BLINK_EVERY - BLINK_SOONER * misses)
        if now in (0, BLINK):
            draw(self.machine, man("raised", self._mood(misses), shut=now == 0 and frame > 0), MAN_X, MAN_Y)
            if misses >= ALLOWED:
                self._noose(MAN_Y)

    def save(self, misses: int) -> Frames[None]:
        """The sun comes back; the man hops down and walks away."""
        draw(self.machine, man("raised", "glad"), MAN_X, MAN_Y)
        yield from self.evening.dawn(misses)
        self._built(0)
        for piece in PIECES[:misses]:
            piece.lay(self.machine)
        self.machine.chime(JUMP)
        for point in hop((MAN_X, MAN_Y), (MAN_X - 44, GROUND - 54), 10, 16):
            self._moving.show((man("raised", "glad"), *point))
            yield
        way = straight((MAN_X - 44, GROUND - 54), (FREE_X, GROUND - 54), 2)
        for step, point in enumerate(way):
            self._moving.show((man(("striding", "passing")[step // 4 % 2], "glad"), *point))
            if step % 4 == 0:
                self.machine.chime(scenery.step(step // 4))
            yield from pause(2)
        self.rest(True, misses, 0)

    def lose(self) -> Frames[None]:
        """The sun is gone, the trap opens, the hat stays in the air for a moment."""
        machine = self.machine
        for part in range(1, CELL + 1):
            self.evening.sink(NIGHT, part)
            yield from pause(2)
        self._built(NIGHT)
        self.evening.night()
        for line in range(5):
            machine.plot(TRAP_LEFT, BOTTOM_LINE - STAGE - line, inverse=1, ink=8, bright=8)
            machine.draw(TRAP_RIGHT - TRAP_LEFT, 0, inverse=1, ink=8, bright=8)
        for x in (TRAP_LEFT - 3, TRAP_RIGHT):
            Piece((x, STAGE), (x, STAGE + 10), 3, 1).lay(machine)
        machine.chime(SNAP)
        hanging = man("hanging", "sad", hat=False)
        for fall in range(DROP + 1):
            self._moving.show((HAT, MAN_X + 6, MAN_Y), (hanging, MAN_X, MAN_Y + fall))
            yield
        for point in hop((MAN_X + 6, MAN_Y), HAT_LIES, 12, 24):
            self._moving.show((hanging, MAN_X, MAN_Y + DROP), (HAT, *point))
            yield
        machine.chime(HAMMER)
        self._moving.hide()
        draw(machine, HAT, *HAT_LIES)
        Piece((203, 19), (203, MAN_Y + DROP + 6), 3, 1).lay(machine)
        self.rest(False, NIGHT, 0)

    def rest(self, found: bool, misses: int, frame: int) -> None:
        """Free, he lifts his hat, and throws it if nothing had been built; or he swings below the stars."""
        if not found:
            self.evening.stars.step(frame)
            if frame % SWAY == 0:
                aside = SWINGS[frame // SWAY % len(SWINGS)]
                self._moving.show((man("hanging", "sad", hat=False), MAN_X + aside, MAN_Y + DROP))
                if aside and frame % (2 * len(SWINGS) * SWAY) < len(SWINGS) * SWAY and frame:
                    self.machine.chime(CREAK)
            return
        self.evening.shimmer(0, frame)
        high = THROWN if misses == 0 else LIFTED
        up = high[frame // 3 % len(high)]
        shut = frame % BLINK_EVERY < BLINK
        feet = GROUND - 54 - (up > 4) - (up > 9)
        self._moving.show(
            (man("raised", "glad", hat=False, shut=shut), FREE_X, feet), (HAT, FREE_X + 6, GROUND - 54 - up)
        )

    def sign(self) -> Sprite:
        return art.BALLOON_SIGN
