"""The page of exact odds, on which left and right look at the other paytables."""

from arcade.games.fortune_wheel import strings, theory
from arcade.games.fortune_wheel.levels import LEVELS
from arcade.games.fortune_wheel.pages import BODY, HEAD, SUM, Page
from arcade.games.fortune_wheel.rules import Pattern, Paytable
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import LEFT, RIGHT
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.sound import jingles

NAMES = {level.sets.paytable: level.name for level in reversed(list(LEVELS))}
"""Of each paytable, as the first level that has it is called."""
TABLES = tuple(dict.fromkeys(level.sets.paytable for level in LEVELS))


class OddsPage(Page):
    """Every pattern's chance out of 729, and what comes back."""

    def show(self, own: Paytable) -> Frames[None]:
        """Until a key other than left and right is pressed."""
        self.open()
        place = TABLES.index(own)
        while True:
            self._table(place, own)
            key = yield from self.key()
            if key not in LEFT.keys + RIGHT.keys:
                break
            place = (place + (1 if key in RIGHT.keys else -1)) % len(TABLES)
            self.machine.chime(jingles.STEP)
        self.close()

    def _table(self, place: int, own: Paytable) -> None:
        text, table = self.program.text, TABLES[place]
        self.blank(strings.ODDS_TITLE, strings.TABLES_FOOT)
        words = strings.THIS_TABLE if table == own else strings.OTHER_TABLE
        centred(self.machine, 2, text(words, name=text(NAMES[table])), SUM)
        write(self.machine, 4, 0, text(strings.ODDS_HEAD), HEAD)
        for shown in Pattern:
            write(self.machine, 6 + shown, 0, theory.row(self.program, table, shown), BODY)
        self.paragraph(15, theory.sentence(self.program, table), SUM)
        self.paragraph(19, text(strings.UNPAID), BODY)
