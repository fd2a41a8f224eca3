"""The drawn look: tiles on a starry night, a title that lives, music."""

from arcade.games._template import MUSIC, strings
from arcade.games._template.art import PLATE, STAR
from arcade.games._template.ending import Ending
from arcade.games._template.look import NumbersLook
from arcade.games._template.state import State
from arcade.games._template.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import StatusBar
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.sprites import Sprite, from_bytes
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import POINT

NIGHT_SKY, TILE, GONE, CHOSEN = pair("Bk"), pair("kY"), pair("bk"), pair("Wr")
WIDTH, HEIGHT = 24, 16
LEFT, TOP = 8, 32


class Modern(MessageLook, NumbersLook):
    """Tiles of two cells by two; what cannot be sinks into the night."""

    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Ck"))
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self.made: dict[int, Sprite] = {}
        self.lights = Twinkle(self.machine, [(row, 5 * row % 32) for row in range(17, 21)], "WCbbbC", 11)

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        return Title(self.program).show()

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
        face = STAR if found else self.digits(number)
        fill(self.machine, row, column, 2, 3)
        draw(self.machine, PLATE, x, y)
        draw(self.machine, face, x + (WIDTH - face.width) // 2, y if found else y + 3)
        colours = CHOSEN if on or found else TILE if possible else GONE
        colour_cells(self.machine, row, column, 2, 3, colours)

    def digits(self, number: int) -> Sprite:
        """A tile's number, made once."""
        if number not in self.made:
            self.made[number] = beside(*(from_bytes(self.machine.font[digit]) for digit in str(number)))
        return self.made[number]

    def end(self, outcome: Outcome) -> Frames[None]:
        """The number, and where its star goes."""
        lucky = self.program.position.lucky - 1
        self.say(strings.WAS, number=lucky + 1)
        x, y = self.grid.origin(divmod(lucky, self.grid.columns))
        ending = Ending(self.program, outcome, (x + (WIDTH - STAR.width) // 2, y))
        yield from end_scene(self, ending, MUSIC.of(outcome))

    def idle(self, frame: int) -> None:
        """Stars twinkle below the tiles."""
        self.lights.step(frame)
