"""Reaction time as an artist of the machine would have shown it: a goal at night, signs as large as the moon."""

from collections.abc import Iterator

from arcade.games.reflexe import MUSIC, art, strings
from arcade.games.reflexe.ending import Ending
from arcade.games.reflexe.figures import Keepers
from arcade.games.reflexe.rules import ROUNDS
from arcade.games.reflexe.scenery import BAR_ROW, GOAL_LEFT, ROWS, Crowd, Panel, goal
from arcade.games.reflexe.state import State
from arcade.games.reflexe.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.stopwatch import seconds
from arcade.toolkit.picture.drawing import Patch, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import POINT, SELECT, STEP, THUD, WRONG
from arcade.toolkit.sound.noises import applause
from arcade.toolkit.sound.tunes import Tune, higher

FRAME = art.SIGN + 2
"""Cells across the ball that a sign is on."""
LOWEST = 4
"""How many rows below the highest a sign may be."""
OVER_KEEPER = range(GOAL_LEFT + 3, GOAL_LEFT + 15)
"""In these columns a sign is as high as can be, so as not to cover the keeper."""
READING = 45
"""Frames that a time or a word stays."""
TICKS = 10
"""Frames from tick to tick of the dial."""
HIT_NOTES = ((0.05, 22.0), (0.1, 32.0))
STEPS = 7
"""Semitones by which a run of clean rounds can raise the sound of a hit."""
TICK = ((0.002, 36.0),)
WHISTLE = ((0.02, 40.0), (0.02, 41.0)) * 5
FELL = ((0.01, -4.0), (0.01, -8.0), (0.015, -14.0), (0.02, -20.0))


