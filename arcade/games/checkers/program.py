"""The program of Checkers: two people, or a person and the computer, move in turn, game after game."""

from collections.abc import Sequence

from arcade.games.checkers import DRAW, LEAVE, WRITE, sounds, strings
from arcade.games.checkers.bitboard import squares_of
from arcade.games.checkers.console import LeftError
from arcade.games.checkers.ending import announce
from arcade.games.checkers.look import Look
from arcade.games.checkers.modern import Modern
from arcade.games.checkers.opponent import STRENGTHS, Level, advising, agreeing, choosing
from arcade.games.checkers.original import Original
from arcade.games.checkers.pdn import write
from arcade.games.checkers.puzzles import PROBLEMS
from arcade.games.checkers.rules import Move, Position, pieces
from arcade.games.checkers.state import EndedError, Ending, Game, Plan, problem_plan
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought, Writing
from arcade.toolkit.flow.contest import Tally, contest, verdict

HINT_FRAMES = 200
HOPE = 250
"""A value, in hundredths of a man, that promises a win."""


class Main(Program[Pet]):
    """One sitting: game after game until the player has had enough."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Look = (Original if setup.original else Modern)(self)
        self.game = Game(Plan((0, 1) if setup.seats == 2 else (0,)))
        self.tally = Tally()
        self.phase = "opening"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that aren't the computer's."""
        return self.game.plan.people

    @property
    def match(self) -> Match[Position, Move]:
        """The match that is played."""
        return self.game.match

    def play(self) -> Frames[None]:
        try:
            plan = yield from self.look.opening()
            while True:
                outcome = yield from self.play_game(plan)
                self.phase = "again"
                following = yield from self.another(plan, outcome)
                if following is None:
                    break
                plan = following
        except LeftError:
            pass
        if self.phase == "opening":
            self.machine.clear()
        self.phase = "over"
        yield from self.look.farewell()

    def play_game(self, plan: Plan) -> Frames[Outcome]:
        """One game to its end: an opened one is played through first."""
        self.game = Game(plan)
        self.phase = "game"
        self.look.screen(self.game)
        try:
            yield from self.replay()
            if plan.problem:
                moves = PROBLEMS[plan.problem - 1].moves
                yield from self.look.console.tell(strings.WHITE_WINS_IN, HINT_FRAMES, n=moves)
            yield from contest(self, self.match, self.people)
        except EndedError as ended:
            self.game.end(ended.ending)
        return (yield from self.ended())

    def replay(self) -> Frames[None]:
        """Play an opened game through, move by move; a key leads to where its record ends."""
        keyboard, moves = self.machine.keyboard, self.game.plan.moves
        keyboard.flush()
        hasty = False
        for move in moves:
            before = self.match.position
            self.match.play(move)
            hasty = hasty or bool(keyboard.take())
            if not hasty:
                yield from self.moved(before, move)
        if hasty:
            self.look.screen(self.game)
        self.game.watched = bool(moves) and self.match.position.outcome() is not None

    def choose(self) -> Frames[Move | Control]:
        """A person's move; writing down, offering a draw and giving up are seen to here."""
        while True:
            self.phase = "move"
            chosen = yield from self.look.ask_move(self.match.position)
            self.phase = "game"
            if not isinstance(chosen, Control) or chosen not in (WRITE, DRAW, LEAVE):
                return chosen
            if chosen is WRITE:
                yield from self.write_down()
            elif chosen is DRAW:
                yield from self.offer_draw()
            elif (yield from self.look.console.ask_yes_no(strings.REALLY_LEAVE, default=False)):
                raise EndedError(Ending.GIVEN_UP)

    def answer(self) -> Frames[Move]:
        """The computer's move; in problems it is always the master's."""
        self.look.thinking()
        level = Level.MASTER if self.game.plan.problem else Level(self.setup.level)
        dice = self.dice.fork(len(self.match.moves) + 1000 * self.tally.games)
        return (yield from self.think(choosing(self.match.position, STRENGTHS[level], dice)))

    def moved(self, before: Position, move: Move) -> Frames[None]:
        """Show a move that has just been played."""
        yield from self.look.show_move(before, move, self.game)

    def hint(self) -> Frames[None]:
        """Show the best move known."""
        self.game.helps += 1
        self.look.thinking()
        move, value = yield from self.think(advising(self.match.position))
        words = strings.HINTED if value > HOPE else strings.HINTED_LOST if value < -WIN // 8 else strings.HINTED_EVEN
        self.look.mark_hint(move)
        yield from self.look.console.tell(words, HINT_FRAMES, move=self.look.spelt(move))
        self.look.board.mark()

    def taken_back(self, done: bool) -> Frames[None]:
        """Show the position before the moves taken back."""
        self.game.helps += done
        self.look.screen(self.game)
        if not done:
            yield from self.look.console.refuse(strings.NOTHING_TO_TAKE_BACK)

    def write_down(self) -> Frames[None]:
        """Hand the game out as a record."""
        record = self.game.record(self.look.side.names(self.people))
        self.writings.append(Writing("pdn", write(record)))
        self.machine.chime(sounds.CHOSEN)
        yield from self.look.console.tell(strings.WRITTEN)

    def offer_draw(self) -> Frames[None]:
        """Ask the other side whether it takes a draw."""
        if len(self.people) == 2:
            other = self.text(strings.SIDES[1 - self.match.position.seat])
            agreed = yield from self.look.console.ask_yes_no(strings.OFFERED, default=False, side=other)
        else:
            self.look.thinking()
            agreed = yield from self.think(agreeing(self.match.position))
        if agreed:
            raise EndedError(Ending.AGREED)
        yield from self.look.console.tell(strings.REFUSED)

    def ended(self) -> Frames[Outcome]:
        """Take the result down and announce it."""
        game = self.game
        ended = game.outcome
        if ended is None:
            raise RuntimeError("the game goes on")
        outcome = verdict(ended, self.people)
        score = game.points(self.people[0]) if outcome is Outcome.WON else None
        if not game.watched:
            self.tally = self.tally.after(outcome)
            self.finish(outcome, score)
        yield from announce(self.look, game, outcome, score)
        return outcome

    def another(self, plan: Plan, outcome: Outcome) -> Frames[Plan | None]:
        """What is played next: the sides change, or the next problem is set; None when that is all."""
        ask = self.look.console.ask_yes_no
        if plan.problem:
            solved = outcome is Outcome.WON
            if not (yield from ask(strings.NEXT_PROBLEM if solved else strings.SAME_PROBLEM, default=True)):
                return None
            return problem_plan(plan.problem % len(PROBLEMS) + 1) if solved else plan
        if not (yield from ask(strings.AGAIN, default=True)):
            return None
        people = plan.people if len(plan.people) == 2 else (1 - plan.people[0],)
        return Plan(people, Position(book=plan.start.book))

    def state(self) -> dict[str, Plain]:
        position = self.match.position
        return {
            "phase": self.phase,
            "pieces": pieces(position),
            "seat": position.seat,
            "book": position.book,
            "people": self.people,
            "moves": tuple(self.match.moves),
            "left": tuple(len(squares_of(side)) for side in (position.black, position.white)),
            "problem": self.game.plan.problem,
            "helps": self.game.helps,
            "tally": self.tally.plain(),
        }
