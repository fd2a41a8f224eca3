"""The board for an element: its shells as rings, and beside them what is known and what is asked."""

from arcade.games.valence import strings
from arcade.games.valence.art_atom import Atom
from arcade.games.valence.elements import ROMAN, ROOM, SHELLS, is_full
from arcade.games.valence.rules import ElementTask, Kind
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write

MIDDLE = (136, 72)
COLUMN, WIDTH = 24, 7
SYMBOL_TOP, NUMBER_ROW, SHELL_ROW, LABEL_ROW, VALENCE_ROW = 18, 5, 7, 12, 13
KNOWN, ASKED = pair("Wb"), pair("Yb")
HALF_SHELL = 4


class ShellBoard:
    """Shows one element's questions."""

    def __init__(self, program: Program[Spectrum], task: ElementTask) -> None:
        self.program = program
        self.machine = program.machine
        self.task = task
        self.atom = Atom(self.machine, *MIDDLE, task.label)

    def draw(self) -> None:
        """The atom with what is told, on an empty board."""
        font = self.machine.font
        assert font is not None
        self.atom.draw(self.task.told[: self.task.questions - 1])
        symbol = letters(font, self.task.label, 2, 2)
        draw(self.machine, symbol, 8 * COLUMN + 4, SYMBOL_TOP)
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
        self._write(LABEL_ROW, self.program.text(strings.VALENCE_HEAD), KNOWN)
        if self.task.done:
            self._write(VALENCE_ROW, f"  {ROMAN[told[-1]]}", KNOWN)
        elif self.task.kind is Kind.VALENCE:
            self._write(VALENCE_ROW, f"  {self._sign(wrong)}", ASKED)

    def _sign(self, wrong: int | None) -> str:
        """What stands for the answer: a question mark, and in brackets the wrong digit, if there was one."""
        return "?" if wrong is None else f"? ({wrong})"

    def _write(self, row: int, words: str, colours: int) -> None:
        write(self.machine, row, COLUMN, f"{words:<{WIDTH}}"[:WIDTH], colours)

    def accept(self) -> Frames[None]:
        """Place the electrons of the shell just told."""
        self.column()
        step = len(self.task.told) - 1
        if step < self.task.questions - 1:
            yield from self.atom.fill(step, self.task.told[step])

    def live(self, frame: int) -> None:
        """The electrons go round."""
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
