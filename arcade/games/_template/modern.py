"""The drawn look: tiles on a starry night, a title picture, jingles."""

from arcade.games._template.rules import Position
from arcade.games._template.strings import TAGLINE, TITLE, TRIES
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import MessageLine, StatusBar, centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.sprites import from_bytes, sprite
from arcade.toolkit.sound.jingles import POINT, WRONG

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


class Modern:
    """Tiles of two cells by two; what cannot be sinks into the night."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.grid = Grid(rows=1, columns=1, left=0, top=0, width=8, height=8)
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self.message = MessageLine(self.machine, 22, pair("Ck"))
        self.wrong_key = at_row(program, self.message.row)
        """What a key that means nothing is told."""
        self._position: Position | None = None

    def title(self) -> Frames[None]:
        """The title picture with its jingle."""
        yield from title_screen(self.program, self._title_picture)

    def _title_picture(self) -> None:
        fill(self.machine, 0, 0, 22, 32, NIGHT, NIGHT_SKY)
        headline(self.machine, self.program.text(TITLE).upper(), 4, inks="YYW", shade=shadowed)
        for place in range(5):
            draw(self.machine, STAR.coloured("YWCGM"[place]), 32 + 44 * place, 120 - 12 * (place % 2))
        centred(self.machine, 20, self.program.text(TAGLINE), pair("Wk"))

    def begin(self, position: Position) -> Frames[None]:
        """The tiles under the stars."""
        machine = self.machine
        machine.border(BLACK)
        machine.paper(BLACK)
        machine.ink(7)
        machine.cls()
        fill(machine, 1, 0, 20, 32, NIGHT, NIGHT_SKY)
        self.grid = Grid(rows=position.high // 10, columns=10, left=LEFT, top=TOP, width=WIDTH, height=HEIGHT)
        self.status.forget()
        yield from self.show(position)

    def show(self, position: Position) -> Frames[None]:
        """Draw every tile and the tries."""
        self._position = position
        for row in range(self.grid.rows):
            for column in range(self.grid.columns):
                self._tile((row, column), False)
        self.status.show((self.program.text(TRIES), position.tries))
        self.machine.chime(POINT)
        yield from self.machine.wait(20)

    def _tile(self, cell: Cell, chosen: bool) -> None:
        position = self._position
        if position is None:
            return
        x, y = self.grid.origin(cell)
        row, column, number = y // 8, x // 8, 10 * cell[0] + cell[1] + 1
        possible = position.low <= number <= position.high
        found = number == position.last == position.lucky
        digits = [from_bytes(self.machine.font[digit]) for digit in str(number)]
        face = STAR if found else beside(*digits)
        fill(self.machine, row, column, 2, 3)
        draw(self.machine, PLATE, x, y)
        draw(self.machine, face, x + (WIDTH - face.width) // 2, y if found else y + 3)
        colours = CHOSEN if chosen or found else TILE if possible else GONE
        colour_cells(self.machine, row, column, 2, 3, colours)

    def cursor(self, cell: Cell, on: bool) -> None:
        """Light the tile under the cursor."""
        self._tile(cell, on)

    def say(self, words: str) -> None:
        """Show a message at the bottom."""
        self.message.say(words)

    def refuse(self) -> Frames[None]:
        """The sound of a wrong answer."""
        yield from self.machine.tune(WRONG)

    def end(self, won: bool) -> Frames[bool]:
        """The ceremony and the question."""
        yield from ceremony(self.program, Outcome.WON if won else Outcome.LOST)
        return (yield from ask_again(self.program))
