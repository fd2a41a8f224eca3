"""The page with a match's figures: points, totals, games won, tricks, cuts, side by side."""

from arcade.games.septica import strings
from arcade.games.septica.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import LEAVES

TOP, HEIGHT, LEFT, LABELS, WIDTH = 7, 12, 1, 8, 10
PAPER = pair("Wk")


def show_figures(program: State) -> Frames[None]:
    """Wipe the page in; it stays until the next question is answered."""
    yield from reveal(program.machine, lambda: _page(program), Wipe.DOWN, 16)


def _page(program: State) -> None:
    machine, text, record = program.machine, program.text, program.record
    fill(machine, 0, 0, 24, COLUMNS, LEAVES, pair("kg"))
    fill(machine, 1, 1, 5, COLUMNS - 2, colours=PAPER)
    headline(machine, text(strings.MATCH), 2, "YYR", "k", most=2)
    box(machine, TOP - 1, 0, HEIGHT + 2, COLUMNS, PAPER)
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
