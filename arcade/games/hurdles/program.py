"""The program of Hurdle race: stride after stride on the book's course, or frame after frame in the stadium."""

from arcade.games.hurdles import JUMP, JUMP_2
from arcade.games.hurdles.levels import LEVELS
from arcade.games.hurdles.modern import Modern
from arcade.games.hurdles.original import USUAL_SPEED, Original
from arcade.games.hurdles.rules import World, points, speed_of
from arcade.games.hurdles.world import Race, course, outcome
from arcade.machine.keyboard import is_click, is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.action_program import ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram


class BookRaces(ActionVariant[Spectrum, World]):
    """The book's race: the speed is asked before each, so that players can take turns."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Original = Original(program)

    def next_world(self) -> Frames[World]:
        """The course, once the speed is chosen."""
        yield from self.program.agreed(self.look.ask_speed(), speed_of(USUAL_SPEED))
        return World()

    def run(self) -> Frames[None]:
        while not self.world.over:
            self.turn_passed()
            yield from self.look.step(self.world)
            self.world.advance()

    def result(self) -> tuple[Outcome, int]:
        """Nothing down wins, everything down loses."""
        world = self.world
        ended = Outcome.OVER if world.fallen and world.cleared else Outcome.LOST if world.fallen else Outcome.WON
        return ended, points(world.cleared, self.look.speed)

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"running": self.playing}
        if self.begun:
            state |= {
                "stride": self.world.stride,
                "runner": self.look.shown,
                "down": len(self.world.fallen),
                "cleared": self.world.cleared,
                "speed": self.look.speed,
            }
        return state


class StadiumRaces(ActionVariant[Spectrum, Race]):
    """The stadium's race; after one in which nothing fell the next is faster."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Modern = Modern(program)

    def next_world(self) -> Frames[Race]:
        yield from ()
        rules, clean = LEVELS[self.setup.level].sets, self.begun and any(not one.fallen for one in self.world.runners)
        return Race(rules, course(rules, self.dice), self.setup.seats, self.world.rung + 1 if clean else 0)

    def run(self) -> Frames[None]:
        while not self.world.over:
            self.turn_passed()
            yield from self.look.step(self.world, self.world.tick(self.pressed()))

    def pressed(self) -> list[bool]:
        """For each lane whether a key asked for a jump since the last frame: any key if there is one lane."""
        if self.setup.seats > 1:
            return [self.program.tapped(JUMP), self.program.tapped(JUMP_2)]
        jump = False
        while key := self.machine.keyboard.take():
            jump = jump or is_click(key) or not is_order(key)
        return [jump]

    def result(self) -> tuple[Outcome, int | None]:
        """Two people get no score."""
        race = self.world
        return outcome(race), race.points(race.runners[0]) if race.lanes == 1 else None

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"running": self.playing}
        if self.begun:
            race = self.world
            state |= {
                "frame": race.frame,
                "distance": tuple(runner.distance for runner in race.runners),
                "down": tuple(runner.fallen for runner in race.runners),
                "perfect": tuple(runner.perfect for runner in race.runners),
                "points": tuple(race.points(runner) for runner in race.runners),
                "rung": race.rung,
            }
        return state


class Main(VariedProgram[Spectrum, BookRaces | StadiumRaces]):
    """Race after race until the players have had enough."""

    variants = BookRaces, StadiumRaces
