"""How a picnic ends: the ladybirds eat the cake up, or the stag beetles carry it off over the edge."""

from dataclasses import replace

from arcade.games.crossing_board import art, strings
from arcade.games.crossing_board.art import BACK, BITES, CRUMBS, bitten
from arcade.games.crossing_board.rules import BLACK, WHITE
from arcade.games.crossing_board.scene import State, cloth, footstep, heave, munch, sky
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import extent, headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

SKY_ROWS = 6
ROWS = 22
"""The row below the cloth."""
TOP, BOTTOM = 8 * SKY_ROWS, 8 * ROWS
"""The pixel rows of the cloth's edges."""
WORDS_ROW = 2
LARGE = 2
"""How much larger than on the cloth the insects are."""
CAKE: Point = (176, 84)
"""The corner of the cake that is eaten."""
FEAST: tuple[Point, ...] = ((132, 52), (100, 72), (132, 96), (100, 116), (132, 140), (64, 94))
"""Where ladybirds sit round it."""
RUN_PIXELS = 3
"""In a frame."""
BITE_FRAMES = 9
PEEPING = (24, 216, 72, 168, 120, 8)
"""Where beetles look over the edge of the cloth."""
PEEP_TOP = 160
LOAD: Point = (104, 92)
"""Where the cake stands that is carried off."""
CARRIERS: tuple[Point, ...] = ((72, 112), (168, 112), (88, 144), (152, 144), (120, 150), (120, 60))
"""Where the beetles take hold of it."""
LIFT = 176
"""Pixels that it goes up until nothing is seen of it."""
LEFT_BEHIND: tuple[Point, ...] = ((16, 120), (208, 100), (200, 136), (32, 72), (216, 64), (8, 160))
"""Where the ladybirds are meanwhile; the first lies on its back."""
GROPE_FRAMES, NOD_FRAMES, LAST_FRAMES = 7, 14, 60


class Ending:
    """The scene on the cloth, and what still moves in its last picture."""

    def __init__(self, program: State, outcome: Outcome) -> None:
        self.program = program
        self.machine = program.machine
        position = program.position
        self._winner = BLACK if position.outcome() == 1 else WHITE
        self._losers = position.pieces - position.out(1 - self._winner)
        self._outcome = outcome
        self._pieces = position.pieces
        self._moving = Moving(self.machine)

    def play(self) -> Frames[None]:
        """From an empty cloth to the words."""
        cloth(self.machine, SKY_ROWS, ROWS - SKY_ROWS)
        sky(self.machine, SKY_ROWS)
        fill(self.machine, ROWS, 0, 2, 32, colours=pair("kG"))
        yield from self._eaten() if self._winner == BLACK else self._carried()
        words = self.program.text(WORDS[self._outcome])
        row = WORDS_ROW - (extent(words, WORDS_ROW, 2)[2] > 2)
        headline(self.machine, words, row, "R" if self._winner == BLACK else "B", most=2, shade=None)
        tally = self.program.tally
        centred(self.machine, ROWS, self.program.text(strings.GAMES, won=tally.won, lost=tally.lost), pair("kG"))
        for frame in range(LAST_FRAMES):
            self.rest(frame)
            yield

    def rest(self, frame: int) -> None:
        if self._winner == BLACK:
            self._feast(frame, self._pieces, len(BITES))
        elif frame % 2 == 0:
            self._moving.show(*self._watchers(frame))

    def _eaten(self) -> Frames[None]:
        frame = 0
        for number in range(self._pieces):
            x, y = FEAST[number]
            for left in range(-32, x, RUN_PIXELS):
                if frame % 4 == 0:
                    self.machine.chime(footstep(frame, BLACK))
                self._feast(frame, number, number, (_large(BLACK, frame // 4 % 2), left, y))
                frame += 1
                yield
            for _ in range(BITE_FRAMES):
                self._feast(frame, number + 1, number + 1)
                frame += 1
                yield
            self.machine.chime(munch(number))
        for bites in range(self._pieces, len(BITES) + 1):
            self.machine.chime(munch(bites))
            for _ in range(BITE_FRAMES):
                self._feast(frame, self._pieces, bites)
                frame += 1
                yield

    def _feast(self, frame: int, guests: int, bites: int, comer: Actor | None = None) -> None:
        """The cake, those who eat, the beetles that have to look on, and one who comes."""
        if frame % 2 and comer is None:
            return
        actors: list[Actor] = [(bitten(bites).coloured("M"), *CAKE)]
        for number in range(guests):
            turn = frame // NOD_FRAMES % (3 * guests)
            pose = 2 if turn == 3 * number else 1 if turn == 3 * number + 1 else 0
            actors.append((_large(BLACK, pose), *FEAST[number]))
        for number in range(min(self._losers, len(PEEPING))):
            up = 4 if (frame // NOD_FRAMES + number) % 4 == 0 else 0
            actors += within(_large(WHITE, 0), PEEPING[number], PEEP_TOP - up)
        self._moving.show(*actors, *((comer,) if comer else ()))

    def _carried(self) -> Frames[None]:
        """They climb to the cake, lift it and take it away."""
        for frame in range(90):
            climbed = max(64 - frame, 0)
            if climbed and frame % 4 == 0:
                self.machine.chime(footstep(frame, WHITE))
            self._theft(frame, 0, climbed)
            yield
        for frame in range(LIFT):
            if frame % 8 == 0:
                self.machine.chime(heave(frame))
            self._theft(frame, frame, 0)
            yield
        self._moving.hide()
        draw(self.machine, CRUMBS.coloured("M"), LOAD[0] + 16, LOAD[1] + 48)

    def _theft(self, frame: int, lifted: int, climbed: int) -> None:
        step = frame // 4 % 2 if lifted or climbed else 0
        actors = within(bitten(0).coloured("M"), LOAD[0], LOAD[1] - lifted)
        for x, y in CARRIERS[: self._pieces]:
            actors += within(_large(WHITE, step), x, y - lifted + climbed)
        self._moving.show(*self._watchers(frame), *actors)

    def _watchers(self, frame: int) -> list[Actor]:
        """The ladybirds that did not arrive look at the cake, or where it was."""
        found: list[Actor] = []
        for number in range(min(self._losers, len(LEFT_BEHIND))):
            if number:
                picture = _large(BLACK, (frame // NOD_FRAMES + number) % 5 == 0)
            else:
                picture = smoothly(BACK[frame // GROPE_FRAMES % 2], LARGE).coloured("R")
            x, y = LEFT_BEHIND[number]
            found.append((picture if x < LOAD[0] else picture.mirrored(), x, y))
        return found


def _large(seat: int, pose: int) -> Sprite:
    return art.hued(seat, art.enlarged(seat, LARGE, pose))


def within(picture: Sprite, x: int, y: int) -> list[Actor]:
    """What is seen of a picture between the cloth's upper edge and its lower one."""
    hidden = max(TOP - y, 0)
    height = min(picture.height, BOTTOM - y) - hidden
    if height <= 0:
        return []
    return [(replace(picture.cut(0, hidden, picture.width, height), paints=picture.paints), x, y + hidden)]
