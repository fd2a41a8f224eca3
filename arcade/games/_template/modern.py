"""The drawn look: tiles on a starry night, a title picture, jingles."""

from arcade.games._template import strings
from arcade.games._template.look import NumbersLook
from arcade.games._template.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.sprites import from_bytes, sprite
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import POINT

NIGHT_SKY, TILE, GONE, CHOSEN = pair("Bk"), pair("kY"), pair("bk"), pair("Wr")
WIDTH, HEIGHT = 24, 16
LEFT, TOP = 8, 32
PLATE = sprite([" " + "#" * 22 + " ", *["#" + "." * 22 + "#"] * 13, "#" * 24, " " + "#" * 22 + " "])
STAR = sprite("""
    .......##.......
    .......##.......
    ......####......
    ......####......
    .....######.....
    ################
    .##############.
    ..############..
    ...##########...
    ....########....
    ...##########...
    ...####..####...
    ..###......###..
    ..##........##..
    .#............#.
    ................
""").see_through()


class Modern(MessageLook, NumbersLook):
    """Tiles of two cells by two; what cannot be sinks into the night."""

    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Ck"))
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))

    def title(self) -> Frames[None]:
        """The title picture with its jingle."""
        return title_screen(self.program, self._title_picture)

    def _title_picture(self) -> None:
        fill(self.machine, 0, 0, 22, 32, NIGHT, NIGHT_SKY)
        headline(self.machine, self.program.text(strings.TITLE).upper(), 4, inks="YYW", shade=shadowed)
        for place in range(5):
            draw(self.machine, STAR.coloured("YWCGM"[place]), 32 + 44 * place, 120 - 12 * (place % 2))
        centred(self.machine, 20, self.program.text(strings.TAGLINE), pair("Wk"))

    def begin(self) -> Frames[None]:
        """The tiles under the stars."""
        self.clear_screen()
        fill(self.machine, 1, 0, 20, 32, NIGHT, NIGHT_SKY)
        rows = self.program.position.high // 10
        self.grid = Grid(rows=rows, columns=10, left=LEFT, top=TOP, width=WIDTH, height=HEIGHT)
        self.status.forget()
        yield from self.show()
        self.say(strings.CHOOSE)

    def show(self) -> Frames[None]:
        """Draw every tile and the tries."""
        for row in range(self.grid.rows):
            for column in range(self.grid.columns):
                self.cursor((row, column), False)
        self.status.show((self.program.text(strings.TRIES), self.program.position.tries))
        self.machine.chime(POINT)
        yield from self.machine.wait(20)

    def cursor(self, cell: Cell, on: bool) -> None:
        """Draw a tile, lit if the cursor is on it."""
        position = self.program.position
        x, y = self.grid.origin(cell)
        row, column, number = y // 8, x // 8, 10 * cell[0] + cell[1] + 1
        possible = position.low <= number <= position.high
        found = number == position.last == position.lucky
        digits = [from_bytes(self.machine.font[digit]) for digit in str(number)]
        face = STAR if found else beside(*digits)
        fill(self.machine, row, column, 2, 3)
        draw(self.machine, PLATE, x, y)
        draw(self.machine, face, x + (WIDTH - face.width) // 2, y if found else y + 3)
        colours = CHOSEN if on or found else TILE if possible else GONE
        colour_cells(self.machine, row, column, 2, 3, colours)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The number and the ceremony."""
        self.say(strings.WAS, number=self.program.position.lucky)
        yield from ceremony(self.program, outcome)
