"""Plays the hidden word for demonstrations: knows the dictionary, but is not always sure."""

from arcade.games.hidden_word import FIGURE
from arcade.games.hidden_word.lexicon import guess
from arcade.games.hidden_word.modern import LETTER_CELLS
from arcade.games.hidden_word.program import Main as Program
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text

CHANCE_PERCENT = 45


class Main(Pilot[Program]):
    """Walks to its letter and fires; types a word where one is wanted."""

    def play(self) -> Hands:
        while True:
            waiting = self.program.machine.waiting
            if waiting is None:
                yield from self.rest(1)
            elif waiting.kind == "line":
                yield from self.rest(30)
                yield from self.type(self.dice.pick(self.program.words))
            elif "a" in waiting.choices:
                yield from self._letter()
            else:
                yield from self.rest(60)
                yield from self.press("y" if waiting.choices or self.program.original else "pad1 fire")
            yield from self.rest(5)

    def _letter(self) -> Hands:
        program = self.program
        position = program.position
        letter = permitted(position, guess(program.words, position.shown, position.tried))
        if self.dice.percent(CHANCE_PERCENT):
            letter = self.dice.pick(position.moves())
        yield from self.rest(25)
        if program.original:
            yield from self.press(letter)
        else:
            yield from self.take(program.look.cell, LETTER_CELLS[letter])


GUIDE = Guide(
    goal=Text("Find the word letter by letter. Nine misses and you lose."),
    moment=Moment(seed=6, frame=1050),
    callouts=(
        Callout(Text("Find the letters under the tiles"), (48, 107), (168, 30)),
        Callout(Text("Green: the word has it"), (24, 144)),
        Callout(Text("Misses: eight are forgiven"), (168, 0), (88, 8)),
        Callout(Text("Save him: each miss adds a beam"), (188, 29), (33, 65)),
    ),
    uses=(
        Use(Text("a letter"), FIRST_PLAYER, typed="A–Z"),
        Use(HINT.label, (HINT,)),
        Use(Text("gallows, balloons"), (FIGURE,)),
    ),
)
