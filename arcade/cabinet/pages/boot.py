"""Switching on: a title loads from tape, stripes in the border, line by line as the machine's memory lies."""

from arcade.cabinet import lazy_loading
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.widgets.background_job import SHARE
from arcade.cabinet.widgets.footer import press_words
from arcade.cabinet.widgets.lazy_loader import Loading
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.lettering import LetterStyle, banner
from arcade.toolkit.picture.areas import clear_screen, rainbow
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import extruded

PILOT_FRAMES = 22
LINES_A_FRAME = 3
STAY = 30
STRIPE = 3185
"""Ticks of a stripe of the border: a little more than 22 to a frame, so that they wander slowly and never flicker."""
PILOT, DATA = (2, 5), (1, 6)


def boot(context: PageContext, work: TimeSlices[None] | None = None) -> Screen[None]:
    """A few seconds on a Spectrum; any key ends it. Meanwhile the shelf arrives, or what else is to."""
    machine = Spectrum(context.font)
    context.gestures.flush()
    showing, loading = _show(context, machine), Loading(context, work or lazy_loading.shelf())
    while not context.pressed and next(showing, True) is None:
        loading.step()
        yield machine
    loading.share = SHARE
    while not loading.finished:
        loading.step()
        yield machine


def _title(machine: Spectrum) -> None:
    """The arcade's name in big letters over the rainbow."""
    clear_screen(machine)
    banner(machine, "ROBAC", 4, LetterStyle("RRYYYW", "k", extruded), scale=6)
    banner(machine, "ARCADE", 12, LetterStyle("CCW", "k"), scale=3)
    rainbow(machine, 17, 12, height=3)


def _show(context: PageContext, machine: Spectrum) -> Frames[None]:
    calm = context.preferences.calm
    _title(machine)
    display, attributes = bytes(machine.display), bytes(machine.attributes)
    clear_screen(machine)
    yield from _tape(machine, PILOT, PILOT_FRAMES, calm)
    for line in range(0, 192, LINES_A_FRAME):
        # Tape fills the memory in its own order: a third at a time, first every eighth line.
        start = 32 * line
        machine.display[start : start + 32 * LINES_A_FRAME] = display[start : start + 32 * LINES_A_FRAME]
        yield from _tape(machine, DATA, 1, calm)
    for row in range(0, 24, 2):
        machine.attributes[32 * row : 32 * row + 64] = attributes[32 * row : 32 * row + 64]
        yield from _tape(machine, DATA, 1, calm)
    machine.border(0)
    centred(machine, 22, press_words(context), pair("ck"))
    machine.chime(((0.08, 12), (0.08, 16), (0.08, 19), (0.2, 24)))
    for _ in range(STAY):
        yield


def _tape(machine: Spectrum, colours: tuple[int, int], frames: int, calm: bool) -> Frames[None]:
    """Stripes and the sound of a tape for some frames; when calm only time passes."""
    end = (machine.frame + frames) * machine.FRAME
    if calm:
        yield from machine.wait(frames)
        return
    while machine.now < end:
        for colour in colours:
            machine.border(colour)
            yield from machine.spend(STRIPE)
