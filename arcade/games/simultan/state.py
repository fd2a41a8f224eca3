"""What there is on the table: the game or duel, the cursor and the pencil, and the lesson so far."""

from collections.abc import Sequence

from arcade.games.simultan.board import CELLS, LINES, Puzzle
from arcade.games.simultan.duel import Duel
from arcade.games.simultan.levels import BOOK, LEVELS
from arcade.games.simultan.rules import Game
from arcade.games.simultan.statistics import Lesson
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.picture.grid import Cell


class State(Program[Spectrum]):
    """What the looks show and the players change; `Main` knows the order of events."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = BOOK if setup.original else LEVELS[setup.level - 1]
        self.different = bool(self.level.different)
        self.shown = self.level.given
        """Cells that the next puzzle shows."""
        self.lesson = Lesson()
        self.game = Game(Puzzle((0,) * CELLS, ("++",) * len(LINES)))
        self.duel: Duel | None = None
        self.number = 1
        """Which game of the sitting this is."""
        self.solving = False
        """Whether digits are waited for."""
        self.cursor: Cell = (0, 0)
        self.cell = 0
        """The cell where digits go: the one under the cursor, or where it was before it went to a button."""
        self.pencil = False

    def state(self) -> dict[str, Plain]:
        game, lesson, duel = self.game, self.lesson, self.duel
        return {
            "solving": self.solving,
            "solution": game.puzzle.digits,
            **plain_fields(game.puzzle, "signs", "results"),
            "different": self.different,
            "cells": tuple(game.cells),
            "fixed": tuple(sorted(game.fixed)),
            **plain_fields(game, "marks", "points", "checks"),
            **plain_fields(self, "cursor", "pencil"),
            **plain_fields(lesson, "games", "total", "mistakes"),
            "duel": (duel.seat, duel.turn_points, *duel.points) if duel else None,
        }
