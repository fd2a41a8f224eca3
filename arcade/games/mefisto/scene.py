"""The pictures and sounds of Mefisto's modern look: bowls of fire in a dungeon, his face, the menu of goals."""

from arcade.games.mefisto import art, strings
from arcade.games.mefisto.rules import LETTERS, Position
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import LetterStyle, banner, big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import FIRE as FIRE_INKS
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import BRICKS
from arcade.toolkit.picture.sprites import CELL, from_bytes
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.labels import PAR

ROOM = 17
"""Cells of the dungeon each way, from row 2 and column 1."""
PANEL, PANEL_WIDTH = 20, 11
MENU_COLUMNS, MENU_ROWS = 5, 3
FACE_AT = CELL * PANEL + (CELL * PANEL_WIDTH - 48) // 2, CELL * 4
"""The pixel of his face's top left corner."""
TURNS = 7
"""Frames in which every fire has its turn once."""
WALL, DARK, WORDS, LABEL = pair("rk"), pair("Wk"), pair("Wk"), pair("Ck")
LIT: Tune = ((0.004, 30.0), (0.012, 12.0), (0.008, 19.0))
OUT: Tune = ((0.01, 5.0), (0.008, -2.0), (0.006, 28.0))
"""A fire catches, or goes out: seconds and semitones of each note."""
LAUGH: Tune = tuple(
    part for pitch in (10.0, 8.0, 6.0, 4.0, 3.0, 2.0) for part in ((0.03, pitch), (0.02, pitch - 5), (0.03, None))
)
"""Six times ha, each lower."""
RAGE: Tune = ((0.02, -8.0), (0.02, -14.0), (0.02, -7.0), (0.02, -15.0))
SINK: Tune = ((0.012, -3.0),)


def flare(number: int) -> Tune:
    """One fire after the other leaps up, each higher."""
    return ((0.006, 31.0), (0.014, 4.0 + number % 25))


