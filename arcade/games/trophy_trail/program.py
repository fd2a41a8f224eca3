"""The program of Trophy trail: decision after decision as in the book, or frame after frame on the outing."""

from arcade.games.trophy_trail.handling import BookKeys, Hands
from arcade.games.trophy_trail.levels import LEVELS
from arcade.games.trophy_trail.modern import Modern
from arcade.games.trophy_trail.original import Original
from arcade.games.trophy_trail.rules import BOOK_TROPHIES, World, throw
from arcade.games.trophy_trail.solver import advice
from arcade.games.trophy_trail.world import Outing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.action_program import ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram


class BookTrip(ActionVariant[Spectrum, World]):
    """The book's trip: the level is asked before each; a cleared field goes on until a crash or the clock's end."""

    keys: BookKeys

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Original = Original(program)

    def next_world(self) -> Frames[World]:
        """A field on which the book throws trophy after trophy, once the level is chosen."""
        yield from self.program.agreed(self.look.ask_level(), self.look.usual_level)
        yield from self.look.fence()
        cells = []
        for _ in range(BOOK_TROPHIES):
            cells.append(throw(self.dice))
            yield from self.look.throw(cells[-1])
        return World(dict.fromkeys(cells, 1))

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.keys = BookKeys(self.machine, self.world)

    def run(self) -> Frames[None]:
        while not self.world.over:
            self.turn_passed()
            yield from self.look.pause(self.keys)
            way = self.keys.read()
            event = self.world.move({0: way})[0] if way else self.world.idle(0) if self.keys.clock_runs else None
            for _ in self.look.step(self.world, event):
                yield
                self.keys.listen()

    def result(self) -> tuple[Outcome, int]:
        """Who has cleared the field has won, however it ended."""
        return Outcome.OVER if self.world.trophies else Outcome.WON, self.world.walkers[0].points

    def state(self) -> dict[str, Plain]:
        return {"running": self.playing} | (on_field(self.world) if self.begun else {})


class Outings(ActionVariant[Spectrum, Outing]):
    """The outing: a cleared field is followed by another one."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Modern = Modern(program)
        self.hands = Hands(program.machine, program.setup.seats)

    def next_world(self) -> Frames[Outing]:
        yield from ()
        return Outing(LEVELS[self.setup.level].sets, self.dice, self.setup.seats)

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.hands.begin()

    def run(self) -> Frames[None]:
        outing = self.world
        while not outing.over:
            self.turn_passed()
            if self.program.tapped(HINT) and outing.seats == 1:
                yield from self.hint(outing)
            events = outing.tick(self.hands.listen(outing.world))
            yield from self.look.step(outing, events)
            if not outing.world.trophies and outing.at_rest and not outing.over:
                self.playing = False
                yield from self.look.cleared(outing)
                yield from self.look.next_field(outing, outing.next_field())
                self.hands.begin()
                self.playing = True

    def hint(self, outing: Outing) -> Frames[None]:
        world = outing.world
        self.program.assisted = True
        search = advice(world.walkers[0].cell, frozenset(world.trails), frozenset(world.trophies))
        route, left = yield from self.program.think(search)
        if route:
            outing.pay_hint()
        self.look.hint(outing, route, left)

    def result(self) -> tuple[Outcome, int | None]:
        """Two people get no score."""
        return self.world.outcome, self.world.points if self.world.seats == 1 else None

    def state(self) -> dict[str, Plain]:
        if not self.begun:
            return {"running": self.playing}
        outing = self.world
        return (
            {"running": self.playing}
            | on_field(outing.world)
            | {
                "field": outing.number + 1,
                "score": outing.points,
                "under way": tuple(motion.left for motion in outing.motions),
                "ropes": tuple(walker.ropes for walker in outing.world.walkers),
            }
        )


def on_field(world: World) -> dict[str, Plain]:
    return {
        "cells": tuple(walker.cell for walker in world.walkers),
        "clock": tuple(walker.clock for walker in world.walkers),
        "taken": tuple(walker.taken for walker in world.walkers),
        "points": tuple(walker.points for walker in world.walkers),
        "trail": tuple(sorted(world.trails)),
        "trophies": tuple(sorted(world.trophies)),
    }


class Main(VariedProgram[Spectrum, BookTrip | Outings]):
    variants = BookTrip, Outings
