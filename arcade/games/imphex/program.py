"""The program of IMPHEX: a person and the learner, or two people, move in turn, game after game."""

from collections.abc import Sequence

from arcade.games.imphex import LEAVE, WHY, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.book_opponent import Scan
from arcade.games.imphex.console import LeftError
from arcade.games.imphex.look import Look
from arcade.games.imphex.modern import Modern
from arcade.games.imphex.one_player import Pupil
from arcade.games.imphex.opponent import Solutions
from arcade.games.imphex.original import Original
from arcade.games.imphex.rules import Fault, Move, Position
from arcade.games.imphex.scene import cell_of
from arcade.games.imphex.state import Game
from arcade.games.imphex.statistics import Career
from arcade.games.imphex.two_players import Witness
from arcade.games.imphex.view import Company, OnePerson, TwoPeople
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.prompts import YES

LEVEL_SCANS = (Scan.FIXED, Scan.RANDOM, Scan.RANDOM)
GRADUATE = 3
"""The level whose brain was born knowing everything."""
SCOLDED_AT = 4
"""The illegal move of a seat in a game that earns a scolding."""
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
        else:
            self.career = Career(setup.memory, LEVEL_SCANS[setup.level - 1], setup.level == GRADUATE)
        two = setup.seats == 2
        self.company: Company = (TwoPeople if two else OnePerson)(self, self.career)
        self.look: Look = (Original if setup.original else Modern)(self, self.career, self.company)
        self.solutions: Solutions = Solutions()
        self.game = Game()
        self.phase = "opening"
        self._pupil = Pupil(self.look, self.solutions)
        self._imp: Pupil | Witness = Witness(self.look, self.solutions) if two else self._pupil

    @property
    def match(self) -> Match[Position, Move]:
        """The match that is played."""
        return self.game.match

    def play(self) -> Frames[None]:
        try:
            yield from self.look.opening()
            again = True
            while again:
                yield from self.play_game()
                again = yield from self.another()
        except LeftError:
            pass
        self.phase = "over"
        yield from self.look.farewell()

    def play_game(self) -> Frames[None]:
        """One game to its end, with what comes of it."""
        self.game = Game()
        self._pupil.forget_trials()
        self.look.attend()
        self.look.screen(self.match.position)
        while not self.game.over:
            if self.match.position.seat in self.company.SEATS:
                self.phase = "move"
                yield from self.turn()
            else:
                self.phase = "computer"
                yield from self._pupil.turn(self.game)
        self.phase = "end"
        yield from self._imp.ended(self.game)

    def turn(self) -> Frames[None]:
        """Ask a person for a move, once; hints, taking back, reasons and leaving are orders."""
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
            yield from self._imp.why()
            self.look.board.draw(self.match.position)
        elif order is LEAVE and (yield from self.look.console.ask_yes_no(strings.REALLY_LEAVE, default=False)):
            raise LeftError

    def mistake(self, fault: Fault) -> Frames[None]:
        """Answer an invalid or illegal move; the fourth illegal one of a seat in a game earns a scolding."""
        seat, illegal = self.match.position.seat, fault is not Fault.INVALID
        self.game.illegal[seat] += illegal
        self.career.illegal += illegal
        self.look.feel(Mood.CROSS)
        yield from self.look.console.mistake(FAULTS[fault])
        self.look.attend()
        if illegal and self.game.illegal[seat] == SCOLDED_AT:
            yield from self.look.scold()

    def hint(self) -> Frames[None]:
        """Show the imp's advice."""
        self.game.helped = self.aided = True
        board = self.look.board
        move, hopeful = self._imp.advise(self.match.position)
        board.hold(move.origin)
        board.show_cursor(cell_of(move.target), True)
        words = strings.HINTED if hopeful else strings.HOPELESS
        yield from self.look.console.tell(words, HINT_FRAMES, origin=move.origin, target=move.target)
        board.hold(None)
        board.show_cursor(cell_of(move.target), False)

    def take_back(self) -> Frames[None]:
        """Go back to a person's move before; what the computer had in hand goes back as well."""
        if self.match.take_back(lambda seat: seat in self.company.SEATS):
            self.game.helped = self.aided = True
            self._pupil.forget_trials()
            self.look.board.draw(self.match.position)
        else:
            yield from self.look.console.tell(strings.NOTHING_TO_TAKE_BACK)

    def another(self) -> Frames[bool]:
        """Ask for another game; the look may offer to show why meanwhile."""
        while True:
            self.phase = "again"
            key = yield from self.look.ask_again()
            if key not in WHY.keys:
                return key in YES
            yield from self._imp.why()
            self.look.board.draw(self.match.position)

    def learned(self) -> Plain:
        return self.setup.memory if self.original else self.career.plain()

    def state(self) -> dict[str, Plain]:
        brain = self.career.brain
        state: dict[str, Plain] = {
            "phase": self.phase,
            "cells": self.match.position.cells,
            "seat": self.match.position.seat,
            "moves": tuple(tuple(move) for move in self.match.moves),
            "known": brain.known,
            "won": brain.won,
            "lost": brain.lost,
            "taught": brain.taught_in,
            "illegal": sum(self.game.illegal),
            "fouls": self.career.illegal,
            "helped": self.game.helped,
            "run": self.career.run,
            "scan": self.career.scan.value,
        }
        if len(self.company.SEATS) == 2:
            state |= {"illegals": tuple(self.game.illegal), "tally": self.career.tally.plain()}
        return state
