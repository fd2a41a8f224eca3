"""A game's three medals for one player: what each is for, and what is still to do."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet import strings as common
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.score_rows import figure
from arcade.cabinet.shelf_groups import games
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import (
    METALS,
    counting,
    goal_in,
    goal_words,
    goals,
    medal_game,
    medals,
    missing,
    of_look,
    on_ladder,
    progress,
    winner,
)
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.cartridge import Cartridge, Goal, Scoring

Won = tuple[bool, bool, bool]
"""Whether bronze, silver and gold are won."""


@dataclass(frozen=True)
class MedalWords:
    """One medal: 0, 1 and 2 are bronze, silver and gold."""

    metal: int
    won: bool
    goal: str
    original: bool
    """Whether that is its goal in the original's look."""
    state: str
    """Its metal, and that it is won, or what is missing, or that it would be won but for help."""
    short: str
    """The same without the metal."""
    so_far: str
    """The same, or the highest level that was won."""
    level: int
    """The lowest rung on the ladder of levels at which it can be won."""
    day: str
    """When it was won, as ISO text; empty where that is not known."""
    done: tuple[int, int] | None
    """How much of how much is done, where that can be said."""

    @property
    def ink(self) -> int:
        """The colour of the state."""
        return c.BRIGHT_GREEN if self.won else c.MIST


def medal_words(
    context: PageContext, cartridge: Cartridge, finished: Sequence[FinishedGame], original: bool
) -> list[MedalWords]:
    """All three, as they are seen by who has chosen a look."""
    known = on_ladder(cartridge, finished)
    return [_words(context, cartridge, known, metal, original) for metal in range(len(METALS))]


def _words(
    context: PageContext, cartridge: Cartridge, finished: Sequence[FinishedGame], metal: int, original: bool
) -> MedalWords:
    own = goal_in(cartridge, metal, original)
    goal, look = (goals(cartridge)[metal], False) if own is None else (own, original)
    first = medal_game(cartridge, metal, finished)
    counted = counting(metal, look, finished)
    done = progress(goal, cartridge.scoring, counted)
    helped = first is None and winner(goal, cartridge.scoring, of_look(look, finished)) is not None
    if first is not None:
        short = context.text(strings.HAS_IT)
    elif helped:
        short = context.text(strings.NOT_ASSISTED)
    else:
        short = _short(context, cartridge, counted, goal)
    so_far = short
    if first is None and not helped and goal.score is None and done is not None:
        so_far = context.text(strings.LEVEL_WON, done=done[0], whole=done[1])
    words = goal_words(context.language, cartridge, goal) if look is original else context.text(common.GOAL_MODERN)
    return MedalWords(
        metal=metal,
        won=first is not None,
        goal=words,
        original=look,
        state=context.text(strings.MEDAL_STATE, metal=context.text(METALS[metal]), state=short),
        short=short,
        so_far=so_far,
        level=goal.level,
        day="" if first is None else first.recorded,
        done=done,
    )


def _short(context: PageContext, cartridge: Cartridge, finished: Sequence[FinishedGame], goal: Goal) -> str:
    """What is missing for a goal that is not reached, in a word or two."""
    short = missing(goal, cartridge.scoring, finished)
    if short is None or short <= 0:
        return context.text(strings.NOT_YET)
    lacks = strings.MISSING_POINTS if cartridge.scoring is Scoring.HIGHEST else strings.TOO_MANY_POINTS
    return context.text(lacks, points=figure(short))


def medals_of_all(context: PageContext) -> dict[str, Won]:
    """Which medals of every game that can be loaded the player has, by slug."""
    bests = context.store.bests(context.preferences.initials)
    found: dict[str, Won] = {}
    for game in games():
        cartridge = game.cartridge
        bronze, silver, gold = medals(cartridge, (best.game(cartridge.scoring) for best in bests.get(game.slug, ())))
        found[game.slug] = bronze, silver, gold
    return found
