"""How a person chooses a move on the meadow: an animal and then where it runs, by cursor, click or the nodes' names."""

from collections.abc import Collection

from arcade.games.english_hunt import strings
from arcade.games.english_hunt.levels import Fault
from arcade.games.english_hunt.rules import HOUNDS, NAMES, NODES, PLACES, Move, Position
from arcade.games.english_hunt.scene import CHOSEN, LATTICE, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, Steering
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, Walk, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles

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


TYPED = dict(zip(NAMES, PLACES, strict=True))


class Entry:
    """Remembers where the cursor is and which animal was chosen."""

    def __init__(self, talk: DrawnBoardLook[Position, Move], scene: Scene) -> None:
        self.talk = talk
        self.scene = scene
        self.at = 0
        """The node where the cursor begins."""
        self.held: int | None = None
        """The node of the animal that was chosen to move."""
        self._lit: tuple[int, ...] = ()

    def ask(self, position: Position, steering: Steering) -> Frames[Move | Control]:
        """A move, not necessarily legal, or HINT or TAKE_BACK; the hare need not be chosen."""
        self.held = None if position.seat == HOUNDS else position.hare

        def cursor(cell: Cell, on: bool) -> None:
            node = PLACES.index(cell)
            self.scene.node(position, node, node in self._lit, on)

        try:
            while True:
                nodes = self._offer(position)
                program, start, orders = self.talk.program, PLACES[self.at], (HINT, TAKE_BACK, BACK)
                chosen = yield from choose_cell(
                    program,
                    CellCursor(LATTICE, start, cursor, steering=steering, walk=walk(nodes)),
                    CellKeys(TYPED, commands=orders, wrong=self.talk.wrong_key),
                )
                if chosen is BACK:
                    self._put_down(position)
                elif isinstance(chosen, Control):
                    return chosen
                else:
                    move = yield from self._chosen(position, PLACES.index(chosen) if chosen in PLACES else None)
                    if move is not None:
                        return move
        finally:
            self.held = None
            self._light(position, ())

    def _offer(self, position: Position) -> tuple[int, ...]:
        """Say what is asked, light what may be chosen, and give the cursor's nodes."""
        nodes = choices(position, self.held)
        if self.held is None:
            self.talk.say_turn(strings.CHOOSE_HOUND)
            self._light(position, ())
            self.at = self.at if self.at in nodes else nodes[0]
        else:
            self.talk.say_turn(strings.WHERE_TO, node=NAMES[self.held])
            self._light(position, nodes)
            self.at = self.held
        return nodes

    def _chosen(self, position: Position, node: int | None) -> Frames[Move | None]:
        """What choosing a node comes to: an animal taken up or put down, a move, or a word why not."""
        if node is None:
            yield from self.talk.refuse(strings.FAULTS[Fault.NO_NODE])
        elif node == self.held and position.seat != HOUNDS:
            yield from self.talk.refuse(strings.HARE_RUNS)
        elif node == self.held:
            self._put_down(position)
        elif node in choices(position, None):
            self.held = node
            self.talk.machine.chime(CHOSEN)
        elif node in position.own:
            yield from self.talk.refuse(strings.STUCK)
        elif self.held is None:
            yield from self.talk.refuse(strings.FAULTS[Fault.NOBODY])
        else:
            return self.held, node
        return None

    def _put_down(self, position: Position) -> None:
        if position.seat == HOUNDS and self.held is not None:
            self.at, self.held = self.held, None
            self.talk.machine.chime(jingles.TAKE)

    def _light(self, position: Position, nodes: tuple[int, ...]) -> None:
        before, self._lit = self._lit, nodes
        for node in NODES:
            if (node in nodes) != (node in before):
                self.scene.node(position, node, node in nodes)
