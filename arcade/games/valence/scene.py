"""The screen of the drawn look on which a lesson is taken: glassware, board, question, reasons, keys to point at.

The board shows an element's shells as rings with what is known beside them, or a compound's parts with their hands and
its formula in large letters.
"""

from functools import partial

from arcade.games.valence import ERASE, strings
from arcade.games.valence.art import FIRST_COLOURS, SECOND_COLOURS, Atom, Molecule
from arcade.games.valence.chemistry import ROMAN, ROOM, SHELLS, is_full
from arcade.games.valence.explanations import ELEMENTS, compound_name
from arcade.games.valence.panel import DIGITS, TYPED, Apparatus, Keypad
from arcade.games.valence.rules import Cylinder, ElementTask, FormulaTask, Kind, Player, Task
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar, box, centred, write
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles

MIDDLE = (136, 72)
SHELL_COLUMN, SHELL_WIDTH = 24, 7
SYMBOL_TOP, NUMBER_ROW, SHELL_ROW, VALENCE_LABEL_ROW, VALENCE_ROW = 18, 5, 7, 12, 13
KNOWN, ASKED = pair("Wb"), pair("Yb")
HALF_SHELL = 4
SYMBOLS_ROW, FORMULA_COLUMN, FORMULA_WIDTH = 2, 10, 21
FORMULA_ROW, FORMULA_ROWS = 13, 3
LOWERED = 7
"""Pixels by which subscripts stand lower."""
UNKNOWN = "?"
BOARD_ROW, BOARD_COLUMN, BOARD_ROWS, BOARD_COLUMNS = 1, 9, 16, 23
QUESTION_ROW, REASON_ROW, KEYS_ROW = 17, 18, 23
NAME_MIDDLE = (164, 64)
READING = 60
BOARD = pair("Wb")


class ShellBoard:
    """Shows one element's questions."""

    def __init__(self, program: Program[Spectrum], task: ElementTask) -> None:
        self.program = program
        self.machine = program.machine
        self.task = task
        self.atom = Atom(self.machine, *MIDDLE, task.label)

    def draw(self) -> None:
        font = self.machine.font
        assert font is not None
        self.atom.draw(self.task.told[: self.task.questions - 1])
        symbol = letters(font, self.task.label, 2, 2)
        draw(self.machine, symbol, 8 * SHELL_COLUMN + 4, SYMBOL_TOP)
        self._write(NUMBER_ROW, self.program.text(strings.Z, n=self.task.number), KNOWN)
        self.column()

    def column(self, wrong: int | None = None) -> None:
        """What is known of shells and valence, a question mark where the present answer belongs."""
        told, last = self.task.told, self.task.questions - 1
        for step, shell in enumerate(SHELLS):
            if step >= last and len(told) >= last:
                self._write(SHELL_ROW + step, "", KNOWN)
            elif step < len(told):
                self._write(SHELL_ROW + step, f"{shell} {told[step]}", KNOWN)
            elif step == len(told):
                self._write(SHELL_ROW + step, f"{shell} {self._sign(wrong)}", ASKED)
            else:
                self._write(SHELL_ROW + step, shell, KNOWN)
        self._write(VALENCE_LABEL_ROW, self.program.text(strings.VALENCE_HEAD), KNOWN)
        if self.task.done:
            self._write(VALENCE_ROW, f"  {ROMAN[told[-1]]}", KNOWN)
        elif self.task.kind is Kind.VALENCE:
            self._write(VALENCE_ROW, f"  {self._sign(wrong)}", ASKED)

    def _sign(self, wrong: int | None) -> str:
        """What stands for the answer: a question mark, and in brackets the wrong digit, if there was one."""
        return "?" if wrong is None else f"? ({wrong})"

    def _write(self, row: int, words: str, colours: int) -> None:
        write(self.machine, row, SHELL_COLUMN, f"{words:<{SHELL_WIDTH}}"[:SHELL_WIDTH], colours)

    def accept(self) -> Frames[None]:
        self.column()
        step = len(self.task.told) - 1
        if step < self.task.questions - 1:
            yield from self.atom.fill(step, self.task.told[step])

    def live(self, frame: int) -> None:
        self.atom.orbit(frame)

    def wrong(self, digit: int) -> Frames[None]:
        """Keep the wrong digit in sight, and show the places that the explanation speaks of."""
        self.column(digit)
        step = len(self.task.told)
        if step < min(self.task.questions - 1, len(ROOM)):
            self.atom.holes(step, 0, ROOM[step])
        elif step == self.task.questions - 1:
            outer, electrons = step - 1, self.task.told[-1]
            if electrons > HALF_SHELL and not is_full(outer, electrons):
                self.atom.holes(outer, electrons, ROOM[1])
        yield from ()


