"""The order in which a search tries steps: those first that proved good elsewhere, so that the others are soon refuted.

See Schaeffer, The history heuristic (1983), and Akl and Newborn, The principal continuation and the killer heuristic
(1977).
"""

from arcade.games.checkers.search_moves import STEPS


class Order:
    """What a search has learned about steps, wherever they were made."""

    def __init__(self) -> None:
        self._worth = dict.fromkeys(STEPS, 0), dict.fromkeys(STEPS, 0)
        self._latest: dict[int, tuple[int, int]] = {}

    def arrange(self, steps: list[int], seat: int, ply: int) -> None:
        """Put a seat's steps in order, first of all the two that refuted latest at the same ply."""
        steps.sort(key=self._worth[seat].__getitem__, reverse=True)
        for step in self._latest.get(ply, ()):
            if step in steps:
                steps.remove(step)
                steps.insert(0, step)

    def refuted(self, step: int, seat: int, ply: int, depth: int) -> None:
        """A step refuted what the other side did, looked at to this depth."""
        self._worth[seat][step] += depth * depth
        latest = self._latest.get(ply, (0, 0))[1]
        if step != latest:
            self._latest[ply] = latest, step
