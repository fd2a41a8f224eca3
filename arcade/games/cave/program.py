"""The program of the cave: set out, wander, take what is found, come out again."""

from collections.abc import Sequence

from arcade.games.cave.modern import Modern
from arcade.games.cave.original import Original
from arcade.games.cave.rules import Arrived, Event, Way, advice, route
from arcade.games.cave.state import State, Wish
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    """The treasure is found and carried out, and hidden elsewhere for the next game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def play_game(self) -> Frames[None]:
        """From the way in to the way out, with what was hidden."""
        if self.results:
            self.adventure = self.adventure.again()
        self.best = len((yield from self.think(route(self.adventure))))
        self.chart = self.chart.begun(self.adventure.place)
        yield from self.look.begin()
        yield from self.look.move((Arrived(self.adventure.place),))
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        while not self.adventure.won:
            self.turn_passed()
            events = yield from (self.offer() if self.adventure.offered else self.wander())
            yield from self.look.move(events)
        self.finish(Outcome.WON, self.wasted)
        yield from self.look.end()

    def offer(self) -> Frames[tuple[Event, ...]]:
        """The treasure is here: take it or leave it."""
        self.adventure, events = self.adventure.take((yield from self.look.ask_take()))
        return events

    def wander(self) -> Frames[tuple[Event, ...]]:
        """One command. Only directions lead to events."""
        command = yield from self.look.ask_way()
        if isinstance(command, Way):
            before = self.adventure
            self.adventure, events = before.move(command)
            self.chart = self.chart.after(before.cave, before.place, command, events)
            return events
        if command is Wish.HINT:
            self.assisted = True
            way = yield from self.think(advice(self.adventure))
            self.adventure = self.adventure.step()
            yield from self.look.hint(Way(way))
        else:
            if self.original:
                self.adventure = self.adventure.step()
            if command is Wish.POINTS:
                yield from self.look.tell_points()
            else:
                yield from self.look.wrong_key()
        return ()

    def state(self) -> dict[str, Plain]:
        return {
            **plain_fields(self.adventure, "place", "treasure", "points", "steps"),
            "best": self.best,
            **plain_fields(self.adventure, "carrying", "offered", "warned", "draught", "drunk", "notes", "won"),
            **plain_fields(self.chart, "seen", "open", "shut"),
        }
