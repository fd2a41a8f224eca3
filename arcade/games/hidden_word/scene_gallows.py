"""The scene of the gallows: a man on a crate before a sunset, around whom a gallows is built stroke by stroke."""

from dataclasses import dataclass
from functools import lru_cache

from arcade.games.hidden_word import ART, scenery
from arcade.games.hidden_word.art import HAT, MAN_HEIGHT, man
from arcade.games.hidden_word.rules import ALLOWED
from arcade.games.hidden_word.scenery import CREAK, GROUND, HAMMER, JUMP, NIGHT, SNAP, Evening
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.drawing import TOP_LINE
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.animation.moving_sprites import Moving, hop, straight
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import INK_BITS
from arcade.toolkit.picture.sprites import CELL, Sprite

STAGE = 84
MAN_X, MAN_Y = 188, STAGE - MAN_HEIGHT
FREE_X, FREE_Y = 102, GROUND - MAN_HEIGHT
TRAP_LEFT, TRAP_RIGHT = 184, 224
DROP_PIXELS = 6
STROKES = 8
"""Steps in which a piece grows."""
BLINK_EVERY_FRAMES, BLINK_FRAMES = 160, 6
HAT_LIES = MAN_X + 46, GROUND - HAT.height
LIFTED = (0,) * 12 + (2, 4, 6, 6, 6, 6, 6, 4, 2)
THROWN = (0,) * 8 + (6, 11, 15, 18, 20, 21, 21, 20, 18, 15, 11, 6)
"""How high the hat is, in pixels above his head."""
SWAY_FRAMES = 9
SWINGS = (0, 1, 1, 0, -1, -1)
"""Pixels to the side."""


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
        machine.plot(x + shift * (piece.across > 1), TOP_LINE - y - shift * (piece.down > 1))
        machine.draw(right, -fall)
    left, top = min(x, x + right), min(y, y + fall)
    width, height = abs(right) + piece.across, abs(fall) + piece.down
    rows = [int.from_bytes(machine.display[line : line + COLUMNS]) for line in LINES[top : top + height]]
    drawn = tuple([row >> WIDTH - left - width & (1 << width) - 1 for row in rows])
    cells = -(-width // CELL), -(-height // CELL)
    return Sprite(width, drawn, drawn, (((INK_BITS, 0),) * cells[0],) * cells[1]), left, top


class Gallows:
    sign = ART["balloon-sign"]

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.evening = Evening(machine, 6)
        self._moving = Moving(machine)

    def draw(self, misses: int) -> None:
        self._built(misses)
        self._man(misses)

    def _built(self, misses: int) -> None:
        self._moving = Moving(self.machine)
        self.evening.draw(misses)
        for piece in PIECES[:misses]:
            piece.lay(self.machine)
        if misses < NIGHT:
            draw(self.machine, ART["crate"], 192, STAGE)
        if misses:
            PIECES[0].lay(self.machine)

    def _man(self, misses: int, shut: bool = False) -> None:
        """Worried sooner or later, and in the end with the noose around his neck."""
        mood = "even" if misses < ALLOWED // 2 else "worried"
        draw(self.machine, man("raised", mood, shut=shut), MAN_X, MAN_Y)
        if misses >= ALLOWED:
            PIECES[-1].lay(self.machine)
            for line in (22, 24):
                self.machine.plot(MAN_X + 9, TOP_LINE - MAN_Y - line, ink=0, bright=8)
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
        now = frame % (BLINK_EVERY_FRAMES - 12 * misses)
        if now in (0, BLINK_FRAMES):
            self._man(misses, shut=now == 0 and frame > 0)

    def save(self, misses: int) -> Frames[None]:
        """The sun comes back; the man hops down and walks away."""
        draw(self.machine, man("raised", "glad"), MAN_X, MAN_Y)
        for before in range(misses, 0, -1):
            self.evening.colour(before - 1)
            note = 4.0 + 2 * (misses - before)
            self.machine.chime(((0.012, note), (0.012, note + 7)))
            yield from self.evening.rise(before)
        self._built(0)
        for piece in PIECES[:misses]:
            piece.lay(self.machine)
        self.machine.chime(JUMP)
        for point in hop((MAN_X, MAN_Y), (MAN_X - 44, FREE_Y), 10, 16):
            self._moving.show((man("raised", "glad"), *point))
            yield
        for step, point in enumerate(straight((MAN_X - 44, FREE_Y), (FREE_X, FREE_Y))):
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
            machine.plot(TRAP_LEFT, TOP_LINE - STAGE - line, inverse=1, ink=8, bright=8)
            machine.draw(TRAP_RIGHT - TRAP_LEFT, 0, inverse=1, ink=8, bright=8)
        for x in (TRAP_LEFT - 3, TRAP_RIGHT):
            Piece((x, STAGE), (x, STAGE + 10), 3, 1).lay(machine)
        machine.chime(SNAP)
        hanging = man("hanging", "sad", hat=False)
        for fall in range(DROP_PIXELS + 1):
            self._moving.show((HAT, MAN_X + 6, MAN_Y), (hanging, MAN_X, MAN_Y + fall))
            yield
        for point in hop((MAN_X + 6, MAN_Y), HAT_LIES, 12, 24):
            self._moving.show((hanging, MAN_X, MAN_Y + DROP_PIXELS), (HAT, *point))
            yield
        machine.chime(HAMMER)
        self._moving.hide()
        draw(machine, HAT, *HAT_LIES)
        Piece((203, 19), (203, MAN_Y + DROP_PIXELS + 6), 3, 1).lay(machine)
        self.rest(False, NIGHT, 0)

    def rest(self, found: bool, misses: int, frame: int) -> None:
        """Free, he lifts his hat, and throws it if nothing had been built; or he swings below the stars."""
        if not found:
            self.evening.stars.step(frame)
            turn, rest = divmod(frame, SWAY_FRAMES)
            if rest == 0:
                aside = SWINGS[turn % len(SWINGS)]
                self._moving.show((man("hanging", "sad", hat=False), MAN_X + aside, MAN_Y + DROP_PIXELS))
                if aside and turn % (2 * len(SWINGS)) < len(SWINGS):
                    self.machine.chime(CREAK)
            return
        self.evening.shimmer(0, frame)
        high = THROWN if misses == 0 else LIFTED
        up = high[frame // 3 % len(high)]
        free = man("raised", "glad", hat=False, shut=frame % BLINK_EVERY_FRAMES < BLINK_FRAMES)
        self._moving.show((free, FREE_X, FREE_Y - (up > 4) - (up > 9)), (HAT, FREE_X + 6, FREE_Y - up))
