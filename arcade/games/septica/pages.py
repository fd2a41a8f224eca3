"""The page with a match's figures: points, totals, games won, tricks, cuts, side by side."""

from collections.abc import Mapping

from arcade.games.septica import strings
from arcade.games.septica.scenery import Guest, felt, live
from arcade.games.septica.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write

TOP, HEIGHT, LEFT, LABELS, WIDTH = 7, 12, 1, 8, 10
PAPER = pair("Wk")
SEATS = (2, 26)
"""Columns of the faces beside the heading."""


class Figures:
    """The page, and who looks over it."""

    def __init__(self, program: State) -> None:
        self.program = program
        self._guests: tuple[Guest, ...] = ()

    def show(self, sitting: Mapping[int, Guest]) -> Frames[None]:
        """Wipe the page in; it stays until the next question is answered."""
        self._guests = tuple(
            Guest(guest.who, 2, column, mood=guest.mood) for guest, column in zip(sitting.values(), SEATS, strict=False)
        )
        return reveal(self.program.machine, self._draw, Wipe.DOWN, 16)

    def _draw(self) -> None:
        _page(self.program)
        for guest in self._guests:
            guest.draw(self.program.machine)

    def rest(self, frame: int) -> None:
        """They blink and look about."""
        live(self.program.machine, self._guests, frame)


def _page(program: State) -> None:
    machine, text, record = program.machine, program.text, program.record
    fill(machine, 0, 0, 24, COLUMNS, colours=PAPER)
    felt(machine, 6, 0, 15, COLUMNS, 6, 20)
    headline(machine, text(strings.MATCH), 2, "YYR", "k", most=2)
    fill(machine, TOP, LEFT, HEIGHT + 1, COLUMNS - 2, colours=PAPER)
    centred(machine, TOP, text(strings.GAME_NUMBER, n=record.games), pair("Ck"), 1, COLUMNS - 2)
    names = program.names
    if record.pairs:
        names = tuple(f"{names[side]}+{names[side + 2]}" for side in (0, 1))
    width = min((COLUMNS - 2 - LABELS) // record.sides, WIDTH + 1)
    for side in range(record.sides):
        column = LEFT + LABELS + width * side
        write(machine, TOP + 2, column, names[side][: width - 1].rjust(width - 1), pair("Yk"))
    rows = (
        (strings.RESULT, record.last),
        (strings.TOTAL, record.points),
        (strings.WINS, record.wins),
        (strings.TRICKS, record.tricks),
        (strings.CUTS, record.cuts),
    )
    for line, (label, counts) in enumerate(rows):
        row = TOP + 4 + line + (line > 0)
        write(machine, row, LEFT, text(label), pair("Ck"))
        for side, count in enumerate(counts):
            write(machine, row, LEFT + LABELS + width * side, str(count).rjust(width - 1), PAPER)
    if record.over:
        champion = record.champion
        words = (
            text(strings.MATCH_LEVEL, n=record.games)
            if champion is None
            else text(strings.MATCH_WON, name=names[champion], n=record.games)
        )
        centred(machine, TOP + HEIGHT - 2, words[: COLUMNS - 2], pair("Yk"), 1, COLUMNS - 2)
    fill(machine, 21, 0, 3, COLUMNS, colours=PAPER)
