"""Random numbers of a run: one own generator for modern play, the ROM's RND for original play."""

from abc import ABC, abstractmethod
from collections.abc import Callable, MutableSequence, Sequence
from typing import Protocol, TypeVar, runtime_checkable

T = TypeVar("T")
_MASK = (1 << 64) - 1
DEALS = 10_000
"""So many deals none of which fits are no bad luck."""


class Dice(ABC):
    """Where a program's chance comes from. Everything is drawn through `below`, in the order the program asks."""

    @abstractmethod
    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, all equally likely."""

    @property
    @abstractmethod
    def state(self) -> int:
        """The generator's state, for fingerprints and forks."""

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order in place (Fisher and Yates, from the end)."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]

    def percent(self, chance: int) -> bool:
        """Whether something happens that happens in `chance` of 100 cases."""
        return self.below(100) < chance

    def fork(self, label: int = 0) -> "SplitMix":
        """A generator of its own for an opponent or an ornament; this one's state does not change."""
        return SplitMix(self.state * 0x9E3779B97F4A7C15 + label * 0xD1B54A32D192ED03 + 1)


class SplitMix(Dice):
    """SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    @property
    def state(self) -> int:
        return self._state

    def next64(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, count: int) -> int:
        if count < 1:
            raise ValueError("there must be something to choose from")
        return self.next64() * count >> 64


@runtime_checkable
class RomRandom(Protocol):
    """A machine with BASIC's RND."""

    seed: int

    def rnd_below(self, count: int) -> int:
        """INT (RND * count)."""


class RomDice(Dice):
    """The random numbers of a machine's own BASIC, drawn in the listing's order."""

    def __init__(self, machine: RomRandom) -> None:
        self._machine = machine

    @property
    def state(self) -> int:
        return self._machine.seed

    def below(self, count: int) -> int:
        return self._machine.rnd_below(count)


def until_it_fits(deal: Callable[[], T], fits: Callable[[T], object]) -> T:
    """Deal until something fits; raises RuntimeError after DEALS, for then a rule is wrong and nothing ever would."""
    for _ in range(DEALS):
        if fits(dealt := deal()):
            return dealt
    raise RuntimeError(f"nothing fits in {DEALS} deals")
