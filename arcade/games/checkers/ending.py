"""How the end of a game is announced: who has won and why, over the board, with a tune."""

from arcade.games.checkers import sounds, strings
from arcade.games.checkers.look import Look
from arcade.games.checkers.state import Ending, Game
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome

SHOWN = 240
"""Frames that it is shown, unless a key is pressed."""
ENDINGS = {
    Ending.ALL_TAKEN: strings.ALL_TAKEN,
    Ending.NO_MOVE: strings.NO_MOVE,
    Ending.THREE_TIMES: strings.THREE_TIMES,
    Ending.NO_PROGRESS: strings.NO_PROGRESS,
    Ending.AGREED: strings.AGREED,
    Ending.GIVEN_UP: strings.GIVEN_UP,
}
RESULTS = {Outcome.DRAWN: strings.DRAWN, Outcome.WON: strings.YOU_WIN, Outcome.LOST: strings.YOU_LOSE}
TUNES = {Outcome.LOST: sounds.LOST, Outcome.DRAWN: sounds.DRAWN}


def announce(look: Look, game: Game, outcome: Outcome, score: int | None) -> Frames[None]:
    """Show how a game has ended, and its points if it has any."""
    text = look.program.text
    if outcome in RESULTS:
        result = text(RESULTS[outcome])
    else:
        result = text(strings.SIDE_WINS, side=text(strings.SIDES[0 if outcome is Outcome.FIRST else 1]))
    lines = [result, "", text(ENDINGS[game.ending])]
    if score is not None:
        lines += ["", text(strings.POINTS, n=score)]
    look.screen(game)
    look.banner(lines)
    look.machine.chime(TUNES.get(outcome, sounds.WON))
    yield from look.machine.pause(SHOWN)
