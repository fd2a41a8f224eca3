"""The program of Labyrinth: the book's chase, or in the modern look one of five games chosen on a board."""

from collections.abc import Sequence

from arcade.games.labyrinth import DOWN_KEY, HAMMER, HAMMER_2, LEFT_KEY, RIGHT_KEY, SECOND_WAYS, UP_KEY
from arcade.games.labyrinth.actors import NOTHING, Figure, Wish
from arcade.games.labyrinth.levels import LEVELS
from arcade.games.labyrinth.menu import Choice, Partner, first_choice
from arcade.games.labyrinth.modern import Modern
from arcade.games.labyrinth.original import Original
from arcade.games.labyrinth.rules import DOWN, LEFT, RIGHT, UP, Cell, Maze, World, beside, book_walls
from arcade.games.labyrinth.world import Hunt, end_of, lay_out, score
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.action_program import ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram

FIRST = ((LEFT_KEY, LEFT), (DOWN_KEY, DOWN), (UP_KEY, UP), (RIGHT_KEY, RIGHT))
SECOND = tuple(zip(SECOND_WAYS, (LEFT, RIGHT, UP, DOWN), strict=True))
Keys = Sequence[tuple[Control, Cell]]


class BookChases(ActionVariant[Spectrum, World]):
    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Original = Original(program)

    def next_world(self) -> Frames[World]:
        walls = book_walls(self.dice)
        yield from self.look.build(walls)
        count = yield from self.program.agreed(self.look.ask_count(), 1)
        return World(self.dice, Maze({cell for wall in walls for cell in wall}), count)

    def run(self) -> Frames[None]:
        world = self.world
        while not world.over:
            self.turn_passed()
            yield from self.step()
            for number in range(world.count):
                world.pursue(number)
                yield from self.look.pursued(world)
                if world.eaten:
                    return
                yield from self.step()
            world.clock += 1
            yield from self.look.tocked(world)

    def step(self) -> Frames[None]:
        """The good one's step, if a key asks for one."""
        way = next((way for control, way in FIRST if self.program.wanted(control)), None)
        if way is not None and self.world.step(way):
            yield from self.look.move(self.world)

    def result(self) -> tuple[Outcome, int]:
        return Outcome.LOST if self.world.eaten else Outcome.WON, self.world.score

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"playing": self.playing, "choice": first_choice(self.setup.seats).state()}
        if self.begun:
            state |= {
                **plain_fields(self.world, "good", "villains"),
                "walls": self.world.maze.rows(),
                **plain_fields(self.world, "steps", "clock", "eaten"),
            }
        return state


class Hunts(ActionVariant[Spectrum, Hunt]):
    choosing = False
    """Whether a game is being chosen now."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Modern = Modern(program)
        self.choice: Choice = first_choice(program.setup.seats)

    def next_world(self) -> Frames[Hunt]:
        self.choosing = True
        choice = self.choice = yield from self.program.agreed(self.look.ask_game(self.choice), self.choice)
        self.choosing = False
        goods = 2 if choice.partner is Partner.FRIEND else 1
        layout = lay_out(choice.mode, self.dice, goods, choice.beasts)
        hunt = Hunt(self.dice, choice.mode, LEVELS[self.setup.level].sets, layout)
        hunt.beasts[0].led = choice.partner is Partner.LEADER
        return hunt

    def run(self) -> Frames[None]:
        hunt = self.world
        while not hunt.over:
            self.turn_passed()
            events = hunt.tick([self.wish(hunt, number) for number in range(len(hunt.goods))], self.lead(hunt))
            yield from self.look.step(hunt, events)

    def result(self) -> tuple[Outcome, int]:
        """Who has won; against a beast led by a player it is one of the two."""
        won = end_of(self.world).won
        if self.world.beasts[0].led:
            return Outcome.FIRST if won else Outcome.SECOND, score(self.world)
        return Outcome.WON if won else Outcome.LOST, score(self.world)

    def wish(self, hunt: Hunt, number: int) -> Wish:
        """What a player wants of a good one."""
        keys, hammer = ((FIRST, HAMMER), (SECOND, HAMMER_2))[number]
        return Wish(self.way(hunt, hunt.goods[number], keys), self.program.tapped(hammer))

    def lead(self, hunt: Hunt) -> Wish:
        """What the second player wants of the beast that he leads."""
        beast = hunt.beasts[0]
        return Wish(self.way(hunt, beast, SECOND)) if beast.led else NOTHING

    def way(self, hunt: Hunt, figure: Figure, keys: Keys) -> Cell | None:
        """The way that a figure about to set off shall go.

        Keys tapped since it last set off come before those held, a turn before going straight on, free ways first.
        """
        if figure.gone < figure.lasting - 1:
            return None
        tapped = [way for control, way in keys if self.program.tapped(control)]
        held = [way for control, way in keys if self.program.down(control) and way not in tapped]
        ways = sorted(tapped, key=lambda way: way == figure.facing) + sorted(held, key=lambda way: way == figure.facing)
        free = [way for way in ways if hunt.maze.free(beside(figure.cell, way))]
        return next(iter(free or ways), None)

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"playing": self.playing, "choice": self.choice.state()}
        if self.begun:
            hunt = self.world
            state |= {
                "goods": tuple((*good.state(), good.caught, good.out, good.tired) for good in hunt.goods),
                "beasts": tuple(beast.state() for beast in hunt.beasts),
                "walls": hunt.maze.rows(),
                "treasures": tuple(hunt.treasures.items()),
                **plain_fields(hunt, "exit", "left", "points", "steps"),
            }
        return state


class Main(VariedProgram[Spectrum, BookChases | Hunts]):
    variants = BookChases, Hunts
