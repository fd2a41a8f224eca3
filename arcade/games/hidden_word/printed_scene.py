"""The man of the original, his frame and his gallows: lines and circles, in the time that BASIC takes for them."""

from itertools import pairwise

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum

WAITING_MAN, SAVED_MAN = 220, 126
MOUTH = 1.5
"""The turn of a smile, in radians."""
TRAP, FLAP = 190, 48
"""Where the platform breaks, and how far down a flap hangs from there, inverting the frame where it crosses it."""
FRAME = (93, 52), (243, 52), (243, 162), (93, 162), (93, 52)
PIECES = (
    ((100, 65), (238, 65)),
    ((164, 65), (164, 156)),
    ((148, 65), (164, 81)),
    ((164, 81), (180, 65)),
    ((164, 156), (232, 156)),
    ((164, 140), (180, 156)),
    ((184, 156), (164, 136)),
    ((220, 156), (220, 140)),
)
"""The gallows, a line for each miss: platform, post, two foot braces, beam, two upper braces, rope."""

# Milliseconds measured on the ROM.
HEAD, ARC, MAN = 460.5, 409.0, 8.0
"""CIRCLE of the head, DRAW of the mouth's arc, and what the man's place costs in the other statements."""


class Man:
    """The man and what is built for him."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def appear(self) -> Frames[None]:
        """The frame, and the man on its right."""
        for start, end in pairwise(FRAME):
            yield from self._line(start, end)
        yield from self._man(WAITING_MAN)

    def piece(self, number: int) -> Frames[None]:
        """A piece of the gallows, counted from 0."""
        return self._line(*PIECES[number])

    def free(self, built: bool) -> Frames[None]:
        """He vanishes, and stands smiling on the left; a platform that was `built` is drawn again below him."""
        yield from self._man(WAITING_MAN, inverse=1)
        if built:
            yield from self.piece(0)
        yield from self._man(SAVED_MAN)
        yield from self._arc(SAVED_MAN - 3, 129, MOUTH)

    def hang(self) -> Frames[None]:
        """The trap opens, his limbs fall, and his mouth turns down."""
        basic, x = self.machine.basic, WAITING_MAN
        yield from self._line((TRAP, 65), (238, 65), inverse=1)
        yield from basic.plot(TRAP, 64, over=1)
        yield from basic.draw(0, 1 - FLAP, over=1)
        yield from self._limbs(x, inverse=1)
        yield from self._mouth(x, inverse=1)
        for start, end in (((216, 81), (x, 102)), ((x, 102), (224, 81)), ((216, 60), (x, 81)), ((x, 81), (224, 60))):
            yield from self._line(start, end)
        yield from self._body(x)
        yield from self._arc(217, 127, -MOUTH)

    def _line(self, start: tuple[int, int], end: tuple[int, int], inverse: int = 0) -> Frames[None]:
        yield from self.machine.basic.plot(*start, inverse=inverse)
        yield from self.machine.basic.draw(end[0] - start[0], end[1] - start[1], inverse=inverse)

    def _man(self, x: int, inverse: int = 0) -> Frames[None]:
        """The man with his arms raised; without a mouth he is saved."""
        machine, basic = self.machine, self.machine.basic
        machine.circle(x, 132, 8, inverse=inverse)
        yield from basic.takes(HEAD)
        for eye in (-4, 4):
            yield from basic.plot(x + eye, 134, inverse=inverse)
        yield from basic.plot(x, 131, inverse=inverse)
        yield from basic.takes(MAN)
        yield from self._body(x, inverse)
        yield from self._limbs(x, inverse)
        if x == WAITING_MAN:
            yield from self._mouth(x, inverse)

    def _body(self, x: int, inverse: int = 0) -> Frames[None]:
        yield from self._line((x, 123), (x, 103), inverse)
        yield from self._line((x, 101), (x, 82), inverse)

    def _mouth(self, x: int, inverse: int = 0) -> Frames[None]:
        """Straight, as long as nothing is decided."""
        return self._line((x - 2, 128), (x + 2, 128), inverse)

    def _arc(self, x: int, y: int, turn: float) -> Frames[None]:
        """A mouth that smiles or hangs."""
        yield from self.machine.basic.plot(x, y)
        self.machine.draw(6, 0, turn)
        yield from self.machine.basic.takes(ARC)

    def _limbs(self, x: int, inverse: int = 0) -> Frames[None]:
        """Raised arms and spread legs."""
        for joint, end in ((102, 117), (81, 66)):
            for side in (-15, 15):
                yield from self._line((x, joint), (x + side, end), inverse)
