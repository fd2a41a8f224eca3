"""The program of IMPHEX: the human moves, the computer tries its moves against what it remembers, and learns."""

from collections.abc import Sequence

from arcade.games.imphex import LEAVE, WHY, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.board import cell_of
from arcade.games.imphex.career import Career
from arcade.games.imphex.console import LeftError
from arcade.games.imphex.ending import announce_loss, announce_win
from arcade.games.imphex.learner import Choice, Scan, choose, in_hand, trials
from arcade.games.imphex.look import Look
from arcade.games.imphex.modern import Modern
from arcade.games.imphex.original import Original
from arcade.games.imphex.rules import HUMAN, START, Fault, Move, Position
from arcade.games.imphex.sparring import Solutions, advice
from arcade.games.imphex.why import show_why
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.plain import Plain
from arcade.toolkit.position import Match
from arcade.toolkit.program import Outcome, Program, Setup, Thought
from arcade.toolkit.prompts import YES

LEVEL_SCANS = (Scan.FIXED, Scan.RANDOM, Scan.RANDOM)
GRADUATE = 3
"""The level whose brain was born knowing everything."""
SCOLDED_AT = 4
"""The illegal move of a game that earns a scolding."""
FAULTS = {
    Fault.INVALID: strings.INVALID,
    Fault.NOBODY: strings.NOBODY,
    Fault.OWN: strings.OWN,
    Fault.TAKEN: strings.TAKEN,
    Fault.NO_CAPTURE: strings.NO_CAPTURE,
    Fault.TOO_FAR: strings.TOO_FAR,
}
HINT_FRAMES = 150


class Main(Program[Pet]):
    """One sitting: game after game until the player has had enough."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        if setup.original:
            # The article's program forgot everything when it was switched off.
            self.career = Career(None, Scan.FIXED)
            self.look: Look = Original(self, self.career)
        else:
            self.career = Career(setup.memory, LEVEL_SCANS[setup.level - 1], setup.level == GRADUATE)
            self.look = Modern(self, self.career)
        self.match: Match[Position, Move] = Match(START)
        self.tried: tuple[Position | None, Choice] = (None, Choice(None))
        """The position in which the computer last chose, and what it came to."""
        self.illegal = 0
        """Illegal moves of this game."""
        self.helped = False
        self.phase = "opening"
        self._solutions: Solutions = Solutions()

    def play(self) -> Frames[None]:
        try:
            yield from self.look.opening()
            again = True
            while again:
                yield from self.game()
                again = yield from self.another()
        except LeftError:
            pass
        self.phase = "over"
        yield from self.look.farewell()

    def game(self) -> Frames[None]:
        """One game to its end, with what comes of it."""
        self.match = Match(START)
        self.tried, self.illegal, self.helped = (None, Choice(None)), 0, False
        self.look.feel(Mood.WAITING)
        self.look.screen(self.match.position)
        resigned = False
        while self.match.position.outcome() is None and not resigned:
            if self.match.position.seat == HUMAN:
                yield from self.human_turn()
            else:
                resigned = not (yield from self.computer_turn())
        yield from self.ended(resigned)

    def human_turn(self) -> Frames[None]:
        """Ask until a move is legal; hints, taking back, reasons and leaving are orders."""
        self.phase = "move"
        asked = yield from self.look.ask_move(self.match.position)
        if isinstance(asked, Control):
            yield from self.obey(asked)
            return
        fault = self.match.position.fault(asked)
        if fault is not None:
            yield from self.mistake(fault)
            return
        before = self.match.position
        self.match.play(asked)
        yield from self.look.board.slide(before, asked)

    def obey(self, order: Control) -> Frames[None]:
        """Follow an order given instead of a move."""
        if order is HINT:
            yield from self.hint()
        elif order is TAKE_BACK:
            yield from self.take_back()
        elif order is WHY:
            yield from show_why(self.look, *self.tried)
            self.look.board.draw(self.match.position)
        elif order is LEAVE and (yield from self.look.console.ask_yes_no(strings.REALLY_LEAVE, default=False)):
            raise LeftError

    def mistake(self, fault: Fault) -> Frames[None]:
        """Answer an invalid or illegal move; the fourth illegal one of a game earns a scolding."""
        if fault is not Fault.INVALID:
            self.illegal += 1
            self.career.illegal += 1
        self.look.feel(Mood.CROSS)
        yield from self.look.console.mistake(FAULTS[fault])
        self.look.feel(Mood.WAITING)
        if self.illegal == SCOLDED_AT and fault is not Fault.INVALID:
            yield from self.look.scold()

    def computer_turn(self) -> Frames[bool]:
        """Try the moves against the list; false when the computer resigns."""
        self.phase = "computer"
        position, known = self.match.position, self.career.brain.known
        choice = choose(position, trials(position, self.career.scan, self.dice), known)
        self.tried = (position, choice)
        yield from self.look.thinking()
        if choice.move is None:
            return False
        self.match.play(choice.move)
        yield from self.look.board.slide(position, choice.move)
        return True

    def hint(self) -> Frames[None]:
        """Show the move that promises most against what the computer knows."""
        self.helped = True
        career, board = self.career, self.look.board
        move, hopeful = advice(self.match.position, career.scan, career.brain.known, self._solutions)
        board.hold(move.origin)
        board.show_cursor(cell_of(move.target), True)
        words = strings.HINTED if hopeful else strings.HOPELESS
        yield from self.look.console.tell(words, HINT_FRAMES, origin=move.origin, target=move.target)
        board.hold(None)
        board.show_cursor(cell_of(move.target), False)

    def take_back(self) -> Frames[None]:
        """Go back to the human's move before; what the computer had in hand goes back as well."""
        if self.match.take_back(lambda seat: seat == HUMAN):
            self.helped = True
            self.tried = (None, Choice(None))
            self.look.board.draw(self.match.position)
        else:
            yield from self.look.console.tell(strings.NOTHING_TO_TAKE_BACK)

    def ended(self, resigned: bool) -> Frames[None]:
        """Take the result down, then announce it: what the human won with is learned."""
        self.phase = "end"
        position = self.match.position
        if resigned or position.outcome() == 1:
            hand = in_hand(self.match.positions)
            if hand is None:
                raise RuntimeError("nobody can win before the computer has moved")
            self.finish(Outcome.WON, self.career.human_won(hand, self.helped))
            yield from announce_loss(self.look, position, resigned)
        else:
            self.career.computer_won()
            self.finish(Outcome.LOST)
            yield from announce_win(self.look, position)

    def another(self) -> Frames[bool]:
        """Ask for another game; the look may offer to show why meanwhile."""
        while True:
            self.phase = "again"
            key = yield from self.look.ask_again()
            if key not in WHY.keys:
                return key in YES
            yield from show_why(self.look, *self.tried)
            self.look.board.draw(self.match.position)

    def learned(self) -> Plain:
        return self.setup.memory if self.original else self.career.plain()

    def state(self) -> dict[str, Plain]:
        brain = self.career.brain
        return {
            "phase": self.phase,
            "cells": self.match.position.cells,
            "seat": self.match.position.seat,
            "moves": tuple(tuple(move) for move in self.match.moves),
            "known": brain.known,
            "won": brain.won,
            "lost": brain.lost,
            "taught": brain.taught_in,
            "illegal": self.illegal,
            "fouls": self.career.illegal,
            "helped": self.helped,
            "run": self.career.run,
            "scan": self.career.scan.value,
        }
