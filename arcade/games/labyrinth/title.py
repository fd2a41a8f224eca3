"""Labyrinth's title picture: a name of hedges, the little man in a crossing, claws, horns and an eye behind them."""

from arcade.games.labyrinth import ART, MUSIC, art
from arcade.games.labyrinth.scene import wall_tile
from arcade.games.labyrinth.strings import TAGLINE, TITLE
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Alive, all_alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Role, acting
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Point
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


class Title(LivingTitle):
    """Claws open and shut, horns rise, the eye blinks; he looks to either side, and is frightened."""

    music = MUSIC

    def draw(self) -> None:
        lines = _lines(drawn_words(self.program, TITLE, LETTERS, lambda words: len(_lines(words)[0]) <= COLUMNS))
        self._hedges(lines, NAME_ROW, (COLUMNS - len(lines[0])) // 2, NAME_INKS)
        wide = ["".join(2 * sign for sign in line) for line in PLAN for _ in range(2)]
        self._hedges(wide, TOP, 0, "g" * len(wide))
        parts = []
        for number, (beast, ink, place) in enumerate(zip(art.BEASTS, art.BEAST_INKS, BEASTS_AT, strict=True)):
            first, other = (_solid(smoothly(pose, 3), ink) for pose in beast)
            parts.append(self._figure(place, 14, *(3 + number) * [first], other))
        left, right, scared = (
            _solid(smoothly(picture, 4), "W") for picture in (art.GOOD, art.GOOD.mirrored(), art.SCARED)
        )
        self.alive = all_alive(*parts, self._figure(GOOD_AT, 22, *3 * [left], *3 * [right], *2 * [scared]))
        self.alive(0)
        centred(self.machine, 22, self.program.text(TAGLINE), pair("Wk"))

    def _figure(self, place: Point, pace: int, *poses: Sprite) -> Alive:
        return acting(Moving(self.machine), Role(Animation(poses, pace), place))

    def _hedges(self, plan: list[str], top: int, left: int, inks: str) -> None:
        hedges = {(column, row) for row, line in enumerate(plan) for column, sign in enumerate(line) if sign == "#"}
        for column, row in hedges:
            tile = wall_tile(hedges.__contains__, (column, row), art.HEDGE).coloured(inks[row], "k")
            draw_cells(self.machine, tile, top + row, left + column)


def _lines(words: str) -> list[str]:
    """The rows of the name's hedges."""
    return [".".join(LETTERS[letter][row] for letter in words) for row in range(len(NAME_INKS))]


def _solid(picture: Sprite, ink: str) -> Sprite:
    """A figure before the black of its own frame, so that no hedge takes its colour."""
    return picture.opaque().coloured(ink, "k")
