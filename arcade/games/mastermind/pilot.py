"""Plays Mastermind for demonstrations: any code that agrees with the marks, put with the joystick."""

from arcade.families.codes.code import PEGS, Code, all_codes
from arcade.families.codes.row import PegRow
from arcade.families.codes.tray import SEND, PegTray
from arcade.games.mastermind.program import Main as Program
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands


class Main(Pilot[Program]):
    """Answers each question with fire."""

    def play(self) -> Hands:
        aim: Code = ""
        while True:
            yield from self.until_asked()
            row = self.row
            if row is None:
                aim = ""
                asked = self.program.original and "n" in self.choices
                yield from self.answer(self.dice.pick("yn") if asked else "pad1 fire", thought=60)
                continue
            if not aim or not aim.startswith(row.typed):
                aim = self.dice.pick(self.codes())
            yield from self.rest(8 + self.dice.below(16))
            if isinstance(tray := getattr(row.look, "tray", None), PegTray):
                item = SEND if len(row.typed) == PEGS else aim[len(row.typed)]
                yield from self.take(tray.cell, tray.place(item))
            else:
                yield from self.press(aim[len(row.typed)])
            yield from self.rest(3)
            if self.row is not row:
                aim = ""

    @property
    def row(self) -> PegRow | None:
        contest = self.program.contest
        return contest.asked if contest else self.program.row

    def codes(self) -> tuple[Code, ...]:
        contest = self.program.contest
        if contest is None:
            return self.program.attack.pool.codes
        duel = self.program.duel
        if (contest.row is not None and contest.row.differing) or not duel.attack.secret:
            return all_codes(self.program.task.repeats)
        return duel.attack.pool.codes


GUIDE = Guide(
    goal=Text("Break the hidden code of four pegs in as few rows as you can."),
    moment=Moment(seed=3, frame=590),
    callouts=(
        Callout(Text("Choose four pegs"), (162, 83), (92, 59)),
        Callout(Text("The tick sends the row"), (226, 148), (28, 26)),
        Callout(Text("A star: right place; a plus: another"), (95, 24), (17, 9), down=66),
        Callout(Text("The code is under these lids"), (173, 22), (70, 20)),
    ),
    uses=(Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)), Use(hands.CHOOSE, (FIRE,)), Use(HINT.label, (HINT,))),
)
