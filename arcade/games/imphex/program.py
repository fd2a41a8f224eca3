"""The program of IMPHEX: a person and the learner, or two people, move in turn, game after game."""

from collections.abc import Sequence

from arcade.games.imphex import LEAVE, WHY
from arcade.games.imphex.evaluator import belief
from arcade.games.imphex.look import Look
from arcade.games.imphex.modern import Modern
from arcade.games.imphex.opponent import Solutions, advice, choose, exact_advice, in_hand, trials
from arcade.games.imphex.original import Original
from arcade.games.imphex.rules import START, Fault, Move, Position
from arcade.games.imphex.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.pet_console import LeftError
from arcade.toolkit.programs.pet_program import PetMatchProgram


class ResignedError(Exception):
    """The computer finds no move that it has not lost with."""


class Main(State, PetMatchProgram[Position, Move]):
    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Look = Original(self) if self.original else Modern(self)
        self.solutions = Solutions()

    def start(self, seat: int) -> Position:
        del seat
        return START

    def begin(self) -> Frames[None]:
        self.clear()
        yield from super().begin()

    def contest(self) -> Frames[int]:
        """To its end, or until the computer resigns; what the player has won with is learned."""
        try:
            ended = yield from super().contest()
        except ResignedError:
            self.resigned, ended = True, 1
        self.phase = "end"
        if not self.two:
            if ended == 1:
                self.career.human_won(in_hand(self.match.positions), self.helped)
            else:
                self.career.computer_won()
            self.accumulates_score = ended == 1 and not self.helped
        return ended

    def points(self, outcome: Outcome) -> int | None:
        """The games won in a row without help."""
        return self.career.run if outcome is Outcome.WON and not self.helped else None

    def choose(self) -> Frames[Move | Control]:
        """Ask a person for a move; reasons and leaving are seen to here, and mistakes answered."""
        while True:
            self.phase = "move"
            asked = yield from self.look.ask_move()
            if asked is WHY:
                yield from self.look.why()
            elif asked is LEAVE:
                if (yield from self.look.ask_leave()):
                    raise LeftError
            elif isinstance(asked, Control):
                return asked
            elif (fault := self.position.fault(asked)) is not None:
                yield from self.mistake(fault)
            else:
                return asked

    def mistake(self, fault: Fault) -> Frames[None]:
        """Answer an invalid or illegal move; the fourth illegal one of a seat in a game earns a scolding."""
        seat, illegal = self.position.seat, fault is not Fault.INVALID
        self.illegal[seat] += illegal
        self.career.illegal += illegal
        yield from self.look.refuse_move(fault)
        if illegal and self.illegal[seat] == 4:
            yield from self.look.scold()

    def answer(self) -> Frames[Move]:
        """Try the moves against the list; play one, or resign."""
        self.phase = "computer"
        position, career = self.position, self.career
        choice = choose(position, trials(position, career.scan, self.dice), career.brain.known)
        self.tried = (position, choice)
        if choice.move is not None:
            self.report_idea(belief(position, choice.move, career.certain))
        yield from self.look.think()
        if choice.move is None:
            raise ResignedError
        return choice.move

    def hint(self) -> Frames[None]:
        """The move that promises most against what the learner knows; between two people the best there is."""
        self.helped = True
        if self.two:
            move, hopeful = exact_advice(self.position, self.solutions)
        else:
            move, hopeful = advice(self.position, self.career.scan, self.career.brain.known, self.solutions)
        yield from self.look.hint(move, hopeful)

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            self.helped = True
            self.forget_trials()
        yield from super().taken_back(done)

    def learned(self) -> Plain:
        return self.setup.memory if self.original else self.career.plain()

    def state(self) -> dict[str, Plain]:
        brain = self.career.brain
        state: dict[str, Plain] = {
            "phase": self.phase,
            **plain_fields(self.position, "cells", "seat"),
            "moves": tuple(tuple(move) for move in self.match.moves),
            **plain_fields(brain, "known", "won", "lost"),
            "taught": brain.taught_in,
            "illegal": sum(self.illegal),
            "fouls": self.career.illegal,
            "helped": self.helped,
            "run": self.career.run,
            "scan": self.career.scan.value,
        }
        if self.two:
            state |= {"illegals": tuple(self.illegal), "tally": self.tally.plain()}
        return state
