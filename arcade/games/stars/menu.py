"""Choosing a sky: how many stars, or a figure, and what is limited."""

from dataclasses import replace

from arcade.games.stars import FIRE_KEY, strings
from arcade.games.stars.levels import COUNTS, FIGURE, Choice, Limit
from arcade.machine.machine import Frames, Waiting, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import DOWN, LEFT, RIGHT, UP
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import is_typed
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.sound.jingles import SELECT, STEP

TOP, LEFT_SIDE, HEIGHT, WIDTH = 4, 4, 12, 24
STARS_ROW, LIMIT_ROW, BEGIN_ROW = TOP + 4, TOP + 6, TOP + 9
KEYS_ROW = 23
LABEL_COLUMN, VALUE_COLUMN, VALUE_WIDTH = LEFT_SIDE + 2, LEFT_SIDE + 9, 13
PANEL, HEADING, VALUE, CHOSEN = pair("Wk"), pair("Yk"), pair("Ck"), pair("kC")


def choose_sky(program: Program[Spectrum], choice: Choice) -> Frames[Choice]:
    """Ask with two rows of values that left and right change; fire begins, and so does a click on the last line."""
    machine, row, wrong = program.machine, STARS_ROW, at_row(program, KEYS_ROW)
    box(machine, TOP, LEFT_SIDE, HEIGHT, WIDTH, PANEL, DOUBLE)
    machine.keyboard.flush()
    while True:
        _show(program, choice, row)
        machine.waiting = Waiting("key")
        yield
        key = machine.keyboard.take().lower()
        if not key:
            continue
        place = clicked(key)
        if key in FIRE_KEY.keys or (place and place[1] // 8 in (BEGIN_ROW - 1, BEGIN_ROW, BEGIN_ROW + 1)):
            break
        turned = choice
        if place and place[1] // 8 in (STARS_ROW, LIMIT_ROW):
            row = place[1] // 8
            turned = _turned(choice, row, 1 if place[0] // 8 >= VALUE_COLUMN + VALUE_WIDTH // 2 else -1)
        elif key in UP.keys + DOWN.keys:
            row = STARS_ROW + LIMIT_ROW - row
        elif key in LEFT.keys:
            turned = _turned(choice, row, -1)
        elif key in RIGHT.keys:
            turned = _turned(choice, row, 1)
        else:
            if is_typed(key):
                machine.waiting, machine.wrong_key = None, WrongKey(key, steered=True)
                yield from wrong()
            continue
        choice = turned
        machine.chime(STEP)
    machine.waiting = None
    machine.chime(SELECT)
    return choice


def _turned(choice: Choice, row: int, way: int) -> Choice:
    """The next value of a row, round and round."""
    if row == STARS_ROW:
        place = COUNTS.index(choice.stars) + way
        return replace(choice, stars=COUNTS[place % len(COUNTS)])
    return replace(choice, limit=Limit((choice.limit + way) % len(Limit)))


def _show(program: Program[Spectrum], choice: Choice, row: int) -> None:
    machine, text = program.machine, program.text
    inside = WIDTH - 2
    centred(machine, TOP + 2, text(strings.WHICH_SKY), HEADING, LEFT_SIDE + 1, inside)
    stars = text(strings.FIGURE_NAME) if choice.stars == FIGURE else str(choice.stars)
    rows = ((STARS_ROW, strings.HOW_MANY, stars), (LIMIT_ROW, strings.LIMITED, text(strings.LIMITS[choice.limit])))
    for line, label, value in rows:
        write(machine, line, LABEL_COLUMN, text(label).ljust(VALUE_COLUMN - LABEL_COLUMN), PANEL)
        shown = f"<{value.center(VALUE_WIDTH - 2)}>"
        write(machine, line, VALUE_COLUMN, shown, CHOSEN if line == row else VALUE)
    centred(machine, BEGIN_ROW, text(strings.BEGIN), HEADING, LEFT_SIDE + 1, inside)
    centred(machine, KEYS_ROW, text(strings.CHOOSE_HOW), PANEL)
