"""The end of ten rounds: a bar for each time, the mean, the slowest finger, how quick that is in big words."""

from arcade.games.reflexe import strings
from arcade.games.reflexe.rules import DUEL_POINTS, Record
from arcade.games.reflexe.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.stopwatch import seconds
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.solids import tile
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import BONUS, LOSE, WIN

TOP, HEIGHT = 5, 10
"""The rows of the bars."""
FULL_BAR = 50
"""Frames that fill a bar's height, or more if the slowest round took more."""
BARS, PITCH = 2, 3
"""Columns: of the first bar, and from bar to bar."""
QUICKNESS_INKS = "CWW", "ymm", "WCC", "YYW"
"""The headline's, by quickness."""


class Report:
    """Draws over the arena; it stays until the next game begins."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def show(self) -> Frames[None]:
        """How the series ended, or who won the duel."""
        record, duel = self.program.record, self.program.duel
        if self.program.setup.seats == 2:
            yield from ceremony(self.program, Outcome.FIRST if duel[0] == DUEL_POINTS else Outcome.SECOND)
            return
        machine, text, quick = self.machine, self.program.text, record.quickness(self.program.trial)
        fill(machine, 0, 0, 20, COLUMNS, colours=pair("Wk"))
        headline(machine, text(strings.QUICKNESS[quick]), 1, inks=QUICKNESS_INKS[quick])
        box(machine, TOP - 1, 0, HEIGHT + 2, COLUMNS, pair("ck"), ROUND)
        machine.chime(WIN if quick else LOSE)
        yield from self._bars(record)
        mean, best = seconds(record.mean), seconds(min(record.times))
        centred(machine, 17, text(strings.RESULT, mean=mean, best=best), pair("Wk"))
        slow = record.slowest()
        if slow is not None:
            name = text(strings.FINGERS[slow[0]])
            centred(machine, 18, text(strings.SLOWEST, finger=name, time=seconds(slow[1])), pair("Ck"))
        if record.slips:
            centred(machine, 19, text(strings.SLIPS, n=record.slips), pair("Rk"))
        if quick == len(strings.QUICKNESS) - 1:
            machine.chime(BONUS)
        yield from machine.pause(100)

    def _bars(self, record: Record) -> Frames[None]:
        """The ten times, one after the other; the best is marked by its colour and a crown of light."""
        highest = max(FULL_BAR, *record.times)
        for place, time in enumerate(record.times):
            pixels = max(CELL * (HEIGHT - 1) * time // highest, 3)
            best = time == min(record.times)
            bar = tile(2 * CELL, pixels).coloured("Y" if best else "C", "k")
            left = CELL * (BARS + PITCH * place)
            draw(self.machine, bar, left, CELL * (TOP + HEIGHT) - pixels)
            hundredths = f"{2 * time:2}"[:3]
            write(self.machine, TOP + HEIGHT - 1 - -(-pixels // CELL), left // CELL, hundredths, pair("Wk"))
            yield from self.machine.wait(6)
