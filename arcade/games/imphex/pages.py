"""Pages beside the game: the gallery of the brain, and careers of fresh brains that can be watched."""

from collections.abc import Sequence

from arcade.games.imphex import LEAVE, panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.look import Look
from arcade.games.imphex.opponent import Bout, Partner, Solutions, in_hand, spar
from arcade.games.imphex.panel import bars, small_board
from arcade.games.imphex.rules import START
from arcade.games.imphex.state import TEN, Brain, Lesson
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, FIRE, LEFT, RIGHT
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.pet_console import HELP_ROW, numbered_menu

ACROSS, DOWN = 6, 3
"""Small boards on a page."""
FIRST_ROW, FIRST_COLUMN, PITCH = 3, 2, 6
CURVE_ROW, CURVE_COLUMN, CURVE_COLUMNS = 3, 3, 36
WIPE: dict[Language, str] = {"en": "x", "ro": "g"}


def show_brain(look: Look) -> Frames[None]:
    """Turn the pages of the brain; X (in Romanian G) wipes it after a question. Raises LeftError at leaving."""
    lessons = look.program.career.brain.lessons
    pages = [lessons[start : start + ACROSS * DOWN] for start in range(0, len(lessons), ACROSS * DOWN)]
    for page in pages or [()]:
        _boards(look, page)
        if (yield from _turn(look)):
            return
    _career(look)
    yield from _turn(look)


def _turn(look: Look) -> Frames[bool]:
    """Wait for the next page; true when the brain was wiped."""
    if look.program.career.born_knowing or not look.program.career.brain.games:
        yield from look.console.turn_page()
        return False
    wipe = own(WIPE, look.program.language)
    while (yield from look.console.ask(strings.GALLERY_KEYS, (" ", wipe), default=" ")) == wipe:
        if (yield from look.console.ask_yes_no(strings.REALLY_WIPE, default=False)):
            look.program.career.brain = look.program.career.brain.wiped()
            yield from look.console.tell(strings.WIPED)
            return True
    return False


def _heading(look: Look, words: Text) -> None:
    look.machine.clear()
    look.machine.print_at(1, 0, look.program.text(words).center(40).rstrip())
    look.machine.print_at(2, 1, "─" * 38)


def _boards(look: Look, lessons: Sequence[Lesson]) -> None:
    """A small board for every bad position, with the game that taught it."""
    _heading(look, strings.GALLERY)
    for place, lesson in enumerate(lessons):
        row, column = FIRST_ROW + place // ACROSS * PITCH, FIRST_COLUMN + place % ACROSS * PITCH
        look.machine.print_at(row, column, small_board(lesson.cells))
        look.machine.print_at(row + PITCH - 1, column, str(lesson.game or "").center(5))
    if not lessons:
        look.machine.print_at(10, 0, look.program.text(strings.EMPTY_BRAIN).center(40).rstrip())