class Modern(MessageLook):
    """Shows waits, signs and times."""

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program, ROWS + 1, pair("Yk"))
        self.status = StatusBar(self.machine, ROWS, pair("Ck"), pair("Wk"))
        self._crowd, self._panel = Crowd(self.machine), Panel(self.machine)
        self._keepers = Keepers(self.machine, program.setup.seats)
        self._covered: Patch | None = None
        self._ball = 0, 0
        """The middle of the sign that is shown, in pixels."""
        self._frames = 0
        """What the clock shows."""

    # --- title and end

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        machine = self.machine
        self.clear_screen()
        self._crowd.sit()
        goal(machine)
        self._panel.forget()
        self._panel.time(0)
        self.status.forget()
        self._covered = None
        if self.program.setup.seats == 2:
            centred(machine, ROWS + 2, self.program.text(strings.DUEL_KEYS), pair("wk"))
        self._numbers()
        self._keepers.sway(0)
        machine.chime(WHISTLE)
        yield from machine.wait(25)

    def end(self) -> Frames[None]:
        self._take_away()
        self._keepers.hide()
        self.messages.clear()
        ending = Ending(self.program)
        yield from end_scene(self, ending, MUSIC.won if ending.won else MUSIC.lost)

    # --- a round

    def prompt(self) -> Frames[None]:
        """An empty goal, and silence."""
        self._take_away()
        self._crowd.sit()
        self._frames = 0
        self._panel.time(0, best=self._best)
        self.say(strings.WAIT)
        self._numbers()
        yield

    def idle(self, frame: int) -> None:
        """The keepers sway until there is a sign to look at."""
        if not self.program.sign:
            self._keepers.sway(frame)

    def appear(self, sign: str) -> None:
        """A sign somewhere in the goal, with a soft tick."""
        dice, machine = self.program.decoration_dice, self.machine
        down, across = dice.below(LOWEST + 1), dice.below(24 - 1 - FRAME)
        column = GOAL_LEFT + 1 + across
        if self.program.setup.seats == 2 or column in OVER_KEEPER:
            down = 0
        row = BAR_ROW + 1 + down
        self._ball = CELL * column + CELL * FRAME // 2, CELL * row + CELL * FRAME // 2
        self._keepers.hide()
        self._covered = lift_cells(machine, row, column, FRAME, FRAME)
        draw_cells(machine, art.on_ball(machine.font, sign), row, column)
        self._keepers.sway(0)
        machine.chime(STEP)
        self.messages.say(self.program.text(strings.NOW[sign]) if sign in strings.NOW else "")

    def step(self) -> None:
        """The running clock, and its ticking."""
        self._frames = self.program.watch.frames
        self._panel.time(self._frames, best=self._best)
        if self._frames % TICKS == 0:
            self.machine.chime(TICK)
        self._numbers()

    def accepted(self) -> Frames[None]:
        """A leap, the time, and how many rounds were clean in a row."""
        clean, self._frames = self.program.record.clean, self.program.record.times[-1]
        self.machine.chime(higher(HIT_NOTES, min(max(clean - 1, 0), STEPS)))
        words = strings.STREAK if clean > 2 else strings.HIT
        self._show_words(words, time=seconds(self._frames), n=clean)
        yield from self._caught(0)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """A low tone, what was wrong, and the keeper at fault falls over."""
        yield from self.low_sound()
        self._show_words(words, **values)
        seats = tuple(range(self.program.setup.seats))
        if len(seats) == 2 and "n" in values:
            seats = (2 - int(str(values["n"])),)
        yield from self._watched(self._keepers.fall(*seats), FELL)

    def low_sound(self) -> Frames[None]:
        """A low tone, while the clock runs on."""
        self.machine.chime(WRONG)
        yield from ()

    def held(self) -> Frames[None]:
        """Nobody pressed at a skull: it goes away, and all cheer."""
        self.machine.chime(SELECT)
        self._take_away()
        self._show_words(strings.HELD)
        for frame in range(READING):
            self._keepers.glad(frame)
            self._crowd.cheer(frame)
            yield

    def won_by(self, seat: int) -> Frames[None]:
        """The quicker one gets a point in a duel."""
        self.machine.chime(POINT)
        self._frames = self.program.watch.frames
        self._show_words(strings.POINT_FOR, time=seconds(self._frames), n=seat + 1)
        yield from self._caught(seat)

    def tell(self, words: Text | Count, **values: object) -> Frames[None]:
        """Words, the numbers, and time to read them."""
        self._show_words(words, **values)
        yield from self.machine.wait(READING)

    # --- parts

    @property
    def _best(self) -> int | None:
        """The shortest time of this series so far."""
        return min(self.program.record.times, default=None)

    def _caught(self, seat: int) -> Frames[None]:
        """The big sign becomes a ball; the keeper leaps and catches it, and the crowd cheers."""
        self._panel.time(self._frames, written=True)
        self._take_away()
        yield from self._watched(self._keepers.leap(seat, self._ball), THUD, cheer=True)

    def _watched(self, motion: Iterator[bool], sound: Tune, cheer: bool = False) -> Frames[None]:
        """Move as long as words are read; the sound is heard in the step that is True."""
        since: int | None = None
        for frame in range(READING):
            if next(motion):
                since = frame
                self.machine.chime(sound)
            if cheer and since is not None:
                self._crowd.cheer(frame - since)
                if frame == since + 4:
                    self.machine.chime(applause(24))
            yield

    def _take_away(self) -> None:
        self._keepers.hide()
        if self._covered is not None:
            self._covered.put_back(self.machine)
            self._covered = None

    def _show_words(self, words: Text | Count, **values: object) -> None:
        self.say(words, **values)
        self._numbers()

    def _numbers(self) -> None:
        """Round, running time and points; in a duel both players' points."""
        program, text = self.program, self.program.text
        if program.setup.seats == 2:
            players = [(text(strings.PLAYER, n=seat + 1), points) for seat, points in enumerate(program.duel)]
            self.status.show(*players)
            self._panel.points(program.duel)
            return
        self._panel.rounds(program.record.times, program.trial)
        played = min(len(program.record.times) + 1, ROUNDS)
        self.status.show(
            (text(strings.ROUND), played),
            (text(strings.TIME), seconds(self._frames)),
            (text(strings.POINTS), program.record.points),
        )
