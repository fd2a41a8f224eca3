"""How the levels differ: what is worth what, how often mushrooms come, what the edge costs, how fast it goes."""

from dataclasses import dataclass, replace

from arcade.games.robac.variant import Rules


@dataclass(frozen=True)
class Pace:
    """Rules and frames a step; with each life lost a step takes `hurry` frames less, but never fewer than `least`."""

    rules: Rules
    frames: int
    hurry: int = 0
    least: int = 4

    def step(self, lost: int) -> int:
        """Frames of a step when so many lives are lost."""
        return max(self.frames - self.hurry * lost, self.least)


KINDS = (10, 20, 30, 50)
STAYS = (0, 0, 90, 60)
WALKS = (0, 0, 12, 5)

GARDEN = Rules(points=KINDS, stays=STAYS, walks=WALKS)
GENTLE = replace(GARDEN, prize_percent=40, loss_percent=3, remedy_percent=3)
LIVELY = replace(GARDEN, prize_percent=30, loss_percent=3, remedy_percent=3, edge_least=20)
QUICK = replace(GARDEN, prize_percent=27, loss_percent=4, remedy_percent=2, edge_least=20, edge_percent=50)
DIZZY = replace(GARDEN, prize_percent=24, loss_percent=4, remedy_percent=2, edge_percent=100)
TALE = Rules(
    rows=11,
    columns=16,
    length=1,
    start=(5, 3),
    lives=3,
    points=KINDS,
    prize_percent=100,
    sown_rows=11,
    crowd=5,
    stays=(0, 0, 60, 45),
    walks=(0, 0, 9, 6),
    ogre_percent=70,
)
"""Cells four times as large, no mushrooms, and somebody at the prince's heels."""

LEVELS = (
    Pace(GENTLE, 15, 1, 11),
    Pace(LIVELY, 10, 1, 7),
    Pace(QUICK, 7, 1, 5),
    Pace(DIZZY, 5, 1, 4),
    Pace(TALE, 14, 2, 10),
)
