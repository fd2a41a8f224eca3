"""One player solves a puzzle against the clock."""

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import mistaken
from arcade.games.simultan.entry import Writing
from arcade.games.simultan.handling import Command, Hands, Kind
from arcade.games.simultan.look import Ending, EquationsLook
from arcade.games.simultan.rules import Game
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.programs.game_program import TURN


class Solving(Writing):
    """From the first digit to the last answer."""

    def __init__(self, program: State, look: EquationsLook, hands: Hands, game: Game) -> None:
        super().__init__(program, look, hands, game)
        self.warned = False
        """Whether the player was told that cells are empty, and that another K shows the solution."""

    def run(self) -> Frames[Ending]:
        """Let the player write until the game has ended; the clock stands still while something is explained."""
        while self.game.points:
            self.program.passed(TURN)
            self.look.show()
            command = self.asked()
            if (yield from self.look.frame(self.clock)):
                self.game.tick()
                yield from self.look.step()
            if command is not None and (ending := (yield from self.obey(command))):
                return ending
        return Ending.TIME

    def obey(self, command: Command) -> Frames[Ending | None]:
        """Do what is asked for; how the game has ended, if it has."""
        if command.kind is Kind.FINISH:
            return (yield from self.hand_in())
        self.warned = False
        match command.kind:
            case Kind.SOLVE:
                self.program.aided = True
                return Ending.GIVEN_UP
            case Kind.HINT:
                self.hint()
            case Kind.TAKE_BACK:
                self.take_back()
            case _:
                self.write(command)
        return None

    def hint(self) -> None:
        """Show a digit for points."""
        shown = self.game.hint(self.program.cell)
        if shown is None:
            self.look.refuse(strings.HINT_DEAR)
        else:
            self.program.aided = True
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
        if game.solved:
            return Ending.SOLVED
        puzzle, wrong = game.puzzle, game.puzzle.wrong(game.cells)
        self.program.lesson = self.program.lesson.noted(
            mistaken(puzzle.along(game.cells, line), puzzle.signs[line], puzzle.results[line]) for line in wrong
        )
        yield from self.look.explain(wrong)
        if not game.failed_check():
            return Ending.WRONG
        self.look.say(strings.TRY_AGAIN)
        self.program.solving = True
        self.hands.forget()
        return None
