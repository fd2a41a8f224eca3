"""The page of a thousand pulls at once: a bar for each pattern, above a mark where it should end."""

from arcade.games.fortune_wheel import strings
from arcade.games.fortune_wheel.pages import BODY, HEAD, SUM, Page
from arcade.games.fortune_wheel.playout import THOUSAND, Thousand, expected
from arcade.games.fortune_wheel.rules import Pattern, Paytable
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound import jingles

PULLS_A_FRAME, PULLS_A_PIXEL = 20, 5
FIRST_ROW, COLUMN = 5, 17


class ThousandPage(Page):
    """Pulls with a coin each, from no purse."""

    def show(self, paytable: Paytable) -> Frames[None]:
        """A thousand pulls, and others as often as fire is pressed."""
        self.open()
        key = FIRE.keys[0]
        while key in FIRE.keys:
            self.opened += 1
            yield from self._pull(Thousand(paytable, self.program.dice.fork(self.opened)))
            key = yield from self.key()
        self.close()

    def _pull(self, trial: Thousand) -> Frames[None]:
        machine, text = self.machine, self.program.text
        self.blank(strings.THOUSAND_TITLE, None)
        write(machine, 2, 0, text(strings.THOUSAND_HEAD), HEAD)
        write(machine, 3, 0, text(strings.THOUSAND_MARK), SUM)
        for shown in Pattern:
            row = FIRST_ROW + 2 * shown
            write(machine, row, 0, text(strings.NAMES[shown]), BODY)
            mark = CELL * COLUMN + expected(shown) // PULLS_A_PIXEL
            write(machine, row + 1, 12, f"{expected(shown):4}", SUM)
            draw(machine, tiled(SOLID, 2, 5).coloured("Y", "k"), mark - 1, CELL * (row + 1))
        while trial.pulls < THOUSAND:
            trial.pull(PULLS_A_FRAME)
            for shown in Pattern:
                row, count = FIRST_ROW + 2 * shown, trial.counts[shown]
                write(machine, row, 12, f"{count:4}", BODY)
                self.bar(row, COLUMN, count // PULLS_A_PIXEL)
            machine.chime(((0.004, trial.pulls // 50),))
            yield
        machine.chime(jingles.POINT)
        self.paragraph(21, text(strings.THOUSAND_SUM, back=trial.back, expected=trial.expected), SUM)
        self.foot(strings.THOUSAND_FOOT)
