"""How a siege ends: the robot laughs in lights, breaks down and weeps, calls it even, or understands nothing."""

from collections.abc import Callable, Sequence

from arcade.games.masteract import ART
from arcade.games.masteract.figures import BOARD, LIGHTS, ROUND, UP, Mood
from arcade.games.masteract.scene import PANEL, SIDE, WIDTH, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.headline import setting, tall_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.tunes import Tune

RELAYS: tuple[Tune, ...] = (((0.003, 14.0),), ((0.002, 21.0),), ((0.003, 9.0), (0.01, None), (0.002, 19.0)))
"""Clicks of a robot that thinks."""
LAUGH: Tune = ((0.03, 12.0), (0.02, None), (0.03, 17.0))
SOB: Tune = ((0.05, 5.0), (0.05, 4.0), (0.06, 2.0))
HUM: Tune = ((0.03, 0.0), (0.03, 0.0))
PUZZLED: Tune = ((0.03, 7.0), (0.04, 13.0))
WORDS_ROWS = {1: (18,), 2: (16, 19)}
"""By the number of lines."""
LOWER = 3
"""Pixels by which the words are below their rows."""
FIRST, LAST = 16, 21
ALL = frozenset((x, y) for x in range(SIDE) for y in range(SIDE))
EYE, TEAR = (3, 7), SIDE - 7
"""Lights: where a tear begins (or how far it falls)."""
FLARE_FRAMES, OUT_FRAMES, CHANGE_FRAMES, BEAT_FRAMES = 14, 3, 9, 4
ACT_FRAMES = 130


def lamps(name: str) -> frozenset[Cell]:
    """The lights of a drawing of them: x and y of each."""
    return frozenset((x, y) for y, row in enumerate(ART.rows(name)) for x, sign in enumerate(row) if sign == "#")


GRIN = lamps("grin"), lamps("broad-grin")
SAD, EVEN, ASKING = map(lamps, ("sad", "even", "asking"))
WINK = frozenset((x, y) for x, y in EVEN if y > 5 or x < SIDE // 2) | {(x, 4) for x in range(12, 16)}


def going_out(step: int) -> Tune:
    return ((0.015, 20.0 - 2 * step), (0.01, 8.0 - 2 * step))


def split(words: str) -> Sequence[str]:
    return setting(words, 2, WIDTH)[0] if " " in words else [words]


class Ending:
    """The robot stays where it is: its lights make a picture, its words stand below."""

    def __init__(self, scene: Scene, outcome: Outcome, lines: Sequence[str], tries: int, calm: bool) -> None:
        """One line of words or two; without any what is below stays."""
        self.scene, self.robot = scene, scene.robot
        self.machine = scene.machine
        self.outcome = outcome
        self.lines, self.tries, self.calm = lines, tries, calm
        self._shown: frozenset[Cell] = frozenset()

    @property
    def _act(self) -> Callable[[int], None]:
        acts = {Outcome.LOST: self._laugh, Outcome.WON: self._weep, Outcome.OVER: self._wonder}
        return acts.get(self.outcome, self._wink)

    def play(self) -> Frames[None]:
        if self.lines:
            self._write()
        if self.outcome is Outcome.WON:
            yield from self._break_down()
        for frame in range(ACT_FRAMES):
            self._sound(frame)
            self._act(frame)
            yield

    def rest(self, frame: int) -> None:
        self._act(ACT_FRAMES + frame)

    def _write(self) -> None:
        fill(self.machine, FIRST, PANEL, LAST + 1 - FIRST, WIDTH, colours=pair("Wk"))
        inks = {Outcome.LOST: "CC", Outcome.WON: "YR"}.get(self.outcome, "WY")
        for line, row, ink in zip(self.lines, WORDS_ROWS[len(self.lines)], inks, strict=False):
            tall_words(self.machine, line, row, PANEL, WIDTH, ink, LOWER)

    def _light(self, lamps: frozenset[Cell]) -> None:
        if self._shown != lamps:
            self._shown = lamps
            self.scene.lights.display(lamps)

    def _break_down(self) -> Frames[None]:
        self.robot.number(self.tries, "R")
        self.robot.bulbs("RR")
        self._light(ALL)
        for frame in range(FLARE_FRAMES):
            self.robot.look(Mood.AWAKE, ROUND[frame // 2 % len(ROUND)])
            yield
        for row in range(1, SIDE + 1):
            self.robot.look(Mood.TIRED if row < SIDE // 2 else Mood.SHUT, LIGHTS)
            self._light(frozenset((x, y) for x, y in ALL if y >= row))
            self.machine.chime(going_out(row))
            yield from pause(OUT_FRAMES)
        self.robot.bulbs("bb")

    def _weep(self, frame: int) -> None:
        beat = frame // BEAT_FRAMES
        x, y = EYE
        fallen = beat % (2 * TEAR)
        tear = {(x, y + fallen), (x, y + fallen + 1)} & ALL if fallen < TEAR else set()
        self._light(SAD | tear)
        self.robot.look(Mood.BROKEN)

    def _laugh(self, frame: int) -> None:
        beat = frame // CHANGE_FRAMES
        self._light(GRIN[beat % 2])
        self.robot.look(Mood.HAPPY)
        self.robot.bulbs("GG" if self.calm else ("Gb", "bG")[beat // 2 % 2])

    def _wink(self, frame: int) -> None:
        winking = frame % 120 > 100
        self._light(WINK if winking else EVEN)
        self.robot.wait(frame, BOARD, LIGHTS, UP)

    def _wonder(self, frame: int) -> None:
        lift = frame // CHANGE_FRAMES % 2
        self._light(frozenset((x, y + lift) for x, y in ASKING))
        self.robot.look(Mood.AWAKE, ROUND[frame // 6 % len(ROUND)])

    def _sound(self, frame: int) -> None:
        tune, every = {
            Outcome.LOST: (LAUGH, 2 * CHANGE_FRAMES),
            Outcome.WON: (SOB, BEAT_FRAMES * TEAR),
            Outcome.OVER: (PUZZLED, 4 * CHANGE_FRAMES),
        }.get(self.outcome, (HUM, 60))
        if frame % every == 0:
            self.machine.chime(tune)
