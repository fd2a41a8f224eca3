"""What both looks of Checkers have in common: board, panel and messages, and how a move is put together."""

from abc import abstractmethod
from typing import ClassVar

from arcade.games.checkers import art, scene, strings
from arcade.games.checkers.levels import Fault
from arcade.games.checkers.panel import AWAY, Panel
from arcade.games.checkers.rules import Cell, Move, Position, cell_of, origin_fault, square_at, target_fault
from arcade.games.checkers.scene import Scene, Style
from arcade.games.checkers.state import Plan, Problem, State
from arcade.machine.machine import Frames
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.flow.pet_console import HELP_ROW, PetConsole
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.programs.pet_look import PetBoardLook
from arcade.toolkit.sound.tunes import Tune

HINT_FRAMES, END_FRAMES = 200, 240
HOPE = 250
"""A value, in hundredths of a man, that promises a win."""
RESULTS = {Outcome.DRAWN: strings.DRAWN, Outcome.WON: strings.YOU_WIN, Outcome.LOST: strings.YOU_LOSE}
TUNES = {Outcome.LOST: scene.LOST, Outcome.DRAWN: scene.DRAWN}


class Look(PetBoardLook[Position, Move]):
    program: State
    STYLE: ClassVar[Style]
    HEADING, LEAVING = strings.HEADING, strings.REALLY_LEAVE

    def __init__(self, program: State, console: PetConsole, panel: Panel) -> None:
        super().__init__(program, console)
        self.scene = Scene(program.machine, self.STYLE)
        self.panel = panel

    def title(self) -> Frames[None]:
        self.program.plan = yield from self.program.agreed(self.ask_plan(), self.program.usual_plan)

    @abstractmethod
    def ask_plan(self) -> Frames[Plan]:
        """Everything before the first game: what is to be played. Raises LeftError."""

    @abstractmethod
    def ask_square(self, path: Move) -> Frames[Cell | Control]:
        """Let the person to move name a row and column, from 0 and perhaps off the board, or give an order."""

    @abstractmethod
    def mark(self, path: Move) -> None:
        """Mark what can move, or where the piece in hand can go."""

    def begin(self) -> Frames[None]:
        self.show()
        yield from ()

    def show(self) -> None:
        self.machine.clear()
        self.scene.last = self.program.last or ()
        self.scene.numbers()
        self.scene.show(self.program.position)
        self.panel.draw()
        self.console.write()

    def set_problem(self, problem: Problem) -> Frames[None]:
        yield from self.console.tell(strings.WHITE_WINS_IN, HINT_FRAMES, n=problem.moves)

    def ask_move(self) -> Frames[Move | Control]:
        """Let the person to move put a legal move together, or give an order; mistakes are answered."""
        position = self.program.position
        path: Move = ()
        try:
            while True:
                self.mark(path)
                chosen = yield from self.ask_square(path)
                if isinstance(chosen, Control):
                    if chosen is not BACK or not path:
                        return chosen
                    path = ()
                    continue
                following, fault = self._followed(position, path, chosen)
                if fault is not None:
                    self.scene.mark()
                    yield from self.refuse(strings.FAULTS[fault])
                elif following and len(following) > 1:
                    left = [move for move in position.moves() if move[: len(following)] == following]
                    if len(left) == 1:
                        return left[0]
                if following != path:
                    self.machine.chime(self.picked(following))
                path = following
        finally:
            self.scene.mark()
            self.console.write()

    def picked(self, path: Move) -> Tune:
        """What is heard when a piece is taken up, put down again, or goes on."""
        del path
        return scene.CHOSEN

    def _followed(self, position: Position, path: Move, cell: Cell) -> tuple[Move, Fault | None]:
        """The path after a square was named, or what is wrong with it."""
        square = square_at(cell)
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

    def hint(self, move: Move, value: int) -> Frames[None]:
        words = strings.HINTED if value > HOPE else strings.HINTED_LOST if value < -WIN // 8 else strings.HINTED_EVEN
        signs = dict.fromkeys(move[1:-1], art.ON_THE_WAY) | {move[-1]: art.TARGET}
        self.scene.mark(signs=signs, held=move[0])
        spelt = "-".join(f"{row + 1},{column + 1}" for row, column in map(cell_of, move))
        yield from self.console.tell(words, HINT_FRAMES, move=spelt)
        self.scene.mark()

    def move(self, before: Position, move: Move) -> Frames[None]:
        after = self.program.position
        self.console.write()
        yield from self.scene.slide(before, move)
        self.scene.show(after)
        self.panel.draw()
        if before.crowns(move):
            self.console.say(strings.KING)
            yield from self.scene.crown(move[-1], after, self.program.calm)

    def written(self) -> Frames[None]:
        self.machine.chime(scene.CHOSEN)
        yield from self.console.tell(strings.WRITTEN)

    def ask_draw(self) -> Frames[bool]:
        """Whether the side that is not to move takes a draw."""
        other = self.program.text(strings.SIDES[1 - self.program.position.seat])
        return self.console.ask_yes_no(strings.OFFERED, default=False, side=other)

    def refuse_draw(self) -> Frames[None]:
        return self.console.tell(strings.REFUSED)

    def end(self, outcome: Outcome) -> Frames[None]:
        text, score = self.program.text, self.program.points(outcome)
        lines = ["", self.end_words(outcome), "", text(self.program.ending.value), ""]
        if score is not None:
            lines += [text(strings.POINTS, n=score), ""]
        self.show()
        edge = "─" * strings.BANNER
        box = [f"╭{edge}╮", *[f"│{line.center(strings.BANNER)}│" for line in lines], f"╰{edge}╯"]
        self.machine.print_at(12 - len(box) // 2, 2, "\n".join(box))
        self.machine.chime(TUNES.get(outcome, scene.WON))
        yield from self.machine.pause(END_FRAMES)

    def end_words(self, outcome: Outcome) -> str:
        if outcome in RESULTS:
            return self.program.text(RESULTS[outcome])
        side = self.program.text(strings.SIDES[outcome is Outcome.SECOND])
        return self.program.text(strings.SIDE_WINS, side=side)

    @property
    def another_question(self) -> Text:
        if self.program.plan.problem:
            return strings.NEXT_PROBLEM if self.program.solved else strings.SAME_PROBLEM
        return self.ANOTHER

    def again(self) -> Frames[bool]:
        return self.console.ask_yes_no(self.another_question, default=True)

    def pages(self, pages: tuple[Prose, ...]) -> Frames[None]:
        for number, page in enumerate(pages, 1):
            self.page(page, number, len(pages))
            self.machine.print_at(HELP_ROW, 1, self.program.text(strings.SPACE_GOES_ON))
            if (yield from ask_key(self.machine, (" ", *AWAY), self.wrong_key, " ")) in AWAY:
                return

    def farewell(self) -> Frames[None]:
        self.console.say(strings.FAREWELL)
        yield
