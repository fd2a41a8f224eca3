"""The plain look: black on white, letters as printed by BASIC, the book's pace."""

from arcade.games.techniques import strings
from arcade.games.techniques.look import Colours, WorkshopLook
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.words.sentences import ANOTHER_GAME

PLAIN, INVERSE = pair("kw"), pair("wk")
TONE = ((0.5, 2.0),)


class Original(WorkshopLook):
    COLOURS = Colours(PLAIN, INVERSE, INVERSE, PLAIN, PLAIN, (PLAIN,))

    def title(self) -> Frames[None]:
        """There was none: the programs of the chapter start at once."""
        self.clear()
        yield from self.machine.wait(10)

    def heading(self) -> None:
        centred(self.machine, 1, self.program.text(strings.TITLE).upper(), PLAIN)

    def end(self, outcome: Outcome) -> Frames[None]:
        del outcome
        self.clear()
        centred(self.machine, 8, self.program.text(strings.GOODBYE), PLAIN)
        centred(self.machine, 10, self.program.text(strings.VISITED, n=self.program.visit.points), PLAIN)
        yield from self.machine.basic.tune(TONE)

    def again(self) -> Frames[bool]:
        self.say(ANOTHER_GAME)
        return ask_another(self.machine)
