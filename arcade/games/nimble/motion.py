"""The table in the modern look of Nimble: counters that glide along the marble, a face that watches."""

from collections.abc import Sequence

from arcade.games.nimble import art, sounds, strings
from arcade.games.nimble.art import BLACK, CLEAR, NAVY, WHITE
from arcade.games.nimble.figures import draw_face
from arcade.games.nimble.layout import Track
from arcade.games.nimble.look import Look
from arcade.games.nimble.menu import TICK
from arcade.games.nimble.rules import HOME, Move, Position
from arcade.games.nimble.scene import FACE, SIDE_COLUMN, Scene, palette, track_of
from arcade.games.nimble.state import State
from arcade.games.nimble.view import COLUMNS, ROWS, Mood
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import answer_in
from arcade.toolkit.flow.refusals import READING, linger, which_keys

A_SQUARE, SHORTEST, LONGEST = 5, 14, 110
"""Frames that a counter glides a square, and that a slide takes at least and at most."""
PONDERING = 50
PULSE = 28
"""Frames of each half of a glow."""
BLINK_EVERY, BLINK = 260, 9
LOOK_EVERY = 90
GLANCES = ((0, 0), (-2, 0), (0, 0), (-2, -1), (-1, 1))
OPENING = 2
"""Frames between two counters that are set out."""
SHRINKING = (9, 7, 5)
"""Radii of a counter that sinks into the terminus."""


