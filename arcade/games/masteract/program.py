"""The program of Active Mastermind: guess, be marked, strike out codes, until the code is found or the marks clash."""

from collections.abc import Sequence

from arcade.families.codes import expected
from arcade.families.codes.breakers import BREAKERS
from arcade.families.codes.code import BROKEN, Marks, marked
from arcade.games.masteract.levels import Fault
from arcade.games.masteract.modern import Modern
from arcade.games.masteract.opponent import stubborn
from arcade.games.masteract.original import Original
from arcade.games.masteract.rules import fault, suspects, worth
from arcade.games.masteract.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought, meanwhile
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.hinted = False
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play_game(self) -> Frames[None]:
        counts: list[int | None] = []
        for seat in range(1 + self.two):
            self.seat = seat
            counts.append((yield from self.siege()))
            if None in counts:
                return
            if isinstance(self.look, Modern) and seat < self.two:
                yield from self.look.end_first()
        if self.two:
            first, second = (count or 0 for count in counts)
            outcome = Outcome.FIRST if first > second else Outcome.SECOND if second > first else Outcome.DRAWN
            self.finish(outcome)
        else:
            outcome = worth(len(self.tries))
            self.finish(outcome, None if self.hinted else len(self.tries))
        yield from self.look.end(outcome)

    def siege(self) -> Frames[int | None]:
        """Break one code; the tries that it took, None if there were no codes left."""
        self.tries, self.secret, self.hinted, self.guess = (), None, False, ""
        yield from self.prepare()
        while True:
            yield from self.choose_guess()
            answer = yield from self.ask_marks()
            if isinstance(answer, Control):
                yield from self.take_back(len(self.tries) - 1)
                continue
            before = self.pool
            self.tries = (*self.tries, (self.guess, answer))
            yield from self.look.move(before)
            if answer == BROKEN and len(self.pool):
                return len(self.tries)
            if not len(self.pool) and not (yield from self.contradiction()):
                return None

    def prepare(self) -> Frames[None]:
        """The player picks a code, in mind or on the board; a hint names one that is hard to break."""
        self.phase = "prepare"
        yield from self.look.begin()
        while True:
            chosen = yield from self.look.ask_ready()
            if chosen is not HINT:
                break
            self.hinted = self.assisted = True
            code = yield from self.think(stubborn(self.task, self.dice.fork(self.seat)))
            yield from self.look.hint(code)
        if isinstance(chosen, str):
            self.secret = chosen
        yield from self.look.begin_guessing()

    def choose_guess(self) -> Frames[None]:
        self.phase, self.marks = "guess", (None, None)
        dice = self.dice.fork(len(self.tries))
        search = self.think(BREAKERS[self.task.guesser](self.pool, self.task.repeats, dice))
        self.guess = yield from meanwhile(search, self.look.think)
        self.report_idea(Idea(None, (self.guess,), value=expected.worth(self.pool, self.guess)))
        yield from self.look.thought()

    def ask_marks(self) -> Frames[Marks | Control]:
        """The marks of the guess, confirmed by the player; or the wish to take the last ones back."""
        if self.secret is not None and isinstance(self.look, Modern):
            answer = marked(self.secret, self.guess)
            yield from self.look.mark(answer)
            return answer
        while True:
            self.phase, self.marks = "places", (None, None)
            places = yield from self.look.ask_places()
            if places is TAKE_BACK:
                return TAKE_BACK
            if isinstance(places, Control):
                yield from self.look.hint_marking()
                continue
            self.phase, self.marks = "elsewhere", (places, None)
            elsewhere = yield from self.look.ask_elsewhere(places)
            if isinstance(elsewhere, Control):
                if elsewhere is HINT:
                    yield from self.look.hint_marking()
                continue
            self.phase, self.marks = "confirm", (places, elsewhere)
            answer = Marks(places, elsewhere)
            wrong = self.fault(answer)
            if wrong is not None:
                yield from self.look.refuse_marks(wrong)
            elif (yield from self.look.ask_right(answer)):
                return answer

    def fault(self, answer: Marks) -> Fault | None:
        """Why marks are impossible; the original noticed only more than four digits."""
        wrong = fault(answer, self.task.repeats, self.guess)
        return None if self.original and wrong is not Fault.TOO_MANY else wrong

    def take_back(self, place: int) -> Frames[None]:
        done = place >= 0
        if done:
            self.assisted = True
            self.tries = self.tries[:place]
        yield from self.look.taken_back(done)

    def contradiction(self) -> Frames[bool]:
        """No code agrees: which marks may be wrong? True when the player changes one and the game goes on."""
        self.phase = "contradiction"
        doubtful = suspects(self.task.repeats, self.tries)
        changing = yield from self.look.ask_change(doubtful)
        if changing:
            yield from self.take_back(doubtful[-1] if doubtful else len(self.tries) - 1)
        else:
            self.finish(Outcome.OVER)
            if isinstance(self.look, Modern):
                yield from self.look.end_clash()
        return changing

    def state(self) -> dict[str, Plain]:
        return {
            **plain_fields(self, "phase", "seat", "secret"),
            "tries": tuple((code, *marks) for code, marks in self.tries),
            **plain_fields(self, "guess", "marks"),
            "left": len(self.pool),
            "hinted": self.hinted,
        }
