"""The program of Labyrinth: the book's chase, or in the modern look one of five games chosen on a board."""

from collections.abc import Sequence

from arcade.games.labyrinth import DOWN_KEY, HAMMER, HAMMER_2, LEFT_KEY, RIGHT_KEY, SECOND_WAYS, UP_KEY
from arcade.games.labyrinth.actors import Figure
from arcade.games.labyrinth.board import DOWN, LEFT, RIGHT, UP, Cell, Maze, beside
from arcade.games.labyrinth.events import NOTHING, Wish
from arcade.games.labyrinth.layouts import lay_out
from arcade.games.labyrinth.menu import Choice, Partner, first_choice
from arcade.games.labyrinth.modern import Modern
from arcade.games.labyrinth.original import Original
from arcade.games.labyrinth.rules import World, book_walls
from arcade.games.labyrinth.scoring import end_of, score
from arcade.games.labyrinth.world import Hunt
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought

FIRST = ((LEFT_KEY, LEFT), (DOWN_KEY, DOWN), (UP_KEY, UP), (RIGHT_KEY, RIGHT))
SECOND = tuple(zip(SECOND_WAYS, (LEFT, RIGHT, UP, DOWN), strict=True))
Keys = Sequence[tuple[Control, Cell]]


class Main(Program[Spectrum]):
    """One sitting: game after game until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.world: World | None = None
        self.hunt: Hunt | None = None
        self.choice: Choice = first_choice(setup.seats)
        self.playing = False
        """Whether keys move the good one now."""
        self.choosing = False
        """Whether a game is being chosen now."""

    def play(self) -> Frames[None]:
        if self.original:
            yield from self.play_book()
        else:
            yield from self.play_games()

    def play_book(self) -> Frames[None]:
        """The book's chase: the maze is drawn, then the number of villains asked."""
        look = Original(self)
        while True:
            walls = book_walls(self.dice)
            yield from look.build(walls)
            count = yield from look.ask_count()
            world = self.world = World(self.dice, Maze({cell for wall in walls for cell in wall}), count)
            yield from look.begin(world)
            self.playing = True
            yield from self.chase(world, look)
            self.playing = False
            self.finish(Outcome.LOST if world.eaten else Outcome.WON, world.score)
            if not (yield from look.end(world)):
                return

    def chase(self, world: World, look: Original) -> Frames[None]:
        """Unit after unit: a step, then for each villain his move and another step."""
        while not world.over:
            yield from self.step(world, look)
            for number in range(world.count):
                world.pursue(number)
                yield from look.pursued(world, number)
                if world.eaten:
                    return
                yield from self.step(world, look)
            world.tock()
            yield from look.tocked(world)

    def step(self, world: World, look: Original) -> Frames[None]:
        """The good one's step, if a key asks for one."""
        way = next((way for control, way in FIRST if self.wanted(control)), None)
        if way is not None and world.step(way):
            yield from look.stepped(world)

    def play_games(self) -> Frames[None]:
        """The five games of the modern look."""
        look = Modern(self)
        yield from look.title()
        while True:
            self.choosing = True
            choice = self.choice = yield from look.choose(self.choice)
            self.choosing = False
            goods = 2 if choice.partner is Partner.FRIEND else 1
            hunt = self.hunt = Hunt(
                self.dice, choice.mode, self.setup.level, lay_out(choice.mode, self.dice, goods, choice.beasts)
            )
            hunt.beasts[0].led = choice.partner is Partner.LEADER
            yield from look.begin(hunt)
            self.playing = True
            while not hunt.over:
                events = hunt.tick([self.wish(hunt, number) for number in range(goods)], self.lead(hunt))
                yield from look.step(hunt, events)
            self.playing = False
            self.finish(self.outcome(hunt), score(hunt))
            if not (yield from look.end(hunt)):
                return

    def outcome(self, hunt: Hunt) -> Outcome:
        """Who has won; against a beast led by a player it is one of the two."""
        won = end_of(hunt).won
        if hunt.beasts[0].led:
            return Outcome.FIRST if won else Outcome.SECOND
        return Outcome.WON if won else Outcome.LOST

    def wish(self, hunt: Hunt, number: int) -> Wish:
        """What a player wants of a good one."""
        keys, hammer = ((FIRST, HAMMER), (SECOND, HAMMER_2))[number]
        return Wish(self.way(hunt, hunt.goods[number], keys), self.tapped(hammer))

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
        tapped = [way for control, way in keys if self.tapped(control)]
        held = [way for control, way in keys if self.down(control) and way not in tapped]
        ways = sorted(tapped, key=lambda way: way == figure.facing) + sorted(held, key=lambda way: way == figure.facing)
        free = [way for way in ways if hunt.maze.free(beside(figure.cell, way))]
        return next(iter(free or ways), None)

    def wanted(self, control: Control) -> bool:
        """Whether a control is held or was tapped since last asked."""
        tapped = self.tapped(control)
        return tapped or self.down(control)

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"playing": self.playing, "choice": self.choice.state()}
        if self.world is not None:
            world = self.world
            state |= {
                **plain_fields(world, "good", "villains"),
                "walls": world.maze.rows(),
                **plain_fields(world, "steps", "clock", "eaten"),
            }
        if self.hunt is not None:
            hunt = self.hunt
            state |= {
                "goods": tuple((*good.state(), good.caught, good.out, good.tired) for good in hunt.goods),
                "beasts": tuple(beast.state() for beast in hunt.beasts),
                "walls": hunt.maze.rows(),
                "treasures": tuple(hunt.treasures.items()),
                **plain_fields(hunt, "exit", "left", "points", "steps"),
            }
        return state
