"""How few rays clear a sky: all lines between the sights by the stars they cross, and the least cover among them.

A set of stars is a number with bit i for star i. The search allows one ray more at a time and branches on the star
that the fewest lines reach (see D. E. Knuth, Dancing Links, 2000).
"""

from collections.abc import Iterable, Sequence

from arcade.games.stars.board import STOPS, Ray, Star, crosses
from arcade.toolkit.contract.searching import Search

STOPS_A_SLICE = 3
"""Places of the lower sight that are worked out in a frame."""
POSITIONS_A_SLICE = 40
POSITIONS = 4_000
"""The search gives up after so many positions; the greedy cover then counts as the best."""


def solve(stars: Sequence[Star], holes: Sequence[Star] = ()) -> Search[tuple[Ray, ...]]:
    """The fewest rays that cross all stars and no black hole; stars that no such ray reaches are left out."""
    lines = yield from _lines(stars, holes)
    useful = _largest(lines)
    everything = 0
    for stars_crossed in useful:
        everything |= stars_crossed
    cover = yield from _Cover(useful).least(everything)
    return tuple(lines[stars_crossed] for stars_crossed in cover)


def _lines(stars: Sequence[Star], holes: Sequence[Star]) -> Search[dict[int, Ray]]:
    """Every set of stars that some ray crosses, and the middle one of the first such rays beside each other."""
    found: dict[int, list[Ray]] = {}
    for place, lower in enumerate(STOPS, 1):
        before = 0
        for upper in STOPS:
            ray = (lower, upper)
            mask = sum(1 << index for index, star in enumerate(stars) if crosses(ray, star))
            if mask and any(crosses(ray, hole) for hole in holes):
                mask = 0
            if mask == before and mask and found[mask][0][0] == lower:
                found[mask].append(ray)
            elif mask:
                found.setdefault(mask, [ray])
            before = mask
        if place % STOPS_A_SLICE == 0:
            yield
    return {mask: rays[len(rays) // 2] for mask, rays in found.items()}


def _largest(sets: Iterable[int]) -> list[int]:
    """The sets that are not part of another, largest first."""
    kept: list[int] = []
    for one in sorted(sets, key=lambda stars: (-stars.bit_count(), stars)):
        if not any(one & ~other == 0 for other in kept):
            kept.append(one)
    return kept


class _Cover:
    """The search for the fewest of some sets that together hold all stars."""

    def __init__(self, sets: list[int]) -> None:
        self.sets = sets
        self.positions = 0
        self._failed: dict[int, int] = {}

    def least(self, wanted: int) -> Search[list[int]]:
        """The least cover, or the greedy one if none smaller is found in time."""
        greedy = self._greedy(wanted)
        for rays in range(1, len(greedy)):
            cover = yield from self._within(wanted, rays)
            if cover is not None:
                return cover
        return greedy

    def _greedy(self, wanted: int) -> list[int]:
        cover: list[int] = []
        while wanted:
            cover.append(max(self.sets, key=lambda stars: (stars & wanted).bit_count()))
            wanted &= ~cover[-1]
        return cover

    def _within(self, wanted: int, rays: int) -> Search[list[int] | None]:
        """A cover of so many sets at most, or None."""
        if not wanted:
            return []
        self.positions += 1
        if self.positions % POSITIONS_A_SLICE == 0:
            yield
        most = max((stars & wanted).bit_count() for stars in self.sets)
        if most * rays < wanted.bit_count() or self._failed.get(wanted, 0) >= rays or self.positions > POSITIONS:
            return None
        for choice in self._choices(wanted):
            rest = yield from self._within(wanted & ~choice, rays - 1)
            if rest is not None:
                return [choice, *rest]
        self._failed[wanted] = rays
        return None

    def _choices(self, wanted: int) -> list[int]:
        """The sets that hold the wanted star which is in the fewest of them."""
        holding = [
            [stars for stars in self.sets if stars >> star & 1]
            for star in range(wanted.bit_length())
            if wanted >> star & 1
        ]
        fewest = min(holding, key=len)
        return sorted(fewest, key=lambda stars: -(stars & wanted).bit_count())
