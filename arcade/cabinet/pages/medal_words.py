"""A game's three medals for one player: what each is for, and what is still to do."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet.pages import strings
from arcade.cabinet.pages.score_rows import figure
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.medals import METALS, goal_words, goals, missing, reached
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.cartridge import Cartridge, Scoring


@dataclass(frozen=True)
class MedalWords:
    """One medal: 0, 1 and 2 are bronze, silver and gold."""

    metal: int
    won: bool
    goal: str
    state: str
    """That it is won, or what is missing."""

    @property
    def ink(self) -> int:
        """The colour of the state."""
        return c.BRIGHT_GREEN if self.won else c.MIST


def medal_words(stage: Stage, cartridge: Cartridge, finished: Sequence[Finished]) -> list[MedalWords]:
    """All three."""
    found: list[MedalWords] = []
    for metal, goal in enumerate(goals(cartridge)):
        won = any(reached(goal, cartridge.scoring, one) for one in finished)
        short = missing(goal, cartridge.scoring, finished)
        if won:
            state = stage.text(strings.HAS_IT)
        elif short is None or short <= 0:
            state = stage.text(strings.NOT_YET)
        else:
            words = strings.MISSING_POINTS if cartridge.scoring is Scoring.HIGHEST else strings.TOO_MANY_POINTS
            state = stage.text(words, points=figure(short))
        state = stage.text(strings.MEDAL_STATE, metal=stage.text(METALS[metal]), state=state)
        found.append(MedalWords(metal, won, goal_words(stage.language, cartridge, goal), state))
    return found
