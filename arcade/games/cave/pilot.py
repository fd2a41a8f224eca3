"""Plays the cave for demonstrations: it knows the way, but loses itself now and then, and takes the chest."""

from arcade.games.cave import MAP_KEY, STAIRS_KEY
from arcade.games.cave.program import Main as Program
from arcade.games.cave.rules import WAYS, Way, route
from arcade.games.cave.state import WALKING_KEYS
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text

JOYSTICK = {way: control.keys[-1:] for way, control in WALKING_KEYS.items()} | {
    Way.UP: ("pad1 fire", "pad1 up"),
    Way.DOWN: ("pad1 fire", "pad1 down"),
}
ASTRAY_PERCENT = 22
READING_FRAMES = 110


class Main(Pilot[Program]):
    """Walks the shortest way with detours; at other questions it says yes."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            yield from self.rest(40)
            adventure = self.program.adventure
            if adventure.offered or adventure.won or self.program.best == 0:
                yield from self.press("pad1 fire")
                continue
            yield from self.rest(READING_FRAMES)
            yield from self.press(*JOYSTICK[self.choose()], gap=20)

    def choose(self) -> Way:
        """The right way, or some way that leads somewhere."""
        adventure = self.program.adventure
        ways = [way for way in WAYS if adventure.here.to(way)]
        if not adventure.carrying and self.dice.percent(ASTRAY_PERCENT):
            return self.dice.pick(ways)
        return Way(at_once(route(adventure))[0])


GUIDE = Guide(
    goal=Text("Find the hidden chest. Carry it out in as few steps as you can."),
    moment=Moment(seed=2, frame=1030, level=1),
    callouts=(
        Callout(Text("What you see: here the chest"), (30, 26), (86, 64)),
        Callout(Text("You, on the map"), (200, 96), (8, 8), side="right"),
        Callout(Text("Carry it, and pirates rob you"), (172, 68)),
        Callout(Text("Green: open; red: closed"), (206, 118), (44, 44)),
    ),
    uses=(
        Use(Text("walk", context="cave"), tuple(WALKING_KEYS[Way(letter)] for letter in "nsve")),
        Use(Text("up or down"), (STAIRS_KEY,)),
        Use(Text("other floor"), (MAP_KEY,)),
        Use(HINT.label, (HINT,)),
    ),
)
