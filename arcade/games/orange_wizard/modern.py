"""The modern look: the wizard teaches at his blackboard.

A number is typed, clicked, or put together with the joystick from a row of keys; it appears where it belongs.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial

from arcade.games.orange_wizard import MUSIC, motion, strings
from arcade.games.orange_wizard.arithmetic import NOTATIONS, Notation, Unfit, read
from arcade.games.orange_wizard.ending import rained_on, show_report, stamped
from arcade.games.orange_wizard.rules import Praise, Report
from arcade.games.orange_wizard.scene import BOARD_ROW, CHALK, HELP_ROW, TEXT_COLUMN, Scene
from arcade.games.orange_wizard.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import flash_cells
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, HINT, LEFT, RIGHT, UP, Control, Steering
from arcade.toolkit.contract.languages import own
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import button, write
from arcade.toolkit.programs.figure_look import FigureLook, Mood
from arcade.toolkit.sound.jingles import BONUS, SELECT, STEP, WRONG

ROW, COLUMN, WIDTH = 22, 1, 2
KEYS = (*"1234567890,-/", "←", "OK")
DELETE, DONE = KEYS.index("←"), KEYS.index("OK")
LONGEST = 9
GRID = Grid(rows=1, columns=len(KEYS), left=8 * COLUMN, top=8 * ROW - 4, width=8 * WIDTH, height=16)
STEERING = Steering(LEFT, RIGHT, UP, DOWN, FIRE.only("pad1 fire"))
TYPED: dict[str, Cell] = {
    **{key: (0, place) for place, key in enumerate(KEYS)},
    **dict.fromkeys((*BACK.keys, "delete"), (0, DELETE)),
    **dict.fromkeys(("return", "enter"), (0, DONE)),
    ".": (0, KEYS.index(",")),
    ":": (0, KEYS.index("/")),
}
ANSWERS = tuple(key for key in TYPED if len(key) == 1 and key != "←")
KEY, ODD_KEY, CHOSEN = pair("Wb"), pair("Ck"), pair("kY")
READING_FRAMES = 50
UNFIT = {Unfit.NO_NUMBER: strings.DIGITS_ONLY, Unfit.BY_ZERO: strings.ZERO_DIVIDES, Unfit.TOO_LARGE: strings.TOO_LONG}


def _walk(cell: Cell, _down: int, right: int) -> Cell:
    return 0, (cell[1] + right) % len(KEYS)


class Keypad:
    """The row of keys, which asks for a number as it is typed."""

    def __init__(self, look: FigureLook) -> None:
        self.look = look
        self.machine = look.machine
        self.at = KEYS.index("5")
        self.typed = ""

    def ask(self, row: int, column: int, wrong: Wrong) -> Frames[str | Control]:
        """A line, shown at a row and a column; the hint's control instead if that is wanted."""
        self.machine.keyboard.settle()
        for place in range(len(KEYS)):
            self._show((0, place), False)
        while True:
            write(self.machine, row, column, f"{self.typed}_".ljust(LONGEST + 1)[: 31 - column], CHOSEN)
            cursor = CellCursor(GRID, (0, self.at), self._show, STEERING, _walk)
            keys = CellKeys(TYPED, commands=(HINT,), wrong=wrong, answers=ANSWERS, keep=True)
            chosen = yield from self.look.alive(choose_cell(self.look.program, cursor, keys))
            if isinstance(chosen, Control):
                return chosen
            self.at = chosen[1]
            if self.at == DONE:
                line, self.typed = self.typed, ""
                write(self.machine, row, column, " " * min(LONGEST + 1, 31 - column), CHALK)
                return line
            self.machine.chime(STEP)
            self.typed = self.typed[:-1] if self.at == DELETE else (self.typed + KEYS[self.at])[:LONGEST]

    def _show(self, cell: Cell, on: bool) -> None:
        place = cell[1]
        if on:
            self.at = place
        colours = CHOSEN if on else ODD_KEY if place >= KEYS.index(",") else KEY
        write(self.machine, ROW, COLUMN + WIDTH * place, KEYS[place].ljust(WIDTH), colours)


