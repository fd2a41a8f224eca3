"""The end of a game: what each outcome is called, and the question whether to play again."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.words import capitals
from arcade.toolkit.words.sentences import ANOTHER_GAME

TONE = ((0.1, 2.0), (0.05, None), (0.2, 9.0))

WORDS = {
    Outcome.WON: capitals.YOU_WIN,
    Outcome.LOST: capitals.YOU_LOSE,
    Outcome.DRAWN: Text("A DRAW"),
    Outcome.OVER: Text("GAME OVER"),
    Outcome.FIRST: Text("PLAYER 1 WINS"),
    Outcome.SECOND: Text("PLAYER 2 WINS"),
}
DEAF = 35
"""Frames for which the question whether to play again is deaf: who was still playing hard has not seen it."""


def ask_again(
    program: Program[Spectrum], row: int = 23, colours: int = pair("Wb"), question: Text = ANOTHER_GAME
) -> Frames[bool]:
    """Ask for another game on a row of its own; fire, Return or a click mean yes. The row is as before afterwards."""
    machine = program.machine
    covered = lift_cells(machine, row, 0, 1, COLUMNS)
    centred(machine, row, program.text(question), colours)
    machine.chime(TONE)
    yield from machine.wait(DEAF)
    again = yield from ask_yes_no(machine, at_row(program, row))
    covered.put_back(machine)
    return again
