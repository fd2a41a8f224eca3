"""The program of Robac: step after step, life after life, until the worm has none left."""

from collections.abc import Sequence

from arcade.games.robac import STEERING
from arcade.games.robac.levels import BOOK, LEVELS
from arcade.games.robac.modern import Modern
from arcade.games.robac.modern_tale import Tale
from arcade.games.robac.original import Original
from arcade.games.robac.rules import Heading, World
from arcade.machine.keyboard import Keyboard
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import by_key
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.action_program import ActionProgram

AHEAD = 2
"""Turns that can wait for their step; a newer one replaces the last."""
WAYS = by_key(*zip(STEERING, Heading, strict=True))


class Steering:
    """Presses wait for their step, one turn a step; if none waits, a single direction held down counts."""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self.turns: list[Heading] = []

    def forget(self) -> None:
        self.keyboard.flush()
        self.turns.clear()

    def command(self) -> Heading | None:
        """The heading for this step; None for straight on."""
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


class Main(ActionProgram[Spectrum, World]):
    """A worm, or a prince and an ogre."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.pace = LEVELS[setup.level].sets
        self.steering = Steering(machine.keyboard)
        self.world = self.new_world()
        drawn = Tale if self.pace.rules.ogre_percent else Modern
        self.look: Original | Modern | Tale = (Original if setup.original else drawn)(self)

    def new_world(self) -> World:
        """An empty field with all lives."""
        return World(self.dice, BOOK if self.original else self.pace.rules)

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.steering.forget()

    def run(self) -> Frames[None]:
        """Step after step; after a lost life the field is empty and the worm at its start."""
        while not self.world.over:
            self.turn_passed()
            command = self.steering.command()
            if isinstance(self.look, Original):
                yield from self.look.step(self.world, self.world.move(command))
                if not (self.world.over or self.world.struck):
                    self.reseed()
                    yield from self.look.change(self.world, self.world.change())
            else:
                yield from self.look.step(self.world, self.world.tick(command))
            if self.world.struck and not self.world.over:
                self.world.revive()
                self.steering.forget()
                yield from self.look.revive(self.world)

    def result(self) -> tuple[Outcome, int]:
        return Outcome.OVER, self.world.score

    def reseed(self) -> None:
        """RANDOMIZE, as in every step of the original: the seed is FRAMES, so chance runs in waves."""
        self.machine.seed = self.setup.seed + self.machine.frames & 0xFFFF

    def state(self) -> dict[str, Plain]:
        world = self.world
        ogre = world.ogre
        return {
            "field": world.field.picture(),
            **plain_fields(world, "worm", "headings", "heading", "score", "lives", "steps"),
            "leaving": tuple((*cell, step) for cell, step in world.leaving.items()),
            "ogre": (*ogre.cell, ogre.saved) if ogre else None,
            **plain_fields(self.steering, "turns"),
            "struck": world.struck,
        }
