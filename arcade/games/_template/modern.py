"""The drawn look: a title that lives, tiles on a starry night, and an end in which a star rises or sinks."""

from arcade.games._template import ART, MUSIC, strings
from arcade.games._template.look import COLUMNS, NumbersLook, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Fireworks, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving, eased
from arcade.toolkit.animation.storyboard import Cues, Path, Role, Storyboard, acting, every
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.sprites import Sprite, from_bytes
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import POINT, THUD

TILE = ART["tile"]
STAR = ART["star"].see_through()
LARGE = STAR.enlarged(2, 2).see_through()

SKY = pair("Bk")
"""Ink and paper of the night."""
LATE_SKY = pair("bk")
"""The same when a game is over."""
POSSIBLE, GONE, CHOSEN = pair("kY"), pair("bk"), pair("Wr")
"""Ink and paper of the tiles."""
SKY_TOP = 1
"""The night's first row, below the status."""
SKY_ROWS = 20
HEADLINE_ROW = 14
ZENITH: Point = (112, 32)
"""The pixel at which the star hangs after a win."""
RISEN: Point = (ZENITH[0] + 8, ZENITH[1] + 8)
"""Where the small star is when the large one takes its place."""
ROCKETS = ((56, 44), (200, 56), (84, 76), (176, 36), (44, 72), (216, 72))
"""Pixels where rockets burst, above the words and beside the star."""
APART = 12
"""Frames between two rockets."""
TITLE_LIGHTS = ((7, 2), (9, 29), (11, 12), (12, 22), (18, 4), (19, 27), (2, 1), (1, 29))
"""Cells of the title's sky that shine now and then."""
LIGHTS = tuple((row, 5 * row % 32) for row in range(17, 21))
"""Those below the tiles."""
LAST_LIGHTS = ((3, 5), (5, 26), (8, 3), (11, 29), (2, 20), (18, 8), (19, 24), (12, 10))
"""Those of the last picture."""


class Modern(MessageLook, NumbersLook):
    """Each number is a tile; those that are ruled out go dark."""

    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Ck"))
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self.made: dict[int, Sprite] = {}
        self.lights = Twinkle(self.machine, LIGHTS, "WCbbbC", 11)

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        """The tiles under the stars."""
        self.clear_screen()
        fill(self.machine, SKY_TOP, 0, SKY_ROWS, 32, NIGHT, SKY)
        self.lay_out(left=8, top=32)
        self.status.forget()
        yield from self.show()
        self.say(strings.CHOOSE)

    def show(self) -> Frames[None]:
        """Draw every tile and the tries."""
        for row in range(self.grid.rows):
            for column in range(COLUMNS):
                self.cursor((row, column), False)
        self.status.show((self.program.text(strings.TRIES), self.program.position.tries))
        self.machine.chime(POINT)
        yield from self.machine.wait(20)

    def cursor(self, cell: Cell, on: bool) -> None:
        """Draw a tile, lit if the cursor is on it."""
        position = self.program.position
        x, y = self.grid.origin(cell)
        row, column, number = y // 8, x // 8, COLUMNS * cell[0] + cell[1] + 1
        possible = position.low <= number <= position.high
        found = number == position.last == position.hidden
        face = STAR if found else self.digits(number)
        fill(self.machine, row, column, 2, 3)
        draw(self.machine, TILE, x, y)
        draw(self.machine, face, x + (TILE.width - face.width) // 2, y if found else y + 3)
        colours = CHOSEN if on or found else POSSIBLE if possible else GONE
        colour_cells(self.machine, row, column, 2, 3, colours)

    def digits(self, number: int) -> Sprite:
        """A tile's number, made once."""
        if number not in self.made:
            self.made[number] = beside(*(from_bytes(self.machine.font[digit]) for digit in str(number)))
        return self.made[number]

    def end(self, outcome: Outcome) -> Frames[None]:
        """The number, and where its star goes."""
        number = self.program.position.hidden
        self.say(strings.WAS, number=number)
        x, y = self.grid.origin(divmod(number - 1, COLUMNS))
        ending = Ending(self.program, outcome, (x + (TILE.width - STAR.width) // 2, y))
        yield from end_scene(self, ending, MUSIC.of(outcome))

    def idle(self, frame: int) -> None:
        """Stars twinkle below the tiles."""
        self.lights.step(frame)


class Title(LivingTitle):
    """The game's name over five stars that change their colours."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._faces = tuple(STAR.coloured(ink) for ink in "YWCGM")
        lights = Twinkle(self.machine, TITLE_LIGHTS, "WWCbbbbC", 7)
        turning = Animation(self._faces, 12)
        stars = [Role(turning, _at(place), ahead=12 * place) for place in range(len(self._faces))]
        self.alive = all_alive(lights.step, acting(Moving(self.machine), *stars))

    def draw(self) -> None:
        """The night, the name, the stars."""
        fill(self.machine, 0, 0, 22, 32, NIGHT, SKY)
        headline(self.machine, self.program.text(strings.TITLE).upper(), 4, inks="YYW", shade=shadowed)
        for place, face in enumerate(self._faces):
            draw(self.machine, face, *_at(place))
        centred(self.machine, 20, self.program.text(strings.TAGLINE), pair("Wk"))


def _at(place: int) -> Point:
    """The pixel of one of the title's stars."""
    return 32 + 44 * place, 112 - 16 * (place % 2)


class Ending(Storyboard[Program[Spectrum]]):
    """The number's star goes up among the others, or the night closes over it."""

    def __init__(self, program: Program[Spectrum], outcome: Outcome, place: Point) -> None:
        """`place` is the pixel where the star begins."""
        super().__init__(program)
        self.won = outcome is Outcome.WON
        self.place = place
        shining = Animation((LARGE.coloured("Y"), LARGE.coloured("W"), LARGE.coloured("Y"), LARGE.coloured("y")), 12)
        self._star = acting(self.moving, Role(shining, ZENITH))
        lights = Twinkle(self.machine, LAST_LIGHTS, "WCCbbC", 9).step
        self.alive = all_alive(lights, self._star) if self.won else lights

    def play(self) -> Frames[None]:
        """From the last guess to the words."""
        start = STAR.coloured("Y" if self.won else "W")
        for row in range(SKY_TOP, SKY_TOP + SKY_ROWS):
            fill(self.machine, row, 0, 1, 32, NIGHT, LATE_SKY)
            draw(self.machine, start, *self.place)
            yield from pause(2)
        fill(self.machine, SKY_TOP, 0, SKY_ROWS, 32, NIGHT, LATE_SKY)
        if self.won:
            yield from self._travel(Animation((STAR.coloured("W"), STAR.coloured("Y")), 4), RISEN, 40, every(8, POINT))
            self._star(0)
        else:
            fading = Animation(tuple(STAR.coloured(ink) for ink in "WCCbb"), 10)
            yield from self._travel(fading, (self.place[0], 160), 50, every(16, THUD))
        words = self.program.text(WORDS[Outcome.WON if self.won else Outcome.LOST])
        headline(self.machine, words, HEADLINE_ROW, "YYW" if self.won else "CCb", shade=None)
        yield
        if self.won:
            rockets = Fireworks(self.machine, ROCKETS, APART)
            yield from self.shot(rockets.frames, all_alive(self._star, rockets.step))

    def _travel(self, star: Animation, goal: Point, frames: int, cues: Cues) -> Frames[None]:
        """The star goes up or down."""
        path = Path(tuple(eased(self.place, goal, frames)))
        yield from self.act(frames, Role(star, path), cues=cues)
        self.moving.hide()
