"""How a game of Triplet ends: a third one comes, and the plank breaks; or he does not dare to."""

from collections.abc import Iterator
from functools import partial

from arcade.games.triplet import ART, art, sounds
from arcade.games.triplet.art import LARGE, Mood
from arcade.games.triplet.scene import CLIFF, FEET, INKS, PLACES, SHORES, SPAN, WATERLINE, Gorge, afloat, glad, large
from arcade.games.triplet.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import all_alive
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard, acting, every
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.sprites import CELL

FEAR = Mood.AFRAID
SITTING_FRAMES, CREAK_FRAMES, SPLASH_FRAMES, HESITATION_FRAMES = 45, 6, 18, 130
SAG_PIXELS, BREAK_PIXELS = 1, 7
AFLOAT = 26
"""Pixels that are seen of one in the water."""
BOB = (0, 1, 2, 3, 3, 2, 1, 0, -1, -1)
BOB_FRAMES, SHIVER_FRAMES = 7, 4


def falling(far: int, least: int) -> Iterator[int]:
    """How far one has fallen in each frame, faster and faster, by so many pixels at least, until it is so far."""
    fallen = speed = 0
    while fallen < far:
        yield fallen
        speed += 3
        fallen += max(speed // 4, least)


class Ending(Storyboard[State]):
    def __init__(self, program: State, outcome: Outcome) -> None:
        super().__init__(program)
        self.gorge = Gorge(self.machine)
        self.outcome = outcome
        self.loser = 1 - program.position.seat
        self.gave_in = program.position.triplet() is None

    def play(self) -> Frames[None]:
        self.gorge.draw()
        self.gorge.plank(SAG_PIXELS)
        two = self._pair(Mood.CALM)
        sitting = acting(self.moving, self._watching, lambda _: two)
        yield from self.shot(SITTING_FRAMES, all_alive(sitting, self.gorge.live))
        if self.gave_in:
            yield from self.shot(HESITATION_FRAMES, self.rest, every(30, sounds.SHIVER))
        else:
            yield from self._break()
        words, inks = self.program.text(WORDS[self.outcome]), "CW" if self.outcome is Outcome.LOST else "YR"
        headline(self.machine, words, 2, inks, "k", None, 3)
        yield from self.hold(30)

    def _pair(self, mood: Mood, glance: tuple[int, int] = (0, 0)) -> list[Actor]:
        """The two on the plank."""
        return [large(self.loser, x, FEET, mood, glance) for x in (PLACES[0], PLACES[2])]

    def _watching(self, frame: int) -> list[Actor]:
        """The other side on its cliffs."""
        look = 2 if frame % 40 < 30 else 0
        return [large(1 - self.loser, x, FEET, Mood.CALM, (0, look if x < 128 else -look)) for x in SHORES]

    def _break(self) -> Frames[None]:
        """A third one falls between them; the plank bends, creaks and breaks; all three fall into the water."""
        machine, gorge, loser = self.machine, self.gorge, self.loser
        others, two, third = self._watching(0), self._pair(FEAR, (-2, 0)), partial(large, loser, PLACES[1])
        yield from self.act(falling(FEET, 0), lambda y: [*others, *two, third(y)], cues=sounds.falling)
        for sag in range(SAG_PIXELS, BREAK_PIXELS + 1):
            machine.chime(sounds.creak(sag))
            self.moving.hide()
            gorge.plank(sag, INKS[loser])
            crowd = [large(loser, x, FEET + sag - 2 * (x != PLACES[1]), FEAR) for x in PLACES]
            self.moving.show(*others, *crowd)
            yield from pause(CREAK_FRAMES)
        machine.chime(sounds.CRACK)
        self.moving.hide()
        gorge.gap()
        half = art.plank(SPAN, 0).cut(0, 0, SPAN // 2, 8).coloured(INKS[loser], "k")

        def fallen(down: int) -> list[Actor]:
            y, seen = FEET + down, LARGE - max(FEET + down - WATERLINE, 0)
            bits = [(half, CELL * CLIFF - down // 2, y), (half, CELL * CLIFF + SPAN // 2 + down // 2, y)]
            crowd = [afloat(loser, x, seen, FEAR) if y > WATERLINE else large(loser, x, y, FEAR) for x in PLACES]
            return [*others, *(bits if y + 8 < WATERLINE else []), *crowd]

        def splash(frame: int) -> list[Actor]:
            swimmers = [afloat(loser, x, AFLOAT, FEAR) for x in PLACES]
            spray = ART[f"splash-{1 + frame // 6 % 2}"].see_through().coloured("C")
            drops = [(spray, x + 7, WATERLINE - AFLOAT - 7 - frame // 2) for x in PLACES]
            return swimmers + (drops if frame < SPLASH_FRAMES // 2 else [])

        yield from self.act(falling(WATERLINE + LARGE - AFLOAT - FEET, 1), fallen)
        splashing = all_alive(acting(self.moving, partial(glad, 1 - loser), splash), gorge.live)
        yield from self.shot(SPLASH_FRAMES, splashing, {0: sounds.SPLASH}.get)

    def rest(self, frame: int) -> None:
        """Those in the water bob, or one shivers; the others hop."""
        loser, others = self.loser, glad(1 - self.loser, frame)
        if frame % 2:
            return
        if self.gave_in:
            shaking = -1 if frame // SHIVER_FRAMES % 2 else 1
            third = large(loser, SHORES[1] - 2 + shaking, FEET, FEAR, (2, -2))
            self.moving.show(*self._pair(Mood.CALM, (0, 3)), third, others[0])
        else:
            seen = [AFLOAT + BOB[(frame // BOB_FRAMES + 3 * place) % len(BOB)] for place in range(len(PLACES))]
            self.moving.show(*others, *map(afloat, (loser,) * len(PLACES), PLACES, seen))
        self.gorge.live(frame)
