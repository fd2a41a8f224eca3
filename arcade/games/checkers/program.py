"""The program of Checkers: two people, or a person and the computer, move in turn, game after game."""

from collections.abc import Sequence

from arcade.games.checkers import DRAW, LEAVE, WRITE
from arcade.games.checkers.file_format import write
from arcade.games.checkers.levels import MASTER
from arcade.games.checkers.look import Look
from arcade.games.checkers.modern import Modern
from arcade.games.checkers.opponent import advising, agreeing, choosing
from arcade.games.checkers.original import Original
from arcade.games.checkers.rules import Move, Position, pieces, squares_of
from arcade.games.checkers.state import PROBLEMS, EndedError, Ending, Plan, State, problem_plan
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought, Writing
from arcade.toolkit.programs.pet_program import PetMatchProgram


class Main(State, PetMatchProgram[Position, Move]):
    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Look = Original(self) if self.original else Modern(self)

    def left(self) -> Frames[None]:
        self.machine.clear()
        return super().left()

    def start(self, seat: int) -> Position:
        del seat
        return self.plan.start

    def begin(self) -> Frames[None]:
        self.people, self.helps, self.watched, self.willed = self.plan.people, 0, False, None
        self.phase = "game"
        yield from super().begin()
        yield from self.replay()
        if self.plan.problem and not self.watched:
            yield from self.look.set_problem(PROBLEMS[self.plan.problem - 1])

    def play_match(self) -> Frames[Outcome]:
        """One game to its end; an opened one, which is played through first, counts if it goes on."""
        if self.watched:
            return self.verdict(self.outcome or 0)
        return (yield from super().play_match())

    def replay(self) -> Frames[None]:
        """Play an opened game through, move by move; a key leads to where its record ends."""
        keyboard, moves = self.machine.keyboard, self.plan.moves
        keyboard.flush()
        hasty = False
        for move in moves:
            before = self.position
            self.match.play(move)
            hasty = hasty or bool(keyboard.take())
            if not hasty:
                yield from self.moved(before, move)
        if hasty:
            self.look.show()
        self.watched = bool(moves) and self.position.outcome() is not None

    def contest(self) -> Frames[int]:
        try:
            return (yield from super().contest())
        except EndedError as ended:
            self.willed = ended.ending
        return self.outcome or 0

    def choose(self) -> Frames[Move | Control]:
        """A person's move; writing down, offering a draw and giving up are seen to here."""
        while True:
            self.phase = "move"
            chosen = yield from self.look.ask_move()
            self.phase = "game"
            if chosen is WRITE:
                self.writings.append(Writing("pdn", write(self.record)))
                yield from self.look.written()
            elif chosen is DRAW:
                yield from self.offer_draw()
            elif chosen is not LEAVE:
                return chosen
            elif (yield from self.look.ask_leave()):
                raise EndedError(Ending.GIVEN_UP)

    def answer(self) -> Frames[Move]:
        yield from self.look.think()
        strength = MASTER if self.plan.problem else self.opponent.strength
        dice = self.dice.fork(len(self.match.moves) + 1000 * self.tally.games)
        return (yield from self.look.thinking(self.think(choosing(strength, self.position, dice))))

    def hint(self) -> Frames[None]:
        self.helps += 1
        yield from self.look.think()
        move, value = yield from self.think(advising(self.position))
        yield from self.look.hint(move, value)

    def taken_back(self, done: bool) -> Frames[None]:
        self.helps += done
        yield from super().taken_back(done)

    def offer_draw(self) -> Frames[None]:
        if self.two:
            agreed = yield from self.look.ask_draw()
        else:
            yield from self.look.think()
            agreed = yield from self.think(agreeing(self.position))
        if agreed:
            raise EndedError(Ending.AGREED)
        yield from self.look.refuse_draw()

    def another(self) -> Frames[bool]:
        again = yield from super().another()
        plan = self.plan
        if not plan.problem:
            people = plan.people if self.two else (1 - plan.people[0],)
            self.plan = Plan(people, Position(book=plan.start.book))
        elif self.solved:
            self.plan = problem_plan(plan.problem % len(PROBLEMS) + 1)
        return again

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "pieces": pieces(position),
            **plain_fields(position, "seat", "book"),
            "people": self.people,
            "moves": tuple(self.match.moves),
            "left": tuple(len(squares_of(side)) for side in (position.black, position.white)),
            "problem": self.plan.problem,
            "helps": self.helps,
            "tally": self.tally.plain(),
        }
