"""How alike our original mode is to be: the bar for all games, and what a game cannot reach, with the reason."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.traces.measures import Column, Figures


@dataclass(frozen=True)
class Bar:
    """The least and the most that a figure may be."""

    least: float = float("-inf")
    most: float = float("inf")

    def holds(self, figure: float | None) -> bool:
        """Whether a figure reaches it; where there is nothing to compare it does."""
        return figure is None or self.least <= figure <= self.most


@dataclass(frozen=True)
class Lower:
    """A game's own bar for a column, and why it can be no higher."""

    bar: Bar
    reason: str


BARS: Mapping[Column, Bar] = {
    Column.TEXT: Bar(least=98),
    Column.NUMBERS: Bar(least=90),
    Column.SEEN: Bar(least=98),
    Column.BORDER: Bar(least=98),
    Column.NOTES: Bar(least=97),
    Column.APART: Bar(least=95),
    Column.TIME: Bar(0.97, 1.03),
    Column.WORST: Bar(0.8, 1.25),
    Column.BUILD: Bar(most=8),
    Column.STUCK: Bar(most=0),
}
"""For every game. The other columns are told and not judged."""

CAPITALS = "a capital presses its letter, as the board shows it; the listing looked for it in vain"
CAPTURES = "no stone jumps over another of its kind, as the rules have it: a game goes on otherwise"
SQUARES = "a square of the listing's table is wrong, and ours goes by geometry: two games go on otherwise"
ASKS_TO_PLAY_ON = "another game is asked for, where the listing began one unless a key was held"
NO_KEY_LOSES = "a game is not lost by one key while cells are empty: the first K says so, the second shows the solution"
QUICK_DROP = "no key is lost while the picture changes, and a drop takes a frame or so a row, not fourteen"

LOWER: Mapping[str, Mapping[Column, Lower]] = {
    "animals": {
        Column.NOTES: Lower(Bar(least=96.9), ASKS_TO_PLAY_ON),
        Column.BUILD: Lower(Bar(most=20), ASKS_TO_PLAY_ON),
    },
    "crossing-board": {
        Column.WORST: Lower(Bar(0.64, 1.25), CAPTURES),
    },
    "mefisto": {
        Column.WORST: Lower(Bar(0.72, 1.25), CAPITALS),
    },
    "simultan": {
        Column.TEXT: Lower(Bar(least=86.8), NO_KEY_LOSES),
        Column.NOTES: Lower(Bar(least=75.5), NO_KEY_LOSES),
        Column.WORST: Lower(Bar(0.69, 1.25), NO_KEY_LOSES),
    },
    "square-avoidance": {
        Column.WORST: Lower(Bar(0.8, 2.82), SQUARES),
        Column.BUILD: Lower(Bar(most=9), SQUARES),
    },
    "tetris": {
        Column.NUMBERS: Lower(Bar(least=65.3), QUICK_DROP),
        Column.NOTES: Lower(Bar(least=56.1), QUICK_DROP),
        Column.TIME: Lower(Bar(0.08, 1.03), QUICK_DROP),
        Column.WORST: Lower(Bar(0.08, 1.25), QUICK_DROP),
    },
}


def below(figures: Figures) -> list[Column]:
    """The columns in which a game does not reach the bar for all."""
    return [column for column, bar in BARS.items() if not bar.holds(figures[column])]


def below_own(slug: str, figures: Figures) -> list[Column]:
    """Those in which it does not reach its own, either."""
    own = LOWER.get(slug, {})
    return [column for column in below(figures) if column not in own or not own[column].bar.holds(figures[column])]


def needless(slug: str, figures: Figures) -> list[Column]:
    """Those in which it has a lower bar, though it reaches the bar for all."""
    return [column for column in LOWER.get(slug, {}) if BARS[column].holds(figures[column])]
