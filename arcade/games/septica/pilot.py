"""Plays Septica for demonstrations: like the old fox, with the joystick."""

from arcade.games.septica import COUNT, NEXT, PLAY, PREVIOUS, opponent
from arcade.games.septica.program import Main as Program
from arcade.games.septica.rules import STOP
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text


class Main(Pilot[Program]):
    """Answers each question; chooses a card, or lets a trick go."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked(None)
            waiting = self.program.machine.waiting
            if waiting and waiting.kind == "line":
                yield from self.type("ana")
            elif self.program.choosing and self.program.position.outcome() is None:
                yield from self.move()
            else:
                yield from self.rest(40)
                yield from self.press("d" if self.program.original else "pad1 fire")

    def move(self) -> Hands:
        program = self.program
        position = program.position
        hand = position.hands[position.seat]
        move = permitted(position, (yield from self.think(opponent.search(position, self.dice))))
        if program.original and position.cut and move == STOP:
            move = next(iter(position.moves()))
        wanted = len(hand) if move == STOP else hand.index(move)
        yield from self.rest(25)
        pad = f"pad{position.seat + 1}"
        for _ in range(len(hand) + 1):
            if program.marker == wanted or not program.choosing:
                break
            yield from self.press(f"{pad} right", gap=6)
            yield from self.until_asked(None)
        yield from self.press(f"{pad} fire")


GUIDE = Guide(
    goal=Text("Take tricks with tens and aces: each one is a point."),
    moment=Moment(seed=3, frame=993),
    callouts=(
        Callout(Text("The same rank cuts: here an 8"), (52, 52), side="left"),
        Callout(Text("A 7 always cuts; the last cut takes all"), (84, 52), (24, 40)),
        Callout(Text("Play the raised card"), (24, 120), (32, 48), side="left"),
        Callout(Text("No ten, no ace: worth nothing"), (104, 128), (32, 48), side="right"),
    ),
    uses=(
        Use(Text("card"), (PREVIOUS, NEXT)),
        Use(Text("play it"), (PLAY,)),
        Use(COUNT.label, (COUNT,)),
        Use(HINT.label, (HINT,)),
    ),
)
