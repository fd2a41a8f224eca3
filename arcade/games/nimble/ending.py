"""The ends of Nimble's modern look: by day there is a feast before the cottage, by night the gnome has won."""

from arcade.games.nimble import sounds
from arcade.games.nimble.art import CREAM, FOREST, GOLD, NIGHT, noise
from arcade.games.nimble.art_letters import Flags
from arcade.games.nimble.rules import HOME
from arcade.games.nimble.scene import Scene, palette
from arcade.games.nimble.scenery import smoke
from arcade.games.nimble.view import Mood
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import wrap

A_ROPE = 11
"""Letters on a rope."""
ROPES = 74
"""Pixels from a rope to the next."""
NIGHTFALL = 9
"""Frames between two colours that turn to night."""
JUMP = 14
FIREFLIES = 14
HEIGHTS = (0, 5, 8, 5)
"""Of the hops of the red walker before the door."""


class Ending:
    """What goes on when a game is over: words on flags, and everybody's joy, or the gnome's alone."""

    def __init__(self, scene: Scene, words: str, out: int, night: bool, red_home: bool = True) -> None:
        self.scene = scene
        self._out, self._night, self._red_home = out, night, red_home
        lines = wrap(words, A_ROPE)
        top = 132 - ROPES * (len(lines) - 1) // 2
        self._ropes = [Flags(scene.machine, line, top + ROPES * place) for place, line in enumerate(lines)]

    def play(self) -> Frames[None]:
        """The whole scene."""
        if self._night:
            yield from self._nightfall()
        else:
            self.scene.house(opened=True, lamp=True)
        hung = 0
        for place, rope in enumerate(self._ropes):
            for frame in range(rope.frames + rope.EACH):
                for other in self._ropes[:place]:
                    other.step(hung + frame)
                rope.step(frame)
                self._joy(hung + frame)
                yield
            hung += rope.frames
        for frame in range(3 * JUMP, 9 * JUMP):
            self.rest(hung + frame)
            yield

    def rest(self, frame: int) -> None:
        """What moves in a frame, when all flags hang."""
        for rope in self._ropes:
            rope.step(1_000 * rope.EACH + frame)
        self._joy(frame)

    def _nightfall(self) -> Frames[None]:
        """The colours turn to those of the night one after the other, and the lamp is lit."""
        machine = self.scene.machine
        for place in range(len(NIGHT)):
            palette(machine, dict(list(NIGHT.items())[: place + 1]))
            machine.chime(sounds.DUSK[place % len(sounds.DUSK)])
            yield from machine.wait(NIGHTFALL)
        self.scene.house(lamp=True)

    def _joy(self, frame: int) -> None:
        scene = self.scene
        smoke(scene.machine, frame)
        if frame % JUMP:
            return
        turn = frame // JUMP
        if self._night:
            scene.gnome(Mood.SMILING, shut=turn % 6 == 5, glance=(turn % 4 - 1) % 2, lift=turn % 2 * 6)
            self._fireflies(turn)
            return
        scene.gnome(Mood.AMAZED, shut=turn % 7 == 6, glance=turn % 3 - 1)
        scene.heap(self._out, turn % 3)
        if self._red_home:
            scene.tile(HOME)
            scene.walker(HOME, red=True, lit=True, shut=turn % 2 == 1)

    def _fireflies(self, turn: int) -> None:
        """Small lights in the grass beside the path, each for a while."""
        for place in range(FIREFLIES):
            x, y = 20 + noise(place, 3) * 128 // 256, 126 + noise(place, 9) * 70 // 256
            lit = (turn + 3 * place) % 5 < 2
            for right in range(3):
                self.scene.machine.pset(x + right, y, (GOLD, CREAM)[right % 2] if lit else FOREST)
