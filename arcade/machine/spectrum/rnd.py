"""BASIC's RND: a 16-bit seed stepped by 75 modulo the prime 65537."""

from arcade.machine.spectrum.number import natural


class Rnd:
    """The system variable SEED and the two statements that use it."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed & 0xFFFF

    def randomize(self, value: float, frames: int) -> None:
        """RANDOMIZE value; 0 takes the low 16 bits of the frame counter."""
        self.seed = natural(value, 65535) or frames & 0xFFFF

    def rnd(self) -> int:
        """RND in 65536ths."""
        self.seed = 75 * (self.seed + 1) % 65537 - 1
        return self.seed

    def below(self, count: int) -> int:
        """INT (RND*count), exactly for counts up to 65536."""
        return self.rnd() * count >> 16
