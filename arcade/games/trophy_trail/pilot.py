"""Plays Trophy trail for demonstrations: it goes to trophies after which most of the others stay within reach."""

from arcade.games.trophy_trail import DOWN_KEY, LEFT_KEY, RIGHT_KEY, ROPE, UP_KEY
from arcade.games.trophy_trail.program import Main as Program
from arcade.games.trophy_trail.program import Outings
from arcade.games.trophy_trail.rules import Cell, Way, World, is_wall, way_between
from arcade.games.trophy_trail.solver import advice, reach
from arcade.games.trophy_trail.world import Outing
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

DREAM_PERCENT, DREAM_FRAMES = 20, 40
"""How often it thinks before it sets out for another trophy."""


class Main(Pilot[Program]):
    """Uses the joystick alone; of two people it plays both."""

    def play(self) -> Hands:
        game = self.program.game
        while True:
            if self.program.machine.waiting is not None:
                yield from self.rest(60)
                yield from self.press("pad1 fire")
            elif not game.playing:
                yield NO_KEYS
            elif isinstance(game, Outings):
                yield from self.lead(game.world, game.world.world)
            else:
                yield from self.tap(game.world)

    def lead(self, outing: Outing, world: World) -> Hands:
        """Lead everybody over a field, holding the way to the next cell while the step to this one lasts."""
        plans: list[list[Cell]] = [[] for _ in world.walkers]
        dreams = [0 for _ in world.walkers]
        while self.program.game.playing and outing.world is world:
            keys: list[str] = []
            for seat, plan in enumerate(plans):
                walker, pad = world.walkers[seat], f"pad{seat + 1}"
                if dreams[seat]:
                    dreams[seat] -= 1
                    continue
                while plan and plan[0] == walker.cell:
                    plan.pop(0)
                if not self.is_good(world, seat, plan):
                    plan[:] = self.plan(world, seat)
                    if not outing.pace.comet and self.dice.percent(DREAM_PERCENT):
                        dreams[seat] = self.dice.below(DREAM_FRAMES)
                if plan:
                    keys.append(f"{pad} {way_between(walker.cell, plan[0]).name.lower()}")
                elif walker.ropes and outing.frame % 8 < 4:
                    keys.append(f"{pad} fire")
            yield frozenset(keys)

    def is_good(self, world: World, seat: int, plan: list[Cell]) -> bool:
        """Whether a plan still leads somewhere and begins beside the walker."""
        here = world.walkers[seat].cell
        near = bool(plan) and abs(plan[0][0] - here[0]) + abs(plan[0][1] - here[1]) == 1
        return near and plan[-1] in world.trophies and all(world.is_free(cell) for cell in plan)

    def plan(self, world: World, seat: int) -> list[Cell]:
        here = world.walkers[seat].cell
        blocked = {*world.trails, *(walker.cell for walker in world.walkers)}
        route, _ = at_once(advice(here, frozenset(blocked), frozenset(world.trophies)))
        if route or world.walkers[seat].ropes:
            return list(route)
        free = [cell for cell in (way.from_cell(here) for way in Way) if not is_wall(cell) and cell not in blocked]
        return [max(free, key=lambda cell: len(reach(cell, blocked)))] if free else []

    def tap(self, world: World) -> Hands:
        """On the book's field: a tap for every step; when nothing is within reach any more it turns back."""
        route, _ = at_once(advice(world.walkers[0].cell, frozenset(world.trails), frozenset(world.trophies)))
        for cell in route:
            here = world.walkers[0].cell
            yield from self.press(f"pad1 {way_between(here, cell).name.lower()}", frames=3, gap=2)
            while self.program.game.playing and world.walkers[0].cell == here:
                yield NO_KEYS
            if not self.program.game.playing:
                return
        if not route:
            yield from self.rest(DREAM_FRAMES)
            if last := world.walkers[0].way:
                yield from self.press(f"pad1 {last.back.name.lower()}")


GUIDE = Guide(
    goal=Text("Collect all thirty trophies and never touch your own trail."),
    moment=Moment(seed=3, frame=676),
    callouts=(
        Callout(Text("You: the star"), (154, 116), side="right"),
        Callout(Text("Your trail: never touch it"), (116, 20), side="left"),
        Callout(Text("A golden crown counts 5"), (28, 76), side="left"),
        Callout(Text("It runs out while you hesitate"), (180, 169), (60, 6), side="right"),
    ),
    uses=(
        Use(hands.STEER, (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("rope: 8 back"), (ROPE,)),
        Use(HINT.label, (HINT,)),
    ),
)
