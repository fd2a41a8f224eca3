"""The opening table of Triplet on 5 by 5: every position of at most four stones whose side to move can win.

Who wins with one stone more is settled by the master's own search, run to its end; everything before follows from that.
Takes about half an hour.
"""

from arcade.games.triplet.opponent import BOARD, LAST
from arcade.games.triplet.rules import Position, fields_of
from arcade.games.triplet.search import duel
from arcade.games.triplet.solver import Solver
from arcade.toolkit.ai.symmetry import Image, canonical, letters
from arcade.toolkit.contract.searching import at_once

REMEMBERED = 1_000_000
"""So much a solver examines before a new one, which remembers nothing, takes its place."""


def key(position: Position) -> tuple[str, Image]:
    """As the table calls a position, and the image that it knows."""
    return canonical(BOARD.rows, position.stones[position.seat], position.stones[1 - position.seat])


def layers() -> list[dict[str, Position]]:
    """One image of each position that nobody has lost, by its stones: none, one, up to one more than in the table."""
    found = [{"/": Position(BOARD)}]
    for _ in range(LAST + 1):
        after: dict[str, Position] = {}
        for position in found[-1].values():
            for field in fields_of(position.safe(position.seat)):
                reached = position.play(field)
                after.setdefault(key(reached)[0], reached)
        found.append(after)
    return found


def table() -> dict[str, str]:
    """The winning fields by key: the first that there is of the image in the table."""
    *early, last = layers()
    solver, won, replies = Solver(BOARD), dict[str, bool](), dict[str, str]()
    for name, position in last.items():
        if solver.examined > REMEMBERED:
            solver = Solver(BOARD)
        won[name] = bool(at_once(solver.solve(duel(position))))
    for layer in reversed(early):
        for name, position in layer.items():
            image = key(position)[1]
            safe = fields_of(position.safe(position.seat))
            fields = [image[field] for field in safe if not won[key(position.play(field))[0]]]
            won[name] = bool(fields)
            if fields:
                replies[name] = letters((min(fields),))
    return replies
