"""Plays Valence for demonstrations: knows chemistry well, but not always."""

from arcade.games.valence.panel import TYPED
from arcade.games.valence.program import BookGame, Course
from arcade.games.valence.program import Main as Program
from arcade.games.valence.rules import FormulaTask
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.words import hands

SLIP_PERCENT = 9
BOOK_SLIP_PERCENT = 30
"""The book's game only ends by its cylinder."""


class Main(Pilot[Program]):
    """Thinks a little, then walks to its digit, or types it in the book's look."""

    def play(self) -> Hands:
        while True:
            waiting = self.program.machine.waiting
            if waiting is None:
                yield from self.rest(1)
            elif waiting.kind == "line":
                yield from self.rest(15)
                yield from self.type(self.dice.pick(("ana", "radu", "mara", "dan")))
            elif "7" in waiting.choices:
                yield from self._digit()
            elif "3" in waiting.choices:
                yield from self.rest(20)
                yield from self.press("3" if self.program.original and "4" not in waiting.choices else "pad1 fire")
            else:
                yield from self.rest(70)
                yield from self.press("pad1 fire")
            yield from self.rest(5)

    def _digit(self) -> Hands:
        game = self.program.game
        yield from self.rest(20)
        if isinstance(game, BookGame):
            right = game.task.answers[len(game.task.told)]
            yield from self.press(str(self._slipped(right, BOOK_SLIP_PERCENT)))
        else:
            wanted = TYPED[str(self._slipped(self._known(game), SLIP_PERCENT))]
            yield from self.steer(game.look.cell, wanted)
            yield from self.press("pad1 fire")

    def _known(self, game: Course) -> int:
        task = game.task
        if isinstance(task, FormulaTask):
            return task.compound.subscripts[len(task.entry)]
        return task.answers[len(task.told)]

    def _slipped(self, right: int, percent: int) -> int:
        return self.dice.below(len(DIGITS)) if self.dice.percent(percent) else right


GUIDE = Guide(
    goal=Text("Type each shell's electrons, then the atom's valence."),
    moment=Moment(seed=3, frame=1270),
    callouts=(
        Callout(Text("How many electrons on this shell?"), (212, 75), side="right"),
        Callout(Text("Twelve electrons in all"), (192, 38), (54, 12), side="right"),
        Callout(Text("A mistake lets water in"), (12, 24), (40, 80), side="left"),
        Callout(Text("It must not reach the acid"), (34, 126), side="left"),
    ),
    uses=(
        Use(hands.ANSWER, (FIRE,), typed="0–9"),
        Use(Text("point at a digit"), (LEFT, RIGHT)),
        Use(HINT.label, (HINT,)),
    ),
)
