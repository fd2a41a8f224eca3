"""What a wrong key is told: which keys answer the question that is asked; and how long any refusal stays."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from arcade.machine.machine import Frames, Machine
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.languages import own
from arcade.toolkit.contract.program import AnyProgram, Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import YES_KEYS, YOU_KEYS, Wrong
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.sound.jingles import WRONG
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

READING = 30
"""Frames that a refusal stays after its sound, unless a key is pressed."""
RUN = 3
"""So many neighbouring keys, or more, are named by the first and the last."""
FEW = 8
"""Among so many keys, or fewer, some may be of one language only."""

CHOOSE = Text("Choose {keys}")
STEER_OR = Text("{keys} or arrows and fire")
STEER = Text("Use arrows and fire")
RETURN = Text("Press ENTER to continue")
MEANINGLESS = Text("That key does nothing here")
OR = Text("or", width=3)
HELPLESS = {
    HINT: Text("No hint here"),
    TAKE_BACK: NOTHING_TO_TAKE_BACK,
    SOLVE: Text("Nothing to solve here"),
}
"""What is said to somebody who asks for help where there is none."""


def linger(machine: Machine, frames: int) -> Frames[None]:
    """Let a message stand for so many frames or until a key is pressed, which the next question is answered by."""
    keyboard = machine.keyboard
    for _ in range(frames):
        if keyboard.waiting:
            break
        yield
    keyboard.keep()


def which_keys(program: AnyProgram, width: int = COLUMNS) -> str:
    """What would have answered in place of the latest wrong key, in words that fit so many columns."""
    wrong = program.machine.wrong_key
    keys = named(program, wrong.choices)
    sentences = [program.text(words) for control, words in HELPLESS.items() if wrong.key in control.keys]
    if wrong.steered or not {"left", "up"}.isdisjoint(wrong.choices):
        sentences += [program.text(STEER_OR, keys=keys)] if keys else []
        sentences.append(program.text(STEER))
    elif keys:
        sentences.append(program.text(CHOOSE, keys=keys))
    elif "return" in wrong.choices:
        sentences.append(program.text(RETURN))
    sentences.append(program.text(MEANINGLESS))
    return next((words for words in sentences if len(words) <= width), sentences[-1])


def named(program: AnyProgram, keys: Sequence[str]) -> str:
    """Keys that bear a sign, as a player reads them: "1-4 or C"; yes and no by the language's own letters."""
    shown = [key for key in dict.fromkeys(keys) if len(key) == 1 and key != " "]
    if "y" in shown and len(shown) <= FEW:
        # Beside the y of "yes" and "you" stand the letters of other languages' words.
        letters = {*YES_KEYS.values(), *YOU_KEYS.values()}
        mine = {own(YES_KEYS, program.language), own(YOU_KEYS, program.language)}
        local = [key for key in shown if key not in letters - mine]
        shown = local if len(letters & set(shown)) > 1 else shown
    parts: list[str] = []
    for _, group in groupby(enumerate(sorted(shown)), lambda entry: ord(entry[1]) - entry[0]):
        run = [key.upper() for _, key in group]
        parts += [f"{run[0]}-{run[-1]}"] if len(run) >= RUN else run
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {program.text(OR)} {parts[-1]}"


def at_row(program: Program[Spectrum], row: int, colours: int = pair("Wr")) -> Wrong:
    """For a look without a message line: says which keys there are on a row of cells, which is then as before."""
    return partial(_wrong_at, program, row, colours)


def _wrong_at(program: Program[Spectrum], row: int, colours: int) -> Frames[None]:
    machine = program.machine
    covered = lift_cells(machine, row, 0, 1, COLUMNS)
    centred(machine, row, which_keys(program), colours)
    yield from machine.tune(WRONG)
    yield from linger(machine, READING)
    covered.put_back(machine)
