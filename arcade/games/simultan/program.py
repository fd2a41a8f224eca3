"""The program of Simultaneous Equations: who writes into the square, puzzle after puzzle, what was learned.

One player solves a puzzle against the clock; two find the digits of one puzzle in turn.
"""

from collections.abc import Sequence

from arcade.games.simultan import CLEAR, FINISH, PENCIL, SPIN, strings
from arcade.games.simultan.arithmetic import mistaken
from arcade.games.simultan.look import BUTTONS, Click, Command, Ending, EquationsLook, Hands, State, Step, reason
from arcade.games.simultan.modern import Modern
from arcade.games.simultan.original import Original
from arcade.games.simultan.puzzles import composed, noted
from arcade.games.simultan.rules import LINES, SIDE, Clock, Duel, Game, Puzzle
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.game_program import TURN, GameProgram


class Writing:
    def __init__(self, program: "Main", game: Game) -> None:
        self.program = program
        self.look, self.hands = program.look, program.hands
        self.game = game
        self.clock = Clock()

    def asked(self) -> Command | None:
        """What is asked for in this frame, clicks and buttons resolved; None if nothing is, or only the cursor went."""
        command = self.hands.command()
        if command is None:
            return None
        self.look.prompt()
        if isinstance(command, Click):
            return self._clicked(command)
        if isinstance(command, Step):
            self._move(*command)
            return None
        row, column = self.program.cursor
        return BUTTONS[row] if command == SPIN and column == SIDE else command

    def _clicked(self, click: Click) -> Command | None:
        under = self.look.at(*click)
        if not isinstance(under, tuple):
            return under
        if under == self.program.cursor:
            return SPIN
        self.program.cursor = under
        self.program.cell = SIDE * under[0] + under[1]
        return None

    def _move(self, down: int, right: int) -> None:
        program = self.program
        row, column = program.cursor
        row, column = min(max(row + down, 0), SIDE - 1), min(max(column + right, 0), self.look.columns - 1)
        program.cursor = row, column
        if column < SIDE:
            program.cell = SIDE * row + column

    def write(self, command: Command) -> None:
        """Obey a command that writes, notes or rubs out; others mean nothing."""
        program, look = self.program, self.look
        if command == PENCIL and not program.original:
            program.pencil = not program.pencil
            look.switch()
            return
        refusal: Text | None = strings.NO_SUCH_KEY
        if isinstance(command, int) or command in (SPIN, CLEAR):
            program.cursor = divmod(program.cell, SIDE)
            refusal = self._changed(command)
        if refusal is None:
            look.move()
        else:
            look.refuse(refusal)

    def _changed(self, command: Command) -> Text | None:
        game, cell = self.game, self.program.cell
        if cell in game.fixed:
            return strings.FIXED
        if command == CLEAR:
            return None if game.clear(cell) else strings.NOTHING_THERE
        if isinstance(command, int) and self.program.pencil:
            return None if game.mark(cell, command) else strings.RUB_OUT_FIRST
        self.before(cell)
        if isinstance(command, int):
            game.write(cell, command)
        else:
            game.spin(cell)
        return None

    def note(self, cells: Sequence[int], lines: Sequence[int]) -> None:
        """Remember the mistakes in wrong lines."""
        puzzle = self.game.puzzle
        self.program.lesson = self.program.lesson.noted(
            mistaken(puzzle.along(cells, line), puzzle.signs[line], puzzle.results[line]) for line in lines
        )

    def before(self, cell: int) -> None:
        """What must happen before a digit is written."""

    def take_back(self) -> None:
        """Undo what was written last, and go there; or say that there is nothing."""
        cell = self.game.take_back()
        if cell is not None:
            self.program.cell, self.program.cursor = cell, divmod(cell, SIDE)
            self.program.assisted = True
        self.look.taken_back(cell is not None)


class Solving(Writing):
    """From the first digit to the last answer."""

    def __init__(self, program: "Main", game: Game) -> None:
        super().__init__(program, game)
        self.warned = False
        """Whether the player was told that cells are empty, and that another K shows the solution."""

    def run(self) -> Frames[Ending]:
        """Let the player write until the game has ended; the clock stands still while something is explained."""
        while self.game.points:
            self.program.report_safe_point(TURN)
            self.look.show()
            command = self.asked()
            if (yield from self.look.frame(self.clock)):
                self.game.tick()
                yield from self.look.step()
            if command is not None and (ending := (yield from self.obey(command))):
                return ending
        return Ending.TIME

    def obey(self, command: Command) -> Frames[Ending | None]:
        if command == FINISH:
            return (yield from self.hand_in())
        self.warned = False
        if command == SOLVE:
            self.program.assisted = True
            return Ending.GIVEN_UP
        if command == HINT:
            self.hint()
        elif command == TAKE_BACK:
            self.take_back()
        else:
            self.write(command)
        return None

    def hint(self) -> None:
        shown = self.game.hint(self.program.cell)
        if shown is None:
            self.look.refuse(strings.HINT_DEAR)
        else:
            self.program.assisted = True
            self.look.hint(self.game.puzzle.digits[shown])

    def hand_in(self) -> Frames[Ending | None]:
        """Have the answer checked. With empty cells nothing is lost, but in the book's look it may be a giving up."""
        game, original = self.game, self.program.original
        if not game.full:
            if original and (game.untouched or self.warned):
                yield from self.look.checking()
                return Ending.GIVEN_UP
            self.warned = original
            self.look.refuse(strings.FILL_OR_SHOW if original else strings.FILL_ALL)
            return None
        if game.puzzle.clashes(game.cells):
            self.look.refuse(strings.MUST_DIFFER)
            return None
        self.program.solving = False
        yield from self.look.checking()
        if game.puzzle.solved(game.cells):
            return Ending.SOLVED
        wrong = game.puzzle.wrong(game.cells)
        self.note(game.cells, wrong)
        yield from self.look.explain(wrong)
        if not game.failed_check():
            return Ending.WRONG
        self.look.say(strings.TRY_AGAIN)
        self.program.solving = True
        self.hands.forget()
        return None


