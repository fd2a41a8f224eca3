"""A menu on the EGA: numbered lines in the middle of the screen."""

from collections.abc import Sequence

from arcade.machine.ega import Ega
from arcade.machine.machine import Frames
from arcade.toolkit.flow.list_menu import choose_line
from arcade.toolkit.flow.prompts import Wrong

CELL = 8, 14
MARK = ">"
TICK = ((0.01, 19.0),)


def menu(
    machine: Ega, row: int, entries: Sequence[str], plain: tuple[int, int], lit: tuple[int, int], wrong: Wrong
) -> Frames[int]:
    """Let one of several lines on every other row be chosen; see `choose_line`.

    `plain` and `lit` are the ink and paper of lines and of the one that fire takes; `wrong` answers other keys.
    """
    width = max(map(len, entries)) + 8
    column = (80 - width) // 2 + 1

    def show(at: int) -> None:
        for place, entry in enumerate(entries):
            line = f" {MARK if place == at else ' '} {place + 1}  {entry}".ljust(width)
            machine.write(row + 2 * place, column, line, *(lit if place == at else plain))

    def under(x: int, y: int) -> int | None:
        place, between = divmod(y // CELL[1] + 1 - row, 2)
        inside = 0 <= x // CELL[0] + 1 - column < width and 0 <= place < len(entries)
        return place if inside and not between else None

    return choose_line(machine, len(entries), show, under, wrong=wrong, tick=lambda: machine.chime(TICK))
