"""The program of Path: the book's ride pixel by pixel, or a journey of three ways frame by frame."""

from arcade.games.path import POINTING
from arcade.games.path.board import book_way
from arcade.games.path.handling import Steering, Wish
from arcade.games.path.levels import LEVELS
from arcade.games.path.modern import Modern
from arcade.games.path.original import Original
from arcade.games.path.rules import Ride
from arcade.games.path.world import Journey
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.action_program import ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram


class BookRides(ActionVariant[Spectrum, Ride]):
    """The book's game: a level is asked for, a way is drawn, the line rides."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.steering = Steering(program.machine, 1)
        self.asked: list[Wish] = []
        """Turns that are still to be made."""
        self.look: Original = Original(program)

    def next_world(self) -> Frames[Ride]:
        level = yield from self.program.agreed(self.look.ask_level(), self.look.usual_level)
        return Ride(book_way(self.dice), level)

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.steering.begin()
        self.asked.clear()

    def run(self) -> Frames[None]:
        """Pixel after pixel, with a turn at most."""
        ride = self.world
        while not ride.over:
            self.turn_passed()
            turn = self.asked.pop(0).way if self.asked else 0
            ride.tick(turn)
            yield from self.look.step(ride, turn)
            self.asked += self.steering.wishes()[0]

    def result(self) -> tuple[Outcome, int]:
        return Outcome.WON if self.world.won else Outcome.LOST, self.world.score

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"riding": self.playing, "pointing": self.steering.pointing}
        if not self.begun:
            return state
        ride, line = self.world, self.world.line
        return state | {
            "level": ride.level,
            "at": (line.x, line.y),
            **plain_fields(line, "direction", "distance"),
            "cells": len(ride.way.cells),
            "percent": ride.percent,
            "ended": ride.ended.value,
        }


class Journeys(ActionVariant[Spectrum, Journey]):
    """Journeys of three ways each."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.steering = Steering(program.machine, program.setup.seats, POINTING.keys)
        self.look: Modern = Modern(program, self.steering)

    def next_world(self) -> Frames[Journey]:
        yield from ()
        return Journey(self.dice, LEVELS[self.setup.level].sets, self.setup.seats)

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.steering.begin()
        self.playing = True

    def run(self) -> Frames[None]:
        """Way after way, until there is none left, or no life."""
        yield from self.ride()
        while not self.world.over:
            self.world.go_on()
            yield from self.begin()
            yield from self.ride()

    def ride(self) -> Frames[None]:
        """A way to its end."""
        journey = self.world
        while not journey.ridden:
            self.turn_passed()
            yield from self.look.step(journey, journey.tick(self.steering.wishes()))
        self.playing = False
        yield from self.look.ridden(journey)

    def result(self) -> tuple[Outcome, int | None]:
        """Two people get no score."""
        return self.world.outcome, self.world.points if self.world.seats == 1 else None

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"riding": self.playing, "pointing": self.steering.pointing}
        if not self.begun:
            return state
        riders = self.world.race.riders
        return state | {
            **plain_fields(self.world, "path", "lives", "stars", "points"),
            "at": tuple((rider.line.x, rider.line.y) for rider in riders),
            "direction": tuple(rider.line.direction for rider in riders),
            "percent": tuple(rider.percent for rider in riders),
            "falls": tuple(rider.falls for rider in riders),
            "coins": tuple(rider.taken for rider in riders),
        }


class Main(VariedProgram[Spectrum, BookRides | Journeys]):
    """Ride after ride until the players have had enough."""

    variants = BookRides, Journeys
