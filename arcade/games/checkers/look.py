"""What both looks of Checkers have in common: board, panel and messages, and how a move is put together."""

from abc import ABC, abstractmethod
from typing import ClassVar

from arcade.games.checkers import art, sounds, strings
from arcade.games.checkers.bitboard import SIDE, Cell, cell_of, square_at
from arcade.games.checkers.console import Console, LeftError
from arcade.games.checkers.explanations import Fault, origin_fault, target_fault
from arcade.games.checkers.panel import Side
from arcade.games.checkers.rules import Move, Position
from arcade.games.checkers.scene import Board, Style
from arcade.games.checkers.state import Game, Plan
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Prose, wrap

PAGE_WIDTH = 38


class Look(ABC):
    """Shows a sitting."""

    STYLE: ClassVar[Style]
    FULL_PANEL: ClassVar[bool]

    def __init__(self, program: Program[Pet]) -> None:
        self.program = program
        self.machine = program.machine
        self.console = Console(program)
        self.board = Board(program.machine, self.STYLE)
        self.side = Side(program)

    @abstractmethod
    def opening(self) -> Frames[Plan]:
        """Everything before a game: what is to be played. Raises LeftError."""

    @abstractmethod
    def point(self, position: Position, path: Move) -> Frames[Cell | Control]:
        """Let the person to move name a row and column, from 0 and perhaps off the board, or give an order."""

    @abstractmethod
    def mark(self, position: Position, path: Move) -> None:
        """Mark what can move, or where the piece in hand can go."""

    def screen(self, game: Game) -> None:
        """Draw the screen of a game anew."""
        self.machine.clear()
        self.board.last = game.match.moves[-1] if game.match.moves else ()
        self.board.numbers()
        self.board.show(game.match.position)
        self.side.draw(game, self.FULL_PANEL)
        self.console.write()

    def ask_move(self, position: Position) -> Frames[Move | Control]:
        """Let the person to move put a legal move together, or give an order; mistakes are answered."""
        path: Move = ()
        try:
            while True:
                self.mark(position, path)
                chosen = yield from self.point(position, path)
                if isinstance(chosen, Control):
                    if chosen is not BACK or not path:
                        return chosen
                    path = ()
                    continue
                following, fault = self._followed(position, path, chosen)
                if fault is not None:
                    self.board.mark()
                    yield from self.console.refuse(strings.FAULTS[fault])
                elif following and len(following) > 1:
                    left = [move for move in position.moves() if move[: len(following)] == following]
                    if len(left) == 1:
                        return left[0]
                if following != path:
                    self.machine.chime(sounds.CHOSEN)
                path = following
        finally:
            self.board.mark()
            self.console.write()

    def _followed(self, position: Position, path: Move, cell: Cell) -> tuple[Move, Fault | None]:
        """The path after a square was named, or what is wrong with it."""
        square = square_at(cell) if all(0 <= place < SIDE for place in cell) else 0
        if not path:
            fault = origin_fault(position, cell)
            return ((square,), None) if fault is None else ((), fault)
        fault = target_fault(position, path, cell)
        if fault is None:
            return (*path, square), None
        if len(path) == 1 and square:
            if square == path[0]:
                return (), None
            if origin_fault(position, cell) is None:
                return (square,), None
        # The far end of a longer capture names it as well, if only one ends there.
        ends = [move for move in position.moves() if move[: len(path)] == path and move[-1] == square]
        return (ends[0], None) if len(ends) == 1 else (path if len(path) > 1 else (), fault)

    @staticmethod
    def spelt(move: Move) -> str:
        """A move as the rows and columns that are typed for it."""
        return "-".join(f"{row + 1},{column + 1}" for row, column in map(cell_of, move))

    def mark_hint(self, move: Move) -> None:
        """Mark a move that is advised."""
        signs = dict.fromkeys(move[1:-1], art.ON_THE_WAY) | {move[-1]: art.TARGET}
        self.board.mark(signs=signs, held=move[0])

    def thinking(self) -> None:
        """Show that the computer thinks."""
        self.console.say(strings.THINKING)

    def show_move(self, before: Position, move: Move, game: Game) -> Frames[None]:
        """Show a move; a man that was crowned is announced."""
        after = game.match.position
        self.console.write()
        yield from self.board.slide(before, move)
        self.board.show(after)
        self.side.draw(game, self.FULL_PANEL)
        if before.crowns(move):
            self.console.say(strings.KING)
            yield from self.board.crown(move[-1], after, self.program.calm)

    def banner(self, lines: list[str]) -> None:
        """Show lines in a frame over the middle of the board."""
        inside = [line.center(strings.BANNER) for line in ("", *lines, "")]
        box = ["╭" + "─" * strings.BANNER + "╮", *(f"│{line}│" for line in inside), "╰" + "─" * strings.BANNER + "╯"]
        self.machine.print_at(12 - len(box) // 2, 2, "\n".join(box))

    def pages(self, pages: tuple[Prose, ...]) -> Frames[None]:
        """Show pages of instructions; SPACE turns them."""
        try:
            for number, page in enumerate(pages, 1):
                self.machine.clear()
                self.machine.print_at(0, 1, f"{self.program.text(strings.HEADING)}  {number}/{len(pages)}")
                self.machine.print_at(1, 1, "─" * PAGE_WIDTH)
                self.machine.print_at(3, 1, "\n".join(wrap(self.program.text(page), PAGE_WIDTH)))
                yield from self.console.turn_page(self.program.text(strings.SPACE_GOES_ON))
        except LeftError:
            return

    def farewell(self) -> Frames[None]:
        """Say goodbye."""
        self.console.say(strings.FAREWELL)
        yield
