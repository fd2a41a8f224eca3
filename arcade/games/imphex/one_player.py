"""The imp as a pupil: it has the upper pawns, tries its moves against what it remembers, and learns when it loses."""

from arcade.games.imphex.book_opponent import Choice, choose, in_hand, trials
from arcade.games.imphex.ending import announce_loss, announce_win
from arcade.games.imphex.explanations import show_why
from arcade.games.imphex.look import Look
from arcade.games.imphex.opponent import Solutions, advice
from arcade.games.imphex.rules import Move, Position
from arcade.games.imphex.state import Game
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome


class Pupil:
    """Plays, gives reasons, and takes the results of its games down."""

    def __init__(self, look: Look, solutions: Solutions) -> None:
        self.look = look
        self.career = look.career
        self._solutions = solutions
        self._tried: tuple[Position | None, Choice] = (None, Choice(None))
        """The position in which it last chose, and what it came to."""

    def forget_trials(self) -> None:
        """There is no last choice, or no more: a game begins, or a move was taken back."""
        self._tried = (None, Choice(None))

    def turn(self, game: Game) -> Frames[None]:
        """Try the moves against the list; play one, or resign."""
        position, dice = game.match.position, self.look.program.dice
        choice = choose(position, trials(position, self.career.scan, dice), self.career.brain.known)
        self._tried = (position, choice)
        yield from self.look.thinking()
        if choice.move is None:
            game.resigned = True
            return
        game.match.play(choice.move)
        yield from self.look.board.slide(position, choice.move)

    def advise(self, position: Position) -> tuple[Move, bool]:
        """The move that promises most against what it knows, and whether it can win."""
        return advice(position, self.career.scan, self.career.brain.known, self._solutions)

    def why(self) -> Frames[None]:
        """Show why it moved as it did."""
        yield from show_why(self.look, *self._tried)

    def ended(self, game: Game) -> Frames[None]:
        """Take the result down, then announce it: what the human won with is learned."""
        position, program = game.match.position, self.look.program
        if game.resigned or position.outcome() == 1:
            hand = in_hand(game.match.positions)
            if hand is None:
                raise RuntimeError("nobody can win before the computer has moved")
            program.adds_up = not game.helped
            program.finish(Outcome.WON, self.career.human_won(hand, game.helped))
            yield from announce_loss(self.look, position, game.resigned)
        else:
            self.career.computer_won()
            program.adds_up = False
            program.finish(Outcome.LOST)
            yield from announce_win(self.look, position)
