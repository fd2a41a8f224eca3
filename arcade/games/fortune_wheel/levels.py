"""The levels: which paytable the machine has, and whether there is a goal."""

from dataclasses import dataclass

from arcade.games.fortune_wheel.rules import HOUSE, PAID, PRINTED, Paytable


@dataclass(frozen=True)
class Terms:
    """What a level plays by; with a goal everybody starts with the same sum."""

    paytable: Paytable
    start: int = 0
    goal: int = 0


LEVELS = (Terms(PRINTED), Terms(PAID), Terms(HOUSE), Terms(HOUSE, start=50, goal=500))
"""From the most inviting to the hardest, as the cartridge lists them."""
