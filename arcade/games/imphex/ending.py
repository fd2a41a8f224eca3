"""What is said and shown at the end of a game, once the result has been taken down and the position learned."""

from arcade.games.imphex import sounds, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.look import Look
from arcade.games.imphex.rules import COMPUTER, HUMAN, Position
from arcade.machine.machine import Frames


def announce_loss(look: Look, position: Position, resigned: bool) -> Frames[None]:
    """The computer has lost: it says how, learns, shows the score and says so in words that change."""
    console, brain = look.console, look.career.brain
    look.feel(Mood.SHOCKED)
    look.machine.chime(sounds.WON)
    arrived = position.arrived() == HUMAN
    ending = strings.YOU_ARRIVED if arrived else strings.I_RESIGN if resigned else strings.I_AM_STUCK
    yield from console.tell(ending)
    look.feel(Mood.SAD)
    yield from look.lesson()
    look.scores()
    yield from console.tell(look.program.ornament.pick(strings.LEARNED))
    if brain.taught_in == brain.games:
        yield from console.tell(strings.COMPLETE)


def announce_win(look: Look, position: Position) -> Frames[None]:
    """The computer has won: it says how and shows the score; its first win may be a relief."""
    console = look.console
    look.feel(Mood.GLAD)
    look.machine.chime(sounds.LOST)
    yield from console.tell(strings.I_ARRIVED if position.arrived() == COMPUTER else strings.YOU_ARE_STUCK)
    look.scores()
    relieved = look.career.brain.relieved
    yield from console.tell(strings.RELIEF if relieved else look.program.ornament.pick(strings.GLOATING))


def announce_duel(look: Look, position: Position, winner: int) -> Frames[None]:
    """One of two people has won: the imp says how, shows the score, and that it has learned nothing."""
    look.feel(Mood.GLAD)
    look.machine.chime(sounds.WON)
    ending = strings.PLAYER_BLOCKS if position.arrived() is None else strings.PLAYER_ARRIVED
    yield from look.console.tell(ending, n=winner + 1)
    look.scores()
    yield from look.console.tell(strings.I_WATCHED)
