"""Writing into the square: what cursor, digits, pencil and mouse do, for one player and for two."""

from arcade.games.simultan import strings
from arcade.games.simultan.board import SIDE
from arcade.games.simultan.handling import Command, Hands, Kind
from arcade.games.simultan.look import EquationsLook
from arcade.games.simultan.rules import Clock, Game
from arcade.games.simultan.state import State
from arcade.toolkit.contract.texts import Text

BUTTONS = (Kind.FINISH, Kind.PENCIL, Kind.HINT)
"""What the cells of a fourth column stand for."""


class Writing:
    """A player's hands on the square."""

    def __init__(self, program: State, look: EquationsLook, hands: Hands, game: Game) -> None:
        self.program = program
        self.look = look
        self.hands = hands
        self.game = game
        self.clock = Clock()

    def asked(self) -> Command | None:
        """What is asked for in this frame, clicks and buttons resolved; None if nothing is, or only the cursor went."""
        command = self.hands.command()
        if command is None:
            return None
        self.look.prompt()
        if command.kind is Kind.CLICK:
            return self._clicked(command)
        if command.kind is Kind.SPIN and self.program.cursor[1] == SIDE:
            return Command(BUTTONS[self.program.cursor[0]])
        if command.kind is Kind.MOVE:
            self._move(*command.place)
            return None
        return command

    def _clicked(self, command: Command) -> Command | None:
        under = self.look.at(*command.place)
        if isinstance(under, Command) or under is None:
            return under
        if under == self.program.cursor:
            return Command(Kind.SPIN)
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
        if command.kind is Kind.PENCIL and not program.original:
            program.pencil = not program.pencil
            look.switch()
            return
        if command.kind in (Kind.WRITE, Kind.SPIN, Kind.CLEAR):
            program.cursor = divmod(program.cell, SIDE)
            refusal = self._changed(command)
        else:
            refusal = strings.NO_SUCH_KEY
        if refusal is None:
            look.move()
        else:
            look.refuse(refusal)

    def _changed(self, command: Command) -> Text | None:
        game, cell = self.game, self.program.cell
        if cell in game.fixed:
            return strings.FIXED
        match command.kind:
            case Kind.CLEAR:
                return None if game.clear(cell) else strings.NOTHING_THERE
            case Kind.WRITE if self.program.pencil:
                return None if game.mark(cell, command.digit) else strings.RUB_OUT_FIRST
            case Kind.WRITE:
                self.before(cell)
                game.write(cell, command.digit)
            case _:
                self.before(cell)
                game.spin(cell)
        return None

    def before(self, cell: int) -> None:
        """What must happen before a digit is written."""

    def take_back(self) -> None:
        """Undo what was written last, and go there; or say that there is nothing."""
        cell = self.game.take_back()
        if cell is not None:
            self.program.cell, self.program.cursor = cell, divmod(cell, SIDE)
            self.program.aided = True
        self.look.taken_back(cell is not None)
