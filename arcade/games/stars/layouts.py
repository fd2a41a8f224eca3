"""Constellations: where their stars stand in the chart, and which of them the lines of the figure join.

Each letter is a star, in the field's rows and columns; "ab bc" joins a with b and b with c.
"""

from dataclasses import dataclass
from functools import cached_property

from arcade.games.stars import ART
from arcade.games.stars.board import FIRST_COLUMN, FIRST_ROW, Sky, Star


@dataclass(frozen=True)
class Figure:
    """A constellation."""

    chart: tuple[str, ...]
    joined: str

    @cached_property
    def places(self) -> dict[str, Star]:
        """The cell of each letter."""
        return {
            letter: (FIRST_ROW + row, FIRST_COLUMN + column)
            for row, line in enumerate(self.chart)
            for column, letter in enumerate(line)
            if letter.isalpha()
        }

    @property
    def strokes(self) -> list[tuple[Star, Star]]:
        """The pairs of stars that lines join."""
        return [(self.places[pair[0]], self.places[pair[1]]) for pair in self.joined.split()]


FIGURES = (
    Figure(ART.rows("plough"), "ab bc cd de ef fg gd"),
    Figure(ART.rows("cassiopeia"), "ab bc cd de"),
    Figure(ART.rows("orion"), "ab ac bc bd cf de ef dg gh di fj ij"),
    Figure(ART.rows("swan"), "ab bc cd de ej fg gc ch hi"),
    Figure(ART.rows("lion"), "ab bc cd de ef ch hi ig gf"),
    Figure(ART.rows("twins"), "ab bc cd de ef eg hi ij ik kl lm ln cj"),
    Figure(ART.rows("scorpion"), "ad bd cd de ef fg gh hi ij jk kl lm"),
    Figure(ART.rows("herdsman"), "ab ac bd ce df ef fg fh"),
)


def figure_sky(number: int) -> Sky:
    """The sky of a constellation."""
    return Sky(tuple(FIGURES[number].places.values()), figure=number)
