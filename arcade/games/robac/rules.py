"""The rules of Robac: a worm of fixed length that never stops eats spiders, shuns mushrooms and must not bump the edge.

A spider is worth points, a mushroom costs a life and clears the field, the edge costs points. Points below zero or the
loss of the last life end the game. After every step something may pop up. The prince follows the same rules.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from arcade.games.robac.levels import Rules
from arcade.toolkit.contract.dice import Dice

Cell = tuple[int, int]
"""Row from the top, column from the left."""

EMPTY, SPENT, POISON, REMEDY = b".xmr"
"""What a cell can hold besides prizes; a spent cell stays unused until the worm crosses it."""
PRIZES = b"1234"
"""The kinds of spiders, or of the prince's prizes."""


class Heading(IntEnum):
    """A direction; one more is a quarter turn clockwise."""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns that each heading adds."""


def beyond(cell: Cell, heading: Heading) -> Cell:
    """The next cell in a heading, perhaps outside."""
    down, right = STEPS[heading]
    return cell[0] + down, cell[1] + right


@dataclass
class Field:
    """Rows and columns of cells, one byte each: readable as text."""

    rows: int
    columns: int

    def __post_init__(self) -> None:
        self.cells = bytearray((EMPTY,)) * (self.rows * self.columns)

    def holds(self, cell: Cell) -> bool:
        """Whether a cell is inside."""
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns

    def __getitem__(self, cell: Cell) -> int:
        return self.cells[cell[0] * self.columns + cell[1]]

    def __setitem__(self, cell: Cell, item: int) -> None:
        self.cells[cell[0] * self.columns + cell[1]] = item

    def clear(self) -> None:
        self.cells[:] = bytes((EMPTY,)) * len(self.cells)

    def where(self, items: bytes) -> list[Cell]:
        """The cells that hold one of the items, from the top left."""
        found: list[int] = []
        for item in items:
            at = self.cells.find(item)
            while at >= 0:
                found.append(at)
                at = self.cells.find(item, at + 1)
        return [divmod(at, self.columns) for at in sorted(found)]

    def any_cell(self, dice: Dice, rows: int) -> Cell:
        """A random cell of so many rows from the top."""
        return dice.below(rows), dice.below(self.columns)

    def picture(self) -> tuple[str, ...]:
        """The rows as text."""
        text = self.cells.decode()
        return tuple(text[at : at + self.columns] for at in range(0, len(text), self.columns))


class Ate(NamedTuple):
    """The head took a prize."""

    cell: Cell
    item: int
    points: int


class Bumped(NamedTuple):
    """The edge was touched, at a cost."""

    cost: int


class Struck(NamedTuple):
    """A life is lost, to a mushroom in a cell or to the ogre."""

    cell: Cell


class Appeared(NamedTuple):
    """Something popped up."""

    cell: Cell
    item: int


class Vanished(NamedTuple):
    """A cell is empty; if the worm is there, it is hidden until drawn anew."""

    cell: Cell


class Moved(NamedTuple):
    """A prize walked to the next cell."""

    cell: Cell
    to: Cell
    item: int


class Cured(NamedTuple):
    """A remedy was eaten, and the mushrooms in `cells` are gone."""

    cell: Cell
    cells: tuple[Cell, ...]


Event = Ate | Bumped | Struck | Appeared | Vanished | Moved | Cured


@dataclass
class Ogre:
    """Runs after the prince: `percent` steps in a hundred of the prince's; `saved` are hundredths of a step."""

    cell: Cell
    percent: int
    saved: int = 0

    def chase(self, prey: Cell, dice: Dice) -> bool:
        """Come nearer if a whole step is saved up, along the longer way; returns whether the prey is caught.

        Prey that runs into the ogre is caught, too.
        """
        if prey == self.cell:
            return True
        self.saved += self.percent
        if self.saved >= 100:
            self.saved -= 100
            row, column = self.cell
            down, right = prey[0] - row, prey[1] - column
            if abs(down) > abs(right) or (abs(down) == abs(right) and dice.percent(50)):
                self.cell = row + (down > 0) - (down < 0), column
            else:
                self.cell = row, column + (right > 0) - (right < 0)
        return prey == self.cell


SAFE_CELLS = 3
"""Before the head, which get no mushroom."""
CURED_MUSHROOMS, TRIES, LEAST_PRIZE_PERCENT = 5, 40, 8


