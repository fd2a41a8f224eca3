"""All of our faces on one picture, sharp and as on a monitor: ``python -m tools.letter_sheet LETTERS.png``.

Three samples in each language: rules, a status line, a title and letters that look alike. ``--font FILE`` draws the
8x8 face of a ROM image or a BDF file as well.
"""

import argparse
from dataclasses import replace
from pathlib import Path

import pygame

from arcade.commands.asking import CommandError, choose_font
from arcade.console.figures import MONITOR
from arcade.console.tube import Tube
from arcade.host.television.screen import Screen
from arcade.machine.ega.face import HEIGHT
from arcade.machine.ega.face import Face as TallFace
from arcade.machine.font import GLYPH_ROWS, Font, load_builtin
from arcade.machine.monitor.bits import Bits
from arcade.machine.monitor.face import Face, load_face
from arcade.machine.pet.charset import CharacterSet, screen_code
from arcade.machine.pet.picture import generator

SENTENCES = (
    "Take one, two or three coins; who",
    "takes the last one loses. Come on!",
    "Points 1840  Level 5/8  01:58  36%",
    "0O 1lI 8B 5S 2Z 6G ceo il rn m gy",
    "Împinge mărgelele înapoi; cine ia",
    "ultima câștigă. Așteaptă țintele!",
    "Puncte 1840  Nivel 5/8  01:58  36%",
    "ăâa îi șs țt ĂÂA ÎI ȘS ȚT Știință",
)
TITLES = ("HIGH SCORES: 100 BONUS", "0O 1I 8B 5S 2Z 6G ĂÂA ȘS ȚT", "ÎNCĂ O DATĂ: AI CÂȘTIGAT")
HEADLINES = ("headline22", "headline15", "headline12")
ZOOM, GAP = 3, 4
INK, PAPER, GROUND = (255, 255, 255), (0, 0, 140), (40, 40, 40)
Sample = tuple[Face, tuple[str, ...]]


def cells(name: str, height: int, glyphs: dict[str, bytes]) -> Face:
    """Letters of one width as a face."""
    return Face(name, height, height - 1, {sign: Bits(8, tuple(rows)) for sign, rows in glyphs.items()})


def pet_letters() -> Face:
    """The PET's small letters and capitals."""
    lines = generator(load_builtin("pet"), CharacterSet.LETTERS)
    glyphs = {}
    for sign in sorted(set("".join(SENTENCES + TITLES))):
        code = screen_code(sign, CharacterSet.LETTERS)
        if code is not None:
            glyphs[sign] = bytes(int("".join(map(str, line[code])), 2) for line in lines)
    return cells("pet", GLYPH_ROWS, glyphs)


def samples(other: Font | None = None) -> list[Sample]:
    """Every face and what it says."""
    own = load_builtin("spectrum")
    tall = TallFace(own)
    fonts = [cells(font.name, GLYPH_ROWS, font.glyphs) for font in (own, other) if font]
    ega = cells("ega", HEIGHT, {sign: tall[sign] for sign in own.glyphs})
    reading = [(face, SENTENCES + TITLES) for face in (*fonts, pet_letters(), ega, load_face("text12"))]
    return reading + [(load_face(name), TITLES) for name in HEADLINES]


def drawn(face: Face, texts: tuple[str, ...]) -> pygame.Surface:
    """Lines of text, at their own size."""
    lines = [face.line(text) for text in texts]
    lead = face.height + (face.height > GLYPH_ROWS)
    surface = pygame.Surface((max(line.width for line in lines) + 2 * GAP, lead * len(lines) + 2 * GAP), depth=32)
    surface.fill(PAPER)
    for place, line in enumerate(lines):
        for y, row in enumerate(line.rows, GAP + place * lead):
            for x in range(line.width):
                if row >> line.width - 1 - x & 1:
                    surface.set_at((GAP + x, y), INK)
    return surface


def on_monitor(surface: pygame.Surface) -> pygame.Surface:
    """A picture of ink and paper as a monitor shows it, enlarged."""
    width, height = surface.get_size()
    drawn, half = (ZOOM * width, ZOOM * height), (ZOOM * width / 2, ZOOM * height / 2)
    figures = replace(MONITOR, radius=0.0, dim=0.0)
    screen = Screen(Tube(figures, drawn, drawn, 1, (0, 0), half, (width, height), (0, 0), (width, height), (0, 0)))
    while not screen.ready:
        screen.build()
    red = pygame.surfarray.array_red(surface).T
    screen.show((red // INK[0]).astype("uint8"), (PAPER, INK))
    return screen.surface


def sheet(other: Font | None = None) -> pygame.Surface:
    """For each face a row: at its own size, enlarged, and on a monitor."""
    rows = []
    for face, texts in samples(other):
        bare = drawn(face, texts)
        rows.append((bare, pygame.transform.scale_by(bare, ZOOM), on_monitor(bare)))
    widths = [max(row[place].get_width() for row in rows) + GAP for place in range(3)]
    heights = [row[2].get_height() + GAP for row in rows]
    picture = pygame.Surface((sum(widths), sum(heights)), depth=32)
    picture.fill(GROUND)
    for place, row in enumerate(rows):
        for column, surface in enumerate(row):
            picture.blit(surface, (sum(widths[:column]), sum(heights[:place])))
    return picture


def main() -> None:
    """Draw the sheet that the command line asks for."""
    parser = argparse.ArgumentParser(description="Draw the samples in all of our faces on one picture.")
    parser.add_argument("picture", type=Path, help="the PNG file to write")
    parser.add_argument("--font", metavar="FILE", help="a ROM image or BDF file to put beside them")
    options = parser.parse_args()
    try:
        pygame.image.save(sheet(choose_font(options.font)), options.picture)
    except (CommandError, pygame.error) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
