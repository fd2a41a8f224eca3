"""Constellations: where their stars stand in the chart, and which of them the lines of the figure join.

Each letter is a star, in the field's rows and columns; "ab bc" joins a with b and b with c.
"""

from dataclasses import dataclass

from arcade.games.stars import ART
from arcade.games.stars.board import FIRST_COLUMN, FIRST_ROW, Sky, Star


@dataclass(frozen=True)
class Figure:
    chart: tuple[str, ...]
    joined: str

    def places(self, top: int = FIRST_ROW, left: int = FIRST_COLUMN) -> dict[str, Star]:
        """The cell of each letter, if the chart's first is there."""
        return {
            letter: (row, column)
            for row, line in enumerate(self.chart, top)
            for column, letter in enumerate(line, left)
            if letter.isalpha()
        }

    def strokes(self, top: int = FIRST_ROW, left: int = FIRST_COLUMN) -> list[tuple[Star, Star]]:
        """The pairs of stars that lines join."""
        places = self.places(top, left)
        return [(places[pair[0]], places[pair[1]]) for pair in self.joined.split()]


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
    return Sky(tuple(FIGURES[number].places().values()), figure=number)
