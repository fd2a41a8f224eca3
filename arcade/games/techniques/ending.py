"""How a visit ends: a wall of tools, one for each exhibit seen; a master's name is forged before it."""

from arcade.games.techniques import art
from arcade.games.techniques.look import State
from arcade.games.techniques.strings import MASTER, SEE_YOU, VISITED
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import BRICKS, WOOD
from arcade.toolkit.picture.sprites import CELL, Sprite

ACROSS = 13
"""Tools in a row of the wall."""
FLOOR = 20
INKS = "RYGCMW"
"""Of the tools whose exhibit was seen; the others hang in the dark."""
DARK = "b"
WORDS_TOP = 40
"""The pixel line of the words."""
LETTER, LINE = 24, 32
"""Pixels from one to the next."""
HANG = 4
"""Frames from one tool to the next."""
BLOW = 12
"""Frames from one blow to the next."""
STAND = 96
"""The pixel column where the master stands; before him is the anvil."""
ANVIL_ROW, ANVIL_COLUMN = FLOOR - 3, 17
TALL = 2
"""So much larger than on the title he is."""
STRUCK = (CELL * ANVIL_COLUMN + 16, CELL * ANVIL_ROW - 16)
"""Where sparks fly, in pixels."""
HEARTH = (13, 1, 7, 8)
"""Row, column, height and width of the forge."""
FIRE = (16, 24)
"""The pixel line and column of its flames."""
WHEEL = 56


class Ending:
    def __init__(self, program: State, outcome: Outcome) -> None:
        self.program = program
        self.machine = program.machine
        self.master = outcome is Outcome.WON
        self._figure = Moving(self.machine, clear=True)
        self._sparks = Moving(self.machine)
        self._frames = 0

    def play(self) -> Frames[None]:
        self._room()
        yield from self._hang()
        yield from self._forge(self.program.text(MASTER if self.master else SEE_YOU))
        seen = self.program.text(VISITED, n=self.program.visit.points)
        centred(self.machine, FLOOR + 1, seen, pair("Yk"))
        yield

    def _room(self) -> None:
        clear_screen(self.machine)
        fill(self.machine, FLOOR, 0, 1, COLUMNS, WOOD, pair("yr"))
        for exhibit in range(self.program.visit.exhibits):
            self._tool(exhibit, DARK)
        row, column, height, width = HEARTH
        fill(self.machine, row, column, height, width, BRICKS, pair("ry"))
        fill(self.machine, row + 3, column + 1, height - 3, width - 2, colours=pair("Rk"))
        draw_cells(self.machine, art.ANVIL.enlarged(2, 2).see_through().coloured("w"), ANVIL_ROW, ANVIL_COLUMN)
        self._stand(art.WALK[1])
        self._alive()

    def _tool(self, exhibit: int, ink: str) -> None:
        row, place = divmod(exhibit, ACROSS)
        picture = art.TOOLS[(exhibit + row) % len(art.TOOLS)].coloured(ink, "k")
        draw(self.machine, picture, 24 + 16 * place, 2 * CELL * row)

    def _stand(self, picture: Sprite) -> None:
        tall = picture.enlarged(TALL, TALL).coloured([ink for ink in art.CLOTHES for _ in range(TALL)], "k")
        self._figure.show((tall, STAND, CELL * FLOOR - tall.height))

    def _alive(self) -> None:
        if self._frames % 7 == 0:
            flame = art.FLAMES[self._frames // 7 % 2].enlarged(2, 2).cut(0, 0, 48, 32).opaque()
            draw(self.machine, flame.coloured(("R", "Y", "Y", "W"), "k"), FIRE[0], CELL * FLOOR - 32)
        if self._frames % 5 == 0:
            turned = art.gear(WHEEL, self._frames // 5 % art.TURNS).opaque()
            draw(self.machine, turned.coloured("c", "k"), WIDTH - WHEEL, CELL * FLOOR - WHEEL)
        self._frames += 1

    def _hang(self) -> Frames[None]:
        for number, exhibit in enumerate(sorted(self.program.visit.seen)):
            self._tool(exhibit, INKS[number % len(INKS)])
            self.machine.chime(((0.012, 4.0 + number),))
            for _ in range(HANG):
                self._alive()
                yield

    def _forge(self, words: str) -> Frames[None]:
        for line, word in enumerate(_lines(words)):
            left = (WIDTH - LETTER * len(word)) // 2 // CELL * CELL
            for place, letter in enumerate(word):
                if letter != " ":
                    yield from self._blow(letter, left + LETTER * place, WORDS_TOP + LINE * line)

    def _blow(self, letter: str, x: int, y: int) -> Frames[None]:
        inks = ("W", "Y", "Y", "R", "R") if self.master else ("W", "C", "C", "c", "c")
        for frame in range(BLOW):
            self._stand(art.STRIKE if frame < BLOW // 2 else art.WALK[1])
            if frame == BLOW // 2:
                draw(self.machine, art.capital(letter).enlarged(3, 3).coloured(inks), x, y)
                accent = art.accent(letter).enlarged(3, 3).cut(0, 1, LETTER, CELL)
                draw(self.machine, accent.coloured(inks[0]), x, y - CELL)
                self._sparks.show((art.SPARKS.enlarged(2, 2).coloured("Y"), *STRUCK))
                self.machine.chime(((0.004, 40.0), (0.03, 21.0), (0.02, 33.0)))
            elif frame == BLOW - 1:
                self._sparks.hide()
            self._alive()
            yield

    def rest(self, frame: int) -> None:
        self._alive()
        if self.master and frame % 50 == 0:
            self._stand(art.STRIKE if frame // 50 % 2 else art.WALK[1])


def _lines(words: str) -> list[str]:
    """Words in two lines, parted at the blank that makes them most alike."""
    blanks = [place for place, letter in enumerate(words) if letter == " "]
    middle = min(blanks, key=lambda place: abs(2 * place - len(words)))
    return [words[:middle], words[middle + 1 :]]
