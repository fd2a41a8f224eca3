"""The end of a race in the stadium: what it was like, times and points on the scoreboard."""

from arcade.games.hurdles import art, music, strings
from arcade.games.hurdles.world import FRAME_MS, Race, Runner
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write

CLEAN, GOOD, ENOUGH = 0, 2, 4
"""Hurdles that may fall at most in a race that is called so."""
TOP, LEFT, HEIGHT, WIDTH = 8, 1, 12, 30
BOARD, VALUES = pair("Wk"), pair("Yk")
NAME_COLUMN, VALUE_END = LEFT + 2, LEFT + WIDTH - 2


def rating(fallen: int) -> tuple[Text, str]:
    """What is said of a race with so many fallen hurdles, and the ink of the words."""
    for most, words, ink in ((CLEAN, strings.CLEAN, "Y"), (GOOD, strings.GOOD, "W"), (ENOUGH, strings.ENOUGH, "y")):
        if fallen <= most:
            return words, ink
    return strings.TOO_MANY, "c"


def outcome(race: Race) -> Outcome:
    """How a race ended: alone few fallen hurdles win; of two, who needed less time."""
    first = race.runners[0]
    if race.lanes == 1:
        return Outcome.WON if first.fallen <= ENOUGH else Outcome.LOST
    second = race.runners[1]
    if first.time == second.time:
        return Outcome.DRAWN
    return Outcome.FIRST if first.time < second.time else Outcome.SECOND


def glad(race: Race, runner: Runner) -> bool:
    """Whether who has arrived has something to be glad about: alone a race won, of two a race that is not lost."""
    if race.lanes == 1:
        return outcome(race) is Outcome.WON
    return all(not other.arrived or other.time >= runner.time for other in race.runners)


def seconds(frames: int) -> str:
    """Frames as seconds with a decimal."""
    tenths = frames * FRAME_MS // 100
    return f"{tenths // 10}.{tenths % 10}"


def report(program: Program[Spectrum], race: Race) -> Frames[None]:
    """Show how it went."""
    machine, text = program.machine, program.text
    if race.lanes > 1:
        yield from ceremony(program, outcome(race), row=12, jingle=music.ENDS.of(outcome(race)))
    box(machine, TOP, LEFT, HEIGHT, WIDTH, BOARD, DOUBLE)
    if race.lanes == 1:
        words, ink = rating(race.runners[0].fallen)
        centred(machine, TOP + 1, text(words), pair(f"{ink}k"), LEFT + 1, WIDTH - 2)
        if race.runners[0].fallen <= ENOUGH:
            for column in (LEFT + 2, LEFT + WIDTH - 4):
                draw_cells(machine, art.CUP.coloured(ink, "k"), TOP + 1, column)
    else:
        centred(machine, TOP + 1, text(strings.RESULT), VALUES, LEFT + 1, WIDTH - 2)
    _rows(program, race)
    if race.lanes == 1:
        yield from scene(machine, machine.wait(1), music.ENDS.of(outcome(race)))


def _rows(program: Program[Spectrum], race: Race) -> None:
    """A line for each figure, with a column of values for every lane."""
    figures: tuple[tuple[Text, list[object]], ...] = (
        (strings.ROW_PERFECT, [runner.perfect for runner in race.runners]),
        (strings.ROW_CLEARED, [runner.cleared for runner in race.runners]),
        (strings.ROW_DOWN, [runner.fallen for runner in race.runners]),
        (strings.ROW_TIME, [seconds(runner.time) for runner in race.runners]),
        (strings.ROW_BONUS, [race.bonus(runner) for runner in race.runners]),
        (strings.ROW_POINTS, [race.points(runner) for runner in race.runners]),
    )
    for row, (words, values) in enumerate(figures, TOP + 4):
        last = row == TOP + 3 + len(figures)
        shown = "".join(f"{value!s:>5}" for value in values)
        write(program.machine, row, NAME_COLUMN, program.text(words), BOARD)
        write(program.machine, row, VALUE_END - len(shown), shown, VALUES if last else BOARD)
    if race.lanes > 1:
        heads = "".join(f"{runner.lane + 1:>5}" for runner in race.runners)
        write(program.machine, TOP + 3, VALUE_END - len(heads), heads, VALUES)
