"""How a picnic ends: the ladybirds eat the cake up, or the stag beetles carry it off over the edge."""

from functools import partial
from itertools import count, islice

from arcade.games.crossing_board import ART, strings
from arcade.games.crossing_board.art import BITES, PACE, bitten, hued
from arcade.games.crossing_board.rules import BLACK, WHITE
from arcade.games.crossing_board.scene import BELOW_ROW, State, footstep, on_cloth, picnic
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard, every
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import extent, headline
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.tunes import Tune

WORDS_ROW = 2
CAKE: Point = (176, 84)
"""The corner of the cake that is eaten."""
FEAST: tuple[Point, ...] = ((132, 52), (100, 72), (132, 96), (100, 116), (132, 140), (64, 94))
"""Where ladybirds sit round it."""
PEEPING = (24, 216, 72, 168, 120, 8)
"""Where beetles look over the edge of the cloth."""
LOAD: Point = (104, 92)
"""Where the cake stands that is carried off."""
CARRIERS: tuple[Point, ...] = ((72, 112), (168, 112), (88, 144), (152, 144), (120, 150), (120, 60))
"""Where the beetles take hold of it."""
CLIMB_PIXELS = 64
"""That they come from below, one in a frame."""
LIFT_PIXELS = 176
"""That it goes up, one in a frame, until nothing is seen of it."""
LEFT_BEHIND: tuple[Point, ...] = ((16, 120), (208, 100), (200, 136), (32, 72), (216, 64), (8, 160))
"""Where the ladybirds are meanwhile; the first lies on its back."""
BITE_FRAMES, GROPE_FRAMES, NOD_FRAMES, LAST_FRAMES = 9, 7, 14, 60


class Ending(Storyboard[State]):
    def __init__(self, program: State, outcome: Outcome) -> None:
        super().__init__(program)
        position = program.position
        self._outcome, self._pieces = outcome, position.pieces
        self._winner = BLACK if position.outcome() == 1 else WHITE
        self._losers = position.pieces - position.out(1 - self._winner)

    def play(self) -> Frames[None]:
        """From an empty cloth to the words."""
        machine, program = self.machine, self.program
        picnic(machine)
        yield from self._eaten() if self._winner == BLACK else self._carried()
        words = program.text(WORDS[self._outcome])
        row = WORDS_ROW - (extent(words, WORDS_ROW, 2)[2] > 2)
        headline(machine, words, row, "RB"[self._winner], most=2, shade=None)
        games = program.text(strings.GAMES, won=program.tally.won, lost=program.tally.lost)
        centred(machine, BELOW_ROW, games, pair("kG"))
        yield from self.hold(LAST_FRAMES)

    def rest(self, frame: int) -> None:
        if self._winner == BLACK:
            self._feast(self._pieces, len(BITES), frame)
        elif frame % 2 == 0:
            self.moving.show(*self._watchers(frame))

    def _eaten(self) -> Frames[None]:
        """One after the other runs to the cake and takes a bite, then all together eat it up."""
        frames = count()
        for number, (x, y) in enumerate(FEAST[: self._pieces]):
            for left, frame in zip(range(-32, x, 3), frames, strict=False):
                if frame % PACE == 0:
                    self.machine.chime(footstep(frame, BLACK))
                self._feast(number, number, frame, (_large(BLACK, frame // PACE % 2), left, y))
                yield
            yield from self.shot(islice(frames, BITE_FRAMES), partial(self._feast, number + 1, number + 1))
            self.machine.chime(munch(number))
        for bites in range(self._pieces, len(BITES) + 1):
            self.machine.chime(munch(bites))
            yield from self.shot(islice(frames, BITE_FRAMES), partial(self._feast, self._pieces, bites))

    def _feast(self, guests: int, bites: int, frame: int, comer: Actor | None = None) -> None:
        """The cake, those who eat, the beetles that have to look on, and one who comes."""
        if frame % 2 and comer is None:
            return
        actors: list[Actor] = [(bitten(bites).coloured("M"), *CAKE)]
        turn = frame // NOD_FRAMES % (3 * guests or 1)
        for number, place in enumerate(FEAST[:guests]):
            actors.append((_large(BLACK, {3 * number: 2, 3 * number + 1: 1}.get(turn, 0)), *place))
        for number, x in enumerate(PEEPING[: self._losers]):
            up = 4 if (frame // NOD_FRAMES + number) % 4 == 0 else 0
            actors += on_cloth(_large(WHITE), x, 160 - up)
        self.moving.show(*actors, *((comer,) if comer else ()))

    def _carried(self) -> Frames[None]:
        """They climb to the cake, lift it and take it away."""
        steps = {frame: footstep(frame, WHITE) for frame in range(0, CLIMB_PIXELS, PACE)}
        yield from self.shot(90, lambda frame: self._theft(max(CLIMB_PIXELS - frame, 0), frame), steps.get)
        yield from self.shot(LIFT_PIXELS, lambda frame: self._theft(-frame, frame), every(8, heave))
        self.moving.hide()
        draw(self.machine, ART["crumbs"].see_through().coloured("M"), LOAD[0] + 16, LOAD[1] + 48)

    def _theft(self, down: int, frame: int) -> None:
        """The beetles so many pixels below where they take hold of the cake, or above it with what they lift."""
        actors = on_cloth(bitten(0).coloured("M"), LOAD[0], LOAD[1] + min(down, 0))
        for x, y in CARRIERS[: self._pieces]:
            actors += on_cloth(_large(WHITE, frame // PACE % 2 if down else 0), x, y + down)
        self.moving.show(*self._watchers(frame), *actors)

    def _watchers(self, frame: int) -> list[Actor]:
        """The ladybirds that did not arrive look at the cake, or where it was."""
        groping = ART["ladybird on its back groping" if frame // GROPE_FRAMES % 2 else "ladybird on its back"]
        found: list[Actor] = []
        for number, (x, y) in enumerate(LEFT_BEHIND[: self._losers]):
            standing = _large(BLACK, (frame // NOD_FRAMES + number) % 5 == 0)
            picture = standing if number else smoothly(groping, 2).coloured("R")
            found.append((picture if x < LOAD[0] else picture.mirrored(), x, y))
        return found


def _large(seat: int, pose: int = 0) -> Sprite:
    return hued(seat, pose, 2)


def munch(number: int) -> Tune:
    """A bite."""
    return ((0.008, 2.0 + number), (0.012, None), (0.006, -6.0 + number), (0.01, None), (0.005, -12.0 + number))


def heave(frame: int) -> Tune:
    """All pull."""
    return ((0.02, -14.0 + frame // 16), (0.02, -10.0 + frame // 16))
