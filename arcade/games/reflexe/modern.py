"""Reaction time as an artist of the machine would have shown it: a dark arena, signs as large as a hand, a clock."""

from arcade.games.reflexe import art, strings
from arcade.games.reflexe.ending import Report
from arcade.games.reflexe.rules import ROUNDS
from arcade.games.reflexe.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.stopwatch import seconds
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import extent, headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, box, centred
from arcade.toolkit.picture.patterns import dither
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ring
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import CHASE, POINT, SELECT, STEP, WRONG

ARENA_ROWS = 20
FRAME = art.SIGN + 2
"""Cells across the box that a sign appears in."""
TARGET = 48, 96, 144
"""Pixels across the rings that are painted on the arena."""
READING = 45
"""Frames that a time or a word stays."""
HIT_NOTES = ((0.05, 22.0), (0.1, 32.0))


class Modern(MessageLook):
    """Shows waits, signs and times."""

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program, ARENA_ROWS + 2, pair("Yk"))
        self.status = StatusBar(self.machine, ARENA_ROWS + 1, pair("Ck"), pair("Wk"))
        self._covered: Patch | None = None
        self._frames = 0
        """What the clock shows."""

    # --- title and end

    def title(self) -> Frames[None]:
        """A stopwatch, the name, a tune."""
        glint = extent(self.program.text(strings.TITLE).upper(), 2)
        return title_screen(self.program, self._title_picture, CHASE, glint=glint)

    def _title_picture(self) -> None:
        machine = self.machine
        headline(machine, self.program.text(strings.TITLE).upper(), 2, inks="WYY", shade=extruded)
        for size, ink in ((120, "Y"), (40, "m")):
            draw(machine, ring(size).coloured(ink), (WIDTH - size) // 2, 112 - size // 2)
        draw(machine, smoothly(art.HAND, 2).coloured("R", "k"), 120, 76)
        draw_cells(machine, smoothly(art.STAR, 2).coloured("Y"), 9, 3)
        draw_cells(machine, smoothly(art.ARROW.mirrored(), 2).coloured("C"), 16, 2)
        draw_cells(machine, smoothly(art.SKULL, 2).coloured("W"), 9, 25)
        draw_cells(machine, smoothly(art.ARROW.rotated(), 2).coloured("G"), 16, 26)
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))

    def begin(self) -> Frames[None]:
        """The arena with its bars."""
        machine = self.machine
        self.clear_screen()
        fill(machine, 0, 0, ARENA_ROWS, COLUMNS, dither(5), pair("bk"))
        for size in TARGET:
            draw(machine, ring(size), (WIDTH - size) // 2, (CELL * ARENA_ROWS - size) // 2)
        for column in range(COLUMNS):
            draw_cells(machine, dither(40).coloured("b", "k"), ARENA_ROWS, column)
        self.status.forget()
        self._covered = None
        if self.program.setup.seats == 2:
            centred(machine, ARENA_ROWS + 3, self.program.text(strings.DUEL_KEYS), pair("wk"))
        self._numbers()
        yield from machine.wait(25)

    def end(self) -> Frames[None]:
        """How it went: the duel's winner, or quickness, times and points."""
        self._take_away()
        self.messages.clear()
        yield from Report(self.program).show()

    # --- a round

    def prompt(self) -> Frames[None]:
        """An empty arena."""
        self._take_away()
        self._frames = 0
        self.say(strings.WAIT)
        self._numbers()
        yield

    def appear(self, sign: str) -> None:
        """A sign somewhere, with a soft tick."""
        dice, machine = self.program.ornament, self.machine
        row, column = dice.below(ARENA_ROWS - FRAME + 1), dice.below(COLUMNS - FRAME + 1)
        self._covered = lift_cells(machine, row, column, FRAME, FRAME)
        picture, ink = art.picture(machine.font, sign)
        box(machine, row, column, FRAME, FRAME, pair(ink + "k"))
        draw_cells(machine, picture.coloured(ink, "k"), row + 1, column + 1, clear=True)
        machine.chime(STEP)
        self.messages.say(self.program.text(strings.NOW[sign]) if sign in strings.NOW else "")

    def step(self) -> None:
        """The running clock."""
        self._frames = self.program.watch.frames
        self._numbers()

    def accepted(self) -> Frames[None]:
        """The time, and how many rounds were clean in a row."""
        self.machine.chime(HIT_NOTES)
        clean, self._frames = self.program.record.clean, self.program.record.times[-1]
        words = strings.STREAK if clean > 2 else strings.HIT
        yield from self.tell(words, time=seconds(self._frames), n=clean)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """A low tone, and what was wrong."""
        yield from self.low_sound()
        yield from self.tell(words, **values)

    def low_sound(self) -> Frames[None]:
        """A low tone, while the clock runs on."""
        self.machine.chime(WRONG)
        yield from ()

    def held(self) -> Frames[None]:
        """A skull borne."""
        self.machine.chime(SELECT)
        yield from self.tell(strings.HELD)

    def won_by(self, seat: int) -> Frames[None]:
        """The quicker one has the point of a duel."""
        self.machine.chime(POINT)
        yield from self.tell(strings.POINT_FOR, time=seconds(self.program.watch.frames), n=seat + 1)

    def tell(self, words: Text | Count, **values: object) -> Frames[None]:
        """Words, the numbers, and time to read them."""
        self.say(words, **values)
        self._numbers()
        yield from self.machine.wait(READING)

    # --- parts

    def _take_away(self) -> None:
        if self._covered is not None:
            self._covered.put_back(self.machine)
            self._covered = None

    def _numbers(self) -> None:
        """Round, running time and points; in a duel both players' points."""
        program, text = self.program, self.program.text
        if program.setup.seats == 2:
            players = [(text(strings.PLAYER, n=seat + 1), points) for seat, points in enumerate(program.duel)]
            self.status.show(players[0], (text(strings.TIME), seconds(self._frames)), players[1])
            return
        played = min(len(program.record.times) + 1, ROUNDS)
        self.status.show(
            (text(strings.ROUND), played),
            (text(strings.TIME), seconds(self._frames)),
            (text(strings.POINTS), program.record.points),
        )
