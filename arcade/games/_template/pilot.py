"""The player of demonstrations, who halves what is possible; and the instruction card's moment of play."""

from arcade.games._template.look import COLUMNS
from arcade.games._template.program import Main as Program
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands


class Main(Pilot[Program]):
    """Steers the cursor to the number it wants and fires; at other questions it just fires."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            yield from self.rest(25)
            cell = self.program.cell
            if cell is not None:
                yield from self.steer(cell, divmod(self.program.position.advice - 1, COLUMNS))
            yield from self.press("pad1 fire")


GUIDE = Guide(
    goal=Text("One of the tiles hides the number. Find it in a few tries."),
    moment=Moment(seed=3, frame=340),
    callouts=(
        Callout(Text("The tile you choose"), (80, 32), (24, 16), down=30),
        Callout(Text("It could be any bright one"), (104, 32), (48, 16), down=30),
        Callout(Text("Higher or lower?"), (88, 176), (72, 8)),
        Callout(Text("Tries left"), (0, 0), (90, 8)),
    ),
    uses=(
        Use(Text("another tile"), (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
