"""The title of Trophy trail: its name is a road on which the star walks for ever, over the fields to a great cup."""

from arcade.games.trophy_trail import MUSIC, art, art_woods
from arcade.games.trophy_trail.art_letters import GAP, WAYS, road, walked, width
from arcade.games.trophy_trail.layouts import SEASONS, crops
from arcade.games.trophy_trail.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Figure, Twinkle, all_alive, waving
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly

TOPS = (4, 46)
"""The pixel lines of the name's lines."""
HILLS_ROW, FIELDS_ROW, LAST_ROW = 12, 14, 22
CUP_ROW, CUP_COLUMN = 9, 20
FLAG = (139, 70)
POLE = 137
"""The pixel column of the flag's pole."""
EMBLEM_ROW, EMBLEM_COLUMN = 10, 23
STARS = ((6, 22), (8, 29), (7, 19), (7, 26), (11, 14), (11, 8), (6, 30), (11, 30), (8, 23))
STRIDE = 2
"""Pixels that the star walks in a frame."""
CORNER = 7
"""Half of the star: from its corner to its middle."""


def _width(word: str) -> int:
    """The pixels of a word of the name."""
    return sum(width(letter) + GAP for letter in word) - GAP


def _fits(name: str) -> bool:
    words = name.split()
    return len(words) <= len(TOPS) and all(_width(word) <= WIDTH - 2 * GAP for word in words)


class Title(LivingTitle):
    """Roads, fields, the cup, and who walks."""

    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._words = drawn_words(program, TITLE, WAYS, _fits).split()
        self._way = list(self._ways())[::STRIDE]
        self._star = Moving(self.machine)
        flag = Figure(self.machine, waving(art_woods.FLAG.coloured("R")), *FLAG)
        self._others = all_alive(Twinkle(self.machine, STARS, "WCbbbC", 9).step, flag.step)

    def _letters(self) -> list[tuple[str, int, int]]:
        """Each letter with its place in pixels."""
        found = []
        for line, word in enumerate(self._words):
            x = (WIDTH - _width(word)) // 2 if len(self._words) == 1 else 8
            for letter in word:
                found.append((letter, x, TOPS[line]))
                x += width(letter) + GAP
        return found

    def _ways(self) -> list[Point]:
        """Every point of the name, in the order in which it is written."""
        return [
            (left + x, top + y) for letter, left, top in self._letters() for way in WAYS[letter] for x, y in walked(way)
        ]

    def draw(self) -> None:
        """All of it, as it is at first."""
        machine = self.machine
        for row, column in STARS:
            draw_cells(machine, art_woods.SPARK, row, column)
            colour_cells(machine, row, column, 1, 1, pair("bk"))
        fill(machine, HILLS_ROW, 0, 2, COLUMNS, art_woods.HILLS, pair("bk"))
        for (row, column), (pattern, ink) in crops(SEASONS[0], range(FIELDS_ROW, LAST_ROW), range(COLUMNS), 7).items():
            fill(machine, row, column, 1, 1, pattern, pair(ink + "k"))
        for letter, x, y in self._letters():
            draw(machine, road(letter).coloured("C", "k"), x, y)
        draw_cells(machine, smoothly(art_woods.TROPHY, 3).coloured("Y", "k"), CUP_ROW, CUP_COLUMN, clear=True)
        draw_cells(machine, art_woods.EMBLEM.coloured("R", "Y"), EMBLEM_ROW, EMBLEM_COLUMN)
        machine.stamp(POLE, FLAG[1], (3,) * 32, 2)
        colour_cells(machine, LAST_ROW, 0, 1, COLUMNS, pair("Wk"))
        centred(machine, LAST_ROW, self.program.text(TAGLINE), pair("Yk"))
        self._walk(0)

    def _walk(self, frame: int) -> None:
        x, y = self._way[frame % len(self._way)]
        self._star.show((art.WALKERS[0][frame // 6 % 2].coloured("W"), x - CORNER, y - CORNER))

    def step(self, frame: int) -> None:
        """The star walks, the flag waves."""
        self._walk(frame)
        self._others(frame)