@dataclass
class World:
    """The field, the worm on it, points and lives."""

    dice: Dice
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        rules = self.rules
        self.field = Field(rules.rows, rules.columns)
        self.score = 0
        self.lives = rules.lives
        self.steps = 0
        self.leaving: dict[Cell, int] = {}
        """The step in which a prize leaves its cell."""
        self.worm: tuple[Cell, ...] = ()
        self.headings: tuple[Heading, ...] = ()
        """The worm's cells from the head on, and the heading in which each was entered."""
        self.ogre: Ogre | None = None
        self.revive()

    def revive(self) -> None:
        """Clear the field and put the worm at its start, heading right."""
        rules, (row, column) = self.rules, self.rules.start
        self.field.clear()
        self.leaving.clear()
        self.heading = Heading.RIGHT
        self.worm = tuple((row, column - back) for back in range(rules.length))
        self.headings = (Heading.RIGHT,) * rules.length
        self.struck = False
        if rules.ogre_percent:
            self.ogre = Ogre((rules.rows - 2, rules.columns - 2), rules.ogre_percent)

    @property
    def over(self) -> bool:
        """Whether the last life is lost or the points are below zero."""
        return self.lives == 0 or self.score < 0

    @property
    def edge_cost(self) -> int:
        return max(self.rules.edge_least, self.score * self.rules.edge_percent // 100)

    @property
    def in_danger(self) -> bool:
        """Whether touching the edge now would end the game."""
        return self.score < self.edge_cost

    @property
    def prize_percent(self) -> int:
        """The share of prizes among things that pop up now."""
        lost = self.rules.lives - self.lives
        return max(self.rules.prize_percent - lost * self.rules.loss_percent, LEAST_PRIZE_PERCENT)

    def tick(self, command: Heading | None = None) -> list[Event]:
        """One step, perhaps in a new heading; returns what happened, in order. After `struck`, call `revive`."""
        events = self.move(command)
        return events if self.over or self.struck else events + self.change()

    def move(self, command: Heading | None = None) -> list[Event]:
        """The first part of a step: the worm moves, and the ogre."""
        if command is not None:
            self.heading = command
        self.steps += 1
        events: list[Event] = []
        target = beyond(self.worm[0], self.heading)
        if not self.field.holds(target):
            events.append(Bumped(self.edge_cost))
            self.score -= self.edge_cost
            if self.over:
                return events
        elif self.field[target] == POISON:
            return [self._strike(target)]
        else:
            self._advance(target, events)
        if self.ogre is not None and self.ogre.chase(self.worm[0], self.dice):
            return [*events, self._strike(self.worm[0])]
        return events

    def change(self) -> list[Event]:
        """The second part of a step: prizes go or walk, and something pops up."""
        events: list[Event] = []
        self._depart(events)
        self._wander(events)
        self._sow(events)
        return events

    def _strike(self, cell: Cell) -> Struck:
        self.lives -= 1
        self.struck = True
        return Struck(cell)

    def _advance(self, target: Cell, events: list[Event]) -> None:
        self.worm = (target, *self.worm[:-1])
        self.headings = (self.heading, *self.headings[:-1])
        item = self.field[target]
        self.field[target] = EMPTY
        if item in PRIZES:
            self.leaving.pop(target, None)
            points = self.rules.points[PRIZES.index(item)]
            self.score += points
            events.append(Ate(target, item, points))
        elif item == REMEDY:
            events.append(Cured(target, self._cure(target)))

    def _cure(self, cell: Cell) -> tuple[Cell, ...]:
        """Take away the mushrooms nearest to a cell."""
        near = sorted(self.field.where(bytes((POISON,))), key=lambda one: (distance(one, cell), one))[:CURED_MUSHROOMS]
        for one in near:
            self.field[one] = EMPTY
        return tuple(near)

    def _depart(self, events: list[Event]) -> None:
        """Prizes go whose time is up."""
        for cell in [cell for cell, step in self.leaving.items() if step <= self.steps]:
            del self.leaving[cell]
            self.field[cell] = EMPTY
            events.append(Vanished(cell))

    def _wander(self, events: list[Event]) -> None:
        """Prizes whose turn it is walk to a random cell beside them if that is free."""
        for item, every in zip(PRIZES, self.rules.walks, strict=True):
            if not every or self.steps % every:
                continue
            for cell in self.field.where(bytes((item,))):
                to = beyond(cell, Heading(self.dice.below(4)))
                if self.field.holds(to) and self.field[to] == EMPTY and to not in self.worm:
                    self.field[cell], self.field[to] = EMPTY, item
                    if cell in self.leaving:
                        self.leaving[to] = self.leaving.pop(cell)
                    events.append(Moved(cell, to, item))

    def _sow(self, events: list[Event]) -> None:
        """Something pops up: in a free cell. Prizes and remedies stay; any other cell becomes empty."""
        rules = self.rules
        if rules.crowd and len(self.field.where(PRIZES)) >= rules.crowd:
            return
        item = PRIZES[self.dice.below(4)] if self.dice.percent(self.prize_percent) else POISON
        if rules.remedy_percent and self.dice.percent(rules.remedy_percent):
            item = REMEDY
        cell = self.field.any_cell(self.dice, rules.sown_rows)
        for _ in range(TRIES if rules.fair else 0):
            if not self._barred(cell, item):
                break
            cell = self.field.any_cell(self.dice, rules.sown_rows)
        else:
            if rules.fair:
                return
        held = self.field[cell]
        if held in PRIZES or held == REMEDY:
            return
        if held == EMPTY and cell not in self.worm:
            self.field[cell] = item
            if item in PRIZES and (stay := rules.stays[PRIZES.index(item)]):
                self.leaving[cell] = self.steps + stay
            events.append(Appeared(cell, item))
        else:
            self.field[cell] = EMPTY if rules.fair or cell in self.worm else SPENT
            events.append(Vanished(cell))

    def _barred(self, cell: Cell, item: int) -> bool:
        (row, column), (down, right) = self.worm[0], STEPS[self.heading]
        ahead = [(row + down * step, column + right * step) for step in range(1, SAFE_CELLS + 1)]
        return cell in self.worm or (item == POISON and cell in ahead) or (self.ogre and self.ogre.cell) == cell


def to_edge(world: World) -> int:
    """Steps straight on to the edge."""
    (row, column), field = world.worm[0], world.field
    return (row, field.columns - 1 - column, field.rows - 1 - row, column)[world.heading]


def distance(one: Cell, other: Cell) -> int:
    """Steps from cell to cell."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