class Scene:
    """Draws onto the program's machine, all at once."""

    CHOICES = Grid(rows=MENU_ROWS, columns=MENU_COLUMNS, left=8, top=48, width=48, height=40)

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.grid = self._grid(5)

    @staticmethod
    def _grid(size: int) -> Grid:
        cells = 3 if size <= 5 else 2
        left, top = 1 + (ROOM - size * cells) // 2, 2 + (ROOM - size * cells) // 2
        side = CELL * cells
        return Grid(rows=size, columns=size, left=CELL * left, top=CELL * top, width=side, height=side)

    def dungeon(self, position: Position) -> None:
        """The board's room, the panel, his face."""
        machine = self.machine
        self.grid = self._grid(position.size)
        fill(machine, 0, 0, 22, COLUMNS, BRICKS, WALL)
        fill(machine, 22, 0, 2, COLUMNS, colours=DARK)
        fill(machine, 2, 1, ROOM, ROOM, colours=DARK)
        fill(machine, 1, PANEL, 20, PANEL_WIDTH, colours=DARK)
        banner(machine, self.program.text(strings.TITLE).upper(), 2, LetterStyle("Y"), column=PANEL + 2, scale=1)
        self.face()
        self.lamps(position.lit)

    def face(self, skin: str = "R", eyes: str = "Y", laughs: bool = False) -> None:
        """His face on the panel."""
        draw(self.machine, art.face(skin, eyes, 1, laughs), *FACE_AT, clear=True)

    def flicker(self, lit: int, frame: int) -> None:
        """Let the fires burn and smoke on: in each frame those whose turn it is."""
        size = self.grid.rows
        for lamp in range(frame % TURNS, size * size, TURNS):
            x, y = self.grid.origin(divmod(lamp, size))
            step = frame // TURNS + 3 * lamp
            if self.grid.width == 2 * CELL:
                if lit >> lamp & 1:
                    draw(self.machine, art.SMALL_BURNING[step % 2], x, y)
            elif lit >> lamp & 1:
                draw(self.machine, art.BURNING[step % len(art.BURNING)], x, y)
            else:
                draw(self.machine, art.SMOKING[step // 2 % 2], x, y)

    def lamps(self, lit: int) -> None:
        """Every fire."""
        for lamp in range(self.grid.rows**2):
            self.lamp(lamp, bool(lit >> lamp & 1))

    def lamp(self, lamp: int, lit: bool, chosen: bool = False, hinted: bool = False) -> None:
        """One fire; the bowl of the chosen one is white, of the advised one cyan."""
        machine, size = self.machine, self.grid.rows
        x, y = self.grid.origin(divmod(lamp, size))
        if self.grid.width == 2 * CELL:
            draw(machine, art.small_fire(lit), x, y)
            if chosen or hinted:
                colour_cells(machine, y // CELL, x // CELL, 2, 2, pair("kC" if hinted else "kW"))
            return
        bowl = "C" if hinted else "W" if chosen else "Y" if lit else "m"
        letter = from_bytes(machine.font[LETTERS[lamp].upper()])
        draw(machine, art.fire(lit, letter, bowl, "k" if bowl != "m" else "W"), x, y)

    def panel(self, attempt: Attempt[Position, int]) -> None:
        """Presses, large; par; the goal as dots."""
        machine, text, position = self.machine, self.program.text, attempt.position
        centred(machine, 11, text(strings.PRESSES), LABEL, PANEL, PANEL_WIDTH)
        self.number(attempt)
        par = "–" if attempt.par is None else attempt.par
        centred(machine, 14, f"{text(PAR)} {par}", WORDS, PANEL, PANEL_WIDTH)
        centred(machine, 15, text(strings.GOAL), LABEL, PANEL, PANEL_WIDTH)
        dot = 4 if position.size <= 5 else 3
        picture = art.miniature(position.size, position.goal, dot)
        fill(machine, 16, PANEL + 3, 4, 5, colours=pair("Yb"))
        across = CELL * (PANEL + 3) + (40 - picture.width + 1) // 2
        draw(machine, picture, across, CELL * 16 + (32 - picture.height + 1) // 2)
        centred(machine, 20, text(strings.AGAIN_KEY), pair("ck"), PANEL, PANEL_WIDTH)
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK, SOLVE), pair("ck"))

    def number(self, attempt: Attempt[Position, int]) -> None:
        """Presses made, large."""
        fill(self.machine, 12, PANEL, 2, PANEL_WIDTH, colours=pair("Yk"))
        digits = big(str(attempt.moves), 2)
        draw(self.machine, digits, CELL * PANEL + (CELL * PANEL_WIDTH - digits.width) // 2, CELL * 12 - 8)

    def menu(self, offered: tuple[tuple[str, int], ...], size: int) -> None:
        """The goals as dots, a question mark for the player's own."""
        machine = self.machine
        fill(machine, 0, 0, 22, COLUMNS, BRICKS, WALL)
        fill(machine, 22, 0, 2, COLUMNS, colours=DARK)
        fill(machine, 1, 2, 3, 28, colours=DARK)
        headline(machine, self.program.text(strings.GOAL).upper(), 2, FIRE_INKS, most=1)
        for place in range(len(offered) + 1):
            self.entry(place, offered, size, False)

    def entry(self, place: int, offered: tuple[tuple[str, int], ...], size: int, chosen: bool) -> None:
        """An entry of the menu, in a white frame when chosen."""
        machine = self.machine
        x, y = self.CHOICES.origin(divmod(place, MENU_COLUMNS))
        row, column = y // CELL, x // CELL
        fill(machine, row, column, 5, 6, colours=pair("kW") if chosen else pair("Wk"))
        fill(machine, row + 1, column + 1, 3, 4, colours=pair("Yb"))
        if place < len(offered):
            picture = art.miniature(size, offered[place][1], 4)
            draw(machine, picture, x + 8 + (32 - picture.width + 1) // 2, y + 8)
        else:
            draw(machine, big("?", 2), x + 16, y + 4)
