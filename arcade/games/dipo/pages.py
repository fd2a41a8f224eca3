"""Pages over the scene: the library as small pictures, and the census with the population's curve."""

from collections.abc import Callable, Sequence

from arcade.games.dipo import CELL, RUN, TOOLS, strings
from arcade.games.dipo.lexicon import LIBRARY, Entry, census
from arcade.games.dipo.scene import direction
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, Mode
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.list_menu import NOTHING, choose_line
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND, THIN
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.sound.jingles import SELECT, STEP

BOX, TITLE, LINE, CHOSEN = pair("Cb"), pair("Yb"), pair("Wb"), pair("Kw")


def choose_place(
    program: Program[Spectrum],
    count: int,
    show: Callable[[int], None],
    under: Callable[[int, int], int | None],
    start: int,
    step: Callable[[int, int, int], int],
) -> Frames[int]:
    """One of so many places, or NOTHING; `step` tells where so many rows down and columns to the right lead."""
    machine, wrong, fire = program.machine, at_row(program, 23), CELL.keys + RUN.keys

    def stepped(key: str, at: int) -> int | None:
        way = direction(key)
        return None if way is None else step(at, *way)

    chosen = yield from choose_line(
        machine,
        count,
        show,
        under,
        start,
        wrong,
        stepped,
        lambda: machine.chime(STEP),
        fire,
        TOOLS.keys,
        numbered=False,
    )
    if chosen != NOTHING:
        machine.chime(SELECT)
    return chosen


def choose(
    program: Program[Spectrum], title: str, lines: Sequence[str], width: int, start: int = 0, row: int | None = None
) -> Frames[int]:
    """The line of a list that is chosen, or NOTHING; the picture is afterwards as it was."""
    machine = program.machine
    height = len(lines) + 4
    top = (22 - height) // 2 if row is None else row
    left = (COLUMNS - width - 4) // 2
    covered = lift_cells(machine, top, left, height, width + 4)
    box(machine, top, left, height, width + 4, BOX, ROUND)
    centred(machine, top + 1, title, TITLE, left + 2, width)
    for place, line in enumerate(lines, top + 3):
        write(machine, place, left + 2, line.ljust(width), LINE)

    def show(at: int) -> None:
        for place in range(len(lines)):
            colour_cells(machine, top + 3 + place, left + 2, 1, width, CHOSEN if place == at else LINE)
            write(machine, top + 3 + place, left + 1, ">" if place == at else " ", BOX)

    def under(x: int, y: int) -> int | None:
        place = y // 8 - top - 3
        return place if 0 <= place < len(lines) and left <= x // 8 < left + width + 4 else None

    chosen = yield from choose_place(
        program, len(lines), show, under, start, lambda at, down, right: (at + down + right) % len(lines)
    )
    covered.put_back(machine)
    return chosen


SHELVES = Grid(4, 6, 8, 16, 40, 32)
"""The tiles of the library: rows and columns, and where they are."""
TILE, MARKED = pair("Yk"), pair("Wb")
CURVE = Grid(1, 1, 8, 112, 240, 56)
LISTED = 8


def clear(machine: Spectrum, title: str = "") -> None:
    """An empty page, perhaps with a title."""
    machine.border(BLACK)
    fill(machine, 0, 0, 24, 32, colours=pair("Wk"))
    if title:
        centred(machine, 0, title, pair("Wb"))


def choose_pattern(program: Program[Spectrum], start: int = 0) -> Frames[int]:
    """The number of the pattern that is chosen, or NOTHING."""
    machine = program.machine
    clear(machine, program.text(strings.LIBRARY_TITLE))
    for place, entry in enumerate(LIBRARY):
        _tile(machine, entry, place)

    def show(at: int) -> None:
        for place in range(len(LIBRARY)):
            colour_cells(machine, *_cells_of(place), 4, 5, MARKED if place == at else TILE)
        centred(machine, 21, program.text(LIBRARY[at].name), pair("Yk"))
        centred(machine, 22, program.text(LIBRARY[at].note), pair("Ck"))

    def under(x: int, y: int) -> int | None:
        cell = SHELVES.at(x, y)
        return cell[0] * SHELVES.columns + cell[1] if cell else None

    def step(at: int, down: int, right: int) -> int:
        row, column = divmod(at, SHELVES.columns)
        return (row + down) % SHELVES.rows * SHELVES.columns + (column + right) % SHELVES.columns

    return (yield from choose_place(program, len(LIBRARY), show, under, start, step))


def _cells_of(place: int) -> tuple[int, int]:
    x, y = SHELVES.origin(divmod(place, SHELVES.columns))
    return y // 8, x // 8


def _tile(machine: Spectrum, entry: Entry, place: int) -> None:
    """A pattern as large as its tile has room."""
    row, column = _cells_of(place)
    box(machine, row, column, 4, 5, TILE, THIN)
    pattern = entry.pattern
    scale = max(min(36 // pattern.columns, 26 // pattern.rows, 4), 1)
    left = 8 * column + (40 - scale * pattern.columns) // 2
    top = 8 * row + (32 - scale * pattern.rows) // 2
    size = scale - (scale > 2)  # a gap parts large cells
    for down, right in pattern.cells:
        machine.stamp(left + scale * right, top + scale * down, [(1 << size) - 1] * size, size, Mode.OR)


def show_census(program: Program[Spectrum], colony: Colony) -> Frames[None]:
    machine = program.machine
    clear(machine, program.text(strings.CENSUS_TITLE, n=colony.generation))
    if colony.fate is not None:
        centred(machine, 2, fate_words(program, colony), pair("Yk"))
    counted = census(colony.field, colony.cells)
    lines = [f"{count:4} {program.text(name)}" for name, count in counted or ()]
    lines = lines or [program.text(strings.TOO_MANY if counted is None else strings.NOBODY)]
    for place, line in enumerate(lines[: 2 * LISTED]):
        shown = line[:16] if len(lines) > LISTED else line
        write(machine, 4 + place % LISTED, 16 * (place // LISTED), shown, pair("Wk"))
    centred(machine, 13, program.text(strings.POPULATION_CURVE), pair("Ck"))
    _curve(machine, colony)
    yield from ask_key(machine)


def _curve(machine: Spectrum, colony: Colony) -> None:
    values = colony.curve.values or [colony.population]
    most = max(*values, 1, colony.population)
    colour_cells(machine, 14, 1, 7, 30, pair("Gk"))
    for x, value in enumerate(values):
        height = max(value * CURVE.height // most, 1)
        machine.stamp(CURVE.left + x, CURVE.top + CURVE.height - height, [1] * height, 1)
    write(machine, 21, 1, f"1-{colony.generation}", pair("Ck"))
    words = f"{colony.population} / {most}"
    write(machine, 21, 31 - len(words), words, pair("Ck"))


def fate_words(program: Program[Spectrum], colony: Colony) -> str:
    """What has become of a colony, in a sentence; empty while that is open."""
    words = {"extinct": strings.EXTINCT, "stable": strings.STABLE, "repeats": strings.REPEATS}
    return program.text(words[fate.kind], since=fate.since, n=fate.period) if (fate := colony.fate) else ""
