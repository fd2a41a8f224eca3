"""The end of a lesson: the mark on its seal, what was right, what to look at again."""

from collections.abc import Callable
from dataclasses import replace

from arcade.games.orange_wizard import ART, strings
from arcade.games.orange_wizard.rules import Praise, Report
from arcade.games.orange_wizard.scene import BOARD_ROW, GOOD, MARKED, Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Falling, Fireworks
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.solids import disc
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.programs.figure_look import Mood

SEAL_SIZE, SEAL_COLUMN = 48, 1
COLOURS = {Praise.EXCELLENT: pair("Yk"), Praise.VERY_GOOD: pair("Wk"), Praise.GOOD: pair("Rk"), None: pair("ck")}
TEXT, ROOM = 6, 22
"""Columns of the words beside the seal."""
SPARKS = ((76, 138), (140, 138), (204, 138)) * 3
BURST_FRAMES, BEAT_FRAMES = 10, 12


def seal(mark: int, earned: bool) -> Sprite:
    number = big(str(mark), 2)
    if earned:
        number = replace(number, solid=number.ink, ink=(0,) * number.height)
    x, y = (SEAL_SIZE - number.width) // 2, (SEAL_SIZE - number.height) // 2
    return number.over(disc(SEAL_SIZE, 64 if earned else 0), x, y)


def stamped(machine: Spectrum, figure: Callable[[Mood], None]) -> Frames[None]:
    sparks = Fireworks(machine, SPARKS, BURST_FRAMES)
    for frame in range(sparks.frames):
        if frame % BEAT_FRAMES == 0:
            figure(Mood.GLAD if frame // BEAT_FRAMES % 2 else Mood.CHEERING)
        burst, age = divmod(frame, BURST_FRAMES)
        if age == 0 and burst < len(SPARKS):
            machine.chime(((0.01, 12.0 + 3 * burst), (0.02, 24.0 + 3 * burst)))
        sparks.step(frame)
        yield


def rained_on(machine: Spectrum, figure: Callable[[Mood], None]) -> Frames[None]:
    rain = Falling(machine, (ART["drop"],), (8 * SEAL_COLUMN, 8 * (BOARD_ROW + 1), SEAL_SIZE, 64), 9, (6, 8, 7), 0)
    for frame in range(150):
        figure(Mood.BLINKING if frame % 60 > 40 else Mood.CALM)
        rain.step(frame)
        yield
    rain.hide()


def show_report(program: Program[Spectrum], scene: Scene, report: Report) -> None:
    text = program.text
    scene.clear_board()
    scene.status.show(("", ""), (text(strings.POINTS), report.points))
    praise, row = report.praise, BOARD_ROW + 2
    colour_cells(scene.machine, row, SEAL_COLUMN, 6, 6, COLOURS[praise])
    draw(scene.machine, seal(report.mark, praise is not None), 8 * SEAL_COLUMN, 8 * row)
    scene.chalk(0, text(strings.MARK, n=report.mark), MARKED, TEXT, ROOM)
    if praise is not None:
        scene.chalk(1, text(strings.MARKS_MEAN[praise.name]), MARKED, TEXT, ROOM)
    scene.chalk(2, text(strings.RIGHT_OF, n=report.right, count=len(report.earned)), GOOD, TEXT, ROOM)
    scene.chalk(3, text(strings.LEARN if report.slips else strings.NO_SLIPS), column=TEXT, width=ROOM)
    for line, slip in enumerate(report.slips[:4], 4):
        # A long sum is worth more than what was said instead.
        scene.chalk(line, slip if len(slip) <= ROOM else slip.partition(" (")[0], column=TEXT, width=ROOM)