class Duelling(Writing):
    """Turn after turn until every digit stands."""

    def __init__(self, program: "Main", duel: Duel) -> None:
        super().__init__(program, duel.game)
        self.duel = duel

    def run(self) -> Frames[Ending]:
        """Let the players write in turn; a turn can run out."""
        while not self.duel.over:
            self.program.report_safe_point(TURN)
            self.hands.seat = self.duel.seat
            self.look.show()
            command = self.asked()
            if (yield from self.look.frame(self.clock)):
                if self.duel.tick():
                    self.look.refuse(strings.TURN_OVER)
                yield from self.look.step()
            if command is not None:
                self.obey(command)
        return Ending.DUEL

    def obey(self, command: Command) -> None:
        if command == FINISH:
            self.hand_in()
        elif command in (SOLVE, HINT):
            self.look.refuse(strings.NO_HINT_NOW if command == HINT else strings.NO_SOLVING_NOW)
        elif command == TAKE_BACK:
            self.take_back()
        else:
            self.write(command)

    def before(self, cell: int) -> None:
        self.duel.settle(cell)

    def hand_in(self) -> None:
        """Judge the digit; a wrong one is explained by a line that it spoils, if there is one."""
        duel, cell = self.duel, self.duel.tried
        if cell is None:
            self.look.refuse(strings.TYPE_ONE)
            return
        cells, seat, worth = list(self.game.cells), duel.seat, duel.turn_points
        if duel.hand_in():
            self.look.say(strings.FOUND, points=worth, n=seat + 1)
        else:
            self._explain(cells, cell)
        self.look.count()
        self.hands.forget()

    def _explain(self, cells: list[int], cell: int) -> None:
        puzzle = self.game.puzzle
        spoilt = [line for line in puzzle.wrong(cells) if cell in LINES[line]]
        if spoilt:
            line = spoilt[0]
            worked, made = reason(self.program, cells, line)[0], puzzle.made(cells, line)
            self.look.refuse(strings.SPOILT, sum=worked, wanted=puzzle.results[line], made=made)
            self.note(cells, spoilt)
        else:
            self.look.refuse(strings.NOT_THERE, digit=cells[cell])


class Main(State, GameProgram[Spectrum]):
    """Puzzles for one player or two, and what was learned by them."""

    writer: Solving | Duelling
    """Who writes into the square now, or did last."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.hands = Hands(self)
        self.look: EquationsLook = Original(self) if setup.original else Modern(self)

    def play_game(self) -> Frames[None]:
        """A puzzle; before the first one it may be asked whether its digits must differ."""
        if self.terms.different is None and not self.results:
            self.different = yield from self.agreed(self.look.ask_different(), False)
        puzzle = yield from self.compose()
        self.cursor, self.cell, self.pencil, self.number = (0, 0), 0, False, self.lesson.games + 1
        self.game = Game(puzzle, self.terms.checks, self.terms.live)
        self.duel = Duel(self.game) if self.setup.seats == 2 else None
        yield from self.look.begin()
        self.writer = Duelling(self, self.duel) if self.duel else Solving(self, self.game)
        self.hands.forget()
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        self.solving = True
        ending = yield from self.writer.run()
        self.solving, self.machine.waiting = False, None
        self.announce(ending)
        yield from self.look.end(ending)

    def compose(self) -> Frames[Puzzle]:
        """A new puzzle: the book's as it comes, any other with one solution only."""
        if isinstance(self.look, Original) and self.setup.seats == 1:
            return (yield from self.look.drawn())
        self.look.composing()
        search = composed(self.dice.fork(self.lesson.games), self.terms, self.different, self.shown)
        return Puzzle(*(yield from self.think(noted(search))))

    def announce(self, ending: Ending) -> None:
        """Tell how the game ended, remember it, and show more or less of the next puzzle."""
        if self.duel:
            first, second = self.duel.points
            self.lesson = self.lesson.duelled((first, second))
            outcome = Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND
            self.finish(outcome, max(first, second))
            return
        won = ending is Ending.SOLVED
        self.lesson = self.lesson.played(self.game.points, won, self.game.hints)
        self.shown = min(max(self.shown + (-1 if won else 1), 0), self.terms.given)
        self.finish(Outcome.WON if won else Outcome.LOST, self.game.points if won else 0)
