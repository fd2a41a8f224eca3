"""The drawn look of Active Mastermind in time: guesses that come up, lights that go out, marks, clashes, the end."""

from collections.abc import Sequence

from arcade.families.codes.code import Code, Marks, Pool
from arcade.families.codes.hiding import CodeHiding
from arcade.games.masteract import MUSIC, ending, strings
from arcade.games.masteract.ending import Ending, split
from arcade.games.masteract.figures import AHEAD, BOARD, LIGHTS, Mood
from arcade.games.masteract.levels import Fault
from arcade.games.masteract.rules import mistaken
from arcade.games.masteract.scene import COUNTS, ELSEWHERE, IN_PLACE, Scene
from arcade.games.masteract.state import State
from arcade.games.masteract.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.prompts import YES_NO, ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words import capitals
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

NOTES = (10, 20, 30, 40)
SCANNING_FRAMES = 40
SHOWN = 40
RELAY_FRAMES = 11
CHANGE, SHOW, END = "1", "2", "3"
WORTH = {Outcome.WON: strings.HELD, Outcome.DRAWN: strings.FAIR, Outcome.LOST: strings.FAST}


class Modern(MessageLook):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program, program.task.repeats)
        self.robot = self.scene.robot
        self.hiding = CodeHiding(program)
        self.hidden = True
        """Whether another screen than the robot's is seen."""
        self.shown = False
        """Whether the code was shown after a clash."""
        self._left: list[int] = []
        """The codes left after each try."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    # --- before the guesses

    def begin(self) -> Frames[None]:
        self._left, self.shown = [], False
        yield from self._revealed(None, Wipe.RIGHT)

    def _revealed(self, secret: Code | None, wipe: Wipe) -> Frames[None]:
        yield from reveal(self.machine, lambda: self.scene.draw(self.program.pool, secret), wipe, 24)
        self.messages.clear()
        self.hidden = False

    def idle(self, frame: int) -> None:
        if not self.hidden:
            self.robot.wait(frame, BOARD, AHEAD, LIGHTS, AHEAD)

    def ask_ready(self) -> Frames[Code | Control | None]:
        """Is the code kept in mind, or put on the board? A hint may be asked for first."""
        program = self.program
        if program.two:
            self.say(strings.PLAYERS_PICK, n=program.seat + 1)
            yield from self.machine.pause(2 * SHOWN)
        key = yield from self.ask(strings.WHERE, ("1", "2", *HINT.keys), "1")
        if key in HINT.keys:
            return HINT
        if key == "2":
            self.hidden = True
            return (yield from self.hiding.ask_code(program.seat, program.two, program.task.repeats))
        self.say(strings.PICK_ANY if program.task.repeats else strings.PICK_DIFFERENT)
        yield from ask_key(self.machine)
        return None

    def hint(self, code: Code) -> Frames[None]:
        self.say(strings.HARD_CODE, code=code)
        self.machine.chime(jingles.POINT)
        yield from self.machine.pause(4 * SHOWN)

    def begin_guessing(self) -> Frames[None]:
        if self.program.secret is not None:
            yield from self._revealed(self.program.secret, Wipe.CENTRE)
        yield from self.accepted()

    # --- a guess and its marks

    def think(self, frame: int) -> None:
        self.robot.think(frame, self.program.calm)
        if frame % RELAY_FRAMES == 0:
            self.softly(ending.RELAYS[frame // RELAY_FRAMES % len(ending.RELAYS)])

    def thought(self) -> Frames[None]:
        tries = self.program.tries
        self.scene.board.show(tries, "", self._left)
        self.say(strings.THINKING)
        self.robot.look(Mood.AWAKE, BOARD)
        for place, digit in enumerate(self.program.guess):
            self.robot.bulbs(("Yb", "bY")[place % 2])
            self.machine.chime(((0.03 * (place + 1), NOTES[place]),))
            yield from self.scene.board.drop(len(tries), place, digit)
            yield from self.machine.wait(2 + 2 * place)
        self.robot.bulbs("bb")
        self.messages.clear()

    def ask_places(self) -> Frames[int | Control]:
        parts = self.program.parts
        self.scene.scale(IN_PLACE, [count for count in COUNTS if any(marks.places == count for marks in parts)])
        self.scene.scale(ELSEWHERE, ())
        self.say(strings.HOW_MANY_PLACES)
        chosen = yield from self._ask(IN_PLACE)
        return TAKE_BACK if chosen is BACK else chosen

    def ask_elsewhere(self, places: int) -> Frames[int | Control]:
        parts = self.program.parts
        self.scene.scale(ELSEWHERE, [count for count in COUNTS if (places, count) in parts])
        self.say(strings.HOW_MANY_ELSEWHERE)
        return (yield from self._ask(ELSEWHERE))

    def _ask(self, number: int) -> Frames[int | Control]:
        steering = BY_SEAT[self.program.seat]
        chosen = yield from self.scene.scales[number].ask((BACK, TAKE_BACK, HINT), steering, self.wrong_key)
        yield from self.accepted()
        return chosen

    def hint_marking(self) -> Frames[None]:
        self.say(strings.HOW_TO_MARK)
        self.machine.chime(jingles.POINT)
        yield from self.machine.pause(3 * SHOWN)

    def refuse_marks(self, fault: Fault) -> Frames[None]:
        self.robot.look(Mood.SHUT)
        yield from self.refuse(strings.FAULTS[fault])
        yield from self.machine.pause(SHOWN)

    def ask_right(self, marks: Marks) -> Frames[bool]:
        tries = self.program.tries
        yield from self.scene.board.mark(len(tries), marks)
        right = (yield from self.ask(strings.RIGHT, YES_NO | dict.fromkeys(BACK.keys, "n"), "y")) == "y"
        if not right:
            self.scene.board.show(tries, self.program.guess, self._left)
        return right

    def mark(self, marks: Marks) -> Frames[None]:
        yield from self.scene.board.mark(len(self.program.tries), marks)
        yield from self.machine.pause(SHOWN)

    def move(self, before: Pool) -> Frames[None]:
        tries, after = self.program.tries, self.program.pool
        self.say(strings.THINKING)
        hurry, kept = SkippableWait(self.machine), frozenset(after.codes)
        for frame in range(1, SCANNING_FRAMES + 1):
            seen = len(before) * frame // SCANNING_FRAMES
            lit = [*filter(kept.__contains__, before.codes[:seen]), *before.codes[seen:]]
            if not hurry.hurried and len(kept) < len(before):
                self.scene.lit(len(lit), frozenset(lit))
                self.machine.chime(((0.003, 36.0 - 12 * len(lit) // len(before)),))
            self.robot.think(frame, self.program.calm)
            yield from hurry.wait(1)
        self.scene.lit(len(after), kept)
        self.robot.look(Mood.HAPPY if len(after) == 1 else Mood.AWAKE)
        self.robot.bulbs("bb")
        self._left = [*self._left[: len(tries) - 1], len(after)]
        self.scene.board.show(tries, None, self._left)
        self.messages.clear()

    def taken_back(self, done: bool) -> Frames[None]:
        if not done:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)
            return
        tries, pool = self.program.tries, self.program.pool
        self.machine.chime(jingles.TAKE)
        self._left = self._left[: len(tries)]
        self.scene.board.show(tries, None, self._left)
        self.scene.lit(len(pool), frozenset(pool.codes))
        yield

    # --- the end

    def ask_change(self, suspects: Sequence[int]) -> Frames[bool]:
        """The marks that may be wrong are pointed out; true when one is to be changed, else the code may be shown."""
        machine, text = self.machine, self.program.text
        self.scene.board.show(self.program.tries, None, self._left, suspects)
        self.say(strings.CANNOT_BE)
        self.robot.look(Mood.BROKEN)
        yield from self.low_sound()
        yield from machine.pause(2 * SHOWN)
        which = ", ".join(str(place + 1) for place in suspects)
        self.messages.say(text(strings.ONE_WRONG, which=which) if which else text(strings.SEVERAL_WRONG))
        yield from machine.pause(3 * SHOWN)
        key = yield from self.ask(strings.CONTRADICTION, (CHANGE, SHOW, END), CHANGE)
        if key == SHOW:
            yield from self._shown_code()
        return key == CHANGE

    def _shown_code(self) -> Frames[None]:
        program, tries = self.program, self.program.tries
        self.hidden = True
        code = yield from self.hiding.ask_code(program.seat, False, program.task.repeats, strings.SHOW_CODE)
        yield from self._revealed(code, Wipe.CENTRE)
        self.shown = True
        wrong = mistaken(code, tries)
        self.scene.board.show(tries, None, self._left, wrong)
        if wrong:
            self.say(strings.MISTAKES, n=len(wrong))
        else:
            self.say(strings.NO_MISTAKE)
        yield from self.machine.pause(3 * SHOWN)

    def end_first(self) -> Frames[None]:
        self.machine.chime(jingles.BONUS)
        self.say(strings.PLAYERS_DONE, n=self.program.seat + 1, tries=len(self.program.tries))
        yield from self.machine.pause(4 * SHOWN)

    def end(self, outcome: Outcome) -> Frames[None]:
        two = self.program.two
        if not two:
            self.say(strings.DONE, n=len(self.program.tries))
        text = self.program.text
        if outcome in (Outcome.FIRST, Outcome.SECOND):
            self.say(WORDS[outcome])
            lines: Sequence[str] = [text(capitals.PLAYER_NUMBER, n=1 + (outcome is Outcome.SECOND))]
        else:
            lines = split(text((WORDS if two else WORTH)[outcome]))
        yield from self._end(outcome, lines)

    def end_clash(self) -> Frames[None]:
        covered = self.program.secret is not None or self.shown
        if not self.shown:
            self.say(strings.CANNOT_BE)
        yield from self._end(Outcome.OVER, [] if covered else split(self.program.text(strings.NONE_FITS)))

    def _end(self, outcome: Outcome, lines: Sequence[str]) -> Frames[None]:
        program = self.program
        ending = Ending(self.scene, outcome, lines, len(program.tries), program.calm)
        yield from end_scene(self, ending, MUSIC.of(outcome))
