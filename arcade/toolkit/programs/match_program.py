"""The program of a board game: match after match, against the computer or of two people."""

from abc import abstractmethod

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match, Move, P
from arcade.toolkit.contract.program import M
from arcade.toolkit.flow.square_names import choose_named
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.board_look import BoardLook, SquareLook
from arcade.toolkit.programs.contest import contest, verdict
from arcade.toolkit.programs.game_program import GameProgram
from arcade.toolkit.programs.match_state import MatchState


class MatchProgram(MatchState[M, P, Move], GameProgram[M]):
    """Asks who starts, plays, announces the end, asks for another game; the moves are the rules' (see `contest`)."""

    look: BoardLook[M, P, Move]

    def play_game(self) -> Frames[None]:
        yield from self.begin()
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        outcome = yield from self.play_match()
        yield from self.ended(outcome)

    @abstractmethod
    def start(self, seat: int) -> P:
        """The position that a game begins with."""

    def begin(self) -> Frames[None]:
        """The board, and who moves first."""
        self.match = Match(self.start(0))
        yield from self.look.begin()
        self.match = Match(self.start((yield from self.first_seat())))

    def first_seat(self) -> Frames[int]:
        """Who moves first: as the player says; two people take turns."""
        if self.two:
            return self.tally.games % 2
        return (yield from self.agreed(self.look.ask_starter(), 0))

    def play_match(self) -> Frames[Outcome]:
        """Play the match to its end, add it to the tally and announce it; two people get no points."""
        outcome = self.verdict((yield from self.contest()))
        self.tally = self.tally.after(outcome)
        self.finish(outcome, None if self.two else self.points(outcome))
        return outcome

    def contest(self) -> Frames[int]:
        """Play the match to its end: 1 when seat 0 has won, -1 when seat 1 has, 0 for a draw."""
        return contest(self, self.match, self.people)

    def verdict(self, ended: int) -> Outcome:
        """What the position's outcome is in the player's eyes; of two people, which has won."""
        return verdict(ended, self.people)

    def ended(self, outcome: Outcome) -> Frames[None]:
        """The match is over."""
        yield from self.look.end(outcome)

    @abstractmethod
    def points(self, outcome: Outcome) -> int | None:
        """The score of one who plays alone, the match just played counted in; None if it deserves none."""

    @abstractmethod
    def choose(self) -> Frames[Move | Control]:
        """Let a person choose a legal move, or ask for a hint or for a move back."""

    @abstractmethod
    def answer(self) -> Frames[Move]:
        """The computer's move."""

    def moved(self, before: P, move: Move) -> Frames[None]:
        """A move has been made."""
        yield from self.look.move(before, move)

    @abstractmethod
    def hint(self) -> Frames[None]:
        """Advise the person whose turn it is."""

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(done)


class SquareProgram(MatchProgram[M, P, Move]):
    """A board game whose move is a square, chosen by the cursor, a click, or its letter and digit."""

    look: SquareLook[M, P, Move]
    cell: Cell = (0, 0)
    """Where the cursor is, rows counted from the top."""

    @abstractmethod
    def move_at(self, cell: Cell) -> Move:
        """The move that a square means, legal or not."""

    def choose(self) -> Frames[Move | Control]:
        yield from self.look.prompt()
        while True:
            chosen = yield from choose_named(self, self.look, self.cell, self.position.seat, self.look.walk)
            if chosen in (HINT, TAKE_BACK):
                return chosen
            if isinstance(chosen, Control):
                self.marked = not self.marked
                yield from self.look.switch()
            elif chosen is not None:
                self.cell = chosen
                move = self.move_at(chosen)
                if move in self.position.moves():
                    return move
                yield from self.look.refuse_square(chosen)
