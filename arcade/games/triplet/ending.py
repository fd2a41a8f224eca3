"""How a game of Triplet ends: a third one comes, and the plank breaks; or he does not dare to."""

from collections.abc import Iterator

from arcade.games.triplet import art, sounds
from arcade.games.triplet.art import LARGE, Mood
from arcade.games.triplet.scene import CLIFF, FEET, INKS, PLACES, SHORES, SPAN, WATERLINE, Gorge, afloat, glad, large
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.sprites import CELL

WORDS_ROW = 2
FEAR = Mood.AFRAID
SITTING = 45
"""Frames of two who sit and think that all is well."""
FALL = 3
"""Pixels a frame that somebody falls faster with each frame, in quarters."""
CREAK_FRAMES = 6
"""Of each pixel that the plank gives way."""
SAG, BREAK_SAG = 1, 7
"""Pixels."""
SPLASHING = 18
BOB = (0, 1, 2, 3, 3, 2, 1, 0, -1, -1)
BOB_FRAMES = 7
AFLOAT = 26
"""Pixels that are seen of one in the water."""
SHIVER_FRAMES, HESITATION_FRAMES = 4, 130


class Ending:
    """The scene of an end, and what moves when it is over."""

    def __init__(self, machine: Spectrum, loser: int, gave_in: bool, words: str, inks: str) -> None:
        self.machine = machine
        self.gorge = Gorge(machine)
        self.loser, self.gave_in = loser, gave_in
        self.words, self.inks = words, inks

    def play(self) -> Frames[None]:
        gorge = self.gorge
        gorge.draw()
        gorge.plank(SAG)
        for frame in range(SITTING):
            gorge.show([*self._watching(frame), *self._pair(Mood.CALM)])
            gorge.live(frame)
            yield
        if self.gave_in:
            yield from self._hesitate()
        else:
            yield from self._drop()
            yield from self._break()
        headline(self.machine, self.words, WORDS_ROW, self.inks, "k", None, 3)
        for frame in range(30):
            self.rest(frame)
            yield

    def _pair(self, mood: Mood, glance: tuple[int, int] = (0, 0)) -> Iterator[Actor]:
        """The two on the plank."""
        return (large(self.loser, x, FEET, mood, glance) for x in (PLACES[0], PLACES[2]))

    def _watching(self, frame: int) -> list[Actor]:
        """The other side on its cliffs."""
        look = 2 if frame % 40 < 30 else 0
        return [large(1 - self.loser, x, FEET, Mood.CALM, (0, look if x < 128 else -look)) for x in SHORES]

    def _drop(self) -> Frames[None]:
        """The third one falls between them."""
        y, speed = 0, 0
        while y < FEET:
            self.machine.chime(sounds.falling(y))
            self.gorge.show([*self._watching(0), *self._pair(FEAR, (-2, 0)), large(self.loser, PLACES[1], y)])
            speed += FALL
            y += speed // 4
            yield

    def _break(self) -> Frames[None]:
        """The plank bends, creaks and breaks; all three fall into the water."""
        machine, gorge, loser = self.machine, self.gorge, self.loser
        for sag in range(SAG, BREAK_SAG + 1):
            machine.chime(sounds.creak(sag))
            gorge.show([])
            gorge.plank(sag, INKS[loser])
            crowd = [large(loser, x, FEET + sag - 2 * (x != PLACES[1]), FEAR) for x in PLACES]
            gorge.show([*self._watching(0), *crowd])
            yield from pause(CREAK_FRAMES)
        machine.chime(sounds.CRACK)
        gorge.show([])
        gorge.gap()
        half = art.plank(SPAN, 0).cut(0, 0, SPAN // 2, 8).coloured(INKS[loser], "k")
        fallen, speed = 0, 0
        while FEET + fallen < WATERLINE + LARGE - AFLOAT:
            y = FEET + fallen
            seen = LARGE - max(y - WATERLINE, 0)
            bits = [(half, CELL * CLIFF - fallen // 2, y), (half, CELL * CLIFF + SPAN // 2 + fallen // 2, y)]
            crowd = [afloat(loser, x, seen, FEAR) if y > WATERLINE else large(loser, x, y, FEAR) for x in PLACES]
            gorge.show([*self._watching(0), *(bits if y + 8 < WATERLINE else []), *crowd])
            speed += FALL
            fallen += max(speed // 4, 1)
            yield
        machine.chime(sounds.SPLASH)
        for frame in range(SPLASHING):
            spray = art.SPLASH[frame // 6 % 2].coloured("C")
            gorge.show(
                [
                    *glad(1 - loser, frame),
                    *(afloat(loser, x, AFLOAT, FEAR) for x in PLACES),
                    *((spray, x + 7, WATERLINE - AFLOAT - 7 - frame // 2) for x in PLACES if frame < SPLASHING // 2),
                ]
            )
            gorge.live(frame)
            yield

    def _hesitate(self) -> Frames[None]:
        """The third one looks down, shivers, and does not dare."""
        for frame in range(HESITATION_FRAMES):
            if frame % 30 == 0:
                self.machine.chime(sounds.SHIVER)
            self.rest(frame)
            yield

    def rest(self, frame: int) -> None:
        """Those in the water bob, or one shivers; the others hop."""
        gorge, loser = self.gorge, self.loser
        if frame % 2:
            return
        if self.gave_in:
            shaking = -1 if frame // SHIVER_FRAMES % 2 else 1
            third = large(loser, SHORES[1] - 2 + shaking, FEET, FEAR, (2, -2))
            gorge.show([*self._pair(Mood.CALM, (0, 3)), third, glad(1 - loser, frame)[0]])
        else:
            seen = [AFLOAT + BOB[(frame // BOB_FRAMES + 3 * place) % len(BOB)] for place in range(len(PLACES))]
            gorge.show([*glad(1 - loser, frame), *map(afloat, (loser,) * len(PLACES), PLACES, seen)])
        gorge.live(frame)
