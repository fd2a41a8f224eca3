"""Plays Stars for demonstrations: it knows a best plan, takes the fullest ray of it, and does not always aim well.

Where a sky is chosen it turns the number of stars a little, so that demonstrations differ.
"""

from arcade.games.stars import CHOOSE_LOWER, CHOOSE_UPPER, FIRE_KEY
from arcade.games.stars.board import STEP, crosses
from arcade.games.stars.program import Main as Program
from arcade.games.stars.rules import World
from arcade.games.stars.solver import solve
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.controls import HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text

NEAR = 20
"""Pixels from which on it taps instead of holding the stick."""
ASTRAY_PERCENT = 8
"""How often it fires a little beside where it wanted to."""
LOOK_FRAMES, TRIES = 15, 200


class Main(Pilot[Program]):
    """Chooses a ray, moves both sights to it, fires."""

    def play(self) -> Hands:
        game = self.program.game
        while True:
            if self.program.machine.waiting is not None:
                yield from self.rest(60)
                if not self.program.original:
                    yield from self.press(*["pad1 right"] * self.dice.below(4), gap=12)
                yield from self.press("pad1 fire")
            elif not game.playing or game.world.over:
                yield NO_KEYS
            else:
                yield from self.shoot(game.world)

    def shoot(self, world: World) -> Hands:
        """One ray, chosen from a plan for the stars that are left."""
        plan = yield from self.think(solve(world.stars, world.sky.holes))
        here = world.lower.x, world.upper.x
        lower, upper = max(plan, key=lambda ray: sum(crosses(ray, star) for star in world.stars), default=here)
        if self.dice.percent(ASTRAY_PERCENT):
            lower += STEP * (self.dice.below(9) - 4)
        for control, wanted in ((CHOOSE_LOWER, lower), (CHOOSE_UPPER, upper)):
            yield from self.press(control.keys[-1], frames=3, gap=3)
            yield from self.aim(world, control is CHOOSE_UPPER, wanted)
        yield from self.rest(LOOK_FRAMES)
        rays = world.rays
        while self.program.game.playing and world.rays == rays:
            yield from self.press(FIRE_KEY.keys[-1])
        yield from self.rest(LOOK_FRAMES)

    def aim(self, world: World, top: bool, wanted: int) -> Hands:
        """Move a sight: hold the stick on the way, tap it when near."""
        sight = world.upper if top else world.lower
        for _ in range(TRIES):  # it may be led astray beyond where a sight can go
            distance = wanted - sight.x
            if not self.program.game.playing or abs(distance) < STEP:
                return
            key = (RIGHT if distance > 0 else LEFT).keys[-1]
            if abs(distance) > NEAR:
                yield frozenset((key,))
            else:
                yield from self.press(key, frames=3, gap=6)


GUIDE = Guide(
    goal=Text("Cross every star with rays: the fewer, the better."),
    moment=Moment(seed=3, frame=930),
    callouts=(
        Callout(Text("You slide the bright sight"), (8, 161), (16, 7), side="left"),
        Callout(Text("The ray ends at the other sight"), (114, 4), side="right"),
        Callout(Text("Dots: the next ray's path"), (96, 46), side="left"),
        Callout(Text("A ray takes the stars it crosses"), (201, 104), side="right"),
    ),
    uses=(
        Use(Text("slide", context="stars"), (LEFT, RIGHT)),
        Use(Text("other sight"), (CHOOSE_UPPER, CHOOSE_LOWER)),
        Use(Text("draw a ray"), (FIRE_KEY,)),
        Use(HINT.label, (HINT,)),
    ),
)