def _career(look: Look) -> None:
    brain = look.program.career.brain
    _heading(look, strings.CAREER)
    for wins in (TEN, TEN // 2, 0):
        look.machine.print_at(CURVE_ROW + TEN - 1 - max(wins - 1, 0), 1, f"{wins:>2}")
    bars(look.machine, brain.tens, CURVE_ROW, CURVE_COLUMN, CURVE_COLUMNS, TEN)
    for row, words in enumerate(career_lines(look, brain)):
        look.machine.print_at(CURVE_ROW + TEN + 1 + 2 * row, 3, words)


def career_lines(look: Look, brain: Brain) -> list[str]:
    """The career and the teachers' records in words."""
    text = look.program.text
    games = text(strings.CAREER_GAMES, n=brain.games)
    lines = [text(strings.CAREER_SUM, games=games, won=brain.won, lost=brain.lost)]
    if brain.taught_in:
        lines.append(text(strings.TAUGHT_IN, n=brain.taught_in))
    if brain.fewest:
        lines.append(text(strings.FEWEST, n=text(strings.CAREER_GAMES, n=brain.fewest)))
    if brain.longest:
        lines.append(text(strings.LONGEST, n=brain.longest))
    return lines


PARTNERS = (Partner.RANDOM, Partner.GREEDY, Partner.PERFECT, Partner.INSIDER)
MENU, FACE, HEADING = (6, 8), (15, 13), (21, 17)
MOST_GAMES = 400
"""A partner that has not taught everything by then has no more to teach."""
SLOW, BRISK, FAST = 1, 2, 3
"""Speeds: pawns slide or jump, or a whole game takes a frame."""
BRISK_FRAMES = 6
END_FRAMES = {SLOW: 50, BRISK: 15, FAST: 1}


class Lessons:
    """One career, watched."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.brain = Brain()
        self.speed = BRISK
        self.paused = self.left = False

    def watch(self, partner: Partner, called: str) -> Frames[None]:
        """Play game after game until everything is learned, nothing more can be, or the player has seen enough."""
        look, scan, solutions = self.look, self.look.program.career.scan, Solutions()
        look.machine.clear()
        look.machine.print_at(*HEADING, called.center(strings.MENU).rstrip())
        look.scene.draw(START)
        self._panel(Mood.WAITING)
        while not self.left and not self.brain.taught_in and self.brain.games < MOST_GAMES:
            bout = spar(partner, scan, self.brain.known, solutions, look.program.dice)
            yield from self._show(bout)
            if bout.partner_won:
                self.brain = self.brain.after_loss(in_hand(bout.positions), scan, 0)
            else:
                self.brain = self.brain.after_win()
            self._panel(Mood.SHOCKED if bout.partner_won else Mood.GLAD)
            yield from self._wait(END_FRAMES[self.speed])

    def _panel(self, mood: Mood) -> None:
        text, brain, machine = self.look.program.text, self.brain, self.look.machine
        panel.face(machine, mood)
        panel.words(machine, text(strings.I_KNOW, n=len(brain.lessons)))
        panel.lamps(machine, len(brain.lessons))
        panel.curve(machine, text(strings.CURVE), brain)
        self._tell()

    def _tell(self) -> None:
        text, brain = self.look.program.text, self.brain
        words = strings.PAUSED if self.paused else strings.WATCHED
        self.look.console.write(text(words, n=brain.games, won=brain.won, lost=brain.lost))
        self.look.machine.print_at(HELP_ROW, 1, text(strings.WATCH_KEYS, speed=self.speed).ljust(39))

    def _show(self, bout: Bout) -> Frames[None]:
        if self.speed == FAST:
            self.look.scene.draw(bout.positions[-1])
            return
        self.look.scene.draw(bout.positions[0])
        for before, move in zip(bout.positions, bout.moves, strict=False):
            if self.left:
                return
            if self.speed == SLOW:
                yield from self.look.scene.slide(before, move)
            else:
                self.look.scene.draw(before.play(move))
            yield from self._wait(BRISK_FRAMES)

    def _wait(self, frames: int) -> Frames[None]:
        """Let frames pass, longer when paused, and obey keys."""
        machine = self.look.machine
        while (frames > 0 or self.paused) and not self.left:
            yield
            frames -= 1
            if key := machine.keyboard.take().lower():
                self._obey(key)

    def _obey(self, key: str) -> None:
        if key in LEAVE.keys or key in BACK.keys:
            self.left = True
        elif key in FIRE.keys or clicked(key):
            self.paused = not self.paused
        else:
            step = (key in RIGHT.keys) - (key in LEFT.keys)
            self.speed = min(max(self.speed + step, SLOW), FAST)
        self._tell()


def watch(look: Look) -> Frames[None]:
    """Choose a partner and watch careers until the player has seen enough. Raises LeftError at the prompts."""
    look.machine.clear()
    look.machine.print_at(3, 0, look.program.text(strings.AGAINST).center(40).rstrip())
    panel.face(look.machine, Mood.WAITING, *FACE)
    words, leave = [look.program.text(partner) for partner in strings.PARTNERS], look.console.leave
    chosen = yield from numbered_menu(look.program, *MENU, words, pitch=2, leave=leave)
    again = True
    while again:
        lessons = Lessons(look)
        yield from lessons.watch(PARTNERS[chosen], look.program.text(strings.PARTNERS[chosen]))
        if lessons.left:
            return
        done = strings.DONE_LEARNING if lessons.brain.taught_in else strings.NO_MORE_TO_TEACH
        look.machine.print_at(HELP_ROW, 0, " " * 40)
        yield from look.console.tell(done, n=lessons.brain.games)
        again = yield from look.console.ask_yes_no(strings.WATCH_AGAIN, default=False)
