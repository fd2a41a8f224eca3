"""How good a move of HP Reversi is: the strongest search of Reversi says, which plays better than any level here."""

from arcade.games.hp_reversi.notation import yx
from arcade.toolkit.discs.move_judge import move_judge

JUDGE = move_judge(yx)
