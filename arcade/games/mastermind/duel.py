"""The duel: both sides hide a code, then try in turn, until a round in which a code is broken."""

from arcade.games.mastermind.rules import Task, hide
from arcade.games.mastermind.scene import Arena
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.codes.breakers import strongest
from arcade.toolkit.codes.code import Attack, Code
from arcade.toolkit.codes.duel import Duel
from arcade.toolkit.codes.row import PegRow
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.contest import Tally, verdict


class Contest:
    """One duel after the other between two people, or the player (seat 0) and the computer."""

    def __init__(self, program: Program[Spectrum], task: Task, look: Arena) -> None:
        self.program = program
        self.task = task
        self.look = look
        self.people = (0, 1) if program.setup.seats == 2 else (0,)
        self.row: PegRow | None = None
        self.duel: Duel | None = None
        self.tally = Tally()
        self.hints = 0

    def play(self) -> Frames[None]:
        """One duel, counted."""
        self.hints = 0
        self.duel = duel = yield from self.hide()
        yield from self.look.begin(duel, self.tally)
        while (ended := duel.outcome()) is None:
            seat = duel.seat
            code = yield from self.person(duel) if seat in self.people else self.computer(duel)
            self.duel = duel = duel.play(code)
            yield from self.look.answer(duel, seat)
        outcome = verdict(ended, self.people)
        self.tally = self.tally.after(outcome)
        won = outcome is Outcome.WON
        self.program.finish(outcome, len(duel.attacks[0].tries) + self.hints if won else None)
        yield from self.look.result(duel, outcome, self.tally)

    def hide(self) -> Frames[Duel]:
        """A code from each side, which the other one attacks."""
        repeats = self.task.repeats
        codes: list[Code] = []
        for seat in range(2):
            if seat in self.people:
                codes.append((yield from self.look.hiding.ask_code(seat, len(self.people) == 2, repeats)))
            else:
                codes.append(hide(self.program.dice, repeats))
        return Duel((Attack(codes[1], repeats), Attack(codes[0], repeats)))

    def person(self, duel: Duel) -> Frames[Code]:
        """A person's try; a hint puts the strong breaker's guess into the row."""
        self.row = row = PegRow(self.look)
        yield from self.look.prompt(duel)
        while not isinstance(code := (yield from row.ask()), str):
            if code is HINT:
                attack = duel.attack
                row.typed = yield from self.program.think(strongest(attack.pool, attack.repeats, self.program.dice))
                self.hints += 1
                self.program.aided = True
                yield from self.look.hint(duel, row.typed)
        self.row = None
        return code

    def computer(self, duel: Duel) -> Frames[Code]:
        """The computer's try: it sees the marks of its own tries only."""
        attack, rival = duel.attack, self.task.rival or strongest
        dice = self.program.dice.fork(len(attack.tries))
        code = yield from self.program.think(rival(attack.pool, attack.repeats, dice))
        yield from self.look.show_try(duel, code)
        return code

    @property
    def asked(self) -> PegRow | None:
        """The row that a person is putting together: a try, or a secret."""
        return self.row or self.look.hiding.row

    def state(self) -> dict[str, Plain]:
        """The duel as plain values."""
        attacks = self.duel.attacks if self.duel else ()
        return {
            "codes": tuple(attack.secret for attack in attacks),
            "duel": tuple(tuple((code, *marks) for code, marks in attack.tries) for attack in attacks),
            "row": row.typed if (row := self.asked) else None,
            "duel hints": self.hints,
            "tally": self.tally.plain(),
        }
