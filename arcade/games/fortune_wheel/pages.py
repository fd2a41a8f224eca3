"""Beside the machine the paytable and the graph of the purse; over it the pages that tell of chance."""

from collections.abc import Sequence

from arcade.games.fortune_wheel import scene, strings, theory
from arcade.games.fortune_wheel.levels import LEVELS, Paytable
from arcade.games.fortune_wheel.rules import PULLS, Balance, Pattern, drawn, pattern
from arcade.games.fortune_wheel.state import State
from arcade.games.fortune_wheel.theory import BOLD, MANNERS, THOUSAND, Thousand, Trial
from arcade.machine.keyboard import is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, ROWS
from arcade.toolkit.animation.transitions import flash_cells
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.prompts import next_key
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND, THIN
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.labels import POINT

INK = pair("Gk")

# --- the graph


def extent(history: Sequence[Balance]) -> tuple[int, int]:
    """The lei at a graph's lower and upper edge, at least ten apart."""
    sums = [lei for lei, _ in history] + [expected // PULLS for _, expected in history]
    return min(sums), max(max(sums) + 1, min(sums) + 10)


def curve(history: Sequence[Balance], width: int, height: int) -> Sprite:
    """The graph as a picture; the whole width stands for the pulls there were, but for no fewer than a tenth of it."""
    low, high = extent(history)
    last = max(len(history) - 1, width // 10)
    rows = [0] * height

    def line(sum_729: int) -> int:
        """The pixel row of a sum in 729ths."""
        y = (height - 1) * (sum_729 - low * PULLS) // ((high - low) * PULLS)
        return height - 1 - min(max(y, 0), height - 1)

    before = line(history[0][0] * PULLS)
    for x in range(width):
        pull = x * last // (width - 1)
        if pull >= len(history):
            break
        lei, expected = history[pull]
        now = line(lei * PULLS)
        dots = [line(expected)] if x % 4 < 2 else []
        for y in (*range(min(now, before), max(now, before) + 1), *dots):
            rows[y] |= 1 << width - 1 - x
        before = now
    return Sprite(width, tuple(rows), ((1 << width) - 1,) * height)


def draw_graph(machine: Spectrum, history: Sequence[Balance], row: int, column: int, height: int, width: int) -> None:
    draw_cells(machine, curve(history, CELL * width, CELL * height), row, column)
    colour_cells(machine, row, column, height, width, INK)


# --- the panel

PANEL_COLUMN, PANEL_WIDTH = 19, 13
PAYS_ROW, PAYS_HEIGHT = 1, 10
SMALL_GRAPH_ROW, SMALL_GRAPH_HEIGHT = 11, 7
FRAME, PAYS, TIMES, HIT = pair("yk"), pair("wk"), pair("Yk"), pair("kY")
TIMES_COLUMN, TIMES_WIDTH = 26, 5
"""Where the multiples stand."""
SAMPLES = ("1 1 1", "2 3 4", "4 3 2", "n n n", "n n -", "n - n", "- 1 -")


class Panel:
    """What each pattern pays, and the graph of the purse as it grows."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def draw(self) -> None:
        machine, paytable = self.machine, self.program.terms.paytable
        box(machine, PAYS_ROW, PANEL_COLUMN, PAYS_HEIGHT, PANEL_WIDTH, FRAME, THIN)
        for shown in Pattern:
            sample = SAMPLES[shown] if shown < len(SAMPLES) else self.program.text(strings.REST)
            write(machine, PAYS_ROW + 1 + shown, PANEL_COLUMN + 1, f"{sample:6}{f'x{paytable[shown]}':>5}", PAYS)
            colour_cells(machine, PAYS_ROW + 1 + shown, TIMES_COLUMN, 1, TIMES_WIDTH, TIMES)
        self._on_frame(PAYS_ROW + PAYS_HEIGHT - 1, f" {theory.percent(self.program, paytable)}% ")
        box(machine, SMALL_GRAPH_ROW, PANEL_COLUMN, SMALL_GRAPH_HEIGHT, PANEL_WIDTH, FRAME, THIN)

    def graph(self) -> None:
        """The purse's way so far, real and expected."""
        place = SMALL_GRAPH_ROW + 1, PANEL_COLUMN + 1, SMALL_GRAPH_HEIGHT - 2, PANEL_WIDTH - 2
        draw_graph(self.machine, self.program.purse.history, *place)
        self._on_frame(SMALL_GRAPH_ROW, self.program.text(strings.LEI).upper())

    def _on_frame(self, row: int, words: str) -> None:
        left = PANEL_COLUMN + PANEL_WIDTH // 2 - len(words) // 2
        centred(self.machine, row, words, FRAME, left, len(words))

    def clear(self) -> None:
        """No line is marked."""
        for shown in Pattern:
            self._mark(shown, False)

    def _mark(self, shown: Pattern, on: bool) -> None:
        row = PAYS_ROW + 1 + shown
        write(self.machine, row, PANEL_COLUMN, ">" if on else " ", HIT if on else FRAME)
        colour_cells(self.machine, row, PANEL_COLUMN + 1, 1, PANEL_WIDTH - 2, HIT if on else PAYS)
        if not on:
            colour_cells(self.machine, row, TIMES_COLUMN, 1, TIMES_WIDTH, TIMES)

    def mark(self, shown: Pattern) -> Frames[None]:
        """Point at what the drums show."""
        self._mark(shown, True)
        row, calm = PAYS_ROW + 1 + shown, self.program.calm
        yield from flash_cells(self.machine, row, PANEL_COLUMN, 1, PANEL_WIDTH - 1, 3, 5, calm=calm)


# --- the pages

HEAD, BODY, SUM = pair("Ck"), pair("Wk"), pair("Yk")
NAMES = {level.sets.paytable: level.name for level in reversed(list(LEVELS))}
"""Of each paytable, as the first level that has it is called."""
TABLES = tuple(dict.fromkeys(level.sets.paytable for level in LEVELS))
GRAPH_ROW, GRAPH_COLUMN, GRAPH_HEIGHT, GRAPH_WIDTH = 2, 5, 12, 26
PULLS_A_FRAME, PULLS_A_PIXEL = 20, 5
COUNT_ROW, COUNT_COLUMN = 5, 17
GOAL_PULLS_A_FRAME = 1500
LOG_ROW, LOG_LINES = 12, 8


class Pages:
    """Each covers the whole screen until it is closed."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.opened = 0
        """How often a page has thrown dice, each time others."""

    def show(self, button: Cell) -> Frames[None]:
        """Show a button's page and give the screen back as it was."""
        many = self.goal if self.program.terms.goal else self.thousand
        page = {scene.ODDS: self.odds, scene.GRAPH: self.graph, scene.MANY: many}[button]
        covered = lift_cells(self.machine, 0, 0, ROWS, COLUMNS)
        self.machine.chime(jingles.SELECT)
        yield from page()
        covered.put_back(self.machine)

    def blank(self, title: Text) -> None:
        fill(self.machine, 0, 0, ROWS, COLUMNS, colours=BODY)
        centred(self.machine, 0, self.program.text(title), pair("kY"))

    def foot(self, words: Text) -> None:
        """What the keys do."""
        centred(self.machine, ROWS - 1, self.program.text(words), pair("wk"))

    def paragraph(self, row: int, words: str, colours: int) -> None:
        for place, line in enumerate(wrap(words, COLUMNS), row):
            write(self.machine, place, 0, line, colours)

    def bar(self, row: int, column: int, pixels: int) -> None:
        """A bar from a column to the right."""
        fill(self.machine, row, column, 1, COLUMNS - column, colours=INK)
        if pixels:
            draw(self.machine, tiled(SOLID, pixels, 6), CELL * column, CELL * row + 1)

    def key(self) -> Frames[str]:
        """Any key, click, or the order for the odds."""
        while True:
            key = yield from next_key(self.machine)
            if not is_order(key) or key in HINT.keys:
                return key

    def decimal(self, tenths: int) -> str:
        """Tenths as a decimal number in the run's language."""
        return f"{tenths // 10}{self.program.text(POINT)}{tenths % 10}"

    # --- the odds

    def odds(self) -> Frames[None]:
        """Every pattern's chance, and what comes back; left and right look at the other paytables."""
        own = self.program.terms.paytable
        place = TABLES.index(own)
        while True:
            self._table(place, own)
            key = yield from self.key()
            if key not in LEFT.keys + RIGHT.keys:
                break
            place = (place + (1 if key in RIGHT.keys else -1)) % len(TABLES)
            self.machine.chime(jingles.STEP)

    def _table(self, place: int, own: Paytable) -> None:
        text, table = self.program.text, TABLES[place]
        self.blank(strings.ODDS_TITLE)
        self.foot(strings.TABLES_FOOT)
        words = strings.THIS_TABLE if table == own else strings.OTHER_TABLE
        centred(self.machine, 2, text(words, name=text(NAMES[table])), SUM)
        write(self.machine, 4, 0, text(strings.ODDS_HEAD), HEAD)
        for shown in Pattern:
            write(self.machine, 6 + shown, 0, theory.row(self.program, table, shown), BODY)
        self.paragraph(15, theory.sentence(self.program, table), SUM)
        self.paragraph(19, text(strings.UNPAID), BODY)

    # --- the graph

    def graph(self) -> Frames[None]:
        """What the purse held as far as it remembers, and what was to be expected of the stakes."""
        machine, text, purse = self.machine, self.program.text, self.program.purse
        self.blank(strings.GRAPH_TITLE)
        self.foot(strings.ANY_KEY)
        box(machine, GRAPH_ROW - 1, GRAPH_COLUMN - 1, GRAPH_HEIGHT + 2, GRAPH_WIDTH + 2, HEAD, ROUND)
        draw_graph(machine, purse.history, GRAPH_ROW, GRAPH_COLUMN, GRAPH_HEIGHT, GRAPH_WIDTH)
        low, high = extent(purse.history)
        write(machine, GRAPH_ROW, 0, f"{high:4}", BODY)
        write(machine, GRAPH_ROW + GRAPH_HEIGHT - 1, 0, f"{low:4}", BODY)
        row = GRAPH_ROW + GRAPH_HEIGHT + 1
        draw(machine, tiled(SOLID, 16, 2), CELL, CELL * row + 3)
        draw(machine, tiled(sprite(("##..", "##..")), 16, 2), CELL, CELL * (row + 1) + 3)
        expected = self.decimal((purse.history[-1][1] * 10 + PULLS // 2) // PULLS)
        write(machine, row, 4, text(strings.REAL, sum=purse.lei), BODY)
        write(machine, row + 1, 4, text(strings.EXPECTED, sum=expected), BODY)
        write(machine, row + 2, 4, text(strings.PULLS_STAKED, pulls=purse.pulls, staked=purse.staked), BODY)
        self.paragraph(row + 4, text(strings.GRAPH_MEANING), SUM)
        yield from self.key()

    # --- a thousand pulls

    def thousand(self) -> Frames[None]:
        """A bar for each pattern above a mark where it should end; other pulls as often as fire is pressed."""
        key = FIRE.keys[0]
        while key in FIRE.keys:
            self.opened += 1
            yield from self._pull(Thousand(self.program.terms.paytable, self.program.dice.fork(self.opened)))
            key = yield from self.key()

    def _pull(self, trial: Thousand) -> Frames[None]:
        machine, text = self.machine, self.program.text
        self.blank(strings.THOUSAND_TITLE)
        write(machine, 2, 0, text(strings.THOUSAND_HEAD), HEAD)
        write(machine, 3, 0, text(strings.THOUSAND_MARK), SUM)
        for shown in Pattern:
            row = COUNT_ROW + 2 * shown
            write(machine, row, 0, text(strings.NAMES[shown]), BODY)
            mark = CELL * COUNT_COLUMN + theory.expected(shown) // PULLS_A_PIXEL
            write(machine, row + 1, 12, f"{theory.expected(shown):4}", SUM)
            draw(machine, tiled(SOLID, 2, 5).coloured("Y", "k"), mark - 1, CELL * (row + 1))
        while trial.pulls < THOUSAND:
            trial.pull(PULLS_A_FRAME)
            for shown in Pattern:
                row, count = COUNT_ROW + 2 * shown, trial.counts[shown]
                write(machine, row, 12, f"{count:4}", BODY)
                self.bar(row, COUNT_COLUMN, count // PULLS_A_PIXEL)
            machine.chime(((0.004, trial.pulls // 50),))
            yield
        machine.chime(jingles.POINT)
        self.paragraph(21, text(strings.THOUSAND_SUM, back=trial.back, expected=trial.expected), SUM)
        self.foot(strings.THOUSAND_FOOT)

    # --- ways to the goal

    def goal(self) -> Frames[None]:
        """How often each manner of staking gets there, then a bold game whenever fire is pressed."""
        terms = self.program.terms
        self.blank(strings.MANNERS_TITLE)
        self.paragraph(2, self.program.text(strings.MANNERS_HEAD, start=terms.start, goal=terms.goal), HEAD)
        self.opened += 1
        trial = Trial(terms, self.program.dice.fork(self.opened))
        while not trial.done:
            trial.play(GOAL_PULLS_A_FRAME)
            self._bars(trial)
            yield
        self.machine.chime(jingles.POINT)
        self.foot(strings.MANNERS_FOOT)
        while (yield from self.key()) in FIRE.keys:
            yield from self._bold(trial)

    def _bars(self, trial: Trial) -> None:
        """A pixel for each game in a thousand that is won."""
        for place, manner in enumerate(MANNERS):
            text = self.program.text
            words = text(strings.BOLDLY if manner == BOLD else strings.EACH, n=manner)
            permille = 1000 * trial.reached[place] // max(trial.played[place], 1)
            write(self.machine, 6 + place, 0, f"{words:9}{self.decimal(permille):>5}%", BODY)
            self.bar(6 + place, 16, min(permille, 128))

    def _bold(self, trial: Trial) -> Frames[None]:
        """One bold game, a line a pull."""
        terms, row = trial.terms, LOG_ROW + 1
        machine, text, lei = self.machine, self.program.text, terms.start
        fill(machine, LOG_ROW, 0, LOG_LINES + 2, COLUMNS)
        write(machine, LOG_ROW, 0, text(strings.BOLD_GAME), HEAD)
        while 0 < lei < terms.goal:
            staked = theory.stake(BOLD, lei, terms.goal)
            drums = drawn(trial.dice)
            times = terms.paytable[pattern(drums)]
            digits = " ".join(map(str, drums))
            words = text(strings.BOLD_LINE, lei=lei, staked=staked, drums=digits, times=times)
            write(machine, row, 0, words.ljust(COLUMNS), BODY)
            lei += staked * (times - 1)
            row = row + 1 if row < LOG_ROW + LOG_LINES else LOG_ROW + 1
            machine.chime(jingles.TAKE if times else jingles.THUD)
            yield from machine.wait(25)
        write(machine, LOG_ROW + 1 + LOG_LINES, 0, text(strings.AT_THE_GOAL if lei else strings.ALL_GONE), SUM)
        machine.chime(jingles.BONUS if lei else jingles.WRONG)
