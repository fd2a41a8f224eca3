"""Dice that fall as they are told."""

from arcade.toolkit.contract.dice import Dice


class Loaded(Dice):
    """One number after the other, and none that was not told; what is too large falls as high as it can."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    @property
    def state(self) -> int:
        return len(self.numbers)

    def below(self, count: int) -> int:
        return min(self.numbers.pop(0), count - 1)


class LoadedThenHigh(Loaded):
    """The numbers told, and then always as high as can be."""

    def below(self, count: int) -> int:
        return super().below(count) if self.numbers else count - 1