class FormulaBoard:
    """Shows one compound's question."""

    def __init__(self, program: Program[Spectrum], task: FormulaTask) -> None:
        self.machine = program.machine
        self.task = task
        self.molecule = Molecule(self.machine, task.compound)

    def draw(self) -> None:
        """One of each part, all hands free, and the formula as far as it is typed."""
        compound = self.task.compound
        first = f"{compound.first.symbol} {ROMAN[compound.first.valence]}"
        second = f"{compound.second.symbol} {ROMAN[compound.second.valence]}"
        write(self.machine, SYMBOLS_ROW, FORMULA_COLUMN + 1, first, FIRST_COLOURS)
        write(self.machine, SYMBOLS_ROW, FORMULA_COLUMN + FORMULA_WIDTH - 1 - len(second), second, SECOND_COLOURS)
        self.molecule.parts(1, 1)
        self.formula()

    def formula(self) -> None:
        fill(self.machine, FORMULA_ROW, FORMULA_COLUMN, FORMULA_ROWS, FORMULA_WIDTH, colours=pair("Wb"))
        compound = self.task.compound
        pair_typed = compound.subscripts if self.task.done else self.task.tried
        typed: list[int | None] = [*pair_typed] if pair_typed else [*self.task.entry]
        typed += [None] * (2 - len(typed))
        signs: list[tuple[str, bool]] = []
        for part, count in zip((compound.first, compound.second), typed, strict=True):
            bracketed = part.group and count != 1
            symbol = f"({part.symbol})" if bracketed else part.symbol
            signs += [(sign, sign.isdigit()) for sign in symbol]
            if count != 1 or not self.task.done:
                signs.append((UNKNOWN if count is None else str(count), True))
        pictures = [self._letter(sign, small) for sign, small in signs]
        x = 8 * FORMULA_COLUMN + (8 * FORMULA_WIDTH - sum(picture.width for picture in pictures)) // 2
        for (_, small), picture in zip(signs, pictures, strict=True):
            draw(self.machine, picture, x, 8 * FORMULA_ROW + LOWERED * small)
            x += picture.width

    def _letter(self, sign: str, small: bool) -> Sprite:
        font = self.machine.font
        assert font is not None
        return letters(font, sign, 1 if small else 2, 2)

    def accept(self) -> Frames[None]:
        self.formula()
        if self.task.done:
            yield from self.molecule.tied(*self.task.compound.subscripts)
        elif self.task.entry:
            self.molecule.parts(self.task.entry[0], 1)

    def wrong(self, digit: int) -> Frames[None]:
        """Tie what can be tied, so that the hands left free are seen."""
        del digit
        self.formula()
        if self.task.tried:
            yield from self.molecule.tied(*self.task.tried)


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
            CellCursor(self.keypad.GRID, self.cell, self._cursor),
            CellKeys(
                TYPED,
                commands=(HINT, ERASE),
                wrong=partial(self.refuse_at_once, strings.DIGITS_ONLY),
                answers=tuple(DIGITS),
                keep=True,
            ),
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
        return self.refuse_at_once(strings.NO_WATER_LEFT)

    def taken_back(self, done: bool) -> Frames[None]:
        assert self.board is not None
        if not done:
            yield from self.refuse_at_once(strings.NOTHING_TYPED)
            return
        self.messages.clear()
        self.board.draw()
        yield from self.accepted()

    def accepted_digit(self, task: Task) -> Frames[None]:
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
        self.say(words, **places)
        self.machine.chime(jingles.TAKE)
        yield

    def water(self, cylinder: Cylinder) -> Frames[None]:
        return self.apparatus.pour(cylinder)

    def end_task(self, task: Task, player: Player) -> Frames[None]:
        """Points for a task; a key goes on."""
        self._status(player)
        self.say(strings.RIGHT, n=task.points, label=task.label)
        self.machine.chime(jingles.BONUS)
        yield from self.machine.pause(READING)
        self.messages.clear()
