"""How a game in the garden ends: a worm that has eaten well flies away, another lies sick or stunned."""

from collections.abc import Iterator
from functools import cache, partial

from arcade.games.robac import ART, art, sounds, strings
from arcade.games.robac.motion import FACES, Face
from arcade.games.robac.rules import Heading, World
from arcade.games.robac.title import MUSHROOMS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Cast, Path, Role, Storyboard, acting, around, every, line
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count
from arcade.toolkit.letters.lettering import LetterStyle, banner, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.patterns import GRASS, LEAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.music import Music, Piece

FINE_SCORE = 500
"""From this score on there is a happy end."""
MESSAGE_ROW, MEADOW_ROW = 22, 19
GROUND = CELL * MEADOW_ROW
"""In pixels from the top."""
COCOON_AT: Point = (44, 64)
SLEEP_FRAMES, SHAKE_FRAMES, FLIGHT_FRAMES, LET_DOWN_FRAMES, AHEAD_FRAMES, BACK_FRAMES = 60, 60, 70, 40, 16, 22
FLOWERS = ((14, "R"), (19, "M"), (23, "R"), (29, "M"))
"""Columns of flowers with their inks."""
HOVER: Point = (136, 82)
FLUTTER = around(HOVER, zip(SWING, [2 * down for down in (*SWING[4:], *SWING[:4])], strict=True), 9)
HEAD_AT: Point = (128, GROUND - 66)
HEDGE_PIXELS = 26
"""From there to the hedge."""
HEDGE_COLUMN, HEDGE_ROWS = 28, 13
HALTS: tuple[Point, ...] = ((204, 96), (82, 58), (24, 72))
"""Where spiders come down to."""
THREAD_TOP = 48
"""In pixels."""
ORBIT = ((30, 0), (26, 4), (15, 7), (0, 8), (-15, 7), (-26, 4), (-30, 0), (-26, -4), (-15, -7), (0, -8), (15, -7),
         (26, -4))  # fmt: skip
STARS = tuple(
    Role(ART["star"].see_through().coloured("r"), around((HEAD_AT[0] + 32, HEAD_AT[1] - 8), ORBIT, 3, 12 * star))
    for star in range(3)
)
"""They circle round a stunned head."""


