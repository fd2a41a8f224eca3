"""How squares are mixed: freely, as the original did, or stirred by so many moves."""

from functools import cache

from arcade.games.magic_square.levels import Terms
from arcade.games.magic_square.rules import CLASSIC, LETTERS, Position, board, filled, in_order
from arcade.games.magic_square.search import Word, shortest
from arcade.machine.data import data_path
from arcade.toolkit.ai.symmetry import images
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

FAR = 20
"""Moves after which ways back are read, not searched."""
POSITIONS = 20_000
"""Positions entered to prove that a way back is the shortest; a square that needs more is stirred anew."""
SIDES = (0, 1, 5, 2, 6, 7, 3, 4)
"""Images of a square as it is turned by quarters, each time followed by the mirrored one."""


def deal(dice: Dice, terms: Terms) -> Position:
    """A freely mixed position, which is not the goal yet."""
    position = dealt(dice, terms.size, terms.magic)
    while position.solved or (not terms.any_deal and position.inversions % 2):
        position = dealt(dice, terms.size, terms.magic) if position.solved else position.exchanged()
    return position


def dealt(dice: Dice, size: int = CLASSIC, magic: bool = False) -> Position:
    """The square filled as the original did: each tile in turn on one of the places still free."""
    free, tiles = list(range(size * size)), [0] * size**2
    for tile in range(1, size * size + 1):
        tiles[free.pop(dice.below(len(free)))] = tile
    return filled(tuple(tiles), magic)


def way_back(dice: Dice, terms: Terms) -> Search[Word]:
    """The shortest way back from a stirred square, which begins where `start` says."""
    if terms.stirred == FAR:
        return seen_from(dice.below(len(SIDES)), dice.pick(far_ways()))
    while True:
        word = stirred(dice, terms.stirred)
        shorter = yield from shortest(start(word), terms.stirred, POSITIONS)
        if shorter is not None and len(shorter) == terms.stirred:
            return word


def stirred(dice: Dice, moves: int, size: int = CLASSIC) -> Word:
    """The way back from a square after so many random moves, none of which undoes the one before."""
    position, made = in_order(size), list[int]()
    for _ in range(moves):
        choices = [move for move in position.moves() if not made or move != position.board.back(made[-1])]
        made.append(dice.pick(choices))
        position = position.play(made[-1])
    return tuple(position.board.back(move) for move in reversed(made))


def start(word: Word, size: int = CLASSIC) -> Position:
    position = in_order(size)
    for move in reversed(word):
        position = position.play(position.board.back(move))
    return position


@cache
def far_ways() -> tuple[Word, ...]:
    """Shortest ways back from squares stirred by twenty moves: ``python -m tools.magic_square_tables`` proves them."""
    text = data_path("assets/tables/magic-square.txt").read_text(encoding="ascii")
    return tuple(tuple(map(LETTERS.index, line)) for line in text.split())


def seen_from(side: int, word: Word) -> Word:
    """A way as it is on the board turned and mirrored in one of eight ways."""
    geometry = board(CLASSIC)
    turned = images(geometry.width)[SIDES[side]]
    image = {line[:2]: move for move, line in enumerate(geometry.lines)}
    ends = [tuple(turned[cell] for cell in line[:2]) for line in geometry.lines]
    return tuple(image[ends[move]] for move in word)
