"""Plays Dipo: sows colonies that live long where it tried them out in its mind, and fills in the original's frame."""

from collections.abc import Sequence

from arcade.games.dipo import CELL, DOWN, LEFT, RIGHT, RUN, TOOLS, UP
from arcade.games.dipo.challenge import COLONIES, Challenge
from arcade.games.dipo.original import Original
from arcade.games.dipo.program import Main as Program
from arcade.games.dipo.rules import Cell
from arcade.games.dipo.world import Colony
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

IMAGINED_COLONIES, IMAGINED_GENERATIONS = 10, 1500
PATCH_CELLS = 5
SHOWN_COLONY = ((0, 1), (0, 2), (1, 0), (1, 1), (2, 1))
BREAK_AFTER_FRAMES = 2500
"""Of the original's generations, and of as many hurried ones."""


class Main(Pilot[Program]):
    """Challenge after challenge."""

    def play(self) -> Hands:
        if isinstance(self.program.look, Original):
            yield from self.by_the_book(self.program.look)
        yield from self.answer("pad1 fire", thought=60)
        while True:
            yield from self.until_asked()
            yield from self.rest(25)
            room = self.program.look.room if not isinstance(self.program.look, Original) else None
            if isinstance(room, Challenge) and not room.lives and not room.scene.colony.cells:
                yield from self.challenge(room)
            else:
                yield from self.press("pad1 fire")

    # --- the challenge

    def challenge(self, room: Challenge) -> Hands:
        for number in range(COLONIES):
            while len(room.lives) < number or room.scene.living:
                yield from self.until_asked()
                yield from self.press("pad1 fire")
                yield from self.rest(20)
            yield from self.until_asked()
            yield from self.rest(20)
            yield from self.sow(room)
            yield from self.press("pad1 back")
            yield from self.rest(20)
            yield from self.press("pad1 fire")
            yield from self.rest(10)
            yield from self.press(*["pad1 up"] * 2)
            while room.scene.living and len(room.lives) == number:
                yield from self.rest(5)

    def sow(self, room: Challenge) -> Hands:
        """Draw the best of a few colonies that come to mind."""
        scene, field = room.scene, room.scene.colony.field
        best, longest = list(SHOWN_COLONY), -1
        for _ in range(IMAGINED_COLONIES):
            places = [divmod(place, PATCH_CELLS) for place in range(PATCH_CELLS**2)]
            self.dice.shuffle(places)
            cells = sorted(places[: room.trial.cells])
            imagined = Colony(field, field.of(self._placed(field.rows, field.columns, cells)))
            while imagined.judge() is None and imagined.generation < IMAGINED_GENERATIONS:
                imagined.step()
            lived = imagined.fate.since if imagined.fate else 0
            if lived > longest:
                best, longest = cells, lived
        for cell in self._placed(field.rows, field.columns, best):
            yield from self.steer(scene.cursor, cell)
            yield from self.press("pad1 fire")

    def _placed(self, rows: int, columns: int, cells: Sequence[Cell]) -> list[Cell]:
        return [(rows // 2 - 2 + row, columns // 2 - 2 + column) for row, column in cells]

    # --- the original

    def by_the_book(self, look: Original) -> Hands:
        """A frame of moderate size, a colony of five, and a look at how it goes."""
        while True:
            size = 7 + self.dice.below(5)
            for number in (5, 4 + size, 4, 3 + size):
                yield from self.until_asked("line")
                yield from self.rest(10)
                yield from self.type(str(number))
            yield from self.answer("return", thought=40)
            yield from self.until_asked()
            for row, column in SHOWN_COLONY:
                yield from self.steer_slowly(look, (row + size // 2 - 1, column + size // 2 - 1))
                yield from self.hold("2")
            yield from self.hold("return")
            for frame in range(2 * BREAK_AFTER_FRAMES):
                if self.program.machine.waiting is not None:
                    break
                yield frozenset(("+",) if frame == BREAK_AFTER_FRAMES else ())
            else:
                yield from self.press("backspace")
            yield from self.answer("y", thought=40)

    def steer_slowly(self, look: Original, end: Cell) -> Hands:
        """Move the original's cursor, which takes its time for every step."""
        while look.cursor != end:
            down, right = end[0] - look.cursor[0], end[1] - look.cursor[1]
            key = "6" if down > 0 else "7" if down < 0 else "8" if right > 0 else "5"
            yield from self.hold(key)

    def hold(self, key: str) -> Hands:
        yield from self.until_asked()
        yield from self.press(key, frames=2, gap=3)


GUIDE = Guide(
    goal=Text("Sow a few cells. The colony that lives longest counts."),
    moment=Moment(seed=6, frame=620),
    callouts=(
        Callout(Text("Two or three neighbours: it lives on"), (236, 120)),
        Callout(Text("Three neighbours: it is born"), (60, 92)),
        Callout(Text("Lonely or crowded: these died"), (76, 80), (16, 8), side="right", down=-50),
        Callout(Text("Generations so far"), (0, 176), (58, 8)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(CELL.label, (CELL,)),
        Use(Text("give it life"), (RUN,)),
        Use(hands.TOOLS, (TOOLS,)),
    ),
)
