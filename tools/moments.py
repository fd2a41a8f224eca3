"""The pilot's game as a film strip, and one of its pictures with a ruler: for choosing what a game's card shows.

``python -m tools.moments PICTURE.png SLUG --from 200 --every 50`` draws a strip of the pictures after 200, 250, ...
frames; ``--at 400`` draws one three times as large, its pixels counted along the edges. Look at it.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.paint.machine_view import view
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.machine.machine import Machine
from arcade.machine.monitor.face import load_face
from arcade.machine.monitor.monitor import capital_top
from arcade.machine.monitor.raster import Raster
from arcade.toolkit.contract.languages import LANGUAGES, SOURCE
from arcade.toolkit.contract.program import Setup
from tools.orders import check_games

FACTOR = 3
RULER = 26
TICK, NUMBERED = 8, 32
GROUND, INK, LIGHT = 253, 254, 252
COLOURS = {GROUND: (24, 24, 24), INK: (240, 240, 240), LIGHT: (128, 128, 128)}
ROOM = 12
"""Lines above a picture of the strip for its frame's number."""


def machines(setup: Setup, last: int) -> Iterator[Machine]:
    """The machine after each frame of the pilot's game."""
    session = Session(setup)
    hands = pilot_hands(session, setup.seed)
    while session.machine.frame < last and not session.ended:
        session.step(next(hands))
        yield session.machine


def seen(machine: Machine) -> Picture:
    """What a card shows of a machine's picture, in the machine's pixels."""
    left, top, width, height = view(type(machine)).part
    pixels, stride = machine.pixels(), machine.SIZE[0]
    rows = [pixels[row * stride + left : row * stride + left + width] for row in range(top, top + height)]
    return Picture(width, height, b"".join(rows), machine.palette())


def write(raster: Raster, left: int, top: int, words: str) -> None:
    """A number whose capitals begin at (left, top)."""
    face = load_face("text12")
    raster.stamp(left, top - capital_top(face), face.line(words).dyed((INK,)))


def strip(pictures: list[tuple[int, Picture]], across: int = 4) -> Picture:
    """Pictures side by side, each with its frame's number."""
    first = pictures[0][1]
    width, height = first.width, first.height + ROOM
    raster = Raster(width * across, height * -(-len(pictures) // across))
    raster.fill((0, 0, raster.width, raster.height), GROUND)
    for place, (frame, picture) in enumerate(pictures):
        left, top = place % across * width, place // across * height
        rows = [picture.pixels[at : at + width] for at in range(0, len(picture.pixels), width)]
        raster.put(left, top + ROOM, rows, width)
        write(raster, left + 2, top + 2, str(frame))
    return picture_of(raster, first)


def ruled(picture: Picture, machine: type[Machine]) -> Picture:
    """A picture enlarged, with the pixels of the machine's screen counted along two edges."""
    large = picture.scaled(FACTOR)
    raster = Raster(RULER + large.width, RULER + large.height)
    raster.fill((0, 0, raster.width, raster.height), GROUND)
    rows = [large.pixels[at : at + large.width] for at in range(0, len(large.pixels), large.width)]
    raster.put(RULER, RULER, rows, large.width)
    part, screen = view(machine).part, machine.SCREEN
    for axis, length in enumerate((picture.width, picture.height)):
        start = part[axis] - screen[axis]
        for pixel in range(-start % TICK, length, TICK):
            number, at = start + pixel, RULER + FACTOR * pixel
            long = 8 if number % NUMBERED == 0 else 4
            raster.fill((at, RULER - long, 1, long) if axis == 0 else (RULER - long, at, long, 1), LIGHT)
            if number % NUMBERED == 0:
                write(raster, *((at - 4, 4) if axis == 0 else (0, at - 4)), str(number))
    return picture_of(raster, picture)


def picture_of(raster: Raster, like: Picture) -> Picture:
    """A raster in the colours of a machine's picture and the three of this tool."""
    palette = [*like.palette] + [(0, 0, 0)] * (256 - len(like.palette))
    for number, colour in COLOURS.items():
        palette[number] = colour
    return Picture(raster.width, raster.height, bytes(raster.bytes), tuple(palette))


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw moments of the game that a pilot plays.")
    parser.add_argument("picture", type=Path, help="the PNG file to write")
    parser.add_argument("slug")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--level", type=int, default=0, help="the usual one where none is given")
    parser.add_argument("--lang", choices=LANGUAGES, default=SOURCE)
    parser.add_argument("--from", type=int, default=100, dest="start", help="the frame of the first picture")
    parser.add_argument("--every", type=int, default=50, help="frames from one picture to the next")
    parser.add_argument("--count", type=int, default=16)
    parser.add_argument("--at", type=int, default=0, help="draw only the picture after so many frames, with a ruler")
    options = parser.parse_intermixed_args()
    check_games(parser, [options.slug])
    usual = usual_setup(options.slug)
    setup = replace(usual, level=options.level or usual.level, language=options.lang, seed=options.seed)
    wanted = [options.at] if options.at else [options.start + options.every * n for n in range(options.count)]
    found = [(one.frame, seen(one)) for one in machines(setup, wanted[-1]) if one.frame in wanted]
    drawn = ruled(found[0][1], Session(setup).cartridge.machine) if options.at else strip(found)
    options.picture.write_bytes(drawn.png())


if __name__ == "__main__":
    main()
