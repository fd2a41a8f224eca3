"""The end of an outing: why it ended, how full the bag is, and the figures."""

from arcade.games.trophy_trail import art, music, strings
from arcade.games.trophy_trail.board import is_wall
from arcade.games.trophy_trail.events import Crashed, Event
from arcade.games.trophy_trail.levels import TROPHIES, Harvest
from arcade.games.trophy_trail.rules import TIME
from arcade.games.trophy_trail.world import Outing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.ending import WORDS, ceremony
from arcade.toolkit.letters.headline import extent, headline
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write

TOP, LEFT, HEIGHT, WIDTH = 3, 1, 15, 30
BOARD, VALUES, REASON = pair("Wk"), pair("Yk"), pair("Ck")
NAME_COLUMN, VALUE_END = LEFT + 3, LEFT + WIDTH - 3
HARVESTS = {
    Harvest.ALL: (strings.EVERY_TROPHY, "Y"),
    Harvest.MOST: (strings.NEARLY_ALL, "W"),
    Harvest.ENOUGH: (strings.MORE_THAN_HALF, "y"),
    Harvest.POOR: (strings.TOO_FEW, "c"),
}


def reason(outing: Outing, events: list[Event]) -> Text:
    """Why the outing ended."""
    crashes = [event for event in events if isinstance(event, Crashed)]
    if len(crashes) > 1:
        return strings.CRASH_BOTH
    if crashes:
        crash = crashes[0]
        edge = is_wall(crash.way.from_cell(outing.world.walkers[crash.seat].cell))
        return strings.CRASH_EDGE if edge else strings.CRASH_TRAIL
    if any(walker.clock >= TIME for walker in outing.world.walkers):
        return strings.TIME_UP
    return strings.STRANDED if outing.stranded else strings.ALL_TAKEN


def praise_row(words: str, width: int) -> int:
    """Where the big words begin: one line in the middle, two of them higher, clear of the reason below."""
    _, _, height, _ = extent(words, TOP, 2, width)
    return TOP + 3 if height <= 2 else TOP + 1


def report(program: Program[Spectrum], outing: Outing, why: Text) -> Frames[None]:
    """Show how it went."""
    machine, text = program.machine, program.text
    if outing.seats > 1:
        yield from ceremony(program, outing.outcome, row=9, jingle=music.ENDS.of(outing.outcome))
    box(machine, TOP, LEFT, HEIGHT, WIDTH, BOARD, DOUBLE)
    if outing.seats > 1:
        headline(machine, text(strings.RESULT), TOP + 3, "YYW", "k", most=2, width=WIDTH - 4)
    else:
        harvest = outing.harvest
        words, ink = HARVESTS[harvest]
        width = WIDTH - (10 if harvest.enough else 4)
        headline(machine, text(words), praise_row(text(words), width), ink, "k", most=2, width=width)
        if harvest.enough:
            for column in (LEFT + 2, LEFT + WIDTH - 5):
                draw_cells(machine, art.TROPHY.coloured(ink, "k"), TOP + 2, column)
    centred(machine, TOP + 6, text(why), REASON, LEFT + 2, WIDTH - 4)
    if outing.seats > 1:
        centred(machine, TOP + 7, text(WORDS[outing.outcome]), VALUES, LEFT + 2, WIDTH - 4)
    _rows(program, outing)
    if outing.seats == 1:
        yield from scene(machine, machine.wait(60), music.ENDS.of(outing.outcome))


def _rows(program: Program[Spectrum], outing: Outing) -> None:
    """A line for each figure; of two, a column of values for each."""
    walkers = outing.world.walkers
    figures: list[tuple[Text, list[object]]] = []
    if outing.seats == 1:
        best = max(outing.best, walkers[0].taken)
        figures += [(strings.ROW_FIELDS, [outing.number]), (strings.ROW_BEST, [f"{best}/{TROPHIES}"])]
    figures += [
        (strings.ROW_TROPHIES, [walker.taken + TROPHIES * outing.number for walker in walkers]),
        (strings.ROW_TIME, [outing.used + walker.clock for walker in walkers]),
        (strings.ROW_POINTS, [outing.points] if outing.seats == 1 else [walker.points for walker in walkers]),
    ]
    if outing.seats > 1:
        heads = "".join(f"{walker.seat + 1:>5}" for walker in walkers)
        write(program.machine, TOP + 9, VALUE_END - len(heads), heads, VALUES)
    for row, (words, values) in enumerate(figures, TOP + 13 - len(figures)):
        shown = "".join(f"{value!s:>5}" for value in values)
        last = words is strings.ROW_POINTS
        write(program.machine, row, NAME_COLUMN, program.text(words), BOARD)
        write(program.machine, row, VALUE_END - len(shown), shown, VALUES if last else BOARD)
