"""The list at the entrance: two columns of groups and exhibits, each exhibit with a letter, and the way out."""

from dataclasses import dataclass

from arcade.games.techniques.exhibits import LEFT_SIDE, RIGHT_SIDE, Exhibit
from arcade.games.techniques.strings import LEAVE
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.grid import Cell, Grid

TOP, WIDTH = 3, 16
"""The first row on the screen, and the columns of a side."""
WAY_OUT = -1
LETTERS = "abcdefghijklmnopqrstuvwxyz"
EXIT_KEY = "0"


@dataclass(frozen=True)
class Entry:
    """A line: an exhibit by its number, the way out, or with no key a group's name."""

    words: Text
    number: int = 0
    key: str = ""


def _entries() -> dict[Cell, Entry]:
    entries: dict[Cell, Entry] = {}
    number = 0
    for side, groups in enumerate((LEFT_SIDE, RIGHT_SIDE)):
        row = 0
        for name, exhibits in groups:
            entries[row, side] = Entry(name)
            row = _list(entries, row + 1, side, number, exhibits)
            number += len(exhibits)
    left = 1 + max(row for row, side in entries if side == 0)
    entries[left, 0] = Entry(LEAVE, WAY_OUT, EXIT_KEY)
    return entries


def _list(entries: dict[Cell, Entry], row: int, side: int, number: int, exhibits: tuple[Exhibit, ...]) -> int:
    for place, exhibit in enumerate(exhibits):
        entries[row + place, side] = Entry(exhibit.name, number + place, LETTERS[number + place])
    return row + len(exhibits)


ENTRIES = _entries()
ROWS = 1 + max(row for row, _ in ENTRIES)
GRID = Grid(rows=ROWS, columns=2, left=0, top=8 * TOP, width=8 * WIDTH, height=8)
PLACES = {entry.number: cell for cell, entry in ENTRIES.items() if entry.key}
KEYS = {entry.key: cell for cell, entry in ENTRIES.items() if entry.key}


def walk(cell: Cell, down: int, right: int) -> Cell:
    """The next line in a direction that can be chosen; sideways the nearest one of the other column."""
    if right:
        side = min(max(cell[1] + right, 0), 1)
        if side == cell[1]:
            return cell
        return min((place for place in PLACES.values() if place[1] == side), key=lambda at: abs(at[0] - cell[0]))
    row = cell[0] + down
    while 0 <= row < ROWS:
        if (row, cell[1]) in ENTRIES and ENTRIES[row, cell[1]].key:
            return row, cell[1]
        row += down
    return cell
