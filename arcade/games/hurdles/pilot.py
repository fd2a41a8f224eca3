"""Plays the hurdle race for demonstrations: it presses near the right moment, and misses some."""

from arcade.games.hurdles import JUMP
from arcade.games.hurdles.levels import PIXEL
from arcade.games.hurdles.program import BookRaces, StadiumRaces
from arcade.games.hurdles.program import Main as Program
from arcade.games.hurdles.rules import HURDLES
from arcade.games.hurdles.world import FLIGHT, Race, Runner
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text

FIRE = ("pad1 fire", "pad2 fire")
SWAY = 12
"""Pixels by which it misses the right place at most."""
MISS_PERCENT = 6


class Main(Pilot[Program]):
    """Aims at a takeoff for every runner's next hurdle, and aims anew behind it."""

    def play(self) -> Hands:
        game = self.program.game
        while True:
            waiting = self.program.machine.waiting
            if waiting is not None and waiting.kind == "line":
                yield from self.rest(30)
                yield from self.type(self.dice.pick(("5", "7", "8", "9", "10")))
            elif waiting is not None:
                yield from self.rest(60)
                yield from self.press(FIRE[0])
            elif not game.playing:
                yield NO_KEYS
            elif isinstance(game, StadiumRaces):
                yield from self.run(game, game.world)
            else:
                yield from self.tap(game)

    def run(self, game: StadiumRaces, race: Race) -> Hands:
        """A race in the stadium, for all runners."""
        aims = [self.aim() for _ in race.runners]
        seen, held = [0] * race.lanes, [0] * race.lanes
        while game.playing and game.world is race:
            for runner in race.runners:
                lane = runner.lane
                if len(runner.verdicts) != seen[lane]:
                    seen[lane], aims[lane] = len(runner.verdicts), self.aim()
                if held[lane]:
                    held[lane] -= 1
                elif self.due(race, runner, aims[lane]):
                    held[lane] = 4
            yield frozenset(FIRE[lane] for lane, frames in enumerate(held) if frames > 1)

    def due(self, race: Race, runner: Runner, aim: int | None) -> bool:
        """Whether a runner has reached the takeoff that is aimed at."""
        obstacle = race.next_obstacle(runner)
        if obstacle is None or aim is None or runner.takeoff is not None or runner.stumbling:
            return False
        return obstacle.middle - FLIGHT // 2 + aim - runner.distance <= race.speed

    def aim(self) -> int | None:
        """How far the takeoff misses the best one, mostly a little; None for no jump at all."""
        if self.dice.percent(MISS_PERCENT):
            return None
        return (self.dice.below(SWAY + 1) - self.dice.below(SWAY + 1)) * PIXEL

    def tap(self, game: BookRaces) -> Hands:
        """On the book's course: tap when the runner is on the cell before a hurdle."""
        world = game.world
        if game.look.shown != (world.row, world.column) or world.next_cell not in HURDLES:
            yield NO_KEYS
            return
        stride = world.stride
        if not self.dice.percent(MISS_PERCENT):
            yield from self.press(FIRE[0], frames=3, gap=0)
        while game.playing and world.stride == stride:
            yield NO_KEYS


GUIDE = Guide(
    goal=Text("Clear 12 hurdles. One key jumps: press it in time."),
    moment=Moment(seed=3, frame=352),
    callouts=(
        Callout(Text("You never stop running"), (42, 65), (42, 26)),
        Callout(Text("Clear it with the middle of your leap"), (212, 89), (18, 30)),
        Callout(Text("Outrun the pacemaker"), (35, 121), (43, 27)),
        Callout(Text("Five down and you lose"), (96, 0), (65, 8), down=22),
    ),
    uses=(Use(Text("jump", context="order"), (JUMP,)),),
)
