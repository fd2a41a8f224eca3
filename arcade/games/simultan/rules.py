"""The rules: fill nine cells with digits from 1 to 9 so that all six lines make their results, while points tick away.

3000 points fall by one with each pass of 13.2 frames, and at none the game is lost; cells shown from the start cost
some beforehand. Digits may be overwritten freely, as long as the answer has not been checked. A right answer is worth
the points that are left, whichever solution it is. A wrong one costs points or, when it was the last, the game.

Cells count row by row from 0; lines are the three rows from above, then the three columns from the left.

Two players take turns on one puzzle with one solution: a turn is one digit, worth the more the sooner it stands. It
begins with 200 points, one less with each pass; the right digit earns what is left of them, a wrong one costs 50 of
those earned before. Either way, and when nothing is left, it is the other's turn. More points win.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from arcade.games.simultan.arithmetic import MISTAKES, worth
from arcade.games.simultan.levels import Mistake

SIDE, CELLS = 3, 9
DIGITS = range(1, 10)
EMPTY = 0
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
FULL_POINTS = 3000
GIVEN_COST, HINT_COST, CHECK_COST = 150, 300, 300
PASS_TENTHS = 132
TURN_POINTS, WRONG_COST = 200, 50


@dataclass(frozen=True)
class Puzzle:
    """What is asked, and the digits the computer thought of."""

    digits: tuple[int, ...]
    signs: tuple[str, ...]
    """The two signs of each line."""
    different: bool = False
    """Whether every digit may stand only once."""
    given: tuple[int, ...] = ()
    """The cells shown from the start."""

    @cached_property
    def results(self) -> tuple[int, ...]:
        """What each line has to make: a whole number always."""
        return tuple(worth(self.along(self.digits, line), self.signs[line]).numerator for line in range(len(LINES)))

    @staticmethod
    def along(cells: Sequence[int], line: int) -> tuple[int, ...]:
        return tuple(cells[cell] for cell in LINES[line])

    def made(self, cells: Sequence[int], line: int) -> Fraction | None:
        """What a line makes with a player's digits; None while one is missing."""
        digits = self.along(cells, line)
        return None if EMPTY in digits else worth(digits, self.signs[line])

    def wrong(self, cells: Sequence[int]) -> tuple[int, ...]:
        """The full lines that do not make what they should."""
        return tuple(line for line, result in enumerate(self.results) if self.made(cells, line) not in (None, result))

    def clashes(self, cells: Sequence[int]) -> tuple[int, ...]:
        """The cells whose digit stands elsewhere too, where digits must differ."""
        if not self.different:
            return ()
        counts = Counter(cells)
        return tuple(cell for cell, digit in enumerate(cells) if digit != EMPTY and counts[digit] > 1)

    def solved(self, cells: Sequence[int]) -> bool:
        """Whether the digits are a solution, the computer's or any other."""
        return EMPTY not in cells and not self.wrong(cells) and not self.clashes(cells)


class Clock:
    """Passes of the original's loop, counted in frames."""

    def __init__(self) -> None:
        self.tenths = 0

    def step(self) -> bool:
        """A frame goes by; whether a pass has ended."""
        self.tenths += 10
        ended, self.tenths = divmod(self.tenths, PASS_TENTHS)
        return bool(ended)


