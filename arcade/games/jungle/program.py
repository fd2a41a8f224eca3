"""The program of the jungle: ask the way, walk a kilometre, face what comes, and so on to a village or to the end."""

from collections.abc import Sequence

from arcade.games.jungle.events import Event, Events, Fate, Way, What
from arcade.games.jungle.modern import Modern
from arcade.games.jungle.original import Original
from arcade.games.jungle.perils import DOING_NOTHING, answer
from arcade.games.jungle.rules import CLIMBING, Trek
from arcade.games.jungle.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    """Treks out of the jungle, of one walker or of two in turn."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def play_game(self) -> Frames[None]:
        """A kilometre each in turn, until everybody's fate is known."""
        if self.results:
            self.set_out()
        self.grade((yield from self.agreed(self.look.ask_skill(), self.look.usual_skill)))
        yield from self.look.begin()
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        while not all(walker.trek.fate for walker in self.walkers):
            self.turn_passed()
            if not self.walker.trek.fate:
                yield from self.kilometre()
            self.turn = (self.turn + 1) % len(self.walkers)
        self.conclude()
        yield from self.look.end()

    def kilometre(self) -> Frames[None]:
        """A walker's turn: a step, and whatever comes of it until it is over."""
        trek = self.walker.trek.ready()
        if trek.fate:
            yield from self.happen(trek, (Event(What.WORN_OUT),))
            return
        self.walker = self.walker.after(trek, ())
        way = yield from self.ask_way()
        if way is None:
            return
        yield from self.happen(*self.walker.trek.walk(way, self.dice))
        while (peril := self.walker.trek.peril) is not None:
            letter = yield from self.look.ask_answer(peril)
            chosen = DOING_NOTHING[peril] if letter is None else letter
            yield from self.happen(*answer(self.walker.trek, chosen, self.dice))

    def ask_way(self) -> Frames[Way | None]:
        """Where to go, perhaps after a look from a tree; None if time is up."""
        while True:
            choice = yield from self.look.ask_way()
            if choice is None or isinstance(choice, Way):
                return choice
            climbs = self.walker.trek.strength > CLIMBING
            if climbs:
                self.walker = self.walker.up_a_tree()
                self.assisted = True
            yield from self.look.hint(climbs)

    def happen(self, trek: Trek, events: Events) -> Frames[None]:
        """Take over what has become of a trek, and show it."""
        self.walker = self.walker.after(trek, events)
        if not self.original:
            self.walker = self.walker.at_brook() or self.walker
        yield from self.look.move(events)

    def conclude(self) -> None:
        """Announce the result: with two walkers the better one's."""
        treks = [walker.trek for walker in self.walkers]
        if len(treks) == 1:
            saved = treks[0].fate is Fate.SAVED
            self.finish(Outcome.WON if saved else Outcome.LOST, treks[0].score if saved else None)
            return
        first, second = ((trek.fate is Fate.SAVED, trek.score) for trek in treks)
        self.finish(Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND)

    def state(self) -> dict[str, Plain]:
        trek = self.walker.trek
        return {
            "turn": self.turn,
            **plain_fields(trek, "strength", "bullets", "skill", "east", "north", "walked", "peril", "fate"),
            "hint": self.walker.hint.way.value if self.walker.hint else None,
            "others": tuple((other.trek.strength, other.trek.east, other.trek.north) for other in self.others),
        }
