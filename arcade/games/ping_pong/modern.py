"""Ping-pong as an artist of the machine would have shown it: a table in a full hall, a ball that leaves a tail."""

from arcade.games.ping_pong import MUSIC, art
from arcade.games.ping_pong.ending import FINE, Ending
from arcade.games.ping_pong.levels import Terms
from arcade.games.ping_pong.rules import BAT_COLUMN, ROWS, Bounced, Event, Hit, World
from arcade.games.ping_pong.scenery import Crowd, at, nearness, table
from arcade.games.ping_pong.strings import BOUNCES_LEFT, FIRST_PASS, IN_A_ROW, POINTS
from arcade.games.ping_pong.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import POINT
from arcade.toolkit.sound.noises import applause
from arcade.toolkit.sound.tunes import higher

BOUNCE_NOTES = ((0.012, 3.0), (0.004, 15.0))
MISS_NOTES = ((0.008, -2.0), (0.008, -4.0), (0.012, -7.0))
SCALE = (0, 2, 4, 5, 7, 9, 11, 12)
"""Semitones by which points without a miss between them rise."""
FEW = 10
"""From so many bounces on, each sounds a warning."""
SQUASHED = 4
"""Frames for which the ball is flat after a wall."""
TAIL_EVERY = 3
"""Frames from one ball of the tail to the next."""
HIT_FRAMES = 26
SPARK_FRAMES = 15
"""Those of them in which sparks fly."""


class Modern(MessageLook, ActionLook[Spectrum, World]):
    """Draws a world with everything gliding between the cells."""

    def __init__(self, program: Program[Spectrum], terms: Terms) -> None:
        super().__init__(program, ROWS + 2, pair("Ck"))
        self._terms = terms
        self.moving = Moving(self.machine)
        self.status = StatusBar(self.machine, ROWS + 1, pair("Wk"), pair("Yk"))
        self._crowd = Crowd(self.machine)
        self._tenths = 0
        self._ball: Point = (0, 0)
        self._bat = 0, 0
        """The pixel lines of the bat's two ends."""
        self._tail: list[Point] = []
        self._frame = 0
        self._flat, self._squashed = art.FLAT, 0
        """The squashed ball, and how many more frames it is shown."""
        self._rally = 0
        """Points since the bat last missed."""
        self._passes = 0

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, world: World) -> Frames[None]:
        self.clear_screen()
        self._crowd.sit()
        table(self.machine)
        self.status.forget()
        self.messages.clear()
        self._numbers(world)
        self._tenths = self._rally = 0
        self._bat = _ends(world)
        self._serve(world)
        self._show(world, self._ball)
        yield from self.machine.wait(25)

    def step(self, world: World, events: list[Event], moved: int) -> Frames[None]:
        """Glide from the last place to this one in the frames that the level allows."""
        del moved
        hit = next((event for event in events if isinstance(event, Hit)), None)
        bounced = next((event for event in events if isinstance(event, Bounced)), None)
        if bounced:
            few = max(FEW - world.bounces, 0)
            self.machine.chime(higher(BOUNCE_NOTES, min(self._rally, 7) + few))
            self._flat, self._squashed = art.UPRIGHT if world.row % (ROWS - 1) else art.FLAT, SQUASHED
            self._numbers(world)
        if world.passes > self._passes:
            self._rally = 0
            self.machine.chime(MISS_NOTES)
        self._passes = world.passes
        target = at(hit.row, BAT_COLUMN) if hit else at(world.row, world.column)
        yield from self._glide(world, target, _ends(world))
        if hit:
            yield from self._celebrate(world, hit)

    def _glide(self, world: World, ball: Point, bat: tuple[int, int]) -> Frames[None]:
        self._tenths += self._terms.step_tenths
        frames, self._tenths = divmod(self._tenths, 10)
        (left, top), (upper, lower) = self._ball, self._bat
        for frame in range(1, frames + 1):
            x = left + (ball[0] - left) * frame // frames
            y = top + (ball[1] - top) * frame // frames
            self._bat = upper + (bat[0] - upper) * frame // frames, lower + (bat[1] - lower) * frame // frames
            self._show(world, (x, y))
            self._crowd.watch(x)
            yield
        self._ball, self._bat = ball, bat

    def _celebrate(self, world: World, hit: Hit) -> Frames[None]:
        """The point's jingle, higher from point to point, while the struck ball sparkles; then the new serve."""
        self.machine.chime(higher(POINT, SCALE[min(self._rally, len(SCALE) - 1)]))
        self._rally += 1
        self._numbers(world)
        if self._rally > 2:
            self.say(IN_A_ROW, n=self._rally)
        elif hit.points > 1:
            self.say(FIRST_PASS)
        for frame in range(SPARK_FRAMES):
            self.moving.show(self._bat_actor(), _centred((art.SPARK, art.STAR, art.SPARK)[frame // 5], self._ball))
            self._crowd.cheer(frame, 3 - hit.points)
            yield
        if self._rally > 2:
            self.machine.chime(applause(12))
        self._serve(world)
        self._show(world, self._ball)
        for frame in range(SPARK_FRAMES, HIT_FRAMES + 1):
            self._crowd.cheer(frame, 3 - hit.points)
            yield
        self.messages.clear()

    def _serve(self, world: World) -> None:
        self._ball = at(world.row, world.column)
        self._tail, self._squashed, self._passes = [], 0, 0

    def _show(self, world: World, ball: Point) -> None:
        actors: list[Actor] = []
        if abs(world.column - BAT_COLUMN) <= self._terms.aim_columns:
            actors.append(_centred(art.AIM, at(world.crossing_row(), BAT_COLUMN)))
        self._frame += 1
        if self._frame % TAIL_EVERY == 0:
            self._tail = [ball, *self._tail[: len(art.TAIL)]]
        actors += [_centred(dot, place) for dot, place in zip(art.TAIL, self._tail[1:], strict=False)]
        size = nearness(ball[1])
        picture = self._flat if self._squashed and size else art.BALLS[size]
        self._squashed = max(self._squashed - 1, 0)
        shadow = _centred(art.SHADOWS[size], (ball[0] + 3, ball[1] + 4 + size))
        self.moving.show(*actors, shadow, self._bat_actor(), _centred(picture, ball))

    def _bat_actor(self) -> Actor:
        upper, lower = self._bat
        return art.bat(lower - upper), at(0, BAT_COLUMN)[0] + 3 - art.BLADE // 2, upper

    def _numbers(self, world: World) -> None:
        text = self.program.text
        self.status.show((text(POINTS), world.score), (text(BOUNCES_LEFT), world.bounces))

    def end(self, world: World) -> Frames[None]:
        """The last ball rolls off the table, and the board shows the score."""
        self.moving.hide()
        self.messages.clear()
        ending = Ending(self.program, self._crowd, world.score, self._ball)
        yield from end_scene(self, ending, MUSIC.won if world.score >= FINE else MUSIC.lost)


def _ends(world: World) -> tuple[int, int]:
    """The pixel lines of the bat's ends: half way to the cells beside it."""
    upper, lower = at(world.bat, BAT_COLUMN)[1], at(world.bat + world.bat_length - 1, BAT_COLUMN)[1]
    reach = 3 + nearness(upper)
    return upper - reach, lower + reach


def _centred(picture: Sprite, place: Point) -> Actor:
    return picture, place[0] - picture.width // 2, place[1] - picture.height // 2
