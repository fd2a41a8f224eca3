"""Two sides break each other's code, a try each in turn; who is first in a round wins, both in one round draw."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import zip_longest
from typing import Protocol

from arcade.families.codes.breakers import Breaker, carelessly, in_order, strongest
from arcade.families.codes.code import Attack, Code, all_codes, hidden
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.position import Match, Position
from arcade.toolkit.contract.searching import Search


class Attacking(Position[Code], Protocol):
    """A position in which a code is attacked."""

    @property
    def attack(self) -> Attack:
        """The attack of whose try it is."""


@dataclass(frozen=True)
class Siege:
    """A position of one who breaks a code alone, in seat 0."""

    attack: Attack
    seat = 0

    def moves(self) -> Sequence[Code]:
        """Every code may be tried; none once the code is found."""
        return () if self.attack.broken else all_codes(True)

    def play(self, move: Code) -> "Siege":
        if move not in self.moves():
            raise ValueError(f"{move} cannot be tried now")
        return Siege(self.attack.guess(move))

    def outcome(self) -> int | None:
        return 1 if self.attack.broken else None


@dataclass(frozen=True)
class Duel:
    """A position of the duel: what each seat attacks, which is the other's code; seat 0 begins every round."""

    attacks: tuple[Attack, Attack]

    @property
    def seat(self) -> int:
        """Whose try it is."""
        first, second = self.attacks
        return int(len(first.tries) > len(second.tries))

    @property
    def attack(self) -> Attack:
        """The attack of the seat whose try it is."""
        return self.attacks[self.seat]

    def moves(self) -> Sequence[Code]:
        """Every code may be tried, however senseless; none when the duel is over."""
        return () if self.outcome() is not None else all_codes(True)

    def play(self, move: Code) -> "Duel":
        if move not in self.moves():
            raise ValueError(f"{move} cannot be tried now")
        first, second = self.attacks
        return Duel((first, second.guess(move)) if self.seat else (first.guess(move), second))

    def outcome(self) -> int | None:
        first, second = self.attacks
        if self.seat or not (first.broken or second.broken):
            return None
        return first.broken - second.broken


@lru_cache(maxsize=1)
def siege(attack: Attack) -> Match[Siege, Code]:
    """The tries at a code, one after the other; not to be played on."""
    match: Match[Siege, Code] = Match(Siege(replace(attack, tries=())))
    for code, _ in attack.tries:
        match.play(code)
    return match


@lru_cache(maxsize=1)
def duelled(duel: Duel) -> Match[Duel, Code]:
    """The tries of both sides in the order in which they were made; not to be played on."""
    first, second = duel.attacks
    match: Match[Duel, Code] = Match(Duel((replace(first, tries=()), replace(second, tries=()))))
    for round in zip_longest(first.tries, second.tries):
        for done in filter(None, round):
            match.play(done[0])
    return match


def choose(breaker: Breaker, duel: Duel, dice: Dice) -> Search[Code]:
    """A breaker sees the tries of its own side and nothing else."""
    attack = duel.attack
    return (yield from breaker(attack.pool, attack.repeats, dice))


def _opening(dice: Dice) -> Duel:
    return Duel((Attack(hidden(dice, False), False), Attack(hidden(dice, False), False)))


STRENGTH = Strength(
    (
        Rival("careless", partial(choose, carelessly)),
        Rival("printed", partial(choose, in_order)),
        Rival("strongest", partial(choose, strongest)),
    ),
    _opening,
    book=1,
)
"""The breakers against each other with codes of four different digits, as the printed program knew them."""