class Modern(FigureLook):
    key_row = HELP_ROW
    ANOTHER = strings.ANOTHER

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.scene = Scene(program.machine)
        self.keypad = Keypad(self)

    @property
    def notation(self) -> Notation:
        return own(NOTATIONS, self.program.language)

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_lesson(self, lessons: Sequence[Text], best: Mapping[int, int]) -> Frames[int]:
        """The menu of lessons with the best marks of this sitting; the number of the one chosen, from 0."""
        text = self.program.text
        self.scene.begin(text(strings.TITLE))
        yield from self.say(strings.WHICH_LESSON)

        def show(place: int, on: bool) -> None:
            mark = f"{text(strings.BEST_MARK)} {best[place]}" if place in best else ""
            words = f"{place + 1} {text(lessons[place])}"
            button(self.machine, BOARD_ROW + 1 + 2 * place, TEXT_COLUMN - 1, 30, f"{words:<20}{mark:>8}", on)

        for place in range(len(lessons)):
            show(place, False)
        self.scene.help(text(strings.CHOOSE))
        grid = Grid(len(lessons), 1, 0, 8 * (BOARD_ROW + 1), 256, 16)
        chosen = yield from self.alive(choose_picture(self.program, grid, len(lessons), show, wrong=self.wrong_key))
        self.machine.chime(SELECT)
        return chosen

    def say(self, words: Text, mood: Mood = Mood.CALM, **values: object) -> Frames[None]:
        """The wizard says something in the language of the moment, muttering."""
        dice = self.program.decoration_dice
        voice = tuple(((1 + dice.below(4)) / 10, dice.below(30) - 12) for _ in range(1 + dice.below(3)))
        self.scene.wizard(mood)
        self.machine.chime(voice)
        return self.scene.bubble.say(self.program.text(words, **values))

    def tell(self, words: Text, mood: Mood = Mood.CALM, **values: object) -> Frames[None]:
        """The wizard says something and leaves time to read it; a key goes on."""
        yield from self.say(words, mood, **values)
        frames = READING_FRAMES + 2 * len(self.program.text(words, **values))
        self.scene.help(self.program.text(strings.PRESS_ON))
        yield from self.wait(frames, mood)

    def praise(self) -> Frames[None]:
        self.scene.wizard(Mood.CHEERING)
        yield from motion.cast(self.machine, self.scene.ticked)
        yield from self.say(self.program.decoration_dice.pick(strings.PRAISE), Mood.GLAD)
        self.machine.chime(BONUS)
        yield from self.wait(READING_FRAMES, Mood.GLAD)

    def figure(self, mood: Mood) -> None:
        self.scene.wizard(mood)

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        yield from self.say(words, Mood.CALM, **values)
        yield from self.machine.tune(WRONG)

    def ask_number(self, line: int, column: int) -> Frames[Fraction | Control]:
        self.scene.clear_below()
        self.scene.help(self.program.text(strings.TYPE))
        wrong, row = partial(self.refuse, strings.DIGITS_ONLY), BOARD_ROW + 1 + line
        while True:
            typed = yield from self.keypad.ask(row, TEXT_COLUMN + column, wrong)
            number = typed if isinstance(typed, Control) else read(typed)
            if not isinstance(number, Unfit):
                self.machine.chime(SELECT)
                self.scene.clear_below()
                return number
            yield from self.refuse(UNFIT[number])

    def ask_yes(self, words: Text, **values: object) -> Frames[bool]:
        yield from self.say(words, Mood.CALM, **values)
        self.scene.clear_below()
        self.scene.help(self.program.text(strings.CHOOSE))
        chosen = yield from self.ask_button(22, 2, partial(self.refuse, words, **values))
        self.scene.clear_below()
        return chosen == 0

    def spark(self) -> Frames[None]:
        self.machine.chime(motion.THUNDER)
        return flash_cells(self.machine, 1, 0, 9, 9, 2, 5, calm=self.program.calm)

    def lightning(self) -> Frames[None]:
        self.scene.wizard(Mood.ANGRY)
        return motion.strike(self.machine, self.program.calm)

    def wait(self, frames: int, mood: Mood = Mood.CALM) -> Frames[None]:
        return self.alive(SkippableWait(self.machine).wait(frames), mood)

    def sums(self, lines: Sequence[str], first: int = 0) -> None:
        for line, words in enumerate(lines, first):
            self.scene.chalk(line, words)

    def end(self, report: Report) -> Frames[None]:
        show_report(self.program, self.scene, report)
        praised = report.praise in (Praise.EXCELLENT, Praise.VERY_GOOD)
        passed = strings.EXCELLENT if praised else strings.ENOUGH_MARK
        comment, mood = (passed, Mood.GLAD) if report.passed else (strings.FAILED, Mood.CALM)
        sealed, phrase = (stamped, MUSIC.won) if report.passed else (rained_on, MUSIC.lost)
        yield from self.say(comment, mood)
        yield from scene(self.machine, sealed(self.machine, self.figure), phrase)
        yield from self.tell(comment, mood)
        yield from self.say(strings.FAREWELL)
        self.machine.chime(motion.FLIGHT)
        yield from self.scene.fly_away()
        self.scene.clear_below()

    def rest(self, frame: int) -> None:
        self.scene.drift(frame)
