"""The end of Chinese draughts: rockets over the lake, light through the pieces, and a dragon that goes round."""

from arcade.games.chinese_draughts import art
from arcade.games.chinese_draughts.rules import Position
from arcade.games.chinese_draughts.scene import POP, ROAR, Scene, dealt
from arcade.games.chinese_draughts.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Burst
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.program import pause
from arcade.toolkit.contract.texts import Text

ROCKETS = ((24, 52), (232, 50), (128, 148), (30, 44), (226, 58))
"""Pixels where rockets burst, beside the board and over the lake."""
FRAMES_A_ROCKET, FRAMES_A_PIECE = 14, 4
SEGMENTS, FRAMES_APART = 9, 5
"""Of the dragon behind its head."""
PIXELS_A_FRAME, LAP_PIXELS = 2, 480
"""After a lap the dragon comes back the other way."""
HEIGHT = (64, 70, 75, 78, 80, 78, 75, 70, 64, 58, 53, 50, 48, 50, 53, 58)
"""Pixel lines along its way, one every eight pixels."""


class Ending(Storyboard[State]):
    """A wave of light through the pieces, rockets, then the word; the dragon flies round and round."""

    def __init__(self, scene: Scene, position: Position, words: Text, flawless: bool) -> None:
        """`flawless`: in as few moves as possible, which brings the dragon."""
        super().__init__(scene.program)
        self.scene, self.position, self.words, self.flawless = scene, position, words, flawless
        self._age, self._lake = 0, scene.lake()

    def play(self) -> Frames[None]:
        for cell in range(1, len(self.position.cells) + 1):
            self.scene.piece(cell, self.position, "m")
            self.machine.chime(dealt(cell))
            yield from pause(FRAMES_A_PIECE)
        self.scene.pieces(self.position)
        bursts = [Burst(self.machine, place) for place in ROCKETS]
        for frame in range(FRAMES_A_ROCKET * (len(bursts) - 1) + Burst.FRAMES + 1):
            for number, burst in enumerate(bursts):
                if frame == FRAMES_A_ROCKET * number:
                    self.machine.chime(POP)
                burst.step(frame - FRAMES_A_ROCKET * number)
            yield
        self.scene.praise(self.program.text(self.words))
        if self.flawless:
            self.machine.chime(ROAR)
        yield

    def rest(self, _frame: int) -> None:
        """The lake and the lantern, and perhaps the dragon."""
        self.moving.hide()
        self._lake(self._age)
        self.scene.sway(self._age)
        if self.flawless:
            self.moving.show(*map(self._part, range(SEGMENTS, -1, -1)))
        self._age += 1

    def _part(self, number: int) -> Actor:
        """The dragon's head (0), a part of its body, or its tail."""
        way = PIXELS_A_FRAME * max(self._age - FRAMES_APART * number, 0)
        lap, gone = divmod(way, LAP_PIXELS)
        back = lap % 2 == 1
        x = 300 - gone if back else gone - 60
        picture = art.DRAGON[min(number, 1) if number < SEGMENTS else 2]
        y = HEIGHT[way // 8 % len(HEIGHT)]
        return (picture.mirrored() if back else picture), x, y
