"""Plays Mefisto for demonstrations: it chooses a goal by chance and presses a shortest solution in any order."""

from arcade.games.mefisto.program import Main as Program
from arcade.games.mefisto.rules import LETTERS
from arcade.games.mefisto.scene import MENU_COLUMNS
from arcade.games.mefisto.solver import way
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands


class Main(Pilot[Program]):
    """Steers to the fire it wants; types where there is no cursor; at other questions it just fires."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked(None)
            program = self.program
            if program.menu is not None and program.menu.entry is not None:
                yield from self.rest(30)
                place = self.dice.below(len(program.menu.offered))
                yield from self.take(divmod(program.menu.entry, MENU_COLUMNS), divmod(place, MENU_COLUMNS))
            elif not program.choosing:
                yield from self.rest(30)
                yield from self.press("return" if program.original else "pad1 fire")
            else:
                yield from self.one_press()

    def one_press(self) -> Hands:
        """A fire of a shortest solution."""
        program = self.program
        lamps = at_once(way(program.position))
        yield from self.rest(6 + self.dice.below(16))
        if program.original:
            yield from self.press(LETTERS[lamps[0]])
            return
        row, column = divmod(program.lamp, program.size)
        near = min(lamps, key=lambda lamp: abs(lamp // program.size - row) + abs(lamp % program.size - column))
        yield from self.take((row, column), divmod(near, program.size))


GUIDE = Guide(
    goal=Text(
        "Light exactly the goal's fires in as few presses as you can.",
    ),
    moment=Moment(seed=3, frame=400),
    callouts=(
        Callout(
            Text("Press a fire: its neighbours change as well"),
            (16, 96),
            (24, 24),
        ),
        Callout(Text("Lit fires go out, dark ones light up"), (16, 24), (24, 24)),
        Callout(Text("Make this picture"), (187, 131), (34, 26)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.PRESS, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
