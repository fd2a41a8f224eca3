"""Two players find the digits of one puzzle in turn."""

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import mistaken
from arcade.games.simultan.board import LINES
from arcade.games.simultan.duel import Duel
from arcade.games.simultan.entry import Writing
from arcade.games.simultan.explanations import reason
from arcade.games.simultan.handling import Command, Hands, Kind
from arcade.games.simultan.look import Ending, EquationsLook
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.programs.game_program import TURN


class Duelling(Writing):
    """Turn after turn until every digit stands."""

    def __init__(self, program: State, look: EquationsLook, hands: Hands, duel: Duel) -> None:
        super().__init__(program, look, hands, duel.game)
        self.duel = duel

    def run(self) -> Frames[Ending]:
        """Let the players write in turn; a turn can run out."""
        while not self.duel.over:
            self.program.passed(TURN)
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
        """Do what is asked for."""
        match command.kind:
            case Kind.FINISH:
                self.hand_in()
            case Kind.SOLVE:
                self.look.refuse(strings.NO_SOLVING_NOW)
            case Kind.HINT:
                self.look.refuse(strings.NO_HINT_NOW)
            case Kind.TAKE_BACK:
                self.take_back()
            case _:
                self.write(command)

    def before(self, cell: int) -> None:
        """Only one digit is tried at a time."""
        self.duel.settle(cell)

    def hand_in(self) -> None:
        """Judge the digit; a wrong one is explained by a line that it spoils, if there is one."""
        duel, cell = self.duel, self.duel.tried
        if cell is None:
            self.look.refuse(strings.TYPE_ONE)
            return
        cells, digit, seat, worth = list(self.game.cells), self.game.cells[cell], duel.seat, duel.turn_points
        if duel.hand_in():
            self.look.say(strings.FOUND, points=worth, n=seat + 1)
        else:
            self._explain(cells, cell, digit)
        self.look.count()
        self.hands.forget()

    def _explain(self, cells: list[int], cell: int, digit: int) -> None:
        puzzle = self.game.puzzle
        spoilt = [line for line in puzzle.wrong(cells) if cell in LINES[line]]
        if not spoilt:
            self.look.refuse(strings.NOT_THERE, digit=digit)
            return
        line = spoilt[0]
        worked, made = reason(self.program, cells, line)[0], puzzle.made(cells, line)
        self.look.refuse(strings.SPOILT, sum=worked, wanted=puzzle.results[line], made=made)
        self.program.lesson = self.program.lesson.noted(
            mistaken(puzzle.along(cells, line), puzzle.signs[line], puzzle.results[line]) for line in spoilt
        )
