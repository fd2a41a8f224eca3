"""The program of Stars: sky after sky, each cleared ray by ray."""

from collections.abc import Sequence

from arcade.games.stars.board import Sky, drawn, with_holes
from arcade.games.stars.handling import Both, Hands, Single
from arcade.games.stars.layouts import FIGURES, figure_sky
from arcade.games.stars.levels import FIGURE, LEVELS, Choice, Limit
from arcade.games.stars.modern import Modern
from arcade.games.stars.original import Original
from arcade.games.stars.rules import FRAMES_A_SECOND, World
from arcade.games.stars.solver import solve
from arcade.games.stars.strings import LOOKING
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought, meanwhile

BOOK_SCORE = 100
"""In the original a sky is worth this, less one for each line."""


class Main(Program[Spectrum]):
    """One sitting: game after game until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = LEVELS[setup.level - 1]
        self.hands: Hands = Single(machine) if setup.original else Both(machine)
        self.playing = False
        """Whether keys move the sights now."""
        self.world: World | None = None
        self.choice = self.level.usual

    def play(self) -> Frames[None]:
        if self.original:
            yield from self.play_book()
        else:
            yield from self.play_chart()

    def play_book(self) -> Frames[None]:
        """The book's game: twenty stars and nothing limited."""
        look = Original(self)
        yield from look.title()
        while True:
            world = self.world = World(Sky(drawn(self.dice)), seats=self.setup.seats)
            yield from look.begin(world)
            yield from self.clear(world, look)
            self.announce(world, max(BOOK_SCORE - world.rays, 0))
            if not (yield from look.end(world)):
                return

    def play_chart(self) -> Frames[None]:
        """The star chart, for which the player chooses a sky each time."""
        look = Modern(self, self.hands)
        yield from look.title()
        while True:
            self.choice = yield from look.choose(self.choice)
            world = self.world = self.new_world(self.choice)
            yield from look.begin(world)
            solving = self.think(solve(world.sky.stars, world.sky.holes))
            world.plan = yield from meanwhile(solving, look.appear)
            self.limit(world)
            yield from look.ready(world)
            yield from self.clear(world, look)
            self.announce(world, world.score)
            if not (yield from look.end(world)):
                return

    def new_world(self, choice: Choice) -> World:
        """A sky such as the player wants."""
        if choice.stars == FIGURE:
            sky = figure_sky(self.dice.below(len(FIGURES)))
        else:
            stars = drawn(self.dice, choice.stars)
            sky = Sky(stars, with_holes(self.dice, stars, self.level.holes))
        return World(sky, self.level.speed, self.setup.seats)

    def limit(self, world: World) -> None:
        """Limit what the player wants limited; the number of rays depends on how few are needed."""
        if self.choice.limit in (Limit.RAYS, Limit.BOTH):
            world.most_rays = len(world.plan) + self.level.spare_rays
        if self.choice.limit in (Limit.TIME, Limit.BOTH):
            world.most_ticks = FRAMES_A_SECOND * self.level.seconds_a_star * len(world.stars)

    def clear(self, world: World, look: Original | Modern) -> Frames[None]:
        """Tick after tick until the game is over."""
        self.hands.forget()
        self.playing = True
        while not world.over:
            ready = isinstance(look, Original) or look.ready_to_fire
            yield from look.step(world, world.tick(self.hands.command(world, ready)))
            if self.hands.hint and ready and not world.over:
                yield from self.give_hint(world, look)
        self.playing = False

    def give_hint(self, world: World, look: Original | Modern) -> Frames[None]:
        """Show the ray of a best plan that takes the most stars; the clock stands still meanwhile."""
        if isinstance(look, Modern):
            look.panel.say(LOOKING)
        plan = yield from self.think(solve(world.stars, world.sky.holes))
        self.hands.hint = False
        if plan:
            world.hinted = plan[0]
            self.aided = True
            yield from look.hint(plan[0])

    def announce(self, world: World, score: int) -> None:
        """Tell how a game ended: two players compare their points."""
        if world.seats == 2:
            first, second = world.points
            outcome = Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND
            self.finish(outcome, max(world.points))
        else:
            self.finish(Outcome.WON if world.cleared else Outcome.LOST, score)

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {
            "playing": self.playing,
            "upper chosen": self.hands.upper_chosen,
            "choice": (self.choice.stars, int(self.choice.limit)),
        }
        world = self.world
        if world is not None:
            state |= {
                "stars": world.stars,
                **plain_fields(world.sky, "holes", "figure"),
                "left": len(world.stars),
                "sights": (world.lower.x, world.upper.x),
                "paces": (world.lower.held, world.lower.goal, world.upper.held, world.upper.goal),
                "rays": world.rays,
                "limits": (world.most_rays, world.most_ticks),
                "ticks": world.ticks,
                "par": len(world.plan),
                **plain_fields(world, "hinted", "seat", "points", "best"),
            }
        return state
