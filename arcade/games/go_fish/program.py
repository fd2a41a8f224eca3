"""The program of Go fish: deal, ask in turn until a hand is empty, count the books, another game."""

from collections.abc import Sequence

from arcade.games.go_fish import FIGURES, OPEN, strings
from arcade.games.go_fish.look import Look
from arcade.games.go_fish.modern import Modern
from arcade.games.go_fish.opponent import choose
from arcade.games.go_fish.original import Original
from arcade.games.go_fish.rules import shuffled
from arcade.games.go_fish.state import Sitting
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.contest import answered, verdict


class Main(Sitting):
    """Game after game until the player has had enough."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Look = Original(self) if self.original else Modern(self)
        self.phase = "title"

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            yield from self.game()
            self.phase = "again"
            again = yield from self.look.ask_again()
        self.phase = "over"
        yield from self.look.goodbye()

    def game(self) -> Frames[None]:
        """One game. A person alone always begins; two people take turns."""
        self.phase = "deal"
        starter = self.figures.games % 2 if self.two else 0
        self.open = self.helped = False
        self.viewer = starter
        self.position = shuffled(self.dice, starter)
        yield from self.look.begin()
        if self.two:
            self.phase = "hand over"
            yield from self.look.hand_over()
        while self.position.outcome() is None:
            if self.position.seat not in self.people:
                yield from self.let_computer_ask()
                continue
            if self.viewer != self.position.seat:
                self.phase = "hand over"
                self.viewer = self.position.seat
                yield from self.look.hand_over()
            yield from self.let_person_ask()
        self.phase = "result"
        self.figures = self.figures.after(self.position)
        outcome = verdict(self.position.outcome() or 0, self.people)
        alone = not self.two and not self.helped
        self.finish(outcome, len(self.position.books[0]) if alone else None)
        yield from self.look.result()

    def let_person_ask(self) -> Frames[None]:
        """Let a person ask, once; orders come instead."""
        self.phase = "ask"
        asked = yield from self.look.ask()
        self.phase = "turn"
        if isinstance(asked, Control):
            yield from self.obey(asked)
        elif asked is None:
            yield from self.look.refuse(self.text(strings.NO_RANK))
        elif asked not in self.position.moves():
            yield from self.look.refuse(self.text(strings.NOT_HELD, ranks=self.ranks(asked)))
        else:
            yield from self.ask_for(asked)

    def let_computer_ask(self) -> Frames[None]:
        """Let the computer ask; it is shown only what its seat may know."""
        self.phase = "computer"
        chance = self.dice.fork(len(self.position.turns))
        rank = yield from self.think(choose(self.position, self.level, chance))
        yield from self.ask_for(answered(self.position, rank))

    def ask_for(self, rank: int) -> Frames[None]:
        """Play a turn and show it."""
        before = self.position
        self.position = before.play(rank)
        yield from self.look.turn(before)

    def obey(self, order: Control) -> Frames[None]:
        """Follow an order given instead of a question."""
        if order is HINT:
            self.helped = self.aided = True
            yield from self.look.hint()
        elif order is FIGURES:
            yield from self.look.figures()
        elif order is OPEN and not self.two:
            if not self.open and not self.helped and not (yield from self.look.ask_open()):
                return
            self.open = not self.open
            self.helped = True
            yield from self.look.opened()

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "hands": position.hands,
            "deck": position.deck,
            "books": position.books,
            "seat": position.seat,
            "questions": tuple((turn.seat, turn.rank) for turn in position.turns),
            "viewer": self.viewer,
            "open": self.open,
            "helped": self.helped,
            "marker": self.look.marker,
            "figures": self.figures.plain(),
        }
