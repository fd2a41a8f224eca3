"""The opponents: the book's hare with its fixed order of steps, and animals that see so and so many moves ahead."""

from arcade.games.english_hunt.levels import BOOK
from arcade.games.english_hunt.rules import HARE, HOUNDS, LINKS, NAMES, NODES, Move, Position
from arcade.games.english_hunt.solver import Table
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

ORDER = tuple(
    tuple(NAMES.index(name) for name in names)
    for names in ("5134", "502", "5176", "084", "5083", "08:21946", "52:7", "2:6", "5934", "58:", "5976")
)
"""The steps that the book's hare tries, from each node; it takes the first free one."""
TRAPS = {1: (0, 2), 9: (8, 10)}
"""The two dead ends, with the corners to either side."""
MIDDLE = 5
ROUND_THE_TRAP = {0: (4, 3), 8: (4, 3), 2: (6, 7), 10: (6, 7)}
"""Where the hare goes from a corner instead; the one hound beside the trap cannot take both.

The listing knows the first way only, and a hound that stands there vanishes.
"""


def printed(position: Position) -> int:
    """The step of the book's hare, with the listing's one exception for the two dead ends."""
    hare = position.hare
    first = next(node for node in ORDER[hare] if not position.taken(node))
    corners = TRAPS.get(first, ())
    if hare in corners and all(position.taken(node) for node in (MIDDLE, *corners)):
        return next(node for node in ROUND_THE_TRAP[hare] if not position.taken(node))
    return first


def _distances(start: int) -> tuple[int, ...]:
    """Links from a node to every node."""
    away = {start: 0}
    waiting = [start]
    for node in waiting:
        for other in LINKS[node]:
            if other not in away:
                away[other] = away[node] + 1
                waiting.append(other)
    return tuple(away[node] for node in NODES)


AWAY = tuple(map(_distances, NODES))


def choose(position: Position, sight: int, table: Table, dice: Dice) -> Search[Move]:
    """A move of the side that is to move, which counts so many of the hounds' moves ahead.

    Of moves that look equal hounds take those that lead nearest to the hare, then both sides any.
    """
    if sight == BOOK and position.seat == HARE:
        return position.hare, printed(position)
    yield from table.solve()
    best = table.best(position, sight)
    if position.seat == HOUNDS:
        far = {move: sum(AWAY[node][position.hare] for node in position.play(move).hounds) for move in best}
        best = [move for move in best if far[move] == min(far.values())]
    return dice.pick(best)


def advising(position: Position, table: Table) -> Search[Move]:
    yield from table.solve()
    return table.best(position)[0]
