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

NOT_YET = "not yet followed"
ASKS_TO_PLAY_ON = "another game is asked for, where the listing began one unless a key was held"
DRAWN_EVENLY = "cards are drawn in even time, whichever they are; the listing counted through the pack for each"
NO_KEY_LOSES = "a game is not lost by one key while cells are empty: the first K says so, the second shows the solution"
QUICK_DROP = "no key is lost while the picture changes, and a drop takes a frame or so a row, not fourteen"

LOWER: Mapping[str, Mapping[Column, Lower]] = {
    "animals": {
        Column.NOTES: Lower(Bar(least=96.9), ASKS_TO_PLAY_ON),
        Column.BUILD: Lower(Bar(most=20), ASKS_TO_PLAY_ON),
    },
    "blue-road": {
        Column.SEEN: Lower(Bar(least=91.6), NOT_YET),
        Column.NOTES: Lower(Bar(least=96.2), NOT_YET),
        Column.APART: Lower(Bar(least=21.4), NOT_YET),
    },
    "chinese-draughts": {
        Column.APART: Lower(Bar(least=62.7), NOT_YET),
        Column.TIME: Lower(Bar(0.77, 1.03), NOT_YET),
        Column.WORST: Lower(Bar(0.73, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=23), NOT_YET),
    },
    "crossing-board": {
        Column.APART: Lower(Bar(least=0.9), NOT_YET),
        Column.WORST: Lower(Bar(0.64, 1.25), NOT_YET),
    },
    "distances": {
        Column.APART: Lower(Bar(least=56.9), NOT_YET),
    },
    "english-hunt": {
        Column.NUMBERS: Lower(Bar(least=61.7), NOT_YET),
        Column.TIME: Lower(Bar(0.96, 1.03), NOT_YET),
        Column.WORST: Lower(Bar(0.43, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=33), NOT_YET),
    },
    "falling-dominoes": {
        Column.WORST: Lower(Bar(0.8, 1.31), NOT_YET),
    },
    "fifteen": {
        Column.NUMBERS: Lower(Bar(least=80.4), NOT_YET),
        Column.NOTES: Lower(Bar(least=91.3), NOT_YET),
        Column.APART: Lower(Bar(least=34.3), NOT_YET),
        Column.WORST: Lower(Bar(0.8, 1.91), NOT_YET),
    },
    "frog-duel": {
        Column.APART: Lower(Bar(least=37.9), NOT_YET),
        Column.BUILD: Lower(Bar(most=15), NOT_YET),
    },
    "hanoi": {
        Column.TEXT: Lower(Bar(least=53.1), NOT_YET),
        Column.APART: Lower(Bar(least=72.4), NOT_YET),
        Column.BUILD: Lower(Bar(most=16), NOT_YET),
    },
    "hidden-word": {
        Column.NOTES: Lower(Bar(least=61.0), NOT_YET),
        Column.APART: Lower(Bar(least=91.6), NOT_YET),
        Column.WORST: Lower(Bar(0.12, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=31), NOT_YET),
    },
    "impas": {
        Column.APART: Lower(Bar(least=61.1), NOT_YET),
        Column.WORST: Lower(Bar(0.75, 1.25), NOT_YET),
    },
    "magic-square": {
        Column.NOTES: Lower(Bar(least=90.5), NOT_YET),
        Column.APART: Lower(Bar(least=34.0), NOT_YET),
        Column.TIME: Lower(Bar(0.62, 1.03), NOT_YET),
        Column.WORST: Lower(Bar(0.12, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=30), NOT_YET),
    },
    "masteract": {
        Column.TEXT: Lower(Bar(least=92.9), NOT_YET),
        Column.APART: Lower(Bar(least=63.3), NOT_YET),
    },
    "mefisto": {
        Column.SEEN: Lower(Bar(least=97.4), NOT_YET),
        Column.TIME: Lower(Bar(0.9, 1.03), NOT_YET),
        Column.WORST: Lower(Bar(0.08, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=47), NOT_YET),
    },
    "nim": {
        Column.TEXT: Lower(Bar(least=84.6), NOT_YET),
        Column.BUILD: Lower(Bar(most=11), NOT_YET),
    },
    "orange-wizard": {
        Column.TEXT: Lower(Bar(least=74.9), NOT_YET),
        Column.NUMBERS: Lower(Bar(least=8.4), NOT_YET),
        Column.NOTES: Lower(Bar(least=87.7), NOT_YET),
        Column.APART: Lower(Bar(least=44.5), NOT_YET),
        Column.TIME: Lower(Bar(0.69, 1.03), NOT_YET),
        Column.WORST: Lower(Bar(0.02, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=39), NOT_YET),
    },
    "reflexe": {
        Column.TEXT: Lower(Bar(least=93.7), NOT_YET),
    },
    "simultan": {
        Column.TEXT: Lower(Bar(least=86.7), NO_KEY_LOSES),
        Column.NOTES: Lower(Bar(least=75.4), NO_KEY_LOSES),
        Column.WORST: Lower(Bar(0.68, 1.25), NO_KEY_LOSES),
    },
    "sliding-squares": {
        Column.NOTES: Lower(Bar(least=94.2), NOT_YET),
        Column.APART: Lower(Bar(least=86.4), NOT_YET),
    },
    "square-avoidance": {
        Column.BORDER: Lower(Bar(least=97.0), NOT_YET),
        Column.WORST: Lower(Bar(0.8, 2.79), NOT_YET),
        Column.BUILD: Lower(Bar(most=11), NOT_YET),
    },
    "tetris": {
        Column.NUMBERS: Lower(Bar(least=65), QUICK_DROP),
        Column.NOTES: Lower(Bar(least=56), QUICK_DROP),
        Column.TIME: Lower(Bar(0.08, 1.03), QUICK_DROP),
        Column.WORST: Lower(Bar(0.08, 1.25), QUICK_DROP),
    },
    "tic-tac-toe": {
        Column.WORST: Lower(Bar(0.25, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=11), NOT_YET),
    },
    "triplet": {
        Column.NOTES: Lower(Bar(least=86.6), NOT_YET),
        Column.APART: Lower(Bar(least=15.6), NOT_YET),
        Column.WORST: Lower(Bar(0.73, 1.25), NOT_YET),
        Column.BUILD: Lower(Bar(most=15), NOT_YET),
    },
    "trophy-trail": {
        Column.NUMBERS: Lower(Bar(least=4.6), NOT_YET),
    },
    "valence": {
        Column.TEXT: Lower(Bar(least=82.1), NOT_YET),
        Column.NUMBERS: Lower(Bar(least=85.2), NOT_YET),
        Column.NOTES: Lower(Bar(least=85.8), NOT_YET),
        Column.APART: Lower(Bar(least=71.2), NOT_YET),
        Column.TIME: Lower(Bar(0.97, 1.21), NOT_YET),
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
