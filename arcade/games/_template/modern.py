"""The drawn look: tiles on a starry night, a title that lives, music."""

from arcade.games._template import music, strings
from arcade.games._template.art import PLATE, STAR
from arcade.games._template.ending import Ending
from arcade.games._template.look import NumbersLook
from arcade.games._template.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Figure, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.sprites import Sprite, from_bytes
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import POINT

NIGHT_SKY, TILE, GONE, CHOSEN = pair("Bk"), pair("kY"), pair("bk"), pair("Wr")
WIDTH, HEIGHT = 24, 16
LEFT, TOP = 8, 32
TWINKLING = ((7, 2), (9, 29), (11, 12), (12, 22), (18, 4), (19, 27), (2, 1), (1, 29))
"""Cells of the title's sky that shine now and then."""
FACES = tuple(STAR.coloured(ink) for ink in "YWCGM")


class Modern(MessageLook, NumbersLook):
    """Tiles of two cells by two; what cannot be sinks into the night."""

    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Ck"))
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self.lights = Twinkle(self.machine, [(row, 5 * row % 32) for row in range(17, 21)], "WCbbbC", 11)

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        lights = Twinkle(self.machine, TWINKLING, "WWCbbbbC", 7)
        dancers = [Figure(self.machine, Animation(_turned(place), 12), *_place(place)) for place in range(5)]
        alive = all_alive(lights.step, *(dancer.step for dancer in dancers))
        return title_screen(self.program, self._title_picture, music.TITLE, alive=alive)

    def _title_picture(self) -> None:
        fill(self.machine, 0, 0, 22, 32, NIGHT, NIGHT_SKY)
        headline(self.machine, self.program.text(strings.TITLE).upper(), 4, inks="YYW", shade=shadowed)
        for place, face in enumerate(FACES):
            draw(self.machine, face, *_place(place))
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
        """The number, and where its star goes."""
        lucky = self.program.position.lucky - 1
        self.say(strings.WAS, number=lucky + 1)
        x, y = self.grid.origin(divmod(lucky, self.grid.columns))
        self.ending = Ending(self.program, outcome, (x + (WIDTH - STAR.width) // 2, y))
        yield from scene(self.machine, self.ending.scene(), music.ENDS.of(outcome), self.rest)

    def rest(self, frame: int) -> None:
        """The sky after the end."""
        self.ending.rest(frame)

    def idle(self, frame: int) -> None:
        """Stars twinkle below the tiles."""
        self.lights.step(frame)


def _place(place: int) -> Point:
    """Where a star of the title is."""
    return 32 + 44 * place, 112 - 16 * (place % 2)


def _turned(place: int) -> tuple[Sprite, ...]:
    """A star's colours, beginning with its own."""
    return FACES[place:] + FACES[:place]
