"""How fast colonies live: from a generation a second to sixteen a frame; slower when that would tire calm eyes."""

SPEEDS = ((1, 50), (1, 25), (1, 10), (1, 5), (1, 2), (1, 1), (4, 1), (16, 1))
"""Generations in so many frames."""
USUAL = 3
CALM_FRAMES, CALM_SHARE = 17, 4
"""When calm, pictures of which more than a fourth of the field has changed come at most three times a second."""


class Pace:
    """A speed that can be changed."""

    def __init__(self) -> None:
        self._speed = USUAL

    @property
    def per_second(self) -> int:
        """Generations a second."""
        generations, frames = SPEEDS[self._speed]
        return 50 * generations // frames

    @property
    def generations(self) -> int:
        """Generations from one picture to the next."""
        return SPEEDS[self._speed][0]

    def frames(self, changed: int, size: int, calm: bool) -> int:
        """Frames until the next picture, when so many cells of a field of `size` cells changed in this one."""
        frames = SPEEDS[self._speed][1]
        return max(frames, CALM_FRAMES) if calm and changed * CALM_SHARE > size else frames

    def faster(self, steps: int) -> None:
        """Change the speed by steps, as far as there are speeds."""
        self._speed = min(max(self._speed + steps, 0), len(SPEEDS) - 1)

    def turn(self) -> None:
        """The next speed, round and round."""
        self._speed = (self._speed + 1) % len(SPEEDS)
