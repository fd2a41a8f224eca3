"""How a person chooses a move on the meadow: an animal and then where it runs, by cursor, click or the nodes' names."""

from collections.abc import Collection

from arcade.games.english_hunt import strings
from arcade.games.english_hunt.levels import Fault
from arcade.games.english_hunt.rules import HOUNDS, NAMES, NODES, PLACES, Move, Position
from arcade.games.english_hunt.scene import CHOSEN, LATTICE, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, Steering
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles

TYPED = dict(zip(NAMES, PLACES, strict=True))


def choices(position: Position, held: int | None) -> tuple[int, ...]:
    """The nodes worth steering to: hounds that can move, or where the animal that was chosen can go, and itself."""
    if held is None:
        movable = {origin for origin, _ in position.moves()}
        return tuple(node for node in position.own if node in movable)
    return (held, *(target for origin, target in position.moves() if origin == held))


def ahead(nodes: Collection[int], node: int, down: int, right: int) -> int:
    """The nearest of the nodes in a direction, the way to the side counted twice; the node where none lies there."""
    row, column = PLACES[node]
    away = {}
    for other in nodes:
        over, along = PLACES[other][0] - row, PLACES[other][1] - column
        forward = over * down + along * right
        if forward > 0:
            away[other] = forward + 2 * abs(over * right + along * down)
    return min(away, key=away.__getitem__, default=node)


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


class EntryLook(DrawnBoardLook[Position, Move]):
    """A look that remembers where the cursor is and which animal was chosen; the game's own is built on it."""

    scene: Scene
    at = 0
    """The node where the cursor begins."""
    held: int | None = None
    """The node of the animal that was chosen to move."""
    _lit: tuple[int, ...] = ()

    def enter(self, position: Position, steering: Steering) -> Frames[Move | Control]:
        """A move, not necessarily legal, or HINT or TAKE_BACK; the hare need not be chosen."""
        self.held, move = None if position.seat == HOUNDS else position.hare, None

        def walk(cell: Cell, down: int, right: int) -> Cell:
            return PLACES[ahead(choices(position, self.held), PLACES.index(cell), down, right)]

        def cursor(cell: Cell, on: bool) -> None:
            node = PLACES.index(cell)
            self.scene.node(position, node, node in self._lit, on)

        try:
            while move is None:
                self._offer(position)
                chosen = yield from choose_cell(
                    self.program,
                    CellCursor(LATTICE, PLACES[self.at], cursor, steering=steering, walk=walk),
                    CellKeys(TYPED, commands=(HINT, TAKE_BACK, BACK), wrong=self.wrong_key),
                )
                if chosen is BACK:
                    self._put_down(position)
                elif isinstance(chosen, Control):
                    return chosen
                else:
                    move = yield from self._chosen(position, PLACES.index(chosen) if chosen in PLACES else None)
            return move
        finally:
            self.held = None
            self._light(position, ())

    def _offer(self, position: Position) -> None:
        """Say what is asked, light what may be chosen, and put the cursor on it."""
        nodes = choices(position, self.held)
        if self.held is None:
            self.say_turn(strings.CHOOSE_HOUND)
            self._light(position, ())
            self.at = self.at if self.at in nodes else nodes[0]
        else:
            self.say_turn(strings.WHERE_TO, node=NAMES[self.held])
            self._light(position, nodes)
            self.at = self.held

    def _chosen(self, position: Position, node: int | None) -> Frames[Move | None]:
        """What choosing a node comes to: an animal taken up or put down, a move, or a word why not."""
        if node is None:
            yield from self.refuse(strings.FAULTS[Fault.NO_NODE])
        elif node == self.held and position.seat != HOUNDS:
            yield from self.refuse(strings.HARE_RUNS)
        elif node == self.held:
            self._put_down(position)
        elif node in choices(position, None):
            self.held = node
            self.machine.chime(CHOSEN)
        elif node in position.own:
            yield from self.refuse(strings.STUCK)
        elif self.held is None:
            yield from self.refuse(strings.FAULTS[Fault.NOBODY])
        else:
            return self.held, node
        return None

    def _put_down(self, position: Position) -> None:
        if position.seat == HOUNDS and self.held is not None:
            self.at, self.held = self.held, None
            self.machine.chime(jingles.TAKE)

    def _light(self, position: Position, nodes: tuple[int, ...]) -> None:
        before, self._lit = self._lit, nodes
        for node in NODES:
            if (node in nodes) != (node in before):
                self.scene.node(position, node, node in nodes)
