"""Ping-pong as an artist of the machine would have shown it: a blue table, a ball that glides, a bat with a grip."""

from arcade.games.ping_pong import art
from arcade.games.ping_pong.rules import BAT_COLUMN, COLUMNS, ROWS, Bounced, Event, Hit, World
from arcade.games.ping_pong.strings import BOUNCES_LEFT, FIRST_PASS, OUT_OF_BOUNCES, POINTS, TAGLINE, TITLE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import blend, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import BRICKS
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import CHASE, LOSE, POINT, WIN

STEP_TENTHS = (40, 33, 26, 20)
"""Tenths of a frame that the ball takes from cell to cell, by level."""
AIM_COLUMNS = (COLUMNS, 8, 0, 0)
"""How near the ball must be for its crossing row to be marked, by level."""
FINE_SCORE = 15
"""From this score on the end is celebrated."""
CELL = 8
TABLE = pair("Wb")
TRACK = ((88, 124), (110, 112), (134, 105), (158, 104), (180, 110), (204, 122), (222, 142))
"""Where the ball of the title picture has been."""
BOUNCE_NOTES = ((0.012, 3), (0.004, 15))


class Modern(MessageLook, ActionLook[Spectrum, World]):
    """Draws a world with everything gliding between the cells."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, ROWS + 2, pair("Ck"))
        self.moving = Moving(self.machine)
        self.status = StatusBar(self.machine, ROWS + 1, pair("Wk"), pair("Yk"))
        self._tenths = 0
        self._ball = (0, 0)
        self._bat = 0

    def title(self) -> Frames[None]:
        """The title picture with its jingle."""
        yield from title_screen(self.program, self._title_picture, CHASE, glint=(3, 5, 3, 22))

    def _title_picture(self) -> None:
        """A table under a night sky, a racket, and a ball that has left its track in the air."""
        machine = self.machine
        blend(machine, 0, 0, 11, COLUMNS, "kkb")
        fill(machine, 11, 0, 11, COLUMNS, colours=TABLE)
        for column in range(COLUMNS):
            draw_cells(machine, art.EDGE, 11, column)
        for row in range(12, 22):
            draw_cells(machine, art.NET, row, BAT_COLUMN)
        headline(machine, self.program.text(TITLE).upper(), 3, inks="YYW", shade=extruded)
        draw(machine, smoothly(art.RACKET, 2).coloured("R"), 16, 108)
        for place, (x, y) in enumerate(TRACK):
            draw(machine, art.BALL.enlarged(2, 2) if place == len(TRACK) - 1 else art.BALL, x, y)
        centred(machine, 22, self.program.text(TAGLINE), pair("Wk"))

    def begin(self, world: World) -> Frames[None]:
        """The table with its lines, the floor, the empty bars."""
        self.clear_screen()
        self._table()
        fill(self.machine, ROWS, 0, 1, COLUMNS, BRICKS, pair("Ry"))
        self.status.forget()
        self.messages.clear()
        self._numbers(world)
        self._tenths = 0
        self._ball = (CELL * world.column, CELL * world.row)
        self._bat = CELL * world.bat
        self._show(world, *self._ball, self._bat)
        yield from self.machine.wait(25)

    def _table(self) -> None:
        """The table's texture, the line round it, the net under the bat."""
        machine = self.machine
        fill(machine, 0, 0, ROWS, COLUMNS, art.GRAIN, TABLE)
        upright = art.LINE.rotated()
        for column in range(1, COLUMNS - 1):
            for row in (0, ROWS - 1):
                draw_cells(machine, art.LINE, row, column)
        for row in range(1, ROWS - 1):
            for column in (0, COLUMNS - 1):
                draw_cells(machine, upright, row, column)
            draw_cells(machine, art.NET, row, BAT_COLUMN)
        corner = art.CORNER
        for row, column in ((0, 0), (0, COLUMNS - 1), (ROWS - 1, COLUMNS - 1), (ROWS - 1, 0)):
            draw_cells(machine, corner, row, column)
            corner = corner.rotated()

    def step(self, world: World, events: list[Event], moved: int) -> Frames[None]:
        """Glide from the last place to this one in the frames that the level allows."""
        del moved
        hit = next((event for event in events if isinstance(event, Hit)), None)
        bounced = any(isinstance(event, Bounced) for event in events)
        if bounced:
            self.machine.chime(BOUNCE_NOTES)
            self._numbers(world)
        ball = (CELL * (BAT_COLUMN if hit else world.column), CELL * (hit.row if hit else world.row))
        yield from self._glide(world, ball, CELL * world.bat)
        if hit:
            yield from self._celebrate(world, hit)

    def _glide(self, world: World, ball: tuple[int, int], bat: int) -> Frames[None]:
        self._tenths += STEP_TENTHS[self.program.setup.level - 1]
        frames, self._tenths = divmod(self._tenths, 10)
        (left, top), old_bat = self._ball, self._bat
        for frame in range(1, frames + 1):
            x = left + (ball[0] - left) * frame // frames
            y = top + (ball[1] - top) * frame // frames
            self._show(world, x, y, old_bat + (bat - old_bat) * frame // frames)
            yield
        self._ball, self._bat = ball, bat

    def _celebrate(self, world: World, hit: Hit) -> Frames[None]:
        """The point's jingle while the struck ball sparkles, then the new serve."""
        self.machine.chime(POINT)
        self._numbers(world)
        if hit.points > 1:
            self.say(FIRST_PASS)
        for burst in (art.SPARK, art.STAR, art.SPARK):
            place = self._ball[0] - CELL // 2, self._ball[1] - CELL // 2
            self.moving.show(self._bat_actor(world, self._bat), (burst, *place))
            yield from self.machine.wait(5)
        self._ball = (CELL * world.column, CELL * world.row)
        self._show(world, *self._ball, self._bat)
        yield from self.machine.wait(12)
        self.messages.clear()

    def _show(self, world: World, x: int, y: int, bat: int) -> None:
        actors: list[Actor] = []
        if abs(x // CELL - BAT_COLUMN) <= AIM_COLUMNS[self.program.setup.level - 1]:
            actors.append((art.AIM, CELL * BAT_COLUMN, CELL * world.crossing_row()))
        self.moving.show(*actors, (art.SHADOW, x + 3, y + 4), self._bat_actor(world, bat), (art.BALL, x, y))

    def _bat_actor(self, world: World, y: int) -> Actor:
        return art.BATS[world.bat_length], CELL * BAT_COLUMN - art.BAT_OVERHANG, y

    def _numbers(self, world: World) -> None:
        text = self.program.text
        self.status.show((text(POINTS), world.score), (text(BOUNCES_LEFT), world.bounces))

    def end(self, world: World) -> Frames[None]:
        """The last ball stays where it is; the result and its music."""
        self.say(OUT_OF_BOUNCES, n=world.score)
        yield from self.machine.tune(WIN if world.score >= FINE_SCORE else LOSE)
