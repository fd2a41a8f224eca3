"""The board for a compound: its parts with their hands above, its formula in large letters below."""

from arcade.games.valence.art_molecule import FIRST_COLOURS, SECOND_COLOURS, Molecule
from arcade.games.valence.elements import ROMAN
from arcade.games.valence.rules import FormulaTask
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.sprites import Sprite

LABEL_ROW, COLUMN, WIDTH = 2, 10, 21
FORMULA_ROW, FORMULA_ROWS = 13, 3
LOWERED = 7
"""Pixels by which subscripts stand lower."""
UNKNOWN = "?"


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
        write(self.machine, LABEL_ROW, COLUMN + 1, first, FIRST_COLOURS)
        write(self.machine, LABEL_ROW, COLUMN + WIDTH - 1 - len(second), second, SECOND_COLOURS)
        self.molecule.parts(1, 1)
        self.formula()

    def formula(self) -> None:
        """The formula in large letters, question marks for subscripts not yet typed."""
        fill(self.machine, FORMULA_ROW, COLUMN, FORMULA_ROWS, WIDTH, colours=pair("Wb"))
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
        x = 8 * COLUMN + (8 * WIDTH - sum(picture.width for picture in pictures)) // 2
        for (_, small), picture in zip(signs, pictures, strict=True):
            draw(self.machine, picture, x, 8 * FORMULA_ROW + LOWERED * small)
            x += picture.width

    def _letter(self, sign: str, small: bool) -> Sprite:
        font = self.machine.font
        assert font is not None
        return letters(font, sign, 1 if small else 2, 2)

    def accept(self) -> Frames[None]:
        """Show the subscripts typed; a whole formula ties its bonds."""
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
