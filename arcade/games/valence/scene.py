"""The screen of the drawn look on which a lesson is taken: glassware, board, question, reasons, keys to point at."""

from functools import partial

from arcade.games.valence import ERASE, strings
from arcade.games.valence.keypad import DIGITS, TYPED, Keypad
from arcade.games.valence.lexicon import ELEMENTS, compound_name
from arcade.games.valence.panel import Apparatus
from arcade.games.valence.rules import Cylinder, FormulaTask, Kind, Player, Task
from arcade.games.valence.scene_formula import FormulaBoard
from arcade.games.valence.scene_shells import ShellBoard
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar, box, centred
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles

BOARD_ROW, BOARD_COLUMN, BOARD_ROWS, BOARD_COLUMNS = 1, 9, 16, 23
QUESTION_ROW, REASON_ROW, KEYS_ROW = 17, 18, 23
NAME_MIDDLE = (164, 64)
READING = 60
BOARD = pair("Wb")


class Scene(MessageLook):
    """Asks, answers and explains."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, row=REASON_ROW)
        self.messages = MessageLine(self.machine, REASON_ROW, pair("Wk"), rows=2)
        self.question = MessageLine(self.machine, QUESTION_ROW, pair("Yk"))
        self.status = StatusBar(self.machine, 0, pair("wk"), pair("Yk"))
        self.apparatus = Apparatus(self.machine)
        self.keypad = Keypad(self.machine)
        self.board: ShellBoard | FormulaBoard | None = None
        self.cell: Cell = (0, 5)
        self.asking = False
        """Whether a digit is asked, and the atom on the board lives."""
        self._place = (1, 1)

    def begin(self, player: Player, several: bool) -> Frames[None]:
        """Everything but the task, wiped in; of several players the one at turn is called."""
        yield from reveal(self.machine, self._all, Wipe.RIGHT, 20)
        if several:
            font = self.machine.font
            assert font is not None
            name = letters(font, player.name, 2, 2)
            draw(self.machine, name, NAME_MIDDLE[0] - name.width // 2, NAME_MIDDLE[1])
            self.question.say(self.program.text(strings.TURN_OF, name=player.name))
            self.messages.say(self.program.text(strings.START))
            yield from ask_key(self.machine)
            self.messages.say("")

    def _all(self) -> None:
        self.clear_screen()
        self.apparatus.draw()
        box(self.machine, BOARD_ROW, BOARD_COLUMN, BOARD_ROWS, BOARD_COLUMNS, BOARD)
        self.keypad.draw()
        self.status.forget()
        centred(self.machine, KEYS_ROW, key_row(self.program, 32, strings.HELP, HINT, strings.ERASE_KEY), pair("ck"))

    def present(self, task: Task, number: int, count: int, player: Player) -> None:
        """A new task on a clean board."""
        self._place = number, count
        self.machine.keyboard.settle()
        box(self.machine, BOARD_ROW, BOARD_COLUMN, BOARD_ROWS, BOARD_COLUMNS, BOARD)
        if isinstance(task, FormulaTask):
            self.board = FormulaBoard(self.program, task)
        else:
            self.board = ShellBoard(self.program, task)
        self.board.draw()
        self._status(player)
        self._question(task)

    def _status(self, player: Player) -> None:
        number, count = self._place
        text = self.program.text
        task = text(strings.TASK), f"{number}/{count}"
        self.status.show(("", player.name), task, (text(strings.POINTS), player.points))

    def _question(self, task: Task) -> None:
        text = self.program.text
        if isinstance(task, FormulaTask):
            self.question.say(text(strings.FORMULA_QUESTION, name=text(compound_name(task.compound))))
        elif not task.done:
            name = text(ELEMENTS[task.number - 1])
            words = strings.VALENCE_QUESTION if task.kind is Kind.VALENCE else strings.SHELL_QUESTION
            places = {} if task.kind is Kind.VALENCE else {"shell": task.kind.value}
            self.question.say(text(words, name=name, **places))

    def ask_digit(self, task: Task, period: int | None) -> Frames[int | Control | None]:
        """A digit or a command by key, joystick or mouse; nothing if the waiting period passes first."""
        self._question(task)
        self.asking = True
        asking = choose_cell(
            self.program,
            self.keypad.GRID,
            self.cell,
            self._cursor,
            TYPED,
            (HINT, ERASE),
            wrong=partial(self.refuse_at_once, strings.DIGITS_ONLY),
            answers=tuple(DIGITS),
            keep=True,
        )
        before = self.machine.frame - 1
        while True:
            try:
                next(asking)
            except StopIteration as stop:
                self.apparatus.still()
                self.asking = False
                chosen: Cell | Control = stop.value
                return chosen if isinstance(chosen, Control) else self.keypad.meaning(chosen)
            if period is not None:
                if self.machine.frame - before >= period:
                    asking.close()
                    self.asking = False
                    return None
                self.apparatus.drip(self.machine.frame - before, period)
            yield

    def _cursor(self, cell: Cell, on: bool) -> None:
        self.cell = cell
        self.keypad.cursor(cell, on)

    def refuse_hint(self) -> Frames[None]:
        """A hint would make the cylinder overflow."""
        return self.refuse_at_once(strings.NO_WATER_LEFT)

    def taken_back(self, done: bool) -> Frames[None]:
        """The formula without its first subscript; or a word that there is none."""
        assert self.board is not None
        if not done:
            yield from self.refuse_at_once(strings.NOTHING_TYPED)
            return
        self.messages.clear()
        self.board.draw()
        yield from self.accepted()

    def accepted_digit(self, task: Task) -> Frames[None]:
        """A right digit, or the first of two."""
        assert self.board is not None
        self.messages.clear()
        self.machine.chime(jingles.SELECT)
        yield from self.board.accept()
        self._question(task)

    def refuse_digit(self, digit: int, words: Text, places: dict[str, object]) -> Frames[None]:
        """Say why it is wrong, and show it on the board."""
        assert self.board is not None
        yield from self.refuse_at_once(words, **places)
        yield from self.board.wrong(digit)

    def hint(self, words: Text, places: dict[str, object]) -> Frames[None]:
        """Advice for the digit that is asked."""
        self.say(words, **places)
        self.machine.chime(jingles.TAKE)
        yield

    def water(self, cylinder: Cylinder) -> Frames[None]:
        """The water rises."""
        return self.apparatus.pour(cylinder)

    def end_task(self, task: Task, player: Player) -> Frames[None]:
        """Points for a task; a key goes on."""
        self._status(player)
        self.say(strings.RIGHT, n=task.points, label=task.label)
        self.machine.chime(jingles.BONUS)
        yield from self.machine.pause(READING)
        self.messages.clear()
