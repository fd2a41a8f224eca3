"""How much the hidden cards are worth: ``python -m tools.open_hands`` sets players who see all against the top levels.

No opponent of the arcade may look into a hidden hand. Players who do show how much luck and knowledge there is in a
card game: nobody who plays fairly can be stronger. In Septica three and four people are measured as well, the strongest
level against CAMPION's method at the other places.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from arcade.games.go_fish import evaluator as go_fish
from arcade.games.go_fish.rules import Position as Fishing
from arcade.games.go_fish.rules import of_rank, rank_of
from arcade.games.septica import evaluator as septica
from arcade.games.septica import opponent
from arcade.games.septica.levels import Player
from arcade.games.septica.opponent import choose, finish
from arcade.games.septica.rules import Position, shuffled
from arcade.toolkit.ai.tournament import Rival, Score, Strength, game
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.searching import Search, at_once
from tools import orders

PLIES = 8
"""How far a Septica player who sees all looks ahead."""
LIMIT = 1000
"""More than any game is worth."""
GAMES = 200


def fished(position: Fishing, dice: Dice) -> Search[int]:
    """Ask for what is in the other hand, most of it first; else for the card on top; else for what was asked before."""
    yield from ()
    seat = position.seat
    other, top = position.hands[1 - seat], rank_of(position.deck[-1]) if position.deck else None
    told = {turn.rank for turn in position.turns if turn.seat == seat}
    worth = {rank: (len(of_rank(other, rank)), rank == top, rank in told) for rank in position.moves()}
    best = max(worth.values())
    return dice.pick([rank for rank, value in worth.items() if value == best])


def looking_ahead(position: Position, dice: Dice) -> Search[int]:
    """The card that is best PLIES ahead, with the cards as they are; from there all go on like CAMPION."""
    yield from ()
    seed = dice.state
    moves = opponent.different(position)
    side = position.side(position.seat)
    values = [_value(position.play(move), side, PLIES - 1, -LIMIT, LIMIT, seed) for move in moves]
    return moves[max(range(len(moves)), key=values.__getitem__)]


def _value(position: Position, side: int, plies: int, alpha: int, beta: int, seed: int) -> int:
    """What a position is worth to a side; who takes a trick may move twice, so this is no negamax."""
    if plies == 0 or not any(position.hands):
        return finish(position, side, SplitMix(seed))[0]
    own = position.side(position.seat) == side
    best = -LIMIT if own else LIMIT
    for move in opponent.different(position):
        value = _value(position.play(move), side, plies - 1, alpha, beta, seed)
        if own:
            best = alpha = max(best, alpha, value)
        else:
            best = beta = min(best, beta, value)
        if alpha >= beta:
            break
    return best


def against_the_top(strength: Strength[Any, Any], seer: Callable[[Any, Dice], Search[Any]], games: int) -> Score:
    """What a player who sees all scores against a game's strongest level."""
    both = Strength((strength.rivals[-1], Rival("sees all", seer)), strength.opening)
    return sum((game(both, 1, 0, number) for number in range(games)), Score())


def at_a_table(seats: int, number: int) -> int:
    """How a Septica game of the strongest level among CAMPIONs ended for it: 1, 0 or -1; numbers change who leads."""
    dice = SplitMix(number)
    position = shuffled(seats, number % seats, dice)
    while (outcome := position.outcome()) is None:
        player = Player.OLD_FOX if position.side(position.seat) == 0 else Player.CAMPION
        position = position.play(at_once(choose(position, player, dice.fork(len(position.gone) + position.seat))))
    return outcome


def main(arguments: Sequence[str]) -> None:
    """Play and print; an argument is the number of games."""
    parser = orders.parser_of("open_hands", __doc__)
    parser.add_argument("games", nargs="?", type=int, default=GAMES, help=f"how many of each pair ({GAMES})")
    games: int = parser.parse_args(arguments).games
    print("Go fish, sees all against the top:", against_the_top(go_fish.STRENGTH, fished, games), flush=True)
    print("Septica, sees all against the top:", against_the_top(septica.STRENGTH, looking_ahead, games), flush=True)
    for seats in (3, 4):
        ended = [at_a_table(seats, number) for number in range(games)]
        print(f"Septica for {seats}, the old fox's side:", *(ended.count(value) for value in (1, 0, -1)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
