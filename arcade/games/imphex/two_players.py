"""The imp as a witness of two people's games: it watches, advises either of them, and learns nothing."""

from arcade.games.imphex import strings
from arcade.games.imphex.ending import announce_duel
from arcade.games.imphex.look import Look
from arcade.games.imphex.opponent import Solutions, exact_advice
from arcade.games.imphex.rules import Move, Position
from arcade.games.imphex.state import Game
from arcade.machine.machine import Frames
from arcade.toolkit.flow.contest import verdict


class Witness:
    """Counts the games of two people."""

    def __init__(self, look: Look, solutions: Solutions) -> None:
        self.look = look
        self._solutions = solutions

    def advise(self, position: Position) -> tuple[Move, bool]:
        """The best move of the side to move, and whether it wins by force."""
        return exact_advice(position, self._solutions)

    def why(self) -> Frames[None]:
        """It has moved nothing."""
        yield from self.look.console.tell(strings.NOT_MY_MOVES)

    def ended(self, game: Game) -> Frames[None]:
        """Count the game, then announce it."""
        position = game.match.position
        ended = position.outcome()
        if ended is None:
            raise RuntimeError("two people play until one has won")
        career = self.look.career
        outcome = verdict(ended, self.look.company.SEATS)
        career.tally = career.tally.after(outcome)
        self.look.program.finish(outcome)
        yield from announce_duel(self.look, position, winner=0 if ended == 1 else 1)
