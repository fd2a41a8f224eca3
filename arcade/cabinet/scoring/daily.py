"""The challenge of the day: one game that everybody plays from the same seed. The first try counts."""

from dataclasses import dataclass
from datetime import date

from arcade.cabinet import catalogue, strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.game_name import SEED_BITS, GameName
from arcade.cabinet.storage.scores import ASSISTED
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.cartridge import Cartridge
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.program import Result, Setup

KEPT = 400
"""So many days are remembered."""


class NoChallengeError(UserError):
    """No game that can be loaded is fit for a challenge."""


@dataclass(frozen=True)
class Challenge:
    """A day's game."""

    day: str
    game: GameName

    def line(self, result: Result) -> str:
        """What one tells one's friends."""
        score = "" if result.score is None else f" {result.score}{ASSISTED if result.assisted else ''}"
        return f"ROBAC {self.day} {self.game}: {result.outcome.value}{score}"


def _dice(day: str) -> SplitMix:
    """What an ISO date throws: first the game, then its seed."""
    return SplitMix(date.fromisoformat(day).toordinal())


def seed_of(day: str) -> int:
    """The seed of a day, for which no game need be known."""
    dice = _dice(day)
    dice.next64()
    return dice.below(1 << SEED_BITS)


def fit(cartridge: Cartridge) -> bool:
    """Whether a game can be a challenge: one for one player, with a score, that is the same for all in any language."""
    return cartridge.contest and 1 in cartridge.seats and not cartridge.learns and not cartridge.worded


def challenge(day: str) -> Challenge:
    """The challenge of an ISO date: a fit game at its usual level; raises NoChallengeError where there is none."""
    games = [item for item in catalogue.cartridges().items() if fit(item[1])]
    if not games:
        raise NoChallengeError(strings.NO_CHALLENGE)
    slug, cartridge = _dice(day).pick(games)
    return Challenge(day, GameName(slug, cartridge.default_level, 1, False, seed_of(day)))


def plays(setup: Setup, day: str) -> bool:
    """Whether a run plays the challenge of a day, of whose game no more need be known than that it is the run's."""
    if not setup.shared or setup.seed != seed_of(day):
        return False
    cartridge = catalogue.cartridge(setup.slug)
    usual = GameName(setup.slug, cartridge.default_level, 1, False, setup.seed)
    return fit(cartridge) and GameName.of(setup) == usual and setup.memory is None and setup.opened is None


def todays(context: PageContext) -> Challenge | None:
    """Today's challenge; None where no game is fit for one."""
    try:
        return challenge(context.clock_and_seeds.today())
    except NoChallengeError:
        return None


def first_try(context: PageContext, setup: Setup) -> Challenge | None:
    """Today's challenge, if a run with a setup is the first at it."""
    day = context.clock_and_seeds.today()
    # Other games are told by themselves: at the end of each of them all cartridges would be loaded.
    if day in context.preferences.daily or not plays(setup, day):
        return None
    today = challenge(day)
    return today if GameName.of(setup) == today.game else None


def note(context: PageContext, setup: Setup, results: list[Result]) -> bool:
    """Remember the line of today's challenge, if it was just played for the first time; whether it was."""
    today = first_try(context, setup) if results else None
    if today is None:
        return False
    kept = dict(sorted(context.preferences.daily.items())[-KEPT:])
    context.set("daily", {**kept, today.day: today.line(results[0])})
    return True
