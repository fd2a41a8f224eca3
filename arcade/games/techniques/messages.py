"""Messages that arrive: letters that fly or slide in, run round and round, are underlined, inverted or flash."""

from collections.abc import Callable

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, Mode
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import FLASH_BIT
from arcade.toolkit.picture.panels import write
from arcade.toolkit.sound.tunes import Tune

Voice = Callable[[str], Tune]
"""What a letter sounds like."""


def ringing(letter: str) -> Tune:
    del letter
    return ((0.1, 20.0),)


def singing(letter: str) -> Tune:
    """A short note, the higher the later the letter stands in the alphabet."""
    return ((0.02, min(ord(letter), 127) / 4),)


def from_right(row: int, column: int) -> list[Cell]:
    """The cells that a letter visits from the screen's right edge, its place last."""
    return [(row, place) for place in range(COLUMNS - 1, column - 1, -1)]


def fly_in(
    machine: Spectrum, row: int, column: int, words: str, colours: int, pace: float = 1, queue: bool = False
) -> Frames[None]:
    """Let each letter travel to its place, a cell in `pace` frames, over a background that comes back.

    A letter starts when the one before is half way; in a `queue` it waits until that one has arrived, and blanks take
    their turn, too.
    """
    under = lift_cells(machine, 0, 0, 24, COLUMNS)
    flights: list[tuple[int, str, list[Cell]]] = []
    start = 0
    for place, letter in enumerate(words[: COLUMNS - column], column):
        if letter != " " or queue:
            way = from_right(row, place)
            flights.append((start, letter, way))
            start += len(way) if queue else -(-len(way) // 2)
    for step in range(max((begun + len(way) for begun, _, way in flights), default=0)):
        under.put_back(machine)
        for begun, letter, way in flights:
            if begun <= step:
                write(machine, *way[min(step - begun, len(way) - 1)], letter, colours)
            if step == begun + len(way) - 1:
                machine.chime(singing(letter))
        yield from machine.wait(pace)


def slide_in(
    machine: Spectrum, row: int, words: str, colours: int, pace: float = 1, from_left: bool = False, ease: bool = False
) -> Frames[None]:
    """Let a line of up to 32 characters enter from the side, in 33 positions; with `ease` it slows down at its end."""
    blank, line = " " * COLUMNS, words[:COLUMNS].ljust(COLUMNS)
    for step in range(COLUMNS + 1):
        strip, first = (line + blank, COLUMNS - step) if from_left else (blank + line, step)
        write(machine, row, 0, strip[first : first + COLUMNS], colours)
        yield from machine.wait(pace * (1 + max(step - 24, 0) // 2 if ease else 1))


def marquee(
    machine: Spectrum, row: int, words: str, colours: int, pace: float = 7, voice: Voice = ringing, steps: int = 0
) -> Frames[None]:
    """Turn a line of 32 characters round and round, a cell in `pace` frames, until a key or after so many steps."""
    line, done = words[:COLUMNS].ljust(COLUMNS), 0
    machine.keyboard.flush()
    while not machine.keyboard.take() and (not steps or done < steps):
        write(machine, row, 0, line, colours)
        machine.chime(voice(line[0]))
        yield from machine.wait(pace)
        line, done = line[1:] + line[0], done + 1


def underline(machine: Spectrum, row: int, column: int, count: int, pace: float = 3) -> Frames[None]:
    """Underline letters that are there, one after the other, on their own row; a second time takes the line away."""
    mark = tuple(machine.font["_"])
    for place in range(column, min(column + count, COLUMNS)):
        machine.stamp(8 * place, 8 * row, mark, 8, Mode.XOR)
        yield from machine.wait(pace)


def sweep(machine: Spectrum, row: int, column: int, count: int, pace: float = 3) -> Frames[None]:
    """Turn letters into their negative, one after the other; a second sweep restores them."""
    for place in range(column, min(column + count, COLUMNS)):
        machine.stamp(8 * place, 8 * row, (0xFF,) * 8, 8, Mode.XOR)
        yield from machine.wait(pace)


def set_flashing(machine: Spectrum, row: int, column: int, count: int, on: bool = True) -> None:
    """Let letters flash as the machine does, 16 frames each way, or stop them."""
    for at in range(COLUMNS * row + column, COLUMNS * row + min(column + count, COLUMNS)):
        machine.attributes[at] = machine.attributes[at] & ~FLASH_BIT | on * FLASH_BIT
