"""The garden in the modern look of Nimble: walkers that hop along the stones, a gnome who watches and ponders."""

from collections.abc import Sequence

from arcade.games.nimble import art, strings
from arcade.games.nimble.art import CLEAR, NAVY, WHITE
from arcade.games.nimble.layout import Track, garden
from arcade.games.nimble.look import COLUMNS, ROWS, Look, Mood, State
from arcade.games.nimble.rules import HOME, Move, Position
from arcade.games.nimble.scene import NUMBER_COLUMN, Scene, palette, smoke
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import answer_in
from arcade.toolkit.flow.refusals import READING, linger, which_keys

CHOSEN = ((0.02, 19.0), (0.03, 24.0))
DOWN = ((0.01, 0.0), (0.012, -9.0))
WRONG = ((0.09, -15.0), (0.03, None), (0.14, -18.0))
TICK = ((0.01, 19.0),)
CAME_HOME = ((0.04, 12.0), (0.04, 16.0), (0.08, 19.0))
HUM = (((0.05, -12.0),), ((0.05, -10.0),), ((0.05, -8.0),), ((0.08, -13.0),))
DUSK = (((0.12, 7.0),), ((0.12, 4.0),), ((0.12, 0.0),), ((0.12, -3.0),), ((0.12, -5.0),))
FRAMES_A_SQUARE, LEAST_WALK_FRAMES, MOST_WALK_FRAMES, PONDERING_FRAMES = 7, 14, 110, 56
HOP_PIXELS = 7
STILL = 75
"""Frames of a question before anything moves beside it, so that nobody is distracted."""
PULSE_FRAMES = 28
BLINK_EVERY, BLINK_FRAMES, LOOK_EVERY, DOZE_EVERY, DOZE_FRAMES = 230, 9, 76, 54, 8
GLANCES = (0, 1, 0, -1, 1)
GOING_IN_RADII = (7, 5, 3)


