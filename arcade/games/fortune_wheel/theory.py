"""What is known of chance: the odds in words, a thousand pulls at once, and manners of staking on the way to a goal.

Bold play (L. Dubins and L. Savage, 1965) stakes all there is, but no more than is wanted. It is best where only small
prizes pay; this machine's rare large ones reward smaller stakes as well, which the games played here show.
"""

from dataclasses import dataclass, field
from fractions import Fraction

from arcade.games.fortune_wheel import strings
from arcade.games.fortune_wheel.levels import Paytable, Terms
from arcade.games.fortune_wheel.rules import CHANCES, LARGEST_STAKE, PULLS, RESULTS, Drums, Pattern, back, hundredths
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.words.labels import POINT

EXAMPLES: tuple[Drums, ...] = ((1, 1, 1), (2, 3, 4), (4, 3, 2), (7, 7, 7), (7, 7, 2), (7, 2, 7), (3, 1, 5), (2, 4, 6))
"""One result of each pattern."""
THOUSAND = 1000
"""Pulls of a trial, and games of each manner."""
BOLD = 0
MANNERS = (2, 5, 10, 20, BOLD)
"""The coins staked each time."""


def row(program: AnyProgram, paytable: Paytable, shown: Pattern) -> str:
    """A pattern's line, 32 columns wide."""
    name = program.text(strings.NAMES[shown])
    example = " ".join(map(str, EXAMPLES[shown]))
    pays, chance = f"x{paytable[shown]}", f"{CHANCES[shown]}/{PULLS}"
    return f"{name:12} {example:5}{pays:>5} {chance:>8}"


def sentence(program: AnyProgram, paytable: Paytable) -> str:
    """What comes back in the long run, as fractions and in percent."""
    return program.text(
        strings.COMES_BACK,
        all=PULLS,
        back=back(paytable),
        fraction=Fraction(back(paytable), PULLS),
        percent=percent(program, paytable),
    )


def percent(program: AnyProgram, paytable: Paytable) -> str:
    """What comes back in the long run, as a decimal number in the run's language."""
    whole, rest = divmod(hundredths(paytable), 100)
    return f"{whole}{program.text(POINT)}{rest:02}"


@dataclass
class Thousand:
    """The pulls made so far, counted by pattern."""

    paytable: Paytable
    dice: Dice
    counts: list[int] = field(default_factory=lambda: [0] * len(Pattern))

    def pull(self, times: int) -> None:
        for _ in range(min(times, THOUSAND - self.pulls)):
            self.counts[RESULTS[self.dice.below(PULLS)]] += 1

    @property
    def pulls(self) -> int:
        return sum(self.counts)

    @property
    def back(self) -> int:
        return sum(count * times for count, times in zip(self.counts, self.paytable, strict=True))

    @property
    def expected(self) -> int:
        """Coins, rounded."""
        return (2 * self.pulls * back(self.paytable) + PULLS) // (2 * PULLS)


def expected(shown: Pattern, pulls: int = THOUSAND) -> int:
    """How often a pattern should come in so many pulls, rounded."""
    return (2 * pulls * CHANCES[shown] + PULLS) // (2 * PULLS)


def stake(manner: int, lei: int, goal: int) -> int:
    """What a manner stakes of a sum."""
    return min(lei, LARGEST_STAKE, goal - lei) if manner == BOLD else min(lei, manner)


@dataclass
class Trial:
    """Many games of each manner to the goal or to the last coin, a slice at a time."""

    terms: Terms
    dice: Dice
    reached: list[int] = field(default_factory=lambda: [0] * len(MANNERS))
    played: list[int] = field(default_factory=lambda: [0] * len(MANNERS))

    @property
    def done(self) -> bool:
        return min(self.played) == THOUSAND

    def play(self, pulls: int) -> None:
        """Play whole games of every manner in turn, until about so many pulls are made."""
        results, goal = [self.terms.paytable[shown] for shown in RESULTS], self.terms.goal
        while pulls > 0 and not self.done:
            # Whoever has played least is next, so that all bars grow together.
            place, lei = self.played.index(min(self.played)), self.terms.start
            while 0 < lei < goal:
                lei += stake(MANNERS[place], lei, goal) * (results[self.dice.below(PULLS)] - 1)
                pulls -= 1
            self.played[place] += 1
            self.reached[place] += lei >= goal