class Ending(Storyboard[Program[Spectrum]]):
    """A butterfly; or stars round the worm's head; or spiders that dance."""

    def __init__(self, program: Program[Spectrum], world: World, result: Count) -> None:
        super().__init__(program)
        self.score, self.result = world.score, result
        self.fine, self.broke = world.score >= FINE_SCORE, world.score < 0
        flies: list[Cast] = [partial(_wings, FLUTTER)]
        lies: list[Cast] = [_sick, *(STARS if self.broke else (_dancing,))]
        self.alive = acting(self.moving, *(flies if self.fine else lies))

    def play(self) -> Frames[None]:
        tell(self.program, self.score, self.result)
        self._garden()
        return self._hatch() if self.fine else self._stunned() if self.broke else self._dance()

    def _garden(self) -> None:
        machine, fine = self.machine, self.fine
        sky = "C" if fine else "c"
        fill(machine, 0, 0, MEADOW_ROW, 32, colours=pair(f"b{sky}"))
        fill(machine, MEADOW_ROW, 0, 3, 32, GRASS, pair("kG" if fine else "kg"))
        words = self.program.text(strings.FED if fine else strings.OUCH if self.broke else strings.SICK)
        banner(machine, words, 2, LetterStyle("R" if fine else "b", sky, art.carved), scale=fitting(words, 31, 4))

    def _hatch(self) -> Frames[None]:
        machine = self.machine
        draw(machine, ball(28).coloured("Y", "C"), 222, 50)
        fill(machine, 7, 0, 1, 12, LEAVES, pair("kG"))
        flower = ART["flower"].see_through()
        for column, ink in FLOWERS:
            draw(machine, flower.coloured(ink), CELL * column - 2, GROUND - flower.height)
        cocoon = _large(ART["cocoon"], 2).coloured("B", "C")
        yield from self.act(SLEEP_FRAMES, Role(cocoon, around(COCOON_AT, ((aside, 0) for aside in SWING), 6)))
        shakes = Role(cocoon, around(COCOON_AT, ((2 * aside, 0) for aside in SWING), 2))
        yield from self.act(range(SLEEP_FRAMES, SLEEP_FRAMES + SHAKE_FRAMES), shakes, cues=every(12, sounds.SPROUT))
        machine.chime(sounds.CURE)
        self.moving.hide()
        draw(machine, _large(ART["cocoon-open"], 2).coloured("B", "C"), *COCOON_AT)
        yield from self.act(FLIGHT_FRAMES, partial(_wings, line(COCOON_AT, HOVER, FLIGHT_FRAMES)))

    def _dance(self) -> Frames[None]:
        row, column = MUSHROOMS[0]
        draw_cells(self.machine, art.CAP, row, column)
        draw_cells(self.machine, art.STEM, row + 2, column)
        gone = {LET_DOWN_FRAMES * number: sounds.GONE for number in range(len(HALTS))}
        yield from self.act(LET_DOWN_FRAMES * (len(HALTS) + 2), _sick, _coming, cues=gone.get)

    def _stunned(self) -> Frames[None]:
        fill(self.machine, MEADOW_ROW - HEDGE_ROWS, HEDGE_COLUMN, HEDGE_ROWS, 32 - HEDGE_COLUMN, LEAVES, pair("gk"))
        ahead = [HEDGE_PIXELS * step // AHEAD_FRAMES for step in range(AHEAD_FRAMES)]
        back = [HEDGE_PIXELS * (BACK_FRAMES - step) // BACK_FRAMES for step in range(BACK_FRAMES)]
        for _ in range(3):
            yield from self.act(ahead, partial(_worm, Face.GAPING))
            self.machine.chime(sounds.BUMP)
            yield from self.act(back, partial(_worm, Face.SICK))
        yield from self.hold(2 * BACK_FRAMES)


def _wings(path: Path, frame: int) -> list[Actor]:
    x, y = path.at(frame)
    beat = frame // 7 % 2
    return [(_large(art.BUTTERFLY[beat], 2).coloured("M", "C"), x, y - 2 * beat)]


def _worm(face: Face, aside: int = 0) -> list[Actor]:
    """The worm on the grass, its head to the right."""
    ring, tail = _large(art.RING, 4), _large(art.TAIL, 4)
    body = [(ring, HEAD_AT[0] + aside - 30 * place, GROUND - ring.height + 4) for place in (3, 2, 1)]
    end = tail, body[0][1] - 36, GROUND - tail.height + 8
    return [end, *body, (_large(FACES[face][Heading.RIGHT], 4), HEAD_AT[0] + aside, HEAD_AT[1])]


def _sick(_: int) -> list[Actor]:
    return _worm(Face.SICK)


def _coming(frame: int, danced: int = 0) -> Iterator[Actor]:
    """Spiders come down one after the other and dance; they have begun `danced` frames before."""
    for number, (x, low) in enumerate(HALTS):
        come = min(max(frame + danced - number * LET_DOWN_FRAMES, 0), LET_DOWN_FRAMES)
        if come:
            dance = 2 * SWING[(frame // 3 + 4 * number) % len(SWING)] if come == LET_DOWN_FRAMES else 0
            y = THREAD_TOP + (low - THREAD_TOP) * come // LET_DOWN_FRAMES + dance
            yield art.thread(max(y + 4 - THREAD_TOP, 1)), x + 15, THREAD_TOP
            yield _large(art.SPIDER, 2).coloured("k"), x, y


def _dancing(frame: int) -> Iterator[Actor]:
    return _coming(frame, len(HALTS) * LET_DOWN_FRAMES)


def tell(program: Program[Spectrum], score: int, result: Count) -> None:
    """The result, on the panel's two rows."""
    message = MessageLine(program.machine, MESSAGE_ROW, pair("Yb"), rows=2)
    message.say(program.text(strings.BELOW_NOTHING) if score < 0 else program.text(result, n=score))


def phrase(score: int, music: Music) -> Piece:
    return music.won if score >= FINE_SCORE else music.lost


@cache
def _large(picture: Sprite, times: int) -> Sprite:
    """Enlarged smoothly, with its rim of paper."""
    return Sprite(picture.width * times, smoothly(picture, times).ink, picture.enlarged(times, times).solid)