class Motion(Look):
    """Draws and moves what is in the garden."""

    PICKED_UP = ((0.012, 14.0), (0.02, 21.0))
    PUZZLE_SOLVED = "T200 O5 L16 C E G > C8"

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._shown = ""
        self._bright = False
        self._dozing: int | None = None
        """The square of the walker who has just shut the eyes."""
        self._blues = 0
        """How many blue walkers the game began with."""
        self._covered = False
        """Whether the lesson lies over the garden."""
        palette(self.machine)

    def table(self, position: Position, scored: bool) -> None:
        self.position, self.held, self.lit, self.marks = position, None, None, frozenset()
        self._blues, self._dozing = len(position.blues), None
        palette(self.machine)
        self.scene.table(position)
        for square in range(position.length + 1):
            self.scene.tile(square)
        self.scene.heap(0)
        if scored:
            self._score()
        self.message("")
        self.feel(Mood.THINKING)

    def _score(self, seat: int | None = None) -> None:
        program, tally = self.program, self.program.tally
        column = 2
        for side, (name, won) in enumerate(zip(self.names(), (tally.won, tally.lost), strict=True)):
            self.machine.write(1, column, name, *((art.BLACK, art.GOLD) if side == seat else (art.GOLD, art.FOREST)))
            column += len(name) + 1
            self.machine.write(1, column, str(won), WHITE, art.FOREST)
            column += len(str(won)) + 2
        if not program.two:
            self.machine.write(1, column, program.text(strings.ERRS, n=program.terms.mistakes), WHITE, art.FOREST)

    def opened(self) -> Frames[None]:
        for place, square in enumerate(reversed(self.position.counters)):
            self.square(square)
            self.machine.chime(((0.012, 4.0 + place),))
            yield from self.machine.wait(2)

    def square(self, square: int) -> None:
        self.scene.tile(square)
        if square in self.marks:
            self.scene.mark(square)
        if square in self.position.counters or square == self.position.red == HOME:
            glowing = square in (self.lit, self.held)
            self.scene.walker(square, square == self.position.red, glowing, square == self._dozing)
        if square == self.lit:
            self.scene.cursor(square, self._bright)

    def number(self, square: int | None) -> None:
        words = "" if square is None else self.program.text(strings.SQUARE, n=square)
        self.machine.write(1, NUMBER_COLUMN, f"{words:>{strings.SIDE}}", WHITE, art.FOREST)

    def cursor(self, square: int, on: bool) -> None:
        if on and square != self._at:
            # The nearer to home, the higher.
            self.machine.chime(((0.008, 24.0 - 20 * square // self.position.length),))
        super().cursor(square, on)

    def message(self, words: str) -> None:
        self._shown = words
        self.machine.write(ROWS, 1, words.center(COLUMNS), WHITE, NAVY)

    def mark(self, words: str, keys: Sequence[str]) -> None:
        line = words.center(COLUMNS)
        if named := answer_in(line, keys):
            self.machine.write(ROWS, 1 + named[0], line[slice(*named)], NAVY, WHITE)

    def feel(self, mood: Mood) -> None:
        self.mood = mood
        self.scene.gnome(mood)

    def idle(self, frame: int) -> None:
        asked = self.machine.waiting
        if self._covered or (asked and not asked.move and frame < STILL):
            return
        smoke(self.machine, frame)
        if frame % PULSE_FRAMES == 0 and not self.program.calm and self.lit is not None:
            self._bright = not self._bright
            self.scene.cursor(self.lit, self._bright)
        self._doze(frame)
        self._look_about(frame)

    def _doze(self, frame: int) -> None:
        if frame % DOZE_EVERY not in (0, DOZE_FRAMES):
            return
        before, walkers = self._dozing, self.position.counters
        turn = frame // DOZE_EVERY * 5 % max(len(walkers), 1)
        self._dozing = walkers[turn] if walkers and frame % DOZE_EVERY == 0 and frame else None
        for square in (before, self._dozing):
            if square in walkers:
                self.square(square)

    def _look_about(self, frame: int) -> None:
        if self.mood is Mood.ASLEEP:
            if frame % LOOK_EVERY == 0:
                self.scene.gnome(self.mood, lift=frame // LOOK_EVERY % 2 * 2)
        elif frame % BLINK_EVERY in (0, BLINK_FRAMES):
            self.scene.gnome(self.mood, shut=frame > 0 and frame % BLINK_EVERY == 0)
        elif frame % LOOK_EVERY == 0:
            self.scene.gnome(self.mood, glance=GLANCES[frame // LOOK_EVERY % len(GLANCES)])

    def track(self, stops: frozenset[int]) -> Track:
        """The cursor goes from one walker to the next, and then along the stones that it can go to."""
        return garden(self.position.length, stops)

    def prompt(self) -> Frames[None]:
        self._light()
        return super().prompt()

    def _light(self) -> None:
        if self.program.puzzle is None:
            self._score(self.program.position.seat)

    def think(self) -> Frames[None]:
        self._light()
        self.say(strings.THINKING)
        self.mood = Mood.THINKING
        for frame in range(PONDERING_FRAMES):
            if frame % 14 == 0:
                self.scene.gnome(Mood.THINKING, glance=(-1, 1)[frame // 14 % 2], lift=frame // 14 % 2 * 2)
                self.machine.chime(HUM[frame // 14 % len(HUM)])
            smoke(self.machine, frame)
            yield

    def typed(self) -> None:
        self.machine.chime(TICK)

    def low_tone(self) -> Frames[None]:
        """The tone takes no time."""
        self.machine.chime(WRONG)
        yield

    def wrong_key(self) -> Frames[None]:
        before = self._shown
        self.message(which_keys(self.program, COLUMNS))
        yield from self.low_tone()
        yield from linger(self.machine, READING)
        self.message(before)

    def move(self, before: Position, move: Move) -> Frames[None]:
        start, target = move
        self.position, self.held, self.marks = self.program.position, None, frozenset()
        self.announce(before, move)
        self.square(start)
        squares, red = start - target, start == before.red
        frames = min(max(FRAMES_A_SQUARE * squares, LEAST_WALK_FRAMES), MOST_WALK_FRAMES)
        picture = art.walker(red, self.scene.track.winding.radius, lit=True)
        last = start
        for frame in range(frames + 1):
            # Whole numbers only: the part of the way is 3t² - 2t³.
            fine = 28 * squares * frame * frame * (3 * frames - 2 * frame) // frames**3
            x, y = self._between(start, fine, red)
            behind = self.machine.get(x, y, picture.width, picture.height)
            self.machine.put(picture, x, y, CLEAR)
            square = start - fine // 28
            if square != last:
                last = square
                self.machine.chime(((0.015, min(6.0 + start - square, 40.0)),))
            yield
            self.machine.put(behind, x, y)
        if target == HOME:
            yield from self._enter(red)
        self.square(target)
        self.machine.chime(DOWN)
        self.judge()

    def _between(self, start: int, fine: int, red: bool) -> tuple[int, int]:
        """A place on the way, in 28ths of a square, and how high the hop is there."""
        square, part = start - fine // 28, fine % 28
        x, y = self.scene.place(square, red)
        if part:
            to_x, to_y = self.scene.place(square - 1, red)
            x, y = x + (to_x - x) * part // 28, y + (to_y - y) * part // 28
        return x, y - HOP_PIXELS * part * (28 - part) // 196

    def _enter(self, red: bool) -> Frames[None]:
        scene = self.scene
        x, y = scene.track.middle(HOME)
        scene.house(opened=True)
        for place, radius in enumerate(GOING_IN_RADII):
            block = art.walker(red, radius)
            left = x - 14 * (place + 1) - block.width // 2
            behind = self.machine.get(left, y, block.width, block.height)
            self.machine.put(block, left, y, CLEAR)
            self.machine.chime(((0.03, 12.0 + 5 * place),))
            yield from self.machine.wait(6)
            self.machine.put(behind, left, y)
        scene.house()
        scene.tile(HOME)
        if not red:
            self.machine.chime(CAME_HOME)
            scene.heap(self.out)

    @property
    def out(self) -> int:
        """How many blue walkers went home."""
        return self._blues - len(self.position.blues)

    def taken_back(self, done: bool) -> Frames[None]:
        yield from super().taken_back(done)
        self.scene.heap(self.out)
