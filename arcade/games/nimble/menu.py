"""A menu on the EGA: a line is chosen by its number, with the arrows and fire, or by a click."""

from collections.abc import Sequence

from arcade.machine.ega import Ega
from arcade.machine.machine import Frames, Waiting, WrongKey
from arcade.toolkit.contract.controls import DOWN, FIRE, UP
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import Wrong, is_typed

CELL = 8, 14
MARK = ">"
TICK = ((0.01, 19.0),)


def choose_line(
    machine: Ega, row: int, entries: Sequence[str], plain: tuple[int, int], lit: tuple[int, int], wrong: Wrong
) -> Frames[int]:
    """Let one of several lines in the middle of the screen be chosen, every other row; returns its place from 0.

    `plain` and `lit` are the ink and paper of lines and of the one that fire takes; `wrong` answers other keys.
    """
    width = max(map(len, entries)) + 8
    column = (80 - width) // 2 + 1
    numbers = [str(place + 1) for place in range(len(entries))]
    machine.keyboard.flush()
    machine.waiting = Waiting("key")
    chosen = 0
    while True:
        for place, entry in enumerate(entries):
            mark = MARK if place == chosen else " "
            line = f" {mark} {place + 1}  {entry}".ljust(width)
            machine.write(row + 2 * place, column, line, *(lit if place == chosen else plain))
        key = ""
        while not key:
            yield
            key = machine.keyboard.take().lower()
        if (pixel := clicked(key)) is not None:
            across, (down, between) = pixel[0] // CELL[0] + 1 - column, divmod(pixel[1] // CELL[1] + 1 - row, 2)
            if 0 <= across < width and 0 <= down < len(entries) and not between:
                key = numbers[down]
        elif key in FIRE.keys:
            key = numbers[chosen]
        elif key in UP.keys + DOWN.keys:
            chosen = (chosen + (1 if key in DOWN.keys else -1)) % len(entries)
            machine.chime(TICK)
        if key in numbers:
            machine.waiting = None
            return int(key) - 1
        if is_typed(key) and key not in UP.keys + DOWN.keys:
            machine.waiting, machine.wrong_key = None, WrongKey(key, tuple(numbers), steered=True)
            yield from wrong()
            machine.waiting = Waiting("key")
