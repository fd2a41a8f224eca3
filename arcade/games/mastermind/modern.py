"""The drawn look of Mastermind: a board of pegs beside their tray, a covered code, and the codes left counted down."""

from arcade.families.codes.board import RIM, PegBoard, draw_code
from arcade.families.codes.code import PEGS, Code
from arcade.families.codes.pegs import MYSTERY
from arcade.families.codes.tray import PegTray
from arcade.games.mastermind import MUSIC, strings
from arcade.games.mastermind.ending import Ending
from arcade.games.mastermind.figures import AHEAD, ASKANCE, DOWN, Mood, Peeking, mood_at
from arcade.games.mastermind.rules import doubtful, verdict
from arcade.games.mastermind.state import State
from arcade.games.mastermind.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles

LINES = 10
PANEL = 20
"""The first column beside the board."""
WIDTH = 12
CODE_ROW, LEFT_ROW, RECORD_ROW, TRAY_ROW = 2, 6, 9, 10
COUNTING_FRAMES = 24
COMMANDS = (BACK, HINT, TAKE_BACK, SOLVE)
SHOWN = 40
GLANCES = (ASKANCE, DOWN, AHEAD, ASKANCE, DOWN)


class Modern(MessageLook):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.board = PegBoard(self.machine, 0, 0, LINES, counts=True)
        self.tray = PegTray(program, TRAY_ROW, PANEL)
        self.peeking = Peeking(self.machine, CODE_ROW - 2, PANEL + 1)
        self.mood = Mood.SLY
        self._left: list[int] = []
        """The codes left after each try, and before all of them."""
        self._line = self._place = 0

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_repeats(self) -> Frames[bool]:
        yield from ()
        return self.program.task.repeats

    def begin(self, draws: int) -> Frames[None]:
        """The empty board, wiped in; lids fall onto the code, however many digits were drawn for it."""
        del draws
        self._left = [len(self.program.attack.pool)]
        self.tray.cell = (0, 0)
        self.mood = Mood.SLY
        yield from reveal(self.machine, self._all, Wipe.RIGHT, 24)

    def _all(self) -> None:
        machine = self.machine
        self.clear_screen()
        self.board.draw(*self.program.attack.tries)
        self.peeking.draw()
        box(machine, CODE_ROW, PANEL + 1, 4, 2 * PEGS + 2, RIM, RAISED)
        draw_code(machine, MYSTERY * PEGS, CODE_ROW + 1, PANEL + 2)
        self._count(self._left[-1])
        self._record()
        self.tray.draw()
        self.messages.clear()
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK, SOLVE), pair("ck"))

    def _count(self, left: int) -> None:
        """The codes left, or the row where they are not told."""
        machine, text = self.machine, self.program.text
        if self.program.task.counted:
            words, number, ink = text(strings.LEFT), str(left), "Y"
        else:
            words, number, ink = text(strings.ROW), f"{min(len(self._left), LINES)}/{LINES}", "C"
        centred(machine, LEFT_ROW, words, pair("Wk"), PANEL, WIDTH)
        fill(machine, LEFT_ROW + 1, PANEL, 2, WIDTH, colours=pair(ink + "k"))
        room = room_for_marks(2) * CELL
        figure = big(number, 2)
        figure = figure.cut(0, room, figure.width, 2 * CELL)
        draw(machine, figure, CELL * PANEL + (CELL * WIDTH - figure.width) // 2, CELL * (LEFT_ROW + 1))

    def _record(self) -> None:
        text, record = self.program.text, self.program.record
        words = f"{text(strings.BEST)} {record.best or '-'}"
        centred(self.machine, RECORD_ROW, words, pair("ck"), PANEL, WIDTH)

    def prompt(self) -> Frames[None]:
        self._new_line()
        if not self.program.task.counted:
            self._count(0)
        self.say(strings.YOUR_TRY)
        yield from ()

    def _new_line(self) -> None:
        self._line, self._place = len(self.program.attack.tries), 0
        self._lines("")

    def _lines(self, pending: str | None, over: bool = False) -> None:
        attack = self.program.attack
        left = self._left[1:] if self.program.task.counted or over else ()
        self.board.show(attack.tries, pending, left, doubtful(attack) if over else ())

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        return self.tray.choose(len(typed), COMMANDS, wrong=self.wrong_key)

    def put(self, typed: str) -> Frames[None]:
        before, self._place = self._place, len(typed)
        return self.board.put(self._line, typed, before)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        yield from super().refuse(words, **values)
        self.say(strings.YOUR_TRY)

    def move(self) -> Frames[None]:
        """The marks, and the codes left counted down."""
        attack = self.program.attack
        self.messages.clear()
        self._lines(None)
        line, (_, marks) = len(attack.tries) - 1, attack.tries[-1]
        self.peeking.eyes.show(self.mood, ASKANCE)
        yield from self.board.mark(line, marks)
        self.mood = mood_at(marks)
        self.peeking.eyes.show(self.mood, ASKANCE)
        before, after = self._left[-1], len(attack.pool)
        self._left.append(after)
        if self.program.task.counted:
            yield from self._count_down(before, after)
            self.board.count(line, after)

    def _count_down(self, before: int, after: int) -> Frames[None]:
        hurry = SkippableWait(self.machine)
        for frame in range(1, COUNTING_FRAMES + 1):
            if before != after:
                self._count(before + (after - before) * frame // COUNTING_FRAMES)
                self.machine.chime(((0.003, 30.0 - frame),))
            yield from hurry.wait(1)
        self._count(after)

    def hint(self, code: Code) -> Frames[None]:
        self.say(strings.HINTED, code=code, n=len(self.program.attack.pool))
        self.machine.chime(jingles.POINT)
        for place in range(PEGS):
            yield from self.board.drop(self._line, place, code[place])
        self._place = PEGS

    def help(self, code: Code) -> Frames[None]:
        self._new_line()
        self.say(strings.SOLVING)
        for place in range(PEGS):
            yield from self.put(code[: place + 1])

    def idle(self, frame: int) -> None:
        """He looks at the row, at the pegs, at you; the next hole glows."""
        self.board.beckon(self._line, self._place, frame)
        self.peeking.eyes.live(frame, self.mood, GLANCES)

    def end(self, outcome: Outcome, par: int) -> Frames[None]:
        """The code comes to light and what becomes of him; then which tries could not have been the code."""
        attack = self.program.attack
        self.messages.clear()
        text, tenths = self.program.text, self.program.record.tenths
        average = f"{text(strings.AVERAGE)} {tenths // 10}.{tenths % 10}"
        band = verdict(len(attack.tries))
        words = {Outcome.WON: strings.BANDS[band], Outcome.LOST: strings.NOT_FOUND}.get(outcome, strings.THERE_IT_IS)
        ending = Ending(self.peeking, attack.secret, outcome, text(words), average, band)
        yield from end_scene(self, ending, MUSIC.of(outcome))
        self._lines(None, over=True)
        if (wrong := doubtful(attack)) and outcome is not Outcome.OVER:
            self.say(strings.DOUBTFUL, n=len(wrong))
            self.machine.chime(jingles.STEP)
            yield from self.machine.pause(2 * SHOWN)
        self.say(strings.DONE, n=len(attack.tries), hints=self.program.hints, par=par)
