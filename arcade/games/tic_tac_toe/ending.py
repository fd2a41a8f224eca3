"""How a game of Tic-tac-toe ends: the three that stand in a line jump for joy, the others weep; or all are bored."""

from collections.abc import Iterable

from arcade.games.tic_tac_toe.art import Look, Mood, faced, piece
from arcade.games.tic_tac_toe.rules import FIELDS, FREE, Position
from arcade.games.tic_tac_toe.scene import INKS, SIZE, Scene, corner
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.lettering import LetterStyle, banner, fitting
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import BRIGHT_BIT, pair
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.tunes import Tune

JUMPS, JUMP_PIXELS = 4, 4
AIR_FRAMES = 7
ROLL: tuple[Look, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where bored eyes look."""
HOP: Tune = ((0.006, 7.0), (0.006, 12.0), (0.006, 19.0))
SOB: Tune = ((0.03, -2.0), (0.04, -4.0))
YAWN: Tune = ((0.03, 4.0), (0.03, 2.0), (0.05, 0.0))
ROW, ROWS, COLUMN, WIDTH = 15, 7, 21, 11
"""Where the words stand, below the plates."""


class Ending:
    def __init__(self, scene: Scene, position: Position, outcome: Outcome) -> None:
        self.scene = scene
        self.machine = scene.machine
        self.position = position
        self.outcome = outcome
        self.winners = sorted({field for line in position.lines() for field in line})
        self.losers = [field for field in FIELDS if position[field] != FREE and field not in self.winners]
        self._age = 0

    def play(self) -> Frames[None]:
        for field in self.losers:
            self._colour(field, bright=not self.winners)
            self._face(field, Mood.SAD if self.winners else Mood.BORED)
        yield
        for turn in range(JUMPS):
            if self.winners:
                yield from self._jump(turn)
            else:
                yield from self._roll()
        self._write()
        yield

    def _jump(self, turn: int) -> Frames[None]:
        for field in self.winners:
            self._piece(field, JUMP_PIXELS)
            self.machine.chime(tuple((seconds, (pitch or 0) + 2 * turn) for seconds, pitch in HOP))
            yield from pause(AIR_FRAMES)
            self._piece(field, 0)
        if self.losers:
            self.machine.chime(SOB)
        yield from pause(AIR_FRAMES)

    def _roll(self) -> Frames[None]:
        self.machine.chime(YAWN)
        for look in ROLL:
            for field in self.losers:
                self._face(field, Mood.BORED, look)
            yield from pause(AIR_FRAMES)

    def _write(self) -> None:
        lines = self.scene.program.text(WORDS[self.outcome]).split(" ")
        scale = min(fitting(line, WIDTH, 2) for line in lines) if len(lines) < 3 else 1
        pitch = scale + 1
        top = ROW + (ROWS - pitch * len(lines) + 1) // 2
        fill(self.machine, ROW, COLUMN, ROWS, WIDTH, colours=pair("Wk"))
        inks = {Outcome.LOST: "CB", Outcome.DRAWN: "WY"}.get(self.outcome, "YR")
        for number, line in enumerate(lines):
            column = COLUMN + (CELL * WIDTH - poster(line).width * scale) // (2 * CELL)
            banner(self.machine, line, top + pitch * number, LetterStyle(inks[:scale], "k"), column=column, scale=scale)

    def _colour(self, field: int, bright: bool) -> None:
        row, column = corner(field)
        colours = INKS[self.position[field]]
        colour_cells(self.machine, row, column, SIZE, SIZE, colours if bright else colours & ~BRIGHT_BIT)

    def _piece(self, field: int, up: int) -> None:
        row, column = corner(field)
        stone = self.position[field]
        self.scene.tile(row, column, INKS[stone])
        whole = faced(stone, Mood.GLAD).over(piece(stone), 10, 10)
        draw(self.machine, whole, CELL * column + 3, CELL * row + 3 - up // 2)

    def _face(self, field: int, mood: Mood, look: Look = (0, 0), shut: bool = False, tear: int = -1) -> None:
        self.scene.face(field, faced(self.position[field], mood, look, shut, tear))

    def rest(self, _frame: int) -> None:
        if self._age % AIR_FRAMES == 0:
            beat = self._age // AIR_FRAMES
            for field in self._turn(self.winners, beat):
                self._piece(field, JUMP_PIXELS * (beat % 2))
            for field in self.losers:
                if self.winners:
                    self._face(field, Mood.SAD, shut=(beat + field) % 12 < 2, tear=(beat + field) % 9)
                else:
                    self._face(field, Mood.BORED, ROLL[(beat // 4 + field) % len(ROLL)], (beat + field) % 16 == 0)
        self._age += 1

    def _turn(self, fields: list[int], beat: int) -> Iterable[int]:
        """One field after the other, each for two beats."""
        return fields[beat // 2 % len(fields) :][:1] if fields else ()
