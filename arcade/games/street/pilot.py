"""Plays the street for demonstrations: it takes the nearest zebra, looks, waits, and is rarely careless."""

from collections.abc import Generator

from arcade.games.street import DOWN_KEY, LEFT_KEY, LOOK, RIGHT_KEY, UP_KEY
from arcade.games.street.board import ISLAND, LIGHTS, ZEBRA, Phase
from arcade.games.street.program import BookStreet, TownStreet
from arcade.games.street.program import Main as Program
from arcade.games.street.rules import FAR, LANES, PATH, World
from arcade.games.street.world import COLUMNS, Town
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text

CARELESS = 4
"""Of a thousand decisions, so many are taken without care."""
HURRIED = 12
"""Frames of a loop up to which traffic is too fast for the plain zebra."""
PADS = {control: control.keys[-1] for control in (LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY)}


class Main(Pilot[Program]):
    def play(self) -> Hands:
        game = self.program.game
        while True:
            waiting = self.program.machine.waiting
            if waiting is not None and waiting.kind == "line" and isinstance(game, BookStreet):
                yield from self.rest(30)
                yield from self.type(str(game.look.usual_level))
            elif waiting is not None:
                yield from self.rest(60)
                yield from self.press("pad1 fire")
            elif not game.playing:
                yield NO_KEYS
            elif isinstance(game, TownStreet):
                yield from self.walk(game.world)
            else:
                yield from self.cross(game.world)

    def hold(self, key: str | None, street: World | Town) -> Hands:
        """Hold a key, or none, until the loop has read it."""
        loops = street.loops
        while street.loops == loops and self.program.game.playing:
            yield frozenset((key,)) if key else NO_KEYS

    def cross(self, world: World) -> Hands:
        """Step right unless a car is on the next cell now or will be on it, or on this one, in the next loop."""
        risk = any(
            lane == world.column + 1 and abs(row - PATH) <= 1 for lane, row in zip(LANES, world.cars, strict=True)
        )
        here = any(lane == world.column and row == PATH for lane, row in zip(LANES, world.cars, strict=True))
        go = here or not risk or self.dice.below(1000) < CARELESS
        yield from self.hold(PADS[RIGHT_KEY] if go and world.column < FAR else None, world)

    def walk(self, town: Town) -> Hands:
        across = PADS[RIGHT_KEY if town.way > 0 else LEFT_KEY]
        near, kerb = (0, 1) if town.way > 0 else (COLUMNS - 1, COLUMNS - 2)
        if town.column in (near, kerb):
            zebras = (ZEBRA, LIGHTS) if town.traffic.frames > HURRIED else (LIGHTS,)
            nearest = min(zebras, key=lambda row: abs(row - town.row) + abs(row - town.goal[1]))
            if town.row != nearest:
                yield from self.hold(PADS[DOWN_KEY if nearest > town.row else UP_KEY], town)
            elif town.column == near or (yield from self.dare(town)):
                yield from self.hold(across, town)
        elif town.column == ISLAND:
            if (yield from self.dare(town)):
                yield from self.hold(across, town)
        elif abs(town.column - town.goal[0]) <= 1 and town.row != town.goal[1]:
            yield from self.hold(PADS[DOWN_KEY if town.goal[1] > town.row else UP_KEY], town)
        else:
            lane = town.roads.lane(town.column + town.way)
            clear = lane is None or not lane.near(town.row, 0)
            yield from self.hold(across if clear else None, town)

    def dare(self, town: Town) -> Generator[Keys, None, bool]:
        """Wait a loop, look, or find that the way is free; careless pilots do not always look."""
        if self.dice.below(1000) < CARELESS:
            return True
        red = town.row == LIGHTS and town.roads.phase is not Phase.WALK
        if red or not town.roads.free(town.walker, town.way):
            yield from self.hold(None, town)
            return False
        if town.row != LIGHTS and not town.looked:
            yield from self.press(LOOK.keys[-1], frames=3, gap=0)
            yield from self.hold(None, town)
            return False
        return True


GUIDE = Guide(
    goal=Text("Walk from door to door across the street, ten times, safely."),
    moment=Moment(seed=3, frame=743),
    callouts=(
        Callout(Text("You"), (152, 64), side="right"),
        Callout(Text("Go to the door with the arrow"), (24, 24), (16, 16), side="left"),
        Callout(Text("A plain zebra: look both ways"), (128, 48), side="left", down=10),
        Callout(Text("Lights: walk when it is green"), (128, 112), side="right"),
    ),
    uses=(Use(Text("step"), (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)), Use(Text("look", context="street"), (LOOK,))),
)
