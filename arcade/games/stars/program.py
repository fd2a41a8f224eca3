"""The program of Stars: sky after sky, each cleared ray by ray."""

from arcade.games.stars.board import Ray, Sky, drawn, with_holes
from arcade.games.stars.handling import Both, Hands, Single
from arcade.games.stars.layouts import FIGURES, figure_sky
from arcade.games.stars.levels import FIGURE, LEVELS, Limit
from arcade.games.stars.modern import Modern
from arcade.games.stars.original import Original
from arcade.games.stars.rules import FRAMES_A_SECOND, Aim, Fired, World
from arcade.games.stars.solver import solve
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, meanwhile
from arcade.toolkit.programs.action_program import ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram
from arcade.toolkit.words.sentences import THINKING


class Skies(ActionVariant[Spectrum, World]):
    """Skies cleared ray by ray: what is alike in the book's game and on the chart."""

    look: Original | Modern
    hands: Hands

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.level = LEVELS[program.setup.level].sets
        self.choice = self.level.usual
        self.course: Course[Aim, Ray] = Course()
        """The rays fired at this sky."""

    @property
    def ready(self) -> bool:
        return True

    @property
    def score(self) -> int:
        return self.world.score

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.course = Course()
        self.hands.forget()

    def run(self) -> Frames[None]:
        world = self.world
        while not world.over:
            self.turn_passed()
            ready = self.ready
            events = world.tick(self.hands.command(world, ready))
            for event in events:
                if isinstance(event, Fired):
                    self.course.note(Aim(event.tested, world.sky.holes, event.ray), event.ray)
            yield from self.look.step(world, events)
            if self.hands.hint and ready and not world.over:
                yield from self.hint()

    def hint(self) -> Frames[None]:
        """Show the ray of a best plan that takes the most stars; the clock stands still meanwhile."""
        plan = yield from self.program.think(solve(self.world.stars, self.world.sky.holes))
        self.hands.hint = False
        if plan:
            self.world.hinted = plan[0]
            self.program.assisted = True
            yield from self.look.hint(plan[0])

    def result(self) -> tuple[Outcome, int]:
        if self.world.seats == 2:
            first, second = self.world.points
            outcome = Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND
            return outcome, max(self.world.points)
        return Outcome.WON if self.world.cleared else Outcome.LOST, self.score

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {
            "playing": self.playing,
            "upper chosen": self.hands.upper_chosen,
            "choice": (self.choice.stars, int(self.choice.limit)),
        }
        if not self.begun:
            return state
        world = self.world
        return state | {
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


class BookSkies(Skies):
    """The book's game: twenty stars and nothing limited."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.hands = Single(program.machine)
        self.look: Original = Original(program)

    def next_world(self) -> Frames[World]:
        yield from ()
        return World(Sky(drawn(self.dice)), seats=self.setup.seats)

    @property
    def score(self) -> int:
        """A hundred, less one for each line."""
        return max(100 - self.world.rays, 0)


class ChartSkies(Skies):
    """The star chart, for which the player chooses a sky each time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.hands = Both(program.machine)
        self.look: Modern = Modern(program, self.hands)

    @property
    def ready(self) -> bool:
        """Whether the last ray has been shown."""
        return self.look.shot is None

    def next_world(self) -> Frames[World]:
        self.choice = yield from self.program.agreed(self.look.ask_sky(self.choice), self.choice)
        if self.choice.stars == FIGURE:
            sky = figure_sky(self.dice.below(len(FIGURES)))
        else:
            stars = drawn(self.dice, self.choice.stars)
            sky = Sky(stars, with_holes(self.dice, stars, self.level.black_holes))
        return World(sky, self.level.speed, self.setup.seats)

    def begin(self) -> Frames[None]:
        """The stars appear while the best plan is looked for."""
        world, self.course = self.world, Course()
        yield from self.look.begin(world)
        solving = self.program.think(solve(world.sky.stars, world.sky.holes))
        world.plan = yield from meanwhile(solving, lambda frame: self.look.appear(world, frame))
        if self.choice.limit in (Limit.RAYS, Limit.BOTH):
            world.most_rays = len(world.plan) + self.level.spare_rays
        if self.choice.limit in (Limit.TIME, Limit.BOTH):
            world.most_ticks = FRAMES_A_SECOND * self.level.seconds_a_star * len(world.stars)
        yield from self.look.prompt(world)
        self.hands.forget()

    def hint(self) -> Frames[None]:
        self.look.panel.say(THINKING)
        yield from super().hint()


class Main(VariedProgram[Spectrum, BookSkies | ChartSkies]):
    variants = BookSkies, ChartSkies
    people = None
    """Who can lose plays alone."""

    @property
    def match(self) -> Course[Aim, Ray]:
        return self.game.course
