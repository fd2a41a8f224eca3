"""The end of a game: a banner with a tune for what happened, and the question whether to play again."""

from arcade.machine.machine import Frames
from arcade.machine.speaker import Kind
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.letters.headline import extent, headline
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import colour, pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.sound.jingles import DRAW, LOSE, WIN
from arcade.toolkit.sound.player import player
from arcade.toolkit.sound.score import Score
from arcade.toolkit.sound.tunes import Tune, length
from arcade.toolkit.words import capitals
from arcade.toolkit.words.sentences import ANOTHER_GAME

TONE = ((0.1, 2.0), (0.05, None), (0.2, 9.0))

WORDS = {
    Outcome.WON: capitals.YOU_WIN,
    Outcome.LOST: capitals.YOU_LOSE,
    Outcome.DRAWN: Text("A DRAW", "REMIZĂ"),
    Outcome.OVER: Text("GAME OVER", "SFÂRȘIT"),
    Outcome.FIRST: Text("PLAYER 1 WINS", "CÂȘTIGĂ JUCĂTORUL 1"),
    Outcome.SECOND: Text("PLAYER 2 WINS", "CÂȘTIGĂ JUCĂTORUL 2"),
}
_GLAD, _SAD, _EVEN = "RYGCM", "WWC", "WYY"
INSIDE = COLUMNS - 4
"""Columns for words within the box."""
DEAF = 35
"""Frames for which the question whether to play again is deaf: who was still playing hard has not seen it."""
STAYS = 40
"""Frames that the words stay after the phrase."""
TURN = 5
"""Frames after which the colours of a victory move on."""


def ceremony(
    program: Program[Spectrum],
    outcome: Outcome,
    words: Text | None = None,
    row: int = 9,
    jingle: Tune | Score | None = None,
) -> Frames[None]:
    """Show how a game ended in big words with a phrase, over the picture, which is as before when it is over.

    A key ends it early. At a victory the letters' colours run and the border plays along, unless the run is calm.
    """
    machine = program.machine
    border = machine.border_colour
    shown = program.text(words or WORDS[outcome])
    glad = outcome in (Outcome.WON, Outcome.FIRST, Outcome.SECOND)
    inks = _GLAD if glad else _SAD if outcome is Outcome.LOST else _EVEN
    phrase = jingle or (WIN if glad else LOSE if outcome is Outcome.LOST else DRAW)
    _, left, height, width = extent(shown, row, 2, INSIDE)
    left, width = left - 2, width + 4
    covered = lift_cells(machine, row - 2, left, height + 4, width)
    box(machine, row - 2, left, height + 4, width, pair("Wk"), ROUND)
    band = player(machine, phrase) if isinstance(phrase, Score) else None
    if not isinstance(phrase, Score):
        machine.chime(phrase, Kind.MUSIC)
    seconds = phrase.seconds if isinstance(phrase, Score) else length(phrase)
    machine.keyboard.flush()
    for frame in range(round(seconds * 50) + STAYS):
        if band:
            band.step()
        if frame == 0 or (glad and not program.calm and frame % TURN == 0):
            turned = frame // TURN % len(inks)
            headline(machine, shown, row, inks[turned:] + inks[:turned], "k", None, 2, INSIDE)
            if glad and not program.calm:
                machine.border(colour(inks[turned])[0])
        yield
        if machine.keyboard.take():
            break
    machine.border(border)
    if band:
        band.stop()
    machine.speaker.cut(machine.now)
    covered.put_back(machine)


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
