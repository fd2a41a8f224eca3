"""The screen of the drawn look on which a lesson is taken: glassware, board, question, reasons, keys to point at.

The board shows an element's shells as rings with what is known beside them, or a compound's parts with their hands and
its formula in large letters.
"""

from functools import partial

from arcade.games.valence import ERASE, strings
from arcade.games.valence.art import FIRST_COLOURS, SECOND_COLOURS, Atom, Molecule
from arcade.games.valence.chemistry import ROMAN, ROOM, SHELLS, is_full
from arcade.games.valence.explanations import ELEMENTS, compound_name
from arcade.games.valence.panel import COMMANDS, KEYPAD, TYPED, Apparatus, draw_keys, light_key
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
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar, box, centred, write
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles

SHELL_COLUMN, SHELL_WIDTH = 24, 7
SHELL_ROW, VALENCE_ROW = 7, 13
KNOWN, ASKED = pair("Wb"), pair("Yb")
SYMBOLS_ROW, FORMULA_ROW, FORMULA_COLUMN, FORMULA_WIDTH = 2, 13, 10, 21
UNKNOWN = "?"
BOARD_AREA = 1, 9, 16, 23
BOARD = pair("Wb")


class ShellBoard:
    """Shows one element's questions."""

    def __init__(self, program: Program[Spectrum], task: ElementTask) -> None:
        self.program = program
        self.machine = program.machine
        self.task = task
        self.atom = Atom(self.machine, 136, 72, task.label)

    def draw(self) -> None:
        self.atom.draw(self.task.told[: self.task.questions - 1])
        draw(self.machine, letters(self.machine.font, self.task.label, 2, 2), 8 * SHELL_COLUMN + 4, 18)
        self._write(SHELL_ROW - 2, self.program.text(strings.Z, n=self.task.number), KNOWN)
        self.column()

    def column(self, wrong: int | None = None) -> None:
        """What is known of shells and valence; where the present answer belongs a question mark and the wrong digit."""
        told, last = self.task.told, self.task.questions - 1
        sign = UNKNOWN if wrong is None else f"{UNKNOWN} ({wrong})"
        for step, shell in enumerate(SHELLS):
            words = shell
            if step >= last and len(told) >= last:
                words = ""
            elif step <= len(told):
                words = f"{shell} {[*told, sign][step]}"
            self._write(SHELL_ROW + step, words, ASKED if words and step == len(told) else KNOWN)
        self._write(VALENCE_ROW - 1, self.program.text(strings.VALENCE_HEAD), KNOWN)
        if self.task.done:
            self._write(VALENCE_ROW, f"  {ROMAN[told[-1]]}", KNOWN)
        elif self.task.kind is Kind.VALENCE:
            self._write(VALENCE_ROW, f"  {sign}", ASKED)

    def _write(self, row: int, words: str, colours: int) -> None:
        write(self.machine, row, SHELL_COLUMN, f"{words:<{SHELL_WIDTH}}"[:SHELL_WIDTH], colours)

    def accept(self) -> Frames[None]:
        self.column()
        step = len(self.task.told) - 1
        if step < self.task.questions - 1:
            yield from self.atom.fill(step, self.task.told[step])

    def wrong(self, digit: int) -> Frames[None]:
        """Keep the wrong digit in sight, and show the places that the explanation speaks of."""
        self.column(digit)
        step = len(self.task.told)
        if step < min(self.task.questions - 1, len(ROOM)):
            self.atom.holes(step, 0, ROOM[step])
        elif step == self.task.questions - 1:
            outer, electrons = step - 1, self.task.told[-1]
            if electrons > 4 and not is_full(outer, electrons):
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
        fill(self.machine, FORMULA_ROW, FORMULA_COLUMN, 3, FORMULA_WIDTH, colours=pair("Wb"))
        compound = self.task.compound
        pair_typed = compound.subscripts if self.task.done else self.task.tried
        typed: list[int | None] = [*pair_typed] if pair_typed else [*self.task.entry]
        typed += [None] * (2 - len(typed))
        signs: list[tuple[str, bool]] = []
        for part, count in zip((compound.first, compound.second), typed, strict=True):
            symbol = f"({part.symbol})" if part.group and count != 1 else part.symbol
            signs += [(sign, sign.isdigit()) for sign in symbol]
            if count != 1 or not self.task.done:
                signs.append((UNKNOWN if count is None else str(count), True))
        pictures = [letters(self.machine.font, sign, 1 if small else 2, 2) for sign, small in signs]
        x = 8 * FORMULA_COLUMN + (8 * FORMULA_WIDTH - sum(picture.width for picture in pictures)) // 2
        for (_, small), picture in zip(signs, pictures, strict=True):
            draw(self.machine, picture, x, 8 * FORMULA_ROW + 7 * small)
            x += picture.width

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

    board: ShellBoard | FormulaBoard

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.messages = MessageLine(self.machine, 18, pair("Wk"), rows=2)
        self.question = MessageLine(self.machine, 17, pair("Yk"))
        self.status = StatusBar(self.machine, 0, pair("wk"), pair("Yk"))
        self.apparatus = Apparatus(self.machine)
        self.cell: Cell = (0, 5)
        self.asking = False
        """Whether a digit is asked, and the atom on the board lives."""
        self._place = ""

    def begin(self, player: Player, several: bool) -> Frames[None]:
        yield from reveal(self.machine, self._all, Wipe.RIGHT, 20)
        if several:
            name = letters(self.machine.font, player.name, 2, 2)
            draw(self.machine, name, 164 - name.width // 2, 64)
            self.question.say(self.program.text(strings.TURN_OF, name=player.name))
            self.messages.say(self.program.text(strings.START))
            yield from ask_key(self.machine)
            self.messages.say("")

    def _all(self) -> None:
        self.clear_screen()
        self.apparatus.draw()
        box(self.machine, *BOARD_AREA, BOARD)
        draw_keys(self.machine)
        self.status.forget()
        centred(self.machine, 23, key_row(self.program, 32, strings.HELP, HINT, strings.ERASE_KEY), pair("ck"))

    def present(self, task: Task, number: int, count: int, player: Player) -> None:
        self._place = f"{number}/{count}"
        self.machine.keyboard.settle()
        box(self.machine, *BOARD_AREA, BOARD)
        if isinstance(task, FormulaTask):
            self.board = FormulaBoard(self.program, task)
        else:
            self.board = ShellBoard(self.program, task)
        self.board.draw()
        self._status(player)
        self._question(task)

    def _status(self, player: Player) -> None:
        task, points = self.program.text(strings.TASK), self.program.text(strings.POINTS)
        self.status.show(("", player.name), (task, self._place), (points, player.points))

    def _question(self, task: Task) -> None:
        text = self.program.text
        if isinstance(task, FormulaTask):
            self.question.say(text(strings.FORMULA_QUESTION, name=text(compound_name(task.compound))))
        elif not task.done:
            name = text(ELEMENTS[task.number - 1])
            words = strings.VALENCE_QUESTION if task.kind is Kind.VALENCE else strings.SHELL_QUESTION
            self.question.say(text(words, name=name, shell=task.kind.value))

    def ask_digit(self, task: Task, period: int | None) -> Frames[int | Control | None]:
        """A digit or a command by key, joystick or mouse; nothing if the waiting period passes first."""
        self._question(task)
        self.asking = True
        wrong = partial(self.refuse_at_once, strings.DIGITS_ONLY)
        keys = CellKeys(TYPED, commands=(HINT, ERASE), wrong=wrong, answers=DIGITS, keep=True)
        asking = choose_cell(self.program, CellCursor(KEYPAD, self.cell, self._cursor), keys)
        before = self.machine.frame - 1
        while True:
            try:
                next(asking)
            except StopIteration as stop:
                self.apparatus.still()
                self.asking = False
                chosen: Cell | Control = stop.value
                return chosen if isinstance(chosen, Control) else COMMANDS.get(chosen, chosen[1])
            if period is not None:
                if self.machine.frame - before >= period:
                    asking.close()
                    self.asking = False
                    return None
                self.apparatus.drip(self.machine.frame - before, period)
            yield

    def _cursor(self, cell: Cell, on: bool) -> None:
        self.cell = cell
        light_key(self.machine, cell, on)

    def refuse_hint(self) -> Frames[None]:
        return self.refuse_at_once(strings.NO_WATER_LEFT)

    def taken_back(self, done: bool) -> Frames[None]:
        if not done:
            yield from self.refuse_at_once(strings.NOTHING_TYPED)
            return
        self.messages.clear()
        self.board.draw()
        yield from self.accepted()

    def accepted_digit(self, task: Task) -> Frames[None]:
        self.messages.clear()
        self.machine.chime(jingles.SELECT)
        yield from self.board.accept()
        self._question(task)

    def refuse_digit(self, digit: int, words: Text, places: dict[str, object]) -> Frames[None]:
        """Say why it is wrong, and show it on the board."""
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
        yield from self.machine.pause(60)
        self.messages.clear()
