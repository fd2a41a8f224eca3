"""How a game ends: flags with the names of the best climb their poles, or a laboratory fills with glasses or acid."""

from collections.abc import Iterator, Sequence
from functools import partial

from arcade.games.valence import ART, strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.animation.storyboard import acting, shot
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import BLUE, CYAN, MAGENTA, pair
from arcade.toolkit.picture.patterns import WAVES, WOOD, dither
from arcade.toolkit.picture.shading import outlined

NAME_LENGTH = 8
"""Letters of a player's name."""
POLES = ((13, 170), (93, 150), (173, 130))
"""Left line and height of each pole; the right line is two pixels away."""
TOPS = (165, 145, 125)
LENGTH, HEIGHT = 69, 41
NAMES = ((3, 2), (6, 12), (8, 22))
BUBBLE = ART["bubble"].coloured("W")
GLASSES = (ART["flask"], ART["beaker"], ART["tube"])
INKS = "GCYMRWCGYMCR"
SHELF_ROWS = (9, 14, 19)
SHELF_GLASSES = 4
NOTES = (0, 4, 7, 12, 16, 19, 24, 28, 31, 33, 34, 36)
FLOOD_ROWS, WAVE_FRAMES = 13, 7


def ask_name(program: Program[Spectrum], number: int, words: Text = strings.NAME) -> Frames[str]:
    """A player's name, typed, or else a numbered one."""
    nameless = program.text(strings.NAMELESS, n=number)
    typed = yield from program.machine.input(program.text(words, n=number), limit=NAME_LENGTH, usual=nameless)
    return typed.strip() or nameless


def ceremony(machine: Spectrum, names: Sequence[str]) -> Frames[None]:
    """Raise a flag for each name, first to last."""
    clear_screen(machine, MAGENTA, CYAN, BLUE)
    for left, height in POLES[: len(names)]:
        for x in (left, left + 2):
            machine.plot(x, 0)
            machine.draw(0, height)
        for y in range(HEIGHT):
            flag_line(machine, left, y)
    yield from machine.wait(42)
    yield from climb(machine, len(names), 170)
    for place, name in zip(NAMES, names, strict=False):
        machine.print_at(*place, f"{name:<{NAME_LENGTH}}")


def climb(machine: Spectrum, flags: int, frames: int) -> Frames[None]:
    """Raise so many flags to their tops in so many frames; a key cuts it short."""
    hurry = SkippableWait(machine)
    steps = TOPS[0] - HEIGHT + 1
    flying = [(left, top - HEIGHT + 1) for (left, _), top in zip(POLES[:flags], TOPS, strict=False)]
    for step in range(steps):
        for left, last in flying:
            if step < last:
                flag_line(machine, left, step, erase=True)
                flag_line(machine, left, step + HEIGHT)
        yield from hurry.wait(frames * (step + 1) // steps - frames * step // steps)
    for left, last in flying:
        flag_line(machine, left, last, erase=True)


def flag_line(machine: Spectrum, pole: int, y: int, erase: bool = False) -> None:
    machine.plot(pole + 3, y, inverse=int(erase))
    machine.draw(LENGTH - 1, 0, inverse=int(erase))


def filled(program: Program[Spectrum]) -> Frames[None]:
    """A glass for each part of the lesson comes on the shelves, one after the other; then all of them bubble."""
    machine = program.machine
    _laboratory(program, strings.KEPT_DRY, "YYW")
    tops = []
    for number, note in enumerate(NOTES):
        tops.append(_on_shelf(machine, number))
        machine.chime(((0.03, float(note)), (0.02, note + 7.0)))
        yield from pause(10)
    rising = Moving(machine)
    yield from shot(machine, 90, partial(bubble, rising, tops))
    rising.hide()


def _on_shelf(machine: Spectrum, number: int) -> Point:
    shelf, place = divmod(number, SHELF_GLASSES)
    return glass(machine, number, SHELF_ROWS[shelf] - 3, 2 + 7 * place)


def glass(machine: Spectrum, number: int, row: int, column: int) -> Point:
    """Draw one of the glasses, three cells high; the pixel above its mouth."""
    picture = GLASSES[(number + number // SHELF_GLASSES) % len(GLASSES)]
    draw_cells(machine, picture.coloured(INKS[number], "k"), row, column, clear=True)
    return 8 * column + picture.width // 2, 8 * row - 4


def bubble(moving: Moving, tops: Sequence[Point], frame: int) -> None:
    """Let bubbles rise out of glasses, from the pixels above their mouths."""
    if frame % 2:
        return
    actors: list[Actor] = []
    for place, (x, y) in enumerate(tops):
        risen = (frame // 2 + 5 * place) % 14
        actors.append((BUBBLE, x - 2 + (risen // 3 + place) % 3, y + 6 - risen))
    moving.show(*actors)


def flooded(program: Program[Spectrum]) -> Frames[None]:
    """The acid rises wave over wave; glasses float in it."""
    machine = program.machine
    _laboratory(program, strings.OVERFLOW, "RRY")
    for number in range(len(INKS)):
        _on_shelf(machine, number)
    floating = Moving(machine)
    for risen in range(1, FLOOD_ROWS + 1):
        floating.hide()
        top = 24 - risen
        fill(machine, top, 0, 1, 32, WAVES, pair("Gk"))
        if risen > 1:
            fill(machine, top + 1, 0, 1, 32, dither(64 - 3 * max(risen - 8, 0)), pair("Gk"))
        machine.chime(((0.02, 2.0 * risen), (0.02, 2.0 * risen - 5)))
        frames = range(WAVE_FRAMES * risen, WAVE_FRAMES * (risen + 1))
        yield from shot(machine, frames, acting(floating, partial(_afloat, 8 * top)))
    waves = Drift(machine, 8 * (24 - FLOOD_ROWS), 0, 8, 32, (3, -4))
    for frame in range(60):
        floating.hide()
        waves.step(frame)
        floating.show(*_afloat(8 * (24 - FLOOD_ROWS), WAVE_FRAMES * (FLOOD_ROWS + 1) + frame))
        yield


def _afloat(surface: int, frame: int) -> Iterator[Actor]:
    """Three glasses on the waves."""
    for place, picture in enumerate(GLASSES):
        bob = abs((frame // 4 + 3 * place) % 8 - 4)
        yield outlined(picture.rotated() if place == 1 else picture), 40 + 76 * place, surface - 12 + bob


def _laboratory(program: Program[Spectrum], words: Text, inks: str) -> None:
    machine = program.machine
    clear_screen(machine)
    for row in SHELF_ROWS:
        fill(machine, row, 0, 1, 32, WOOD, pair("yr"))
    fill(machine, 21, 0, 3, 32, dither(8), pair("bk"))
    headline(machine, program.text(words), 2, inks, "k", shade=None, most=2)
