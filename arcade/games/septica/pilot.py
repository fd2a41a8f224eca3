"""Plays Septica for demonstrations: like the old fox, with the joystick."""

from arcade.games.septica import search
from arcade.games.septica.program import Main as Program
from arcade.games.septica.rules import STOP
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted


class Main(Pilot[Program]):
    """Answers each question; chooses a card, or lets a trick go."""

    def play(self) -> Hands:
        while True:
            yield from self.until_any()
            waiting = self.program.machine.waiting
            if waiting and waiting.kind == "line":
                yield from self.type("ana")
            elif self.program.choosing and self.program.position.outcome() is None:
                yield from self.move()
            else:
                yield from self.rest(40)
                yield from self.press("d" if self.program.original else "pad1 fire")

    def until_any(self) -> Hands:
        """Rest until anything is asked."""
        while self.program.machine.waiting is None:
            yield from self.rest(1)

    def move(self) -> Hands:
        """One card of whichever person it is."""
        program = self.program
        position = program.position
        hand = position.hands[position.seat]
        seen = position.seen_by(position.seat, self.dice)
        advised = yield from self.ponder(search.search(seen, self.dice))
        move = permitted(position, advised)
        if program.original and position.cut and move == STOP:
            move = next(iter(position.moves()))
        wanted = len(hand) if move == STOP else hand.index(move)
        yield from self.rest(25)
        pad = f"pad{position.seat + 1}"
        for _ in range(len(hand) + 1):
            if program.marker == wanted or not program.choosing:
                break
            yield from self.press(f"{pad} right", gap=6)
            yield from self.until_any()
        yield from self.press(f"{pad} fire")
