"""How a visit ends: a wall of tools, one for each exhibit seen; a master's name is forged before it."""

from arcade.games.techniques import ART, art
from arcade.games.techniques.look import State
from arcade.games.techniques.strings import MASTER, SEE_YOU, VISITED
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import BRICKS, WOOD
from arcade.toolkit.picture.sprites import CELL, Sprite

TOOLS_ACROSS = 13
FLOOR_ROW = 20
INKS = "RYGCMW"
"""Of the tools whose exhibit was seen; the others hang in the dark."""
WORDS_Y = 40
LETTER_PIXELS, LINE_PIXELS = 24, 32
TOOL_FRAMES = 4
HALF_BLOW_FRAMES = 6
MASTER_X = 96
ANVIL_ROW, ANVIL_COLUMN = FLOOR_ROW - 3, 17
WHEEL_PIXELS = 56


class Ending(Storyboard[State]):
    def __init__(self, program: State, outcome: Outcome) -> None:
        super().__init__(program, clear=True)
        self.master = outcome is Outcome.WON
        self._sparks = Moving(self.machine)

    def play(self) -> Frames[None]:
        self._room()
        for number, exhibit in enumerate(sorted(self.program.visit.seen)):
            self._tool(exhibit, INKS[number % len(INKS)])
            self.machine.chime(((0.012, 4.0 + number),))
            yield from self._burn(TOOL_FRAMES)
        for line, word in enumerate(_lines(self.program.text(MASTER if self.master else SEE_YOU))):
            left = (WIDTH - LETTER_PIXELS * len(word)) // 2 // CELL * CELL
            for place, letter in enumerate(word):
                if letter != " ":
                    yield from self._forge(letter, left + LETTER_PIXELS * place, WORDS_Y + LINE_PIXELS * line)
        seen = self.program.text(VISITED, n=self.program.visit.points)
        centred(self.machine, FLOOR_ROW + 1, seen, pair("Yk"))
        yield

    def _room(self) -> None:
        machine = self.machine
        clear_screen(machine)
        fill(machine, FLOOR_ROW, 0, 1, COLUMNS, WOOD, pair("yr"))
        for exhibit in range(self.program.visit.exhibits):
            self._tool(exhibit, "b")
        fill(machine, 13, 1, 7, 8, BRICKS, pair("ry"))
        fill(machine, 16, 2, 4, 6, colours=pair("Rk"))
        draw_cells(machine, ART["anvil"].enlarged(2, 2).see_through().coloured("w"), ANVIL_ROW, ANVIL_COLUMN)
        self._stand(art.WALK[1])
        self._fire(0)
        self.since = 1

    def _tool(self, exhibit: int, ink: str) -> None:
        row, place = divmod(exhibit, TOOLS_ACROSS)
        picture = art.TOOLS[(exhibit + row) % len(art.TOOLS)].coloured(ink, "k")
        draw(self.machine, picture, 24 + 16 * place, 2 * CELL * row)

    def _stand(self, picture: Sprite) -> None:
        """The master before his anvil, twice as large as on the title."""
        tall = picture.enlarged(2, 2).coloured([ink for ink in art.CLOTHES for _ in range(2)], "k")
        self.moving.show((tall, MASTER_X, CELL * FLOOR_ROW - tall.height))

    def _fire(self, frame: int) -> None:
        """Flames, and the wheel that turns."""
        if frame % 7 == 0:
            flame = ART[f"flames-{frame // 7 % 2 + 1}"].enlarged(2, 2).cut(0, 0, 48, 32).opaque()
            draw(self.machine, flame.coloured(("R", "Y", "Y", "W"), "k"), 16, CELL * FLOOR_ROW - 32)
        if frame % 5 == 0:
            turned = art.gear(WHEEL_PIXELS, frame // 5 % art.TURNS).opaque()
            draw(self.machine, turned.coloured("c", "k"), WIDTH - WHEEL_PIXELS, CELL * FLOOR_ROW - WHEEL_PIXELS)

    def _burn(self, frames: int) -> Frames[None]:
        """So many frames more of the fire alone."""
        yield from self.shot(range(self.since, self.since + frames), self._fire)
        self.since += frames

    def _forge(self, letter: str, x: int, y: int) -> Frames[None]:
        """The master strikes, and sparks fly while a letter appears."""
        inks = ("W", "Y", "Y", "R", "R") if self.master else ("W", "C", "C", "c", "c")
        self._stand(art.STRIKE)
        yield from self._burn(HALF_BLOW_FRAMES)
        self._stand(art.WALK[1])
        draw(self.machine, art.capital(letter).enlarged(3, 3).coloured(inks), x, y)
        accent = art.accent(letter).enlarged(3, 3).cut(0, 1, LETTER_PIXELS, CELL)
        draw(self.machine, accent.coloured(inks[0]), x, y - CELL)
        sparks = ART["sparks"].see_through().enlarged(2, 2).coloured("Y")
        self._sparks.show((sparks, CELL * ANVIL_COLUMN + 16, CELL * ANVIL_ROW - 16))
        self.machine.chime(((0.004, 40.0), (0.03, 21.0), (0.02, 33.0)))
        yield from self._burn(HALF_BLOW_FRAMES - 1)
        self._sparks.hide()
        yield from self._burn(1)

    def rest(self, frame: int) -> None:
        self._fire(self.since)
        self.since += 1
        if self.master and frame % 50 == 0:
            self._stand(art.STRIKE if frame // 50 % 2 else art.WALK[1])


def _lines(words: str) -> list[str]:
    """Words in two lines, parted at the blank that makes them most alike."""
    blanks = [place for place, letter in enumerate(words) if letter == " "]
    middle = min(blanks, key=lambda place: abs(2 * place - len(words)))
    return [words[:middle], words[middle + 1 :]]
