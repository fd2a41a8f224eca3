"""A player's purse of play coins, and the memory of it that graphs are drawn from."""

from dataclasses import dataclass

from arcade.games.fortune_wheel.rules import PULLS, Pattern, Paytable

LARGEST_STAKE = 99
"""A stake has two digits, however rich the player is."""
USUAL_LEI = 50
"""What a player brings who does not say how much."""
REMEMBERED = 200
"""Pulls that a graph can show."""

Balance = tuple[int, int]
"""The real sum, and the sum to expect in 729ths, which are exact."""


@dataclass(frozen=True)
class Purse:
    """What one player has, brought and staked so far."""

    lei: int
    brought: int
    pulls: int = 0
    staked: int = 0
    history: tuple[Balance, ...] = ()

    @classmethod
    def with_lei(cls, lei: int) -> "Purse":
        """A fresh purse."""
        return cls(lei, lei, history=((lei, lei * PULLS),))

    @property
    def most(self) -> int:
        """The largest stake there is."""
        return min(self.lei, LARGEST_STAKE)

    def after(self, stake: int, shown: Pattern, paytable: Paytable) -> "Purse":
        """The purse when a stake was pulled with."""
        if not 1 <= stake <= self.most:
            raise ValueError(f"{stake} lei cannot be staked of {self.lei}")
        lei = self.lei + stake * (paytable.pays[shown] - 1)
        expected = self.history[-1][1] + stake * (paytable.back - PULLS)
        history = (*self.history, (lei, expected))[-REMEMBERED - 1 :]
        return Purse(lei, self.brought, self.pulls + 1, self.staked + stake, history)
