"""How a race ended: who won, what is said of it, how times are written."""

from arcade.games.hurdles import strings
from arcade.games.hurdles.world import FRAME_MS, Race, Runner
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text

CLEAN, GOOD, ENOUGH = 0, 2, 4
"""Hurdles that may fall at most in a race that is called so."""


def rating(fallen: int) -> tuple[Text, str]:
    """What is said of a race with so many fallen hurdles, and the ink of the words."""
    for most, words, ink in ((CLEAN, strings.CLEAN, "Y"), (GOOD, strings.GOOD, "W"), (ENOUGH, strings.ENOUGH, "W")):
        if fallen <= most:
            return words, ink
    return strings.TOO_MANY, "C"


def outcome(race: Race) -> Outcome:
    """How a race ended: alone few fallen hurdles win; of two, who needed less time."""
    first = race.runners[0]
    if race.lanes == 1:
        return Outcome.WON if first.fallen <= ENOUGH else Outcome.LOST
    second = race.runners[1]
    if first.time == second.time:
        return Outcome.DRAWN
    return Outcome.FIRST if first.time < second.time else Outcome.SECOND


def glad(race: Race, runner: Runner) -> bool:
    """Whether who has arrived has something to be glad about: alone a race won, of two a race that is not lost."""
    if race.lanes == 1:
        return outcome(race) is Outcome.WON
    return all(not other.arrived or other.time >= runner.time for other in race.runners)


def seconds(frames: int) -> str:
    """Frames as seconds with a decimal."""
    tenths = frames * FRAME_MS // 100
    return f"{tenths // 10}.{tenths % 10}"