class Game:
    """One puzzle, and a player's digits so far, see `levels.Terms`."""

    def __init__(self, puzzle: Puzzle, checks: int = 1, live: bool = False) -> None:
        self.puzzle = puzzle
        self.checks = checks
        self.live = live
        self.points = FULL_POINTS - GIVEN_COST * len(puzzle.given)
        self.fixed = set(puzzle.given)
        """Cells that cannot be changed: given, or shown as hints."""
        self.cells = [digit if cell in self.fixed else EMPTY for cell, digit in enumerate(puzzle.digits)]
        self.marks = [0] * CELLS
        """Pencil marks: bit 1 to bit 9 of each cell."""
        self.hints = 0
        self._before: list[tuple[int, int, int]] = []

    def write(self, cell: int, digit: int) -> bool:
        """Write a digit, or EMPTY; false where it cannot be changed."""
        if cell in self.fixed:
            return False
        if digit != self.cells[cell]:
            self._note(cell)
            self.cells[cell] = digit
        return True

    def spin(self, cell: int) -> bool:
        """The next digit; after 9 none."""
        return self.write(cell, (self.cells[cell] + 1) % (CELLS + 1))

    def mark(self, cell: int, digit: int) -> bool:
        """Pencil a digit into a corner, or rub it out; false where it cannot be."""
        if cell in self.fixed or self.cells[cell] != EMPTY:
            return False
        self._note(cell)
        self.marks[cell] ^= 1 << digit
        return True

    def clear(self, cell: int) -> bool:
        """Rub out a digit, or else the pencil marks; false where there is nothing to rub out."""
        if cell in self.fixed or not (self.cells[cell] or self.marks[cell]):
            return False
        self._note(cell)
        if self.cells[cell] != EMPTY:
            self.cells[cell] = EMPTY
        else:
            self.marks[cell] = 0
        return True

    def take_back(self) -> int | None:
        """Undo what was written last; the cell, or None if there is nothing."""
        while self._before:
            cell, digit, marks = self._before.pop()
            if cell not in self.fixed:
                self.cells[cell], self.marks[cell] = digit, marks
                return cell
        return None

    def hint(self, cell: int) -> int | None:
        """Show the digit of the cell if it is not right yet, else of another; which one, or None without the points."""
        order = [cell, *(other for other in range(CELLS) if other != cell)]
        wrong = [other for other in order if self.cells[other] != self.puzzle.digits[other]]
        if self.points <= HINT_COST or not wrong:
            return None
        shown = wrong[0]
        self.points -= HINT_COST
        self.hints += 1
        self.fix(shown)
        return shown

    def fix(self, cell: int) -> None:
        """Let the computer's digit stand in a cell for good."""
        self.cells[cell], self.marks[cell] = self.puzzle.digits[cell], 0
        self.fixed.add(cell)

    def failed_check(self) -> bool:
        """Count a wrong answer; whether the player may go on."""
        self.checks -= 1
        self.points = max(self.points - CHECK_COST, 0)
        return self.checks > 0 and self.points > 0

    def tick(self) -> None:
        self.points = max(self.points - 1, 0)

    @property
    def full(self) -> bool:
        return EMPTY not in self.cells

    @property
    def untouched(self) -> bool:
        return not any(digit for cell, digit in enumerate(self.cells) if cell not in self.fixed)

    @property
    def right_lines(self) -> tuple[int, ...]:
        """The full lines that make what they should."""
        puzzle = self.puzzle
        return tuple(line for line, result in enumerate(puzzle.results) if puzzle.made(self.cells, line) == result)

    def _note(self, cell: int) -> None:
        self._before.append((cell, self.cells[cell], self.marks[cell]))


class Duel:
    """Whose turn it is and what each has earned."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = 0
        self.points = [0, 0]
        self.turn_points = TURN_POINTS
        self.owners: dict[int, int] = {}
        """Who found the digit of a cell."""

    @property
    def tried(self) -> int | None:
        """The cell with a digit that has not been handed in."""
        game = self.game
        return next((cell for cell, digit in enumerate(game.cells) if digit and cell not in game.fixed), None)

    def settle(self, cell: int) -> None:
        """Take away a digit that stands in another cell: only one is tried at a time."""
        if (tried := self.tried) is not None and tried != cell:
            self.game.clear(tried)

    def hand_in(self) -> bool:
        """Judge the digit that stands there; whether it was right."""
        cell, game = self.tried, self.game
        if cell is None:
            raise ValueError("there is nothing to hand in")
        right = game.cells[cell] == game.puzzle.digits[cell]
        if right:
            game.fix(cell)
            self.owners[cell] = self.seat
            self.points[self.seat] += self.turn_points
        else:
            game.clear(cell)
            self.points[self.seat] = max(self.points[self.seat] - WRONG_COST, 0)
        self.pass_on()
        return right

    def pass_on(self) -> None:
        if (tried := self.tried) is not None:
            self.game.clear(tried)
        self.seat = 1 - self.seat
        self.turn_points = TURN_POINTS

    def tick(self) -> bool:
        """A pass goes by; whether the turn has run out."""
        self.turn_points -= 1
        if self.turn_points > 0:
            return False
        self.pass_on()
        return True

    @property
    def over(self) -> bool:
        return len(self.game.fixed) == CELLS


@dataclass(frozen=True)
class Lesson:
    """A sitting so far. Lost games count for the average with no points."""

    games: int = 0
    won: int = 0
    total: int = 0
    best: int = 0
    hints: int = 0
    wins: tuple[int, int] = (0, 0)
    """Duels won by either player."""
    mistakes: tuple[int, ...] = (0,) * len(MISTAKES)
    """How often each kind was made."""

    @property
    def average(self) -> Fraction:
        """Points a game, exactly."""
        return Fraction(self.total, max(self.games, 1))

    @property
    def most_mistaken(self) -> tuple[Mistake, int] | None:
        """The kind of mistake made most often, and how often."""
        most = max(self.mistakes)
        return (MISTAKES[self.mistakes.index(most)], most) if most else None

    def played(self, points: int, won: bool, hints: int = 0) -> "Lesson":
        """After a game that one player won with some points, or lost."""
        points = points if won else 0
        return replace(
            self,
            games=self.games + 1,
            won=self.won + won,
            total=self.total + points,
            best=max(self.best, points),
            hints=self.hints + hints,
        )

    def duelled(self, points: tuple[int, int]) -> "Lesson":
        first, second = self.wins
        wins = first + (points[0] > points[1]), second + (points[1] > points[0])
        return replace(self.played(max(points), True), wins=wins)

    def noted(self, mistakes: Iterable[Mistake]) -> "Lesson":
        counts = list(self.mistakes)
        for mistake in mistakes:
            counts[MISTAKES.index(mistake)] += 1
        return replace(self, mistakes=tuple(counts))
