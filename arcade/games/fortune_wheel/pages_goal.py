"""The page of ways to the goal: how often each manner of staking gets there, and bold games to watch."""

from arcade.games.fortune_wheel import strategies, strings
from arcade.games.fortune_wheel.levels import Terms
from arcade.games.fortune_wheel.pages import BODY, HEAD, SUM, Page
from arcade.games.fortune_wheel.rules import DIGITS, pattern
from arcade.games.fortune_wheel.strategies import BOLD, MANNERS, Trial
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.panels import write
from arcade.toolkit.sound import jingles

PULLS_A_FRAME = 1500
BARS_ROW, BAR_COLUMN = 6, 16
PIXELS_A_PERCENT = 10
LOG_ROW, LOG_LINES, LOG_PACE = 12, 8, 25


class GoalPage(Page):
    """A thousand games of each manner, played on the spot."""

    def show(self, terms: Terms) -> Frames[None]:
        """The bars, then a bold game whenever fire is pressed."""
        self.open()
        self.blank(strings.MANNERS_TITLE, None)
        self.paragraph(2, self.program.text(strings.MANNERS_HEAD, start=terms.start, goal=terms.goal), HEAD)
        self.opened += 1
        dice = self.program.dice.fork(self.opened)
        trial = Trial(terms, dice)
        while not trial.done:
            trial.play(PULLS_A_FRAME)
            self._bars(trial)
            yield
        self.machine.chime(jingles.POINT)
        self.foot(strings.MANNERS_FOOT)
        while (yield from self.key()) in FIRE.keys:
            yield from self._bold(terms, dice)
        self.close()

    def _bars(self, trial: Trial) -> None:
        for place, manner in enumerate(MANNERS):
            row, text = BARS_ROW + place, self.program.text
            words = text(strings.BOLDLY) if manner == BOLD else text(strings.EACH, n=manner)
            permille = 1000 * trial.reached[place] // max(trial.played[place], 1)
            write(self.machine, row, 0, f"{words:9}{self.decimal(permille):>5}%", BODY)
            self.bar(row, BAR_COLUMN, min(PIXELS_A_PERCENT * permille // 10, 8 * (COLUMNS - BAR_COLUMN)))

    def _bold(self, terms: Terms, dice: Dice) -> Frames[None]:
        """One bold game, a line a pull."""
        machine, text, lei, row = self.machine, self.program.text, terms.start, 0
        fill(machine, LOG_ROW, 0, LOG_LINES + 2, COLUMNS)
        write(machine, LOG_ROW, 0, text(strings.BOLD_GAME), HEAD)
        while 0 < lei < terms.goal:
            staked = strategies.stake(BOLD, lei, terms.goal)
            drums = 1 + dice.below(DIGITS), 1 + dice.below(DIGITS), 1 + dice.below(DIGITS)
            times = terms.paytable.pays[pattern(drums)]
            digits = " ".join(map(str, drums))
            words = text(strings.BOLD_LINE, lei=lei, staked=staked, drums=digits, times=times)
            write(machine, LOG_ROW + 1 + row % LOG_LINES, 0, words.ljust(COLUMNS), BODY)
            lei += staked * (times - 1)
            row += 1
            machine.chime(jingles.TAKE if times else jingles.THUD)
            yield from machine.wait(LOG_PACE)
        words = text(strings.AT_THE_GOAL) if lei else text(strings.ALL_GONE)
        write(machine, LOG_ROW + 1 + LOG_LINES, 0, words, SUM)
        machine.chime(jingles.BONUS if lei else jingles.WRONG)
