"""How a person chooses a move on the meadow: an animal and then where it runs, by cursor, click or the nodes' names."""

from arcade.games.english_hunt import sounds, strings
from arcade.games.english_hunt.cursor import choices, node_at, walk
from arcade.games.english_hunt.rules import HOUNDS, NAMES, NODES, PLACES, Fault, Move, Position
from arcade.games.english_hunt.scene import LATTICE, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.flow.cursor import Steering, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles

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
        try:
            while True:
                nodes = self._offer(position)
                chosen = yield from choose_cell(
                    self.talk.program,
                    LATTICE,
                    PLACES[self.at],
                    lambda cell, on: self._cursor(position, cell, on),
                    TYPED,
                    (HINT, TAKE_BACK, BACK),
                    steering,
                    self.talk.wrong_key,
                    walk=walk(nodes),
                )
                if chosen is BACK:
                    self._put_down(position)
                elif isinstance(chosen, Control):
                    return chosen
                else:
                    move = yield from self._chosen(position, node_at(chosen))
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
            self.talk.machine.chime(sounds.CHOSEN)
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

    def _cursor(self, position: Position, cell: Cell, on: bool) -> None:
        node = PLACES.index(cell)
        self.scene.node(position, node, node in self._lit, on)