class Motion(Look):
    """Draws and moves what is on the table."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._shown = ""
        """What the message line says."""
        self._bright = False
        self._blues = 0
        """How many blue counters the game began with."""
        self._covered = False
        """Whether the lesson lies over the table."""
        palette(self.machine)

    def table(self, position: Position, scored: bool) -> None:
        self.position, self.held, self.lit, self.marks = position, None, None, frozenset()
        self._blues = len(position.blues)
        self.scene.table(position)
        for square in range(position.length + 1):
            self.scene.tile(square)
        self.scene.heap(0)
        if scored:
            self._score()
        self.message("")
        self.feel(Mood.THINKING)

    def _score(self) -> None:
        program, tally = self.program, self.program.tally
        level = "" if program.two else program.text(strings.ERRS, n=program.mistakes)
        self.scene.score(self.names(), (tally.won, tally.lost), level)

    def opened(self) -> Frames[None]:
        """The counters are set out one by one, from the far end."""
        for place, square in enumerate(reversed(self.position.counters)):
            self.square(square)
            self.machine.chime(((0.012, 4.0 + place),))
            yield from self.machine.wait(OPENING)

    def square(self, square: int) -> None:
        self.scene.tile(square)
        if square in self.marks:
            self.scene.mark(square)
        if square in self.position.counters or square == self.position.red == HOME:
            glowing = square in (self.lit, self.held)
            x, y = self.scene.place(square)
            lifted = 1 if square == self.held else 0
            self.machine.put(art.counter(square == self.position.red, lit=glowing), x, y - lifted, CLEAR)
        if square == self.lit:
            self.scene.cursor(square, self._bright)

    def number(self, square: int | None) -> None:
        words = "" if square is None else self.program.text(strings.SQUARE, n=square)
        self.machine.write(13, SIDE_COLUMN, f"{words:^12}", WHITE, BLACK)

    def message(self, words: str) -> None:
        self._shown = words
        self.machine.write(ROWS, 1, words.center(COLUMNS), WHITE, NAVY)

    def mark(self, words: str, keys: Sequence[str]) -> None:
        line = words.center(COLUMNS)
        if named := answer_in(line, keys):
            self.machine.write(ROWS, 1 + named[0], line[slice(*named)], NAVY, WHITE)

    def feel(self, mood: Mood) -> None:
        self.mood = mood
        draw_face(self.machine, *FACE, mood)

    def breathe(self, frame: int) -> None:
        """The face blinks and glances about, the cursor glows."""
        if self._covered:
            return
        if frame % PULSE == 0 and not self.program.calm and self.lit is not None:
            self._bright = not self._bright
            self.scene.cursor(self.lit, self._bright)
        if self.mood is Mood.ASLEEP:
            return
        if frame % BLINK_EVERY in (0, BLINK):
            draw_face(self.machine, *FACE, self.mood, blink=frame % BLINK_EVERY == 0)
        elif frame % LOOK_EVERY == 0:
            draw_face(self.machine, *FACE, self.mood, glance=GLANCES[frame // LOOK_EVERY % len(GLANCES)])

    def track(self, stops: frozenset[int]) -> Track:
        """The cursor goes from one counter to the next, and then along the squares that it can slide to."""
        return track_of(self.position.length, stops)

    def prompt(self) -> Frames[None]:
        """Whose turn it is."""
        self._light()
        return super().prompt()

    def _light(self) -> None:
        if self.program.puzzle is None:
            self.scene.names(self.names(), self.program.position.seat)

    def think(self) -> Frames[None]:
        """A moment's thought."""
        self._light()
        self.say(strings.THINKING)
        if self.mood is not Mood.SMILING:
            self.feel(Mood.THINKING)
        yield from self.machine.wait(PONDERING)

    def picked_up(self) -> None:
        self.machine.chime(sounds.PICKED)

    def typed(self) -> None:
        self.machine.chime(TICK)

    def low_tone(self) -> Frames[None]:
        """The tone does not hold anybody up."""
        self.machine.chime(sounds.WRONG)
        yield

    def wrong_key(self) -> Frames[None]:
        """Say which keys there are for a while, in place of the message."""
        before = self._shown
        self.message(which_keys(self.program, COLUMNS))
        yield from self.low_tone()
        yield from linger(self.machine, READING)
        self.message(before)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The counter glides along the track, faster in the middle, with a rising tick on every square."""
        start, target = move
        self.position, self.held, self.marks = self.program.position, None, frozenset()
        self.announce(before, move)
        self.square(start)
        squares = start - target
        frames = min(max(A_SQUARE * squares, SHORTEST), LONGEST)
        picture = art.counter(start == before.red, lit=True)
        last = start
        for frame in range(frames + 1):
            # Whole numbers only: the part of the way is 3t² - 2t³.
            fine = 28 * squares * frame * frame * (3 * frames - 2 * frame) // frames**3
            x, y = self._between(start, fine)
            behind = self.machine.get(x, y - 2, picture.width, picture.height)
            self.machine.put(picture, x, y - 2, CLEAR)
            square = start - fine // 28
            if square != last:
                last = square
                self.machine.chime(((0.015, min(6.0 + start - square, 40.0)),))
            yield
            self.machine.put(behind, x, y - 2)
        if target == HOME:
            yield from self._enter(start == before.red)
        self.square(target)
        self.machine.chime(sounds.DOWN)
        self.judge()

    def _between(self, start: int, fine: int) -> tuple[int, int]:
        """A place on the way, in 28ths of a square."""
        square, part = start - fine // 28, fine % 28
        x, y = self.scene.place(square)
        if part:
            to_x, to_y = self.scene.place(square - 1)
            x, y = x + (to_x - x) * part // 28, y + (to_y - y) * part // 28
        return x, y

    def _enter(self, red: bool) -> Frames[None]:
        """A counter sinks into the terminus."""
        x, y = self.scene.track.middle(HOME)
        for place, radius in enumerate(SHRINKING):
            self.scene.tile(HOME)
            block = art.counter(red, radius)
            self.machine.put(block, x - block.width // 2, y - block.height // 2, CLEAR)
            self.machine.chime(((0.03, 20.0 - 7 * place),))
            yield from self.machine.wait(5)
        if not red:
            self.scene.heap(self._out())

    def _out(self) -> int:
        """How many blue counters went home."""
        return self._blues - len(self.position.blues)

    def taken_back(self, done: bool) -> Frames[None]:
        yield from super().taken_back(done)
        self.scene.heap(self._out())
