"""How the beasts think: half blind, nimble, hunting by the shortest way, or in a pack that cuts off the way."""

from enum import IntEnum

from arcade.games.labyrinth.actors import Beast, Good
from arcade.games.labyrinth.board import Cell, Maze, apart, beside
from arcade.games.labyrinth.rules import lunge
from arcade.toolkit.contract.dice import Dice


class Mind(IntEnum):
    """A beast's intelligence; the level of the game."""

    BLIND = 1
    NIMBLE = 2
    HUNTER = 3
    PACK = 4


PATIENCE = 3
"""Refused moves after which a nimble beast steps aside."""
AHEAD = 5
"""Cells before the prey that a beast of a pack makes for."""
CLOSE = 4
"""So near the prey a beast of a pack goes straight for it."""
WATCH = (5, 6, 7, 8)
"""How near its post a guard lets anybody come, by level."""
SCENT = 3
"""How near itself it does."""
STROLL = 2
"""How far from its post a guard at rest strolls."""

Move = tuple[Cell, int]
"""Where to, and in how many units of time."""


def choose(mind: Mind, dice: Dice, maze: Maze, beast: Beast, target: Cell, taken: set[Cell]) -> Move:
    """A beast's next move towards a target; `taken` are cells that a beast of a pack leaves to others."""
    if mind >= Mind.HUNTER:
        return track(dice, maze, beast, target, taken if mind is Mind.PACK else set())
    there = lunge(dice, beast.cell, target)
    if maze.free(there):
        beast.refused = 0
        return there, 1
    beast.refused += 1
    if mind is Mind.NIMBLE and beast.refused >= PATIENCE and (ways := maze.open_ways(beast.cell)):
        beast.refused = 0
        return dice.pick(ways), 1
    return beast.cell, 1


def track(dice: Dice, maze: Maze, beast: Beast, target: Cell, taken: set[Cell]) -> Move:
    """A step, or a leap that takes twice as long, on a shortest way to the target."""
    far = maze.distances(target, leaping=True)
    moves = [(there, 1) for there in maze.open_ways(beast.cell)] + [(there, 2) for there in maze.leaps(beast.cell)]
    moves = [move for move in moves if move[0] in far and move[0] not in taken]
    if not moves or beast.cell == target:
        return beast.cell, 1
    best = min(far[there] + units for there, units in moves)
    return dice.pick([move for move in moves if far[move[0]] + move[1] == best])


def target_of(mind: Mind, maze: Maze, beasts: list[Beast], number: int, prey: Good) -> Cell:
    """What a beast makes for: the prey, or in a pack the cells before and beyond it."""
    beast = beasts[number]
    if mind is not Mind.PACK or number == 0 or apart(beast.cell, prey.cell) <= CLOSE:
        return prey.cell
    if number == 1:
        return _along(maze, prey.cell, prey.facing)
    leader = beasts[0].cell
    across, down = prey.cell[0] - leader[0], prey.cell[1] - leader[1]
    way = ((across > 0) - (across < 0), 0) if abs(across) > abs(down) else (0, (down > 0) - (down < 0))
    return _along(maze, prey.cell, way)


def _along(maze: Maze, cell: Cell, way: Cell) -> Cell:
    """The last free cell on the way from a cell, a few steps on at most."""
    for _ in range(AHEAD):
        if not maze.free(beside(cell, way)):
            break
        cell = beside(cell, way)
    return cell


def awake(mind: Mind, beast: Beast, prey: Good) -> bool:
    """Whether a guard leaves its post for the prey; beasts without a post always hunt."""
    if beast.post is None:
        return True
    return apart(beast.post, prey.cell) <= WATCH[mind - 1] or apart(beast.cell, prey.cell) <= SCENT


def stroll(dice: Dice, maze: Maze, beast: Beast, post: Cell) -> Move:
    """A step about the post, and a rest."""
    ways = [there for there in maze.open_ways(beast.cell) if apart(there, post) <= STROLL]
    return (dice.pick(ways), 2) if ways else (beast.cell, 2)
