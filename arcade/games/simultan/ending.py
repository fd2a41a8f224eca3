"""What is said at the end: of a game, and of the whole lesson."""

from dataclasses import replace

from arcade.games.simultan import MUSIC, strings
from arcade.games.simultan.arithmetic import mixed
from arcade.games.simultan.levels import LEVELS
from arcade.games.simultan.look import Ending, State
from arcade.games.simultan.panel import BLINK_FRAMES, BUTTONS_ROW, LEFT, WIDTH, Panel
from arcade.games.simultan.rules import CELLS, LINES
from arcade.games.simultan.scene import CARD, CHALK, FRAME, Board, Place, place_of
from arcade.machine.machine import Frames
from arcade.toolkit.animation.living import Fireworks
from arcade.toolkit.animation.storyboard import shot
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.headline import headline, tall_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.sound.player import with_music
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

LABEL_COLUMN, VALUE_END = 4, 28
FIRST_ROW = 6
ROCKETS = ((40, 40), (136, 64), (72, 112), (150, 130), (96, 30), (30, 96))
"""Pixels on the board where chalk sparks fly."""
VALUE, NEWS = pair("Yk"), pair("Ck")


def verdict(program: State, ending: Ending) -> str:
    """What is said of a game, and what comes next."""
    text, lesson = program.text, program.lesson
    match ending:
        case Ending.SOLVED:
            praise = text(strings.BRAVO, n=program.game.points)
            if len(program.game.puzzle.given) > program.shown:
                return f"{praise}\n{text(strings.LESS_SHOWN)}"
            if program.setup.level != LEVELS.hardest and not program.game.hints:
                return f"{praise}\n{text(strings.READY_FOR_MORE)}"
            return f"{praise}\n{text(strings.AVERAGE, n=lesson.games, average=mixed(lesson.average))}"
        case Ending.TIME:
            return text(strings.TIME_IS_UP)
        case Ending.WRONG:
            return text(strings.NOT_RIGHT)
        case Ending.GIVEN_UP:
            return text(strings.GIVEN_UP)
    first, second = program.duel.points if program.duel else (0, 0)
    return "   ".join(f"{text(strings.PLAYER, n=seat)}: {points}" for seat, points in ((1, first), (2, second)))


class Closing:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: State, board: Board, panel: Panel, outcome: Outcome, mended: bool) -> None:
        """`mended`: the computer's digits are on the board."""
        self.program, self.machine = program, program.machine
        self.board, self.panel = board, panel
        self.outcome, self.mended = outcome, mended

    def play(self) -> Frames[None]:
        """The lines light up one after the other, or the right digits; then the word, and what the teacher thinks."""
        lost = self.outcome is Outcome.LOST
        self.panel.point(False)
        self.panel.mood = "sorry" if lost else "glad"
        self.panel.live(BLINK_FRAMES)
        fill(self.machine, BUTTONS_ROW, LEFT, 9, WIDTH, EMPTY, CHALK)
        words = self.program.text(WORDS[self.outcome]).split()
        for row, word in enumerate(words):
            top = BUTTONS_ROW + (len(words) < 3) + 3 * row
            tall_words(self.machine, word, top, LEFT, WIDTH, "WC" if lost else "YW")
        if self.mended:
            yield from self._write_in()
        else:
            yield from self._light_up()
        if not lost:
            fireworks = Fireworks(self.machine, ROCKETS, 10)
            yield from shot(self.machine, fireworks.frames, fireworks.step)

    def _write_in(self) -> Frames[None]:
        """The digits that were wrong or missing are chalked in one by one."""
        game = self.program.game
        right = game.puzzle.digits
        wrong = [cell for cell in range(CELLS) if game.cells[cell] != right[cell]]
        for cell in wrong:
            self.board.place(cell, Place())
        yield from pause(20)
        for cell in wrong:
            self.machine.chime(((0.006, 24.0), (0.006, 14.0), (0.02, float(right[cell]))))
            self.board.place(cell, Place(right[cell], True, colours=CARD))
            yield from pause(12)

    def _light_up(self) -> Frames[None]:
        for line, cells in enumerate(LINES):
            self.machine.chime(((0.05, 7.0 + 4 * line), (0.05, 11.0 + 4 * line)))
            for cell in cells:
                self.board.place(cell, place_of(self.program, cell, cells))
            yield from pause(14)
            for cell in cells:
                self.board.place(cell, place_of(self.program, cell))

    def rest(self, frame: int) -> None:
        """The teacher blinks; after a win the lines go on lighting up, one at a time."""
        self.panel.live(frame + BLINK_FRAMES)
        if self.mended or frame % 25:
            return
        lit = LINES[frame // 25 % len(LINES)]
        for cell in range(CELLS):
            self.board.place(cell, replace(place_of(self.program, cell), colours=CARD if cell in lit else CHALK))


def summary(program: State) -> Frames[None]:
    yield from reveal(program.machine, lambda: _picture(program), Wipe.DOWN)
    yield from with_music(program.machine, MUSIC.title, ask_key(program.machine))


def _picture(program: State) -> None:
    machine, text, lesson = program.machine, program.text, program.lesson
    fill(machine, 0, 0, 24, 32, WOOD, FRAME)
    fill(machine, 1, 1, 22, 30, EMPTY, CHALK)
    headline(machine, text(strings.SUMMARY), 3, "WWY", "k", most=2)
    rows: list[tuple[str, object]] = [(text(strings.GAMES_PLAYED), lesson.games)]
    if program.duel:
        rows += [(text(strings.WON_BY, n=seat + 1), lesson.wins[seat]) for seat in (0, 1)]
    else:
        rows.append((text(strings.GAMES_WON), lesson.won))
    rows += [(text(strings.AVERAGE_POINTS), mixed(lesson.average)), (text(strings.BEST_POINTS), lesson.best)]
    if not program.duel:
        rows.append((text(strings.HINTS_TAKEN), lesson.hints))
    for row, (label, value) in enumerate(rows):
        write(machine, FIRST_ROW + 2 * row, LABEL_COLUMN, label, CHALK)
        write(machine, FIRST_ROW + 2 * row, VALUE_END - len(str(value)), str(value), VALUE)
    row = FIRST_ROW + 2 * len(rows)
    if lesson.most_mistaken is None:
        centred(machine, row, text(strings.NO_MISTAKES), NEWS, 2, 28)
    else:
        mistake, times = lesson.most_mistaken
        write(machine, row, LABEL_COLUMN, text(strings.MISTAKEN_MOST, n=times), CHALK)
        write(machine, row + 1, LABEL_COLUMN + 2, text(strings.NAMES[mistake]), VALUE)
    centred(machine, 19, text(strings.GOODBYE), NEWS, 2, 28)
    centred(machine, 21, text(PRESS_A_KEY_OR_FIRE), CHALK, 2, 28)
