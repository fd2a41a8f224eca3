"""Labyrinth's title picture: a name of hedges, the little man in a crossing, claws, horns and an eye behind them."""

from arcade.games.labyrinth import ART, art
from arcade.games.labyrinth.scene import wall_tile
from arcade.games.labyrinth.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Alive, all_alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Role, acting
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

TOP, NAME_ROW = 7, 1
PLAN = ART.rows("maze")
"""The maze of the picture, in squares of two by two cells."""
LETTERS = {letter: ART.rows(f"letter {letter.lower()}") for letter in "LABYRINTHU"}
"""The letters of the name as hedges."""
NAME_INKS = "YGGgg"
GOOD_AT, BEASTS_AT = (104, 88), ((24, 78), (176, 70), (200, 118))


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    lines = _lines(drawn_words(program, TITLE, LETTERS, lambda words: len(_lines(words)[0]) <= COLUMNS))
    left = (COLUMNS - len(lines[0])) // 2
    _hedges(machine, lines, NAME_ROW, left, NAME_INKS)
    wide = ["".join(2 * sign for sign in line) for line in PLAN for _ in range(2)]
    _hedges(machine, wide, TOP, 0, "g" * len(wide))
    title_alive(machine)(0)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))


def _lines(words: str) -> list[str]:
    """The rows of the name's hedges."""
    return [".".join(LETTERS[letter][row] for letter in words) for row in range(len(NAME_INKS))]


def title_alive(machine: Spectrum) -> Alive:
    """Claws open and shut, horns rise, the eye blinks; he looks to either side, and is frightened."""
    parts = []
    for number, (beast, ink, place) in enumerate(zip(art.BEASTS, art.BEAST_INKS, BEASTS_AT, strict=True)):
        pictures = tuple(_solid(smoothly(pose, 3), ink) for pose in beast)
        parts.append(
            acting(Moving(machine), Role(Animation((pictures[0],) * (3 + number) + (pictures[1],), 14), place))
        )
    good = [_solid(smoothly(picture, 4), "W") for picture in (art.GOOD, art.GOOD.mirrored(), art.SCARED)]
    turns = (good[0],) * 3 + (good[1],) * 3 + (good[2],) * 2
    return all_alive(*parts, acting(Moving(machine), Role(Animation(turns, 22), GOOD_AT)))


def _solid(picture: Sprite, ink: str) -> Sprite:
    """A figure before the black of its own frame, so that no hedge takes its colour."""
    return picture.opaque().coloured(ink, "k")


def _hedges(machine: Spectrum, plan: list[str], top: int, left: int, inks: str) -> None:
    def wall(row: int, column: int) -> bool:
        return 0 <= row < len(plan) and 0 <= column < len(plan[0]) and plan[row][column] == "#"

    for row, line in enumerate(plan):
        for column, sign in enumerate(line):
            if sign == "#":
                up, right = wall(row - 1, column), wall(row, column + 1)
                down, beside = wall(row + 1, column), wall(row, column - 1)
                tile = wall_tile(up, right, down, beside, art.HEDGE, column, row)
                draw_cells(machine, tile, top + row, left + column)
                colour_cells(machine, top + row, left + column, 1, 1, pair(f"{inks[row]}k"))
