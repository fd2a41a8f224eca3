"""The modern look: octagonal men and crowns on a shaded board, marked moves, a title with a menu, problems."""

from arcade.games.checkers import DRAW, LEAVE, WRITE, art, music, strings
from arcade.games.checkers.bitboard import Cell, cell_of
from arcade.games.checkers.look import SHOWN, Look
from arcade.games.checkers.rules import Move
from arcade.games.checkers.scene import GRID, Style, walk
from arcade.games.checkers.state import Plan, State
from arcade.games.checkers.title import choose_plan
from arcade.machine.machine import Frames, WrongKey
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Language
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.cursor import BY_SEAT, TYPED, choose_cell
from arcade.toolkit.flow.prompts import next_key
from arcade.toolkit.sound.player import with_music

ORDERS = (HINT, TAKE_BACK, WRITE, DRAW, LEAVE, BACK)
LETTERS: dict[Language, tuple[str, ...]] = {"en": ("w", "d", "q"), "ro": ("s", "r", "a")}
"""Keys of orders that the cabinet offers to a joystick: the initials of what the panel says."""
DIGITS = "0123456789"
ROWS = {digit: (TYPED, int(digit) - 1) for digit in DIGITS}


class Modern(Look):
    """What can be played is chosen in a menu."""

    STYLE = Style(art.PIECES, art.SHADED, art.WHITE_SQUARE, frames_a_step=2)
    FULL_PANEL = True

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.at: dict[int, Cell] = {}
        """Where each seat's cursor was last."""

    def ask_plan(self) -> Frames[Plan]:
        """The title with its menu."""
        return with_music(self.machine, music.TITLE, choose_plan(self))

    def sing(self, outcome: Outcome) -> Frames[None]:
        return scene(self.machine, self.machine.wait(SHOWN), music.ENDS.of(outcome))

    def mark(self, path: Move) -> None:
        """Dots on the pieces that can move, signs on the squares where the one in hand can go."""
        moves = [move for move in self.program.position.moves() if move[: len(path)] == path]
        if not path:
            self.scene.mark(frozenset(move[0] for move in moves))
            return
        signs = dict.fromkeys(path[1:], art.ON_THE_WAY)
        signs |= {move[len(path)]: art.TARGET for move in moves if len(move) > len(path)}
        self.scene.mark(signs=signs, held=path[0])

    def ask_square(self, path: Move) -> Frames[Cell | Control]:
        """Steer the cursor, click, or type the digits of row and column."""
        position = self.program.position
        seat = position.seat
        if path:
            row, column = cell_of(path[0])
            words = strings.TO if len(path) == 1 else strings.JUMP_ON
            self.console.say(words, row=row + 1, column=column + 1)
        else:
            self.console.write(self.turn(strings.FROM))
            self.machine.keyboard.settle()
        movable = [cell_of(move[0]) for move in position.moves()]
        at = self.at.get(seat, movable[0])
        start = cell_of(path[-1]) if path else at if at in movable else movable[0]
        chosen = yield from choose_cell(
            self.program,
            GRID,
            start,
            self.scene.show_cursor,
            ROWS,
            ORDERS,
            BY_SEAT[self.program.two and seat],
            self.wrong_key,
            walk=walk,
            answers=LETTERS[self.program.language],
            keep=True,
        )
        if isinstance(chosen, Control):
            return LEAVE if chosen is BACK and not path else chosen
        if chosen[0] == TYPED:
            return (yield from self._column(chosen[1]))
        self.at[seat] = chosen
        return chosen

    def _column(self, row: int) -> Frames[Cell | Control]:
        """The square in a row whose digit was typed."""
        self.console.say(strings.COLUMN, row=row + 1)
        while True:
            key = yield from next_key(self.machine, move=True)
            if key in DIGITS:
                return row, int(key) - 1
            order = next((order for order in ORDERS if key in order.keys), None)
            if order is not None:
                return order
            self.machine.keyboard.settle()
            self.machine.wrong_key = WrongKey(key, tuple(DIGITS))
            yield from self.wrong_key()
