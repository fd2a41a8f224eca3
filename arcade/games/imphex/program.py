"""The program of IMPHEX: the human moves, the computer tries its moves against what it remembers, and learns."""

from collections.abc import Sequence

from arcade.games.imphex import LEAVE, WHY, strings, tones
from arcade.games.imphex.art import Mood
from arcade.games.imphex.board import cell_of
from arcade.games.imphex.career import Career
from arcade.games.imphex.console import LeftError
from arcade.games.imphex.learner import Choice, Scan, choose, in_hand, trials
from arcade.games.imphex.look import Look
from arcade.games.imphex.modern import Modern
from arcade.games.imphex.original import Original
from arcade.games.imphex.rules import COMPUTER, HUMAN, START, Fault, Move, Position
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
        self.phase = "end"
        if resigned or self.match.position.outcome() == 1:
            yield from self.computer_lost(resigned)
        else:
            yield from self.computer_won()

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
        yield from self.look.console.mistake(FAULTS[fault])
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

    def computer_lost(self, resigned: bool) -> Frames[None]:
        """The human has won: the position in hand is learned."""
        hand = in_hand(self.match.positions)
        assert hand is not None, "nobody can beat the computer before its first move"
        score = self.career.human_won(hand, self.helped)
        self.finish(Outcome.WON, score)
        self.look.feel(Mood.SHOCKED)
        self.machine.chime(tones.WON)
        arrived = self.match.position.arrived() == HUMAN
        ending = strings.YOU_ARRIVED if arrived else strings.I_RESIGN if resigned else strings.I_AM_STUCK
        yield from self.look.console.tell(ending)
        self.look.feel(Mood.SAD)
        yield from self.look.lesson()
        self.look.scores()
        yield from self.look.console.tell(self.ornament.pick(strings.LEARNED))
        if self.career.brain.taught_in == self.career.brain.games:
            yield from self.look.console.tell(strings.COMPLETE)

    def computer_won(self) -> Frames[None]:
        """The computer has won, and has nothing to learn."""
        self.career.computer_won()
        self.finish(Outcome.LOST)
        self.look.feel(Mood.GLAD)
        self.machine.chime(tones.LOST)
        arrived = self.match.position.arrived() == COMPUTER
        yield from self.look.console.tell(strings.I_ARRIVED if arrived else strings.YOU_ARE_STUCK)
        self.look.scores()
        relieved = self.career.brain.relieved
        yield from self.look.console.tell(strings.RELIEF if relieved else self.ornament.pick(strings.GLOATING))

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
