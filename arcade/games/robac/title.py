"""The title pictures: the worm at its fattest, mouth open, after a spider on its thread; and the tale's chase."""

from arcade.games.robac import figures
from arcade.games.robac.strings import TAGLINE, TALE, TALE_NOTE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import banner
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded, lit
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import Sprite, sprite

NAME = "ROBAC"
RINGS = (
    (12, 138, 12),
    (19, 130, 18),
    (31, 121, 24),
    (46, 114, 30),
    (63, 110, 33),
    (81, 112, 36),
    (98, 113, 38),
    (115, 108, 40),
    (130, 98, 42),
)
"""Left and top edge and size of each ring, from the tail on."""
HEAD = (137, 64, 62)
EYE_AT = (174, 72)
SPIDER_AT = (216, 96)
MUSHROOMS = ((17, 26), (17, 0))
"""Row and column of the large mushrooms."""
CHASE = ((figures.OGRE[0], "G", 16), (figures.PRINCE[0], "W", 96), (figures.PRIZE_PICTURES[3], "M", 184))
"""Who runs in the tale's picture, in which colour, how far from the left."""
MEADOW = 19


def garden_cover(program: Program[Spectrum]) -> None:
    """Draw the whole picture of the garden at once."""
    machine = program.machine
    colour_cells(machine, 0, 0, 22, 32, pair("bC"))
    draw(machine, ball(48).coloured("Y", "C"), -12, -8)
    fill(machine, MEADOW, 0, 3, 32, GRASS, pair("kG"))
    banner(machine, NAME, 1, None, 5, "R", "C", _carved)
    for x, y, size in RINGS:
        draw(machine, ball(size, dark=True).coloured("b", "C"), x, y)
    draw(machine, _head(HEAD[2]).coloured("b", "C"), HEAD[0], HEAD[1])
    draw(machine, EYE, *EYE_AT)
    for y in range(SPIDER_AT[1]):
        draw(machine, THREAD, SPIDER_AT[0] + 15, y)
    draw(machine, smoothly(SPIDER, 2).coloured("k", "C"), *SPIDER_AT)
    for row, column in MUSHROOMS:
        draw_cells(machine, CAP, row, column)
        draw_cells(machine, STEM, row + 2, column)
    centred(machine, 22, program.text(TAGLINE), pair("Yk"))


def tale_cover(program: Program[Spectrum]) -> None:
    """Draw the picture of the tale: by moonlight, an ogre after a prince, and a dragon before him."""
    machine = program.machine
    fill(machine, 0, 0, 22, 32, NIGHT, pair("Ck"))
    draw(machine, ball(40).coloured("Y", "k"), 212, -6)
    fill(machine, MEADOW, 0, 3, 32, GRASS, pair("Gk"))
    headline(machine, program.text(TALE).upper(), 5, "YYW", "k", extruded)
    for picture, ink, x in CHASE:
        draw(machine, smoothly(picture, 3).coloured(ink, "k"), x, 104)
    for x in (68, 156):
        draw(machine, figures.PRIZE_PICTURES[0], 8 * (x // 8), 136)
    centred(machine, 22, program.text(TALE_NOTE), pair("Wk"))


def _carved(letters: Sprite) -> Sprite:
    return extruded(lit(letters))


def _head(size: int) -> Sprite:
    """A ball with a wedge of paper cut out, its edges inked."""
    whole = ball(size, dark=True)
    ink: list[int] = []
    solid: list[int] = []
    middle = size * 5 // 8
    corner = size * 4 // 10
    for y, (row, cover_row) in enumerate(zip(whole.ink, whole.solid, strict=True)):
        reach = corner + abs(y - middle) * 3 // 2
        kept = max(reach, 0)
        if kept < size:
            mouth = (1 << size - kept) - 1
            lip = 3 << size - kept if kept >= 2 else 0
            row, cover_row = row & ~mouth | lip & cover_row, cover_row & ~mouth
        ink.append(row)
        solid.append(cover_row)
    return Sprite(size, tuple(ink), tuple(solid))


EYE = sprite("""
       ######
     ##......##
    #..........#
    #..........#
   #.......####.#
   #......######.
   #......##..##.#
   #......##..##.#
   #......######.#
   #.......####.#
    #..........#
    #..........#
     ##......##
       ######
""")
THREAD = sprite("##")
SPIDER = sprite("""
    ..#..........#..
    .#.#...##...#.#.
    .#..#.####.#..#.
    #...########...#
    #....#.##.#....#
    ..#..######..#..
    .#.##########.#.
    .#..########..#.
    #..##########..#
    #.#.########.#.#
    .#..##....##..#.
    .#.#.######.#.#.
    #..#..####..#..#
    #...#......#...#
    ....#......#....
    .....#....#.....
""").see_through()
CAP = sprite(
    (
        "        ################        ",
        "     ######################     ",
        "   ###########....###########   ",
        "  ############....############  ",
        " #############....############# ",
        " #########..##########..####### ",
        "#########....########....#######",
        "#########....########....#######",
        "#########....########....#######",
        "##########..####..####..########",
        "###############....#############",
        "###############....#############",
        "###############....#############",
        " ###############..############# ",
        "   ##########################   ",
        "      ####################      ",
    ),
    ink="R",
    paper=" WW ",
)
"""The cap of a mushroom; its spots lie in cells of their own paper."""
STEM = sprite(
    (
        "         .############.         ",
        "        .#############.         ",
        "        .####.########.         ",
        "         .###.#######.          ",
        "         .###.#######.          ",
        "         .###.#######.          ",
        "         .###.#######.          ",
        "        .####.########.         ",
        "        .###.#########.         ",
        "        .###.#########.         ",
        "       .#############.#.        ",
        "       .############.##.        ",
        "        ...............         ",
    ),
    ink="W",
)
