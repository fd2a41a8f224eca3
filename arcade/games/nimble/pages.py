"""The lesson's page: the theory in words, the pairs of a position with their gaps in binary; and a menu in lines."""

from collections.abc import Sequence

from arcade.games.nimble import strings
from arcade.games.nimble.art import FOREST, GOLD, WHITE
from arcade.games.nimble.opponent import balance, pairs
from arcade.games.nimble.rules import HOME, Position
from arcade.machine.ega import Ega
from arcade.machine.machine import Frames
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.list_menu import choose_line
from arcade.toolkit.flow.prompts import Wrong

MENU_ROW = 17
PROSE_ROW, LIST_ROW, SUM_ROW, VERDICT_ROW, LAST_ROW = 5, 12, 21, 23, 25
COLUMN_ROWS = 7
"""Pairs below each other; the others stand in a second column."""
LEFT, RIGHT, MARGIN = 6, 44, 4
HEADING, PROSE, LIST = 14, 15, 11
"""Inks."""
CELL = 8, 14
TICK = ((0.01, 19.0),)


def write_page(program: Program[Ega], position: Position, heading_row: int) -> None:
    machine, text = program.machine, program.text

    def centred(row: int, words: Text, ink: int) -> None:
        shown = text(words)
        machine.write(row, (80 - len(shown)) // 2 + 1, shown, ink)

    centred(heading_row, strings.LESSON, HEADING)
    for row, line in enumerate(wrap(text(strings.LESSON_PROSE), 80 - 2 * MARGIN), PROSE_ROW):
        machine.write(row, MARGIN + 1, line, PROSE)
    heads = f"{text(strings.PAIR):<11}{text(strings.GAP):>5}  {text(strings.BINARY)}"
    found = pairs(position)
    columns = (LEFT, RIGHT)[: 1 + (len(found) > COLUMN_ROWS)]
    for column in columns:
        machine.write(LIST_ROW, column, heads, HEADING)
    for place, pair in enumerate(found):
        row, column = LIST_ROW + 1 + place % COLUMN_ROWS, columns[place // COLUMN_ROWS]
        front = text(strings.TERMINUS).lower() if pair.front == HOME else str(pair.front)
        machine.write(row, column, f"{pair.rear:>3} - {front:<5}{pair.heap:>5}  ", LIST)
        _bits(machine, row, column + 18, pair.heap)
    total = balance(position)
    machine.write(SUM_ROW, LEFT, f"{text(strings.SUM):<11}{total:>5}  ", HEADING)
    _bits(machine, SUM_ROW, LEFT + 18, total)
    verdict = strings.UNBALANCED if total else strings.BALANCED
    centred(VERDICT_ROW, verdict if position.nearer else strings.RED_IS_FREE, PROSE)
    centred(LAST_ROW, strings.GO_BACK, HEADING)


def _bits(machine: Ega, row: int, column: int, number: int) -> None:
    for place, bit in enumerate(f"{number:07b}"):
        machine.write(row, column + place, bit, HEADING if bit == "1" else LIST)


def menu(machine: Ega, entries: Sequence[str], wrong: Wrong) -> Frames[int]:
    """Choose one of several lines on every other row; `wrong` answers other keys."""
    width = max(map(len, entries)) + 8
    column = (80 - width) // 2 + 1

    def show(at: int) -> None:
        for place, entry in enumerate(entries):
            line = f" {'>' if place == at else ' '} {place + 1}  {entry}".ljust(width)
            machine.write(MENU_ROW + 2 * place, column, line, *((FOREST, GOLD) if place == at else (WHITE, FOREST)))

    def under(x: int, y: int) -> int | None:
        place, between = divmod(y // CELL[1] + 1 - MENU_ROW, 2)
        inside = 0 <= x // CELL[0] + 1 - column < width and 0 <= place < len(entries)
        return place if inside and not between else None

    return choose_line(machine, len(entries), show, under, wrong=wrong, tick=lambda: machine.chime(TICK))
