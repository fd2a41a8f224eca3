"""How good a move of Reversi is: the grandmaster's search says."""

from arcade.toolkit.contract.judge import by_pairs
from arcade.toolkit.discs.move_judge import move_judge
from arcade.toolkit.discs.rules import name

JUDGE = move_judge(name, by_pairs)
