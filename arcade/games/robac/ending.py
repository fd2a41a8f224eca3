"""The end of a game in the drawn looks."""

from arcade.games.robac.rules import World
from arcade.games.robac.strings import BELOW_NOTHING
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.sound.phrases import Phrases

FINE_SCORE = 500
"""From this score on the end is celebrated."""
ROW = 22


def close(program: Program[Spectrum], world: World, result: Count, ends: Phrases) -> Frames[None]:
    """The result and its music."""
    message = MessageLine(program.machine, ROW, pair("Yb"), rows=2)
    message.say(program.text(BELOW_NOTHING) if world.score < 0 else program.text(result, n=world.score))
    return ceremony(program, Outcome.OVER, jingle=ends.of(Outcome.WON if world.score >= FINE_SCORE else Outcome.LOST))
