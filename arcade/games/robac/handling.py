"""Which way the player wants to go, asked once a step: no press is lost, however short."""

from arcade.games.robac import STEERING
from arcade.games.robac.board import Heading
from arcade.machine.keyboard import Keyboard
from arcade.toolkit.contract.controls import by_key

AHEAD = 2
"""So many turns may be pressed ahead of the worm; a newer one takes the place of the last."""
WAYS = by_key(*zip(STEERING, Heading, strict=True))


class Steering:
    """Presses wait for their step, one turn a step; with none waiting, a single direction held down counts."""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self.turns: list[Heading] = []

    def forget(self) -> None:
        """Drop every press that waits."""
        self.keyboard.flush()
        self.turns.clear()

    def command(self) -> Heading | None:
        """The heading for this step; None is straight on."""
        while key := self.keyboard.take():
            way = WAYS.get(key.lower())
            if way is not None:
                del self.turns[AHEAD - 1 :]
                self.turns.append(way)
        if self.turns:
            return self.turns.pop(0)
        if self.keyboard.held:
            held = [WAYS[key.lower()] for key in self.keyboard.held if key.lower() in WAYS]
            if held and held.count(held[0]) == len(held):
                return held[0]
        return None
