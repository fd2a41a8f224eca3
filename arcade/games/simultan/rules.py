"""The rules: fill nine cells with digits from 1 to 9 so that all six lines make their results, while points tick away.

3000 points fall by one with each pass of 13.2 frames, and at none the game is lost; cells shown from the start cost
some beforehand. Digits may be overwritten freely, as long as the answer has not been checked. A right answer is worth
the points that are left, whichever solution it is. A wrong one costs points or, when it was the last, the game.
"""

from arcade.games.simultan.board import CELLS, EMPTY, LINES, Puzzle

FULL_POINTS = 3000
GIVEN_COST, HINT_COST, CHECK_COST = 150, 300, 300
PASS = 132
"""Tenths of frames in which a point is lost."""


class Clock:
    """Passes of the original's loop, counted in frames."""

    def __init__(self) -> None:
        self.tenths = 0

    def step(self) -> bool:
        """A frame goes by; whether a pass has ended."""
        self.tenths += 10
        if self.tenths < PASS:
            return False
        self.tenths -= PASS
        return True


class Game:
    """One puzzle, and a player's digits so far."""

    def __init__(self, puzzle: Puzzle, checks: int = 1, live: bool = False) -> None:
        self.puzzle = puzzle
        self.checks = checks
        """Answers that may still be tried."""
        self.live = live
        """Whether right lines are ticked off at once."""
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
        """A pass goes by."""
        self.points = max(self.points - 1, 0)

    @property
    def full(self) -> bool:
        """Whether no cell is empty."""
        return EMPTY not in self.cells

    @property
    def untouched(self) -> bool:
        """Whether the player has written nothing."""
        return not any(digit for cell, digit in enumerate(self.cells) if cell not in self.fixed)

    @property
    def solved(self) -> bool:
        """Whether the answer is right."""
        return self.puzzle.solved(self.cells)

    @property
    def right_lines(self) -> tuple[int, ...]:
        """The full lines that make what they should."""
        wrong = self.puzzle.wrong(self.cells)
        return tuple(
            line for line in range(len(LINES)) if line not in wrong and EMPTY not in Puzzle.along(self.cells, line)
        )

    def _note(self, cell: int) -> None:
        self._before.append((cell, self.cells[cell], self.marks[cell]))
