"""The program of Path: the book's ride pixel by pixel, or a journey of three ways frame by frame."""

from collections.abc import Sequence

from arcade.games.path import POINTING
from arcade.games.path.board import book_way
from arcade.games.path.handling import Steering
from arcade.games.path.modern import Modern
from arcade.games.path.original import Original
from arcade.games.path.rules import Ride
from arcade.games.path.state import Journey
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought


class Main(Program[Spectrum]):
    """One sitting: game after game until the players have had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.ride: Ride | None = None
        self.journey: Journey | None = None
        self.riding = False
        """Whether keys turn a line now."""
        seats, switches = (1, ()) if setup.original else (setup.seats, POINTING.keys)
        self.steering = Steering(machine, seats, switches)

    def play(self) -> Frames[None]:
        if self.original:
            yield from self.play_book()
        else:
            yield from self.play_journeys()

    def play_book(self) -> Frames[None]:
        """The book's game: a level is asked for, a way is drawn, the line rides."""
        look = Original(self)
        while True:
            level = yield from look.level()
            ride = self.ride = Ride(book_way(self.dice), level)
            yield from look.begin(ride)
            self.begin_riding()
            asked = self.steering.wishes()[0]
            while not ride.over:
                turn = asked.pop(0).way if asked else 0
                ride.tick(turn)
                yield from look.step(ride, turn)
                asked += self.steering.wishes()[0]
            self.riding = False
            self.finish(Outcome.WON if ride.won else Outcome.LOST, ride.score)
            if not (yield from look.end(ride)):
                return

    def play_journeys(self) -> Frames[None]:
        """Journeys of three ways each."""
        look = Modern(self, self.steering)
        yield from look.title()
        while True:
            journey = self.journey = Journey(self.dice, self.setup.level, self.setup.seats)
            yield from self.travel(look, journey)
            self.finish(journey.outcome, journey.points if journey.seats == 1 else None)
            if not (yield from look.end(journey)):
                return

    def travel(self, look: Modern, journey: Journey) -> Frames[None]:
        """Way after way, until there is none left, or no life."""
        while True:
            yield from look.begin(journey)
            self.begin_riding()
            while not journey.ridden:
                yield from look.step(journey, journey.tick(self.steering.wishes()))
            self.riding = False
            yield from look.ridden(journey)
            if journey.over:
                return
            journey.go_on()

    def begin_riding(self) -> None:
        """From now on keys turn."""
        self.steering.begin()
        self.riding = True

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"riding": self.riding, "pointing": self.steering.pointing}
        if self.ride is not None:
            line = self.ride.line
            state |= {
                "level": self.ride.level,
                "at": (line.x, line.y),
                "direction": line.direction,
                "distance": line.distance,
                "cells": len(self.ride.way.cells),
                "percent": self.ride.percent,
                "ended": self.ride.ended.value,
            }
        if self.journey is not None:
            journey = self.journey
            riders = journey.race.riders
            state |= {
                **plain_fields(journey, "path", "lives", "stars", "points"),
                "at": tuple((rider.line.x, rider.line.y) for rider in riders),
                "direction": tuple(rider.line.direction for rider in riders),
                "percent": tuple(rider.percent for rider in riders),
                "falls": tuple(rider.falls for rider in riders),
                "coins": tuple(rider.taken for rider in riders),
            }
        return state
