"""What is drawn: graphics of eight by eight dots, and figures of up to four of them.

A user-defined graphic is stored as eight bytes, a row each, the left dot worth 128. Larger figures are joined from
several graphics, in a row, in a column or in a square; graphics that stay apart are the pictures of an animation.
Each has the colours of its cell, a ninth byte. Everything here is frozen: an operation gives a new graphic or figure.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.ink import BRIGHT_BIT, attribute, ink_of, is_bright, pair, paper_of
from arcade.toolkit.picture.sprites import Sprite, from_bytes

SIDE = 8
MOST = 4
"""Graphics in a figure."""
INK, PAPER = "#", "."
Dot = tuple[int, int]
"""Row and column, both from 0."""
PENCIL = pair("BW")
"""The colours that a graphic has at first: blue on bright white, as squared paper has it."""


@dataclass(frozen=True)
class Graphic:
    """Eight bytes, the upper row first, and the attribute of the cell."""

    rows: tuple[int, ...] = (0,) * SIDE
    attribute: int = PENCIL

    def __post_init__(self) -> None:
        if len(self.rows) != SIDE or not all(0 <= row <= 255 for row in self.rows):
            raise ValueError(f"{self.rows} are not eight bytes")

    @property
    def ink(self) -> int:
        return ink_of(self.attribute)

    @property
    def paper(self) -> int:
        return paper_of(self.attribute)

    @property
    def bright(self) -> bool:
        return is_bright(self.attribute)

    def in_ink(self, colour: int) -> "Graphic":
        """With another ink; what was its paper becomes exchanged with it, so that the dots are always seen."""
        paper = self.ink if colour == self.paper else self.paper
        return replace(self, attribute=attribute(colour, paper, self.bright))

    def on_paper(self, colour: int) -> "Graphic":
        """On another paper, exchanged like the ink."""
        ink = self.paper if colour == self.ink else self.ink
        return replace(self, attribute=attribute(ink, colour, self.bright))

    def brightened(self) -> "Graphic":
        return replace(self, attribute=self.attribute ^ BRIGHT_BIT)

    def cleared(self) -> "Graphic":
        return replace(self, rows=BLANK.rows)

    def inked(self, dot: Dot) -> bool:
        return bool(self.rows[dot[0]] >> SIDE - 1 - dot[1] & 1)

    def with_dot(self, dot: Dot, ink: bool) -> "Graphic":
        row, bit = self.rows[dot[0]], 1 << SIDE - 1 - dot[1]
        return replace(self, rows=(*self.rows[: dot[0]], row | bit if ink else row & ~bit, *self.rows[dot[0] + 1 :]))

    def mirrored(self) -> "Graphic":
        return replace(self, rows=self._sprite().mirrored().ink)

    def flipped(self) -> "Graphic":
        return replace(self, rows=self._sprite().flipped().ink)

    def rotated(self) -> "Graphic":
        return replace(self, rows=self._sprite().rotated().ink)

    def shifted(self, down: int, right: int) -> "Graphic":
        """Moved by so many dots; what leaves on one side enters on the other."""
        across = right % SIDE
        rows = [(row >> across | row << SIDE - across) & 255 for row in self.rows]
        return replace(self, rows=tuple(rows[(place - down) % SIDE] for place in range(SIDE)))

    def inverted(self) -> "Graphic":
        return replace(self, rows=self._sprite().inverted().ink)

    def with_dots_of(self, other: "Graphic") -> "Graphic":
        """The dots of another graphic in the colours of this one."""
        return replace(self, rows=other.rows)

    def _sprite(self) -> Sprite:
        return from_bytes(bytes(self.rows)).opaque()

    def unlike(self, other: "Graphic") -> tuple[Dot, ...]:
        dots = ((row, column) for row in range(SIDE) for column in range(SIDE))
        return tuple(dot for dot in dots if self.inked(dot) != other.inked(dot))

    def text(self) -> list[str]:
        """The rows as "#" and "."."""
        return [f"{row:08b}".translate({ord("0"): PAPER, ord("1"): INK}) for row in self.rows]


def graphic(rows: Sequence[str]) -> Graphic:
    """A graphic from eight rows of "#" and "."."""
    return Graphic(tuple(sum((sign == INK) << SIDE - 1 - x for x, sign in enumerate(row)) for row in rows))


def cut(picture: Sequence[str]) -> tuple[Graphic, ...]:
    """The graphics of a joined picture, row by row."""
    corners = ((top, left) for top in range(0, len(picture), SIDE) for left in range(0, len(picture[0]), SIDE))
    return tuple(graphic([row[left : left + SIDE] for row in picture[top : top + SIDE]]) for top, left in corners)


BLANK = Graphic()


class Layout(StrEnum):
    """How the graphics of a figure belong together."""

    APART = "apart"
    ROW = "row"
    COLUMN = "column"
    SQUARE = "square"


@dataclass(frozen=True)
class Figure:
    """One graphic to four, in a layout."""

    graphics: tuple[Graphic, ...] = (BLANK,)
    layout: Layout = Layout.APART

    def __post_init__(self) -> None:
        if not 1 <= len(self.graphics) <= MOST:
            raise ValueError(f"a figure has one graphic to four, not {len(self.graphics)}")

    @property
    def count(self) -> int:
        return len(self.graphics)

    def with_graphic(self, at: int, drawn: Graphic) -> "Figure":
        return replace(self, graphics=(*self.graphics[:at], drawn, *self.graphics[at + 1 :]))

    def with_more(self, at: int) -> "Figure":
        """The graphic at a place once more, after it: the next picture of an animation is much like the one before."""
        return replace(self, graphics=(*self.graphics[: at + 1], *self.graphics[at:]))

    def without(self, at: int) -> "Figure":
        return replace(self, graphics=self.graphics[:at] + self.graphics[at + 1 :])

    def laid_out(self) -> "Figure":
        layouts = tuple(Layout)
        return replace(self, layout=layouts[(layouts.index(self.layout) + 1) % len(layouts)])

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of graphics in the joined picture; graphics that are apart stand in a row."""
        match self.layout:
            case Layout.COLUMN:
                return self.count, 1
            case Layout.SQUARE if self.count > 1:
                return -(-self.count // 2), 2
        return 1, self.count

    @property
    def lines(self) -> tuple[tuple[Graphic, ...], ...]:
        """The graphics of the joined picture, line by line; a place that none fills is blank."""
        down, across = self.shape
        places = (*self.graphics, *(BLANK,) * (down * across - self.count))
        return tuple(places[start : start + across] for start in range(0, down * across, across))

    def picture(self) -> list[str]:
        """The joined picture as rows of "#" and "."."""
        return ["".join(rows) for line in self.lines for rows in zip(*(one.text() for one in line), strict=True)]


LEAST = 10
"""Points for any figure that is right."""
TURNS: tuple[Callable[[Graphic], Graphic], ...] = (
    Graphic.mirrored,
    Graphic.flipped,
    Graphic.rotated,
    Graphic.inverted,
    lambda one: one.shifted(2, 0),
    lambda one: one.shifted(0, -3),
)


class Exercise(NamedTuple):
    """What is there, and what is to come of it."""

    start: Graphic
    goal: Graphic


def exercises(dice: Dice, lopsided: Sequence[Graphic], symmetric: Sequence[Graphic]) -> tuple[Exercise, ...]:
    """Three exercises, each a little longer than the one before: two to be turned by commands, one to be drawn.

    What is turned is lopsided: no turn leaves it as it is.
    """
    subjects = list(lopsided)
    dice.shuffle(subjects)
    short, long = subjects[:2]
    first = dice.below(len(TURNS))
    # The second turn is another one, so that the two cannot take each other back.
    second = (first + 1 + dice.below(len(TURNS) - 1)) % len(TURNS)
    return (
        Exercise(short, TURNS[dice.below(len(TURNS))](short)),
        Exercise(long, TURNS[second](TURNS[first](long))),
        Exercise(BLANK, dice.pick(symmetric)),
    )


def points(changes: int) -> int:
    """What a figure is worth that took so many changes."""
    return max(100 - changes, LEAST)
