"""The lessons of the modern look: which tasks they set, how long the cylinder waits, and the report that ends them."""

from collections import Counter
from dataclasses import dataclass, field

from arcade.games.valence.compounds import BINARY, GROUPS, SEVERAL, Compound
from arcade.games.valence.elements import ELEMENTS
from arcade.games.valence.rules import ElementTask, FormulaTask, Kind, Task
from arcade.toolkit.contract.dice import Dice

TOP_MARK, PASS_MARK = 10, 5
LIGHT = ELEMENTS[:10]
HEAVY = ELEMENTS[10:]
"""The elements of two shells at most, and the others."""
READING_TIMES = 2
"""How many times longer a question waits once it has been explained."""


@dataclass(frozen=True)
class Plan:
    """One lesson: how many tasks it takes from each stock, in rising order, and frames of a waiting period."""

    elements: tuple[tuple[range, int], ...] = ()
    compounds: tuple[tuple[tuple[Compound, ...], int], ...] = ()
    period: int | None = None
    """None where nobody is hurried."""


PLANS = (
    Plan(elements=((LIGHT, 4), (HEAVY, 4))),
    Plan(elements=((LIGHT, 4), (ELEMENTS, 4), (HEAVY, 4)), period=150),
    Plan(compounds=((BINARY[:9], 4), (BINARY[9:], 3), (SEVERAL, 5)), period=300),
    Plan(compounds=((SEVERAL, 4), (GROUPS, 8)), period=240),
)
LESSONS = range(1, len(PLANS) + 1)


def tasks(lesson: int, dice: Dice) -> list[Task]:
    """What a lesson asks, drawn by chance; nothing comes twice."""
    plan = PLANS[lesson - 1]
    asked: list[Task] = []
    taken: set[int | Compound] = set()
    for stock, count in plan.elements:
        fresh = [number for number in stock if number not in taken]
        dice.shuffle(fresh)
        taken.update(fresh[:count])
        asked += [ElementTask(number) for number in fresh[:count]]
    for compounds, count in plan.compounds:
        mixed = list(compounds)
        dice.shuffle(mixed)
        asked += [FormulaTask(compound) for compound in mixed[:count]]
    return asked


@dataclass
class Report:
    """How one player fared in a lesson."""

    questions: int = 0
    """Asked in the whole lesson, whether or not it came to them."""
    clean: int = 0
    """Answered rightly at once, without a hint."""
    hints: int = 0
    mistakes: Counter[Kind] = field(default_factory=Counter)
    again: list[str] = field(default_factory=list)
    """Labels of the tasks with a mistake in them."""
    bonus: int = 0
    overflowed: bool = False

    @property
    def mark(self) -> int:
        """The school's mark from 1 to 10, ten only when all was right at once."""
        return 1 + (TOP_MARK - 1) * self.clean // max(self.questions, 1)

    @property
    def passed(self) -> bool:
        """Whether the next lesson is open: a pass mark, and the acid kept dry."""
        return self.mark >= PASS_MARK and not self.overflowed

    def mistaken(self, task: Task) -> None:
        """Note a wrong answer."""
        self.mistakes[task.kind] += 1
        if task.label not in self.again:
            self.again.append(task.label)

    @property
    def worst(self) -> tuple[Kind, int] | None:
        """What was mistaken most, and how often; of equals what is asked first."""
        order = list(Kind)
        return min(self.mistakes.items(), key=lambda item: (-item[1], order.index(item[0])), default=None)
