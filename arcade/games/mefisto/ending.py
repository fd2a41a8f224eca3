"""How a puzzle of Mefisto ends: he rages and sinks into the ground, and stars appear; or he laughs."""

from arcade.games.mefisto import art
from arcade.games.mefisto.scene import FACE_AT, PANEL, PANEL_WIDTH, RAGE, ROOM, SINK, Scene, flare
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Twinkle
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import LetterStyle, banner, big
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.sprites import CELL

FLARE_FRAMES, SHAKES, SHAKE_FRAMES, SINK_PACE = 2, 10, 3, 2
TOP, ROWS = 4, 7
"""Cell rows of his face."""
STARS = ((5, 22), (8, 24), (6, 28), (9, 21), (4, 26), (10, 28))
MOUTH_FRAMES = 6
LAUGH_FRAMES, QUIET_FRAMES = 48, 90


class Ending:
    """He is beaten or laughs; then the stars shine, or he laughs now and then."""

    def __init__(self, scene: Scene, lit: int, words: Text | None) -> None:
        """`lit`: the fires that burn; no words where Mefisto had to help."""
        self.scene = scene
        self.machine = scene.machine
        self.lit = lit
        self.words = words
        self._age = 0
        self._stars = Twinkle(self.machine, STARS, "WCCbbCWW", 8)

    def play(self) -> Frames[None]:
        return self._beaten(self.words) if self.words else self._triumphant()

    def _triumphant(self) -> Frames[None]:
        for beat in range(2 * LAUGH_FRAMES // MOUTH_FRAMES):
            self.scene.face(laughs=beat % 2 == 0)
            yield from self._burn(MOUTH_FRAMES)

    def _beaten(self, words: Text) -> Frames[None]:
        """The fires leap up, his face shakes and sinks, the sky is seen behind it."""
        burning = [lamp for lamp in range(self.scene.grid.rows**2) if self.lit >> lamp & 1]
        for number, lamp in enumerate(burning):
            self.scene.lamp(lamp, True, chosen=True)
            self.machine.chime(flare(number))
            yield from self._burn(FLARE_FRAMES)
            self.scene.lamp(lamp, True)
        x, y = FACE_AT
        for shake in range(SHAKES):
            fill(self.machine, TOP, PANEL, ROWS, PANEL_WIDTH, colours=pair("Wk"))
            skin = "R" if self.scene.program.calm else "RYRW"[shake % 4]
            draw(self.machine, art.face(skin, "W"), x + (2, -2)[shake % 2], y, clear=True)
            self.machine.chime(RAGE)
            yield from self._burn(SHAKE_FRAMES)
        whole = art.face("R", "W")
        for sunk in range(0, whole.height + 1, 2):
            fill(self.machine, TOP, PANEL, ROWS, PANEL_WIDTH, NIGHT, pair("bk"))
            left = whole.cut(0, 0, whole.width, whole.height - sunk)
            if left.height:
                draw(self.machine, left.coloured("R", "k"), x, y + sunk, clear=True)
            self.machine.chime(tuple((seconds, -sunk / 4) for seconds, _ in SINK))
            yield from self._burn(SINK_PACE)
        self._write(self.scene.program.text(words))
        yield

    def _write(self, words: str) -> None:
        """The words on a beam over the room."""
        fill(self.machine, 0, 0, 3, PANEL - 1, colours=pair("Wk"))
        width = big(words, 2).width
        banner(self.machine, words, 1, LetterStyle("YR", "k"), column=1 + (CELL * ROOM - width) // (2 * CELL))

    def _burn(self, frames: int) -> Frames[None]:
        """Some frames in which the fires burn on."""
        for _ in range(frames):
            self.scene.flicker(self.lit, self._age)
            self._age += 1
            yield

    def rest(self, _frame: int) -> None:
        self.scene.flicker(self.lit, self._age)
        self._age += 1
        if self.words:
            self._stars.step(self._age)
        elif self._age % MOUTH_FRAMES == 0:
            laughing = self._age % (LAUGH_FRAMES + QUIET_FRAMES) < LAUGH_FRAMES
            self.scene.face(laughs=laughing and self._age // MOUTH_FRAMES % 2 == 0)
