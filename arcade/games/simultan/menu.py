"""The question whether digits may repeat, with an example of either on the blackboard."""

from arcade.games.simultan import art, strings
from arcade.games.simultan.scene import CARD, CHALK, WANTED
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.flow.prompts import Wrong, ask_yes_no
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.panels import write
from arcade.toolkit.sound.jingles import SELECT

EXAMPLES = (((7, 7, 4), strings.YES, strings.THEY_MAY), ((7, 2, 4), strings.NO, strings.THEY_MUST_NOT))
TOPS, LEFT, PITCH = (2, 11), 7, 6


def ask_different(program: State, wrong: Wrong) -> Frames[bool]:
    """Ask; whether digits must differ."""
    machine, text = program.machine, program.text
    for top, (digits, answer, meaning) in zip(TOPS, EXAMPLES, strict=True):
        write(machine, top + 2, 3, text(answer), WANTED)
        for place, digit in enumerate(digits):
            twice = digits.count(digit) > 1
            draw_cells(machine, art.tile(digit, card=twice), top, LEFT + PITCH * place)
            colour_cells(machine, top, LEFT + PITCH * place, art.CELLS, art.CELLS, CARD if twice else CHALK)
        write(machine, top + 6, 3, text(meaning), CHALK)
    machine.chime(SELECT)
    return not (yield from ask_yes_no(machine, wrong, default=True))
