"""Plays the Lucky Number by halving what is possible."""

from arcade.games._template.program import COLUMNS
from arcade.games._template.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot


class Main(Pilot[Program]):
    """Steers the cursor to the number it wants and fires; at other questions it just fires."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            yield from self.rest(25)
            cell = self.program.cell
            if cell is not None:
                yield from self.steer(cell, divmod(self.program.position.advice - 1, COLUMNS))
            yield from self.press("pad1 fire")
