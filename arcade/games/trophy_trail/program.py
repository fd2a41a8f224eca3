"""The program of Trophy trail: decision after decision as in the book, or frame after frame on the outing."""

from collections.abc import Sequence

from arcade.games.trophy_trail.handling import BookKeys, Hands
from arcade.games.trophy_trail.levels import LEVELS
from arcade.games.trophy_trail.modern import Modern
from arcade.games.trophy_trail.original import Original
from arcade.games.trophy_trail.rules import World, thrown
from arcade.games.trophy_trail.solver import advice
from arcade.games.trophy_trail.world import Outing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought


class Main(Program[Spectrum]):
    """One sitting: trip after trip until the players have had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.world: World | None = None
        self.outing: Outing | None = None
        self.hands = Hands(machine, setup.seats)
        self.running = False
        """Whether keys lead somebody now."""

    def play(self) -> Frames[None]:
        if self.original:
            yield from self.play_book()
        else:
            yield from self.play_outing()

    def play_book(self) -> Frames[None]:
        """The book's trip: the level is asked before each; a cleared field goes on until a crash or the clock's end."""
        look = Original(self)
        while True:
            yield from look.instructions()
            cells = thrown(self.dice)
            world = self.world = World(dict.fromkeys(cells, 1))
            yield from look.field(cells, world)
            keys = BookKeys(self.machine, world)
            self.running = True
            while not world.over:
                yield from look.pause(keys)
                yield from self.decide(look, keys, world)
            self.running = False
            self.finish(Outcome.WON if world.cleared else Outcome.OVER, world.walkers[0].points)
            if not (yield from look.end(world)):
                return

    def decide(self, look: Original, keys: BookKeys, world: World) -> Frames[None]:
        """What the program did after each pause: a step, a unit of the clock, or nothing."""
        if way := keys.read():
            for event in world.move({0: way}):
                yield from look.show(world, event)
        elif keys.clock_runs:
            yield from look.show(world, world.idle(0))
        else:
            yield from look.nothing()

    def play_outing(self) -> Frames[None]:
        """The outing: a cleared field is followed by another one."""
        look = Modern(self)
        yield from look.title()
        while True:
            outing = self.outing = Outing(LEVELS[self.setup.level - 1], self.dice, self.setup.seats)
            yield from look.begin(outing)
            yield from self.walk(look, outing)
            self.running = False
            self.finish(outing.outcome, outing.points if outing.seats == 1 else None)
            if not (yield from look.end(outing)):
                return

    def walk(self, look: Modern, outing: Outing) -> Frames[None]:
        """Field after field until the outing is over."""
        self.hands.begin()
        self.running = True
        while not outing.over:
            if self.tapped(HINT):
                yield from self.hint(look, outing)
            events = outing.tick(self.hands.listen(outing.world))
            yield from look.step(outing, events)
            if outing.world.cleared and outing.at_rest and not outing.over:
                self.running = False
                yield from look.cleared(outing)
                yield from look.next_field(outing, outing.next_field())
                self.hands.begin()
                self.running = True

    def hint(self, look: Modern, outing: Outing) -> Frames[None]:
        """Show one who is alone a good way; everything waits meanwhile."""
        world = outing.world
        if outing.seats > 1:
            return
        self.aided = True
        told = yield from self.think(advice(world.walkers[0].cell, frozenset(world.trails), frozenset(world.trophies)))
        route, left = told
        if route:
            outing.pay_hint()
        look.advise(outing, tuple(route), left)

    def state(self) -> dict[str, Plain]:
        world = self.outing.world if self.outing else self.world
        state: dict[str, Plain] = {"running": self.running}
        if world is not None:
            state |= {
                "cells": tuple(walker.cell for walker in world.walkers),
                "clock": tuple(walker.clock for walker in world.walkers),
                "taken": tuple(walker.taken for walker in world.walkers),
                "points": tuple(walker.points for walker in world.walkers),
                "trail": tuple(sorted(world.trails)),
                "trophies": tuple(sorted(world.trophies)),
            }
        if self.outing is not None:
            outing = self.outing
            state |= {
                "field": outing.number + 1,
                "score": outing.points,
                "under way": tuple(motion.left for motion in outing.motions),
                "ropes": tuple(walker.ropes for walker in outing.world.walkers),
            }
        return state
