"""Whether showing pictures takes this computer too long."""

PICTURES = 50
"""So many pictures make a judgement."""
PATIENCE = 1.25
"""Taking this many times what is right is too much."""


class SlowDisplay:
    """The mean time of showing a picture, over PICTURES of them."""

    def __init__(self) -> None:
        self._total = 0.0
        self._count = 0

    def too_much(self, seconds: float, right: float) -> bool:
        """Note a picture that took so long, where `right` seconds would do; whether the last PICTURES were too slow."""
        self._total += seconds / right
        self._count += 1
        if self._count < PICTURES:
            return False
        slow = self._total > PATIENCE * self._count
        self._total, self._count = 0.0, 0
        return slow
