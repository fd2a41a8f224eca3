"""How the blue road ends: the car drives all of it, and then comes home over the hill, or stands in the rain."""

from arcade.games.blue_road import ART
from arcade.games.blue_road.art import FROM_BEHIND, scaled
from arcade.games.blue_road.scene import CRASH, SKID, Scene, lap
from arcade.games.blue_road.title import ROAD_LETTERS, WAY, Traffic, clouds, country, middle, words
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Falling, Ripple
from arcade.toolkit.animation.moving_sprites import Actor, Moving, hop
from arcade.toolkit.animation.storyboard import shot
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause, together
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite
from arcade.toolkit.sound.tunes import Tune

CLOTH = 12, 8, 2, 11
"""Row, column, height and width of the cloth over the finish."""
POST_COLUMNS, FOOT_ROW = (8, 18), 18
PARKED = 168
"""The line on which the wheels of a car stand at home."""
ROUGH = 150
"""The line where a car leaves the road."""
TREE_X = 40
HORN: Tune = ((0.12, 9.0), (0.05, None), (0.25, 9.0))
ENGINE: Tune = ((0.008, -14.0), (0.008, -18.0))
CHUG_FRAMES = 6
TICK: Tune = ((0.004, 14.0), (0.004, 9.0))
LETTER_FRAMES = 3
CONFETTI, SMOKE = ([ART[f"{name}-{number}"] for number in (1, 2, 3)] for name in ("confetti", "smoke"))
SLIP_BLINKS, SLIP_FRAMES = 8, 12
PUFF_FRAMES, PUFFS = 60, 3
WINK_FRAMES, TRIANGLE_FRAMES = 90, 20


class Ending:
    def __init__(self, scene: Scene, outcome: Outcome) -> None:
        self.scene = scene
        self.program = scene.program
        self.machine = scene.machine
        self.outcome = outcome
        self.won = outcome is not Outcome.LOST
        self._traffic = Traffic(self.machine)
        self._age = 0
        """Frames since the words were written."""
        self._car, self._smoke = Moving(self.machine, clear=True), Moving(self.machine)
        self._clouds = clouds(self.machine)
        row, column, height, width = CLOTH
        self._cloth = Ripple(self.machine, CELL * row, column, CELL * height, width)
        self._falling = (
            Falling(self.machine, CONFETTI, (0, 0, 256, 80), 14, (2, 3, 4))
            if self.won
            else Falling(self.machine, (ART["rain"],), (0, 0, 256, 80), 12, (14, 18, 16), 0)
        )

    def play(self) -> Frames[None]:
        yield from together(lap(self.scene, self.program.road), self._slip())
        yield from reveal(self.machine, self._draw, Wipe.DIAGONAL, 24)
        if self.won:
            yield from self._drive([y for y in reversed(WAY) if y <= PARKED], away=False)
            self.machine.chime(HORN)
        else:
            yield from self._astray()
        for _ in words(self.machine, drawn_words(self.program, WORDS[self.outcome], ROAD_LETTERS), self.won):
            self.machine.chime(TICK)
            yield from pause(LETTER_FRAMES)
        yield from shot(self.machine, 60, self.rest)

    def _slip(self) -> Frames[None]:
        slip = self.program.slip
        end = self.program.match.positions[slip.number - 1].end if slip else None
        if end is None:
            return
        cells = self.scene.place.cells
        row, column = self.scene.place.corner(end.field)
        for turn in range(SLIP_BLINKS):
            colour_cells(self.machine, row, column, cells, cells, pair(("rW", "bW")[turn % 2]))
            yield from pause(SLIP_FRAMES)

    def _draw(self) -> None:
        country(self.machine, self.won)
        if self.won:
            row, column, height, width = CLOTH
            fill(self.machine, row, column, height, width, ART["chequers"], pair("kW"))
            post = sprite(["..####.."] * CELL * (FOOT_ROW - row - height))
            for column in POST_COLUMNS:
                draw_cells(self.machine, post, row + height, column)
                colour_cells(self.machine, row + height, column, FOOT_ROW - row - height, 1, pair("kW"))

    def _drive(self, way: list[int], away: bool) -> Frames[None]:
        for number, y in enumerate(way):
            self._traffic.show(y, away)
            if number % CHUG_FRAMES == 0:
                self.machine.chime(ENGINE)
            yield

    def _astray(self) -> Frames[None]:
        yield from self._drive([y for y in WAY if y >= ROUGH], away=True)
        self._traffic.hide()
        self.machine.chime(SKID)
        upright = scaled(FROM_BEHIND, 34)
        picture = _tilted(upright).coloured("r", "g")
        for x, y in hop((middle(ROUGH), ROUGH), (TREE_X, ROUGH), 8, 30):
            self._car.show((picture, x - upright.width // 2, y - upright.height - 4))
            yield
        self.machine.chime(CRASH)

    def rest(self, _frame: int) -> None:
        frame = self._age
        self._age += 1
        self._clouds.step(frame)
        self._falling.step(frame)
        if self.won:
            self._cloth.step(frame)
            if frame % WINK_FRAMES in (0, WINK_FRAMES - 12):
                self._traffic.show(PARKED - (frame % WINK_FRAMES > 0), away=False)
        elif frame % 2 == 0:
            self._smoke.show(*(self._puff(frame, number) for number in range(PUFFS)))
            if frame % TRIANGLE_FRAMES == 0:
                ink = "kr"[frame // TRIANGLE_FRAMES % 2]
                draw(self.machine, ART["triangle"].see_through().coloured(ink), 14, 160)

    def _puff(self, frame: int, number: int) -> Actor:
        age = (frame + number * PUFF_FRAMES // PUFFS) % PUFF_FRAMES
        cloud = SMOKE[age * len(SMOKE) // PUFF_FRAMES]
        return cloud, TREE_X + age // 6 - cloud.width // 2, ROUGH - 30 - age * 24 // PUFF_FRAMES


def _tilted(picture: Sprite) -> Sprite:
    """A picture whose right side is lower than its left."""
    rows, drop = picture.rows(), picture.width // 6
    return sprite(
        [
            "".join(
                rows[y - x // 6].ljust(picture.width)[x] if 0 <= y - x // 6 < len(rows) else " "
                for x in range(picture.width)
            )
            for y in range(len(rows) + drop)
        ]
    )
