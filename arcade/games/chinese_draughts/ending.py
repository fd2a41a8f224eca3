"""Fireworks over the board for a puzzle that was solved."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import draw_cells, lift_cells
from arcade.toolkit.picture.sprites import sprite
from arcade.toolkit.sound.tunes import Tune

SPARK = sprite(
    (
        "                        ",
        "                        ",
        "                        ",
        "                        ",
        "                        ",
        "                        ",
        "                        ",
        "                        ",
        "            #           ",
        "         #  #  #        ",
        "          # # #         ",
        "           ###          ",
        "        #########       ",
        "           ###          ",
        "          # # #         ",
        "         #  #  #        ",
        "            #           ",
    )
)
BURST = sprite(
    (
        "                        ",
        "                        ",
        "                        ",
        "            #           ",
        "            #           ",
        "     #             #    ",
        "      #     #     #     ",
        "       #    #    #      ",
        "                        ",
        "         #     #        ",
        "                        ",
        "                        ",
        "   ##  ##       ##  ##  ",
        "                        ",
        "                        ",
        "         #     #        ",
        "                        ",
        "       #    #    #      ",
        "      #     #     #     ",
        "     #             #    ",
        "            #           ",
        "            #           ",
    )
)
EMBERS = sprite(
    (
        "            #           ",
        "       #         #      ",
        "                        ",
        "   #                 #  ",
        "            #           ",
        "      #           #     ",
        "                        ",
        " #                     #",
        "                        ",
        "                        ",
        "    #               #   ",
        "                        ",
        "#   #               #   ",
        "                        ",
        "                        ",
        "    #               #   ",
        " #                     #",
        "                        ",
        "      #           #     ",
        "   #        #        #  ",
        "                        ",
        "       #         #      ",
        "                        ",
        "            #           ",
    )
)
STAGES = (SPARK.coloured("W", "k"), BURST.coloured("Y", "k"), EMBERS.coloured("R", "k"))
PAIRS = (((4, 2), (4, 27)), ((8, 1), (8, 28)), ((5, 4), (5, 25)), ((7, 0), (7, 29)))
"""Rows and columns of two rockets at a time; all are sky on every board."""
STAGE_FRAMES = 6
POP: Tune = ((0.01, 30.0), (0.01, 9.0), (0.01, 22.0), (0.01, 2.0))


def fireworks(machine: Spectrum) -> Frames[None]:
    """Rockets burst two by two; the sky is as before when they have burnt out."""
    for pair in PAIRS:
        skies = [lift_cells(machine, row, column, 3, 3) for row, column in pair]
        machine.chime(POP)
        for stage in STAGES:
            for sky, place in zip(skies, pair, strict=True):
                sky.put_back(machine)
                draw_cells(machine, stage, *place, clear=True)
            yield from machine.wait(STAGE_FRAMES)
        for sky in skies:
            sky.put_back(machine)
