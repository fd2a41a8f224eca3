"""Steering over the net: from node to node that may be chosen, the nearest that lies in the direction pushed."""

from collections.abc import Collection

from arcade.games.english_hunt.rules import NODES, PLACES, Position
from arcade.toolkit.flow.cursor import Walk
from arcade.toolkit.picture.grid import Cell

SLANTED = 2
"""How much farther a node to the side counts than one straight ahead."""


def choices(position: Position, held: int | None) -> tuple[int, ...]:
    """The nodes worth steering to: hounds that can move, or where the animal that was chosen can go, and itself."""
    if held is None:
        movable = {origin for origin, _ in position.moves()}
        return tuple(node for node in position.own if node in movable)
    return (held, *(target for origin, target in position.moves() if origin == held))


def ahead(nodes: Collection[int], node: int, down: int, right: int) -> int:
    """The nearest of the nodes in a direction; the node itself where none lies there."""
    row, column = PLACES[node]
    found, least = node, 0
    for other in nodes:
        over, along = PLACES[other][0] - row, PLACES[other][1] - column
        forward = over * down + along * right
        away = forward + SLANTED * abs(over * right + along * down)
        if forward > 0 and (found == node or away < least):
            found, least = other, away
    return found


def walk(nodes: Collection[int]) -> Walk:
    """The cursor's steps between nodes."""

    def step(cell: Cell, down: int, right: int) -> Cell:
        return PLACES[ahead(nodes, PLACES.index(cell), down, right)]

    return step


def way(nodes: Collection[int], start: int, goal: int) -> tuple[Cell, ...]:
    """The fewest steps, down and right, that lead a cursor from node to node; raises ValueError where none do."""
    ways: dict[int, tuple[Cell, ...]] = {start: ()}
    waiting = [start]
    for node in waiting:
        if node == goal:
            return ways[node]
        for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            other = ahead(nodes, node, *step)
            if other not in ways:
                ways[other] = (*ways[node], step)
                waiting.append(other)
    raise ValueError(f"no way leads from {start} to {goal}")


def node_at(cell: Cell) -> int | None:
    """The node at a place of the lattice; its four corners have none."""
    return next((node for node in NODES if PLACES[node] == cell), None)
