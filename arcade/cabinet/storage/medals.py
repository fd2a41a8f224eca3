"""Medals: three goals for each game, reached by what a player has finished alone."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from arcade.cabinet import strings
from arcade.cabinet.storage.careers import FinishedGame
from arcade.toolkit.contract.cartridge import Cartridge, Goal, Scoring
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.levels import Levels
from arcade.toolkit.contract.outcome import Outcome

METALS = (strings.BRONZE, strings.SILVER, strings.GOLD)
BRONZE = 0
SECOND = 2
"""The lowest rung at which silver is won by winning."""


def goals(cartridge: Cartridge) -> tuple[Goal, Goal, Goal]:
    """A game's goals for bronze, silver and gold in the modern look, their levels given as rungs."""
    levels = cartridge.levels
    if cartridge.goals is not None:
        bronze, silver, gold = (_by_rung(levels, goal) for goal in cartridge.goals)
        return bronze, silver, gold
    highest = len(levels.ladder)
    usual = min(max(levels.rung(cartridge.default_level), SECOND), highest)
    return Goal(1, won=True), Goal(usual, won=True), Goal(highest, won=True)


def goal_in(cartridge: Cartridge, metal: int, original: bool) -> Goal | None:
    """A medal's goal in one of the looks, its level given as a rung; None where it cannot be won in that.

    The original's program knows no levels, so that it has but one medal to give, and that is the bronze.
    """
    if original:
        goal = cartridge.original_goal if metal == BRONZE else None
        return goal and _by_rung(cartridge.levels, goal)
    return goals(cartridge)[metal]


def on_ladder(cartridge: Cartridge, finished: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games with their levels' rungs.

    One beside the ladder counts as at the last level that was there before it, so that no medal is lost that was won
    while all levels were counted; the highest level's is won on the ladder only.
    """
    return [replace(one, level=_counted_rung(cartridge.levels, one.level)) for one in finished]


def _counted_rung(levels: Levels[object], key: int) -> int:
    return levels.rung(key) or levels.rung(max((older for older in levels.ladder if older < key), default=0)) or 1


def _by_rung(levels: Levels[object], goal: Goal) -> Goal:
    """A game's goal with its level's rung in place of its key."""
    return replace(goal, level=levels.rung(goal.level) or 1)


def of_look(original: bool, finished: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games in a look; the modern one is that of those for which it was not noted in its time."""
    return [one for one in finished if bool(one.original) == original]


def counting(metal: int, original: bool, finished: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games that can win a medal in a look: only the bronze if they were helped, as far as that was noted."""
    return [one for one in of_look(original, finished) if not (one.assisted and metal > BRONZE)]


def reached(goal: Goal, scoring: Scoring, finished: FinishedGame) -> bool:
    """Whether a finished game, its level given as a rung, reaches a goal; for looks and help see `counting`."""
    if finished.seats != 1 or finished.level < goal.level or (goal.won and finished.outcome != Outcome.WON.value):
        return False
    if goal.score is None:
        return True
    if finished.score is None:
        return False
    return finished.score >= goal.score if scoring is Scoring.HIGHEST else finished.score <= goal.score


def winner(goal: Goal, scoring: Scoring, finished: Iterable[FinishedGame]) -> FinishedGame | None:
    """The first game that reached a goal."""
    return next((one for one in finished if reached(goal, scoring, one)), None)


def medal_game(cartridge: Cartridge, metal: int, finished: Iterable[FinishedGame]) -> FinishedGame | None:
    """The first game, its level given as a rung, that won a medal in either look."""
    for one in finished:
        goal = goal_in(cartridge, metal, bool(one.original))
        if goal is not None and winner(goal, cartridge.scoring, counting(metal, bool(one.original), [one])) is not None:
            return one
    return None


def medals(cartridge: Cartridge, finished: Iterable[FinishedGame]) -> tuple[bool, ...]:
    """Which of the three a player has."""
    known = on_ladder(cartridge, finished)
    return tuple(medal_game(cartridge, metal, known) is not None for metal in range(len(METALS)))


def new_medal(cartridge: Cartridge, before: Sequence[FinishedGame], fresh: Sequence[FinishedGame]) -> int:
    """The best medal that fresh games have won which those before had not; -1 for none."""
    had, has = medals(cartridge, before), medals(cartridge, (*before, *fresh))
    return max((metal for metal, (old, now) in enumerate(zip(had, has, strict=True)) if now and not old), default=-1)


def progress(goal: Goal, scoring: Scoring, finished: Iterable[FinishedGame]) -> tuple[int, int] | None:
    """How much of how much is done: of a score to be reached, or of the levels up to the one to be won.

    None where nothing is, and where it cannot be said.
    """
    alone = [one for one in finished if one.seats == 1]
    if goal.score is None:
        levels = [one.level for one in alone if one.outcome == Outcome.WON.value] if goal.won else []
        return (min(max(levels), goal.level), goal.level) if levels else None
    scores = [one.score for one in alone if one.level >= goal.level and one.score is not None]
    if scoring is Scoring.LOWEST or not scores:
        return None
    return min(max(*scores, 0), goal.score), goal.score


def missing(goal: Goal, scoring: Scoring, finished: Iterable[FinishedGame]) -> int | None:
    """By how many points the best game missed a goal; None for a goal without a score, and where there is no game."""
    if goal.score is None:
        return None
    scores = [one.score for one in finished if one.seats == 1 and one.level >= goal.level and one.score is not None]
    if not scores:
        return None
    return goal.score - max(scores) if scoring is Scoring.HIGHEST else min(scores) - goal.score


def goal_words(language: Language, cartridge: Cartridge, goal: Goal) -> str:
    if goal.score is not None:
        words = cartridge.score_unit.in_language(language, n=goal.score)
    else:
        words = strings.GOAL_WIN.in_language(language)
    if goal.level == 1:
        return words
    at = strings.GOAL_AT if goal.level == len(cartridge.levels.ladder) else strings.GOAL_FROM
    return at.in_language(language, goal=words, level=goal.level)
