"""Plays the jungle for demonstrations: it knows the way out and the book's advice."""

from arcade.games.jungle import CHOOSE, WAY_KEYS
from arcade.games.jungle.events import Peril, Way
from arcade.games.jungle.program import Main as Program
from arcade.games.jungle.rules import Trek
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

JOYSTICK = {Way.EAST: "pad1 right", Way.WEST: "pad1 left", Way.NORTH: "pad1 up", Way.SOUTH: "pad1 down"}
ASTRAY_PERCENT = 12
READING_FRAMES = 60
ANSWERS = {Peril.RASPBERRIES: "A", Peril.CARCASS: "A", Peril.QUICKSAND: "B", Peril.SPIDER: "B", Peril.SWAMP: "C"}


def answer(trek: Trek) -> str:
    """Pistol first, then knife; struggle, shake, turn back, eat everything."""
    if trek.peril in ANSWERS:
        return ANSWERS[trek.peril]
    return "B" if trek.bullets else "D"


class Main(Pilot[Program]):
    """Walks to the nearest edge, now and then astray; at any other question it says yes."""

    def play(self) -> Hands:
        while True:
            while (waiting := self.program.machine.waiting) is None:
                yield frozenset()
            if waiting.kind == "line":
                yield from self.write()
            else:
                yield from self.point()

    def write(self) -> Hands:
        """The original asks for a letter and ENTER."""
        yield from self.rest(20)
        trek = self.program.walker.trek
        if not self.program.begun:
            yield from self.type("m")
        elif trek.peril or trek.fate:
            yield from self.type(answer(trek).lower() if trek.peril else "a")
        else:
            yield from self.type(self.way().value.lower())

    def point(self) -> Hands:
        """The joystick walks at once, or points at a choice and fires."""
        trek = self.program.walker.trek
        yield from self.rest(READING_FRAMES if trek.peril else READING_FRAMES // 2)
        if trek.fate or not self.program.begun:
            yield from self.press("pad1 fire")
        elif trek.peril:
            yield from self.press(*["pad1 down"] * "ABCDE".index(answer(trek)), "pad1 fire")
        else:
            yield from self.press(JOYSTICK[self.way()], gap=12)

    def way(self) -> Way:
        return self.dice.pick(tuple(Way)) if self.dice.percent(ASTRAY_PERCENT) else self.program.walker.trek.way_out


GUIDE = Guide(
    goal=Text("Walk out of the jungle, km by km, before your strength is gone."),
    moment=Moment(seed=18, frame=694),
    callouts=(
        Callout(Text("What you meet may kill you"), (50, 10), (66, 66)),
        Callout(Text("Choose well: some answers kill"), (0, 128), (181, 40)),
        Callout(Text("Each kilometre takes strength"), (240, 96), (16, 8)),
        Callout(Text("Keep one direction: any edge saves you"), (220, 131)),
    ),
    uses=(
        Use(Text("a way"), tuple(WAY_KEYS[way] for way in (Way.NORTH, Way.SOUTH, Way.WEST, Way.EAST))),
        Use(hands.CHOOSE, (CHOOSE,)),
        Use(HINT.label, (HINT,)),
    ),
)
