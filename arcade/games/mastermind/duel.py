"""The duel: both sides hide a code, then try in turn, until a round in which a code is broken."""

from arcade.games.mastermind.rules import hide
from arcade.games.mastermind.scene import Arena
from arcade.games.mastermind.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.codes.breakers import strongest
from arcade.toolkit.codes.code import Attack, Code
from arcade.toolkit.codes.duel import Duel
from arcade.toolkit.codes.expected import worth
from arcade.toolkit.codes.row import PegRow
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.programs.contest import verdict


class Contest:
    """One duel after the other between two people, or the player (seat 0) and the computer."""

    def __init__(self, program: State, look: Arena) -> None:
        self.program = program
        self.look = look
        self.people = (0, 1) if program.two else (0,)
        self.row: PegRow | None = None
        self.hints = 0

    def play(self) -> Frames[None]:
        """One duel, counted."""
        program, self.hints = self.program, 0
        program.duel = yield from self.hide()
        yield from self.look.begin()
        while (ended := program.duel.outcome()) is None:
            seat = program.duel.seat
            code = yield from self.person() if seat in self.people else self.computer()
            program.duel = program.duel.play(code)
            yield from self.look.move(seat)
        outcome = verdict(ended, self.people)
        program.tally = program.tally.after(outcome)
        won = outcome is Outcome.WON
        program.finish(outcome, len(program.duel.attacks[0].tries) + self.hints if won else None)
        yield from self.look.end(outcome)

    def hide(self) -> Frames[Duel]:
        """A code from each side, which the other one attacks."""
        repeats = self.program.task.repeats
        codes: list[Code] = []
        for seat in range(2):
            if seat in self.people:
                codes.append((yield from self.look.hiding.ask_code(seat, self.program.two, repeats)))
            else:
                codes.append(hide(self.program.dice, repeats))
        return Duel((Attack(codes[1], repeats), Attack(codes[0], repeats)))

    def person(self) -> Frames[Code]:
        """A person's try; a hint puts the strong breaker's guess into the row."""
        self.row = row = PegRow(self.look)
        yield from self.look.prompt()
        while not isinstance(code := (yield from row.ask()), str):
            if code is HINT:
                attack = self.program.duel.attack
                row.typed = yield from self.program.think(strongest(attack.pool, attack.repeats, self.program.dice))
                self.hints += 1
                self.program.aided = True
                yield from self.look.hint(row.typed)
        self.row = None
        return code

    def computer(self) -> Frames[Code]:
        """The computer's try: it sees the marks of its own tries only."""
        attack, rival = self.program.duel.attack, self.program.task.rival or strongest
        dice = self.program.dice.fork(len(attack.tries))
        code = yield from meanwhile(self.program.think(rival(attack.pool, attack.repeats, dice)), self.look.think)
        self.program.seen(Idea(self.program.duel, (code,), value=worth(attack.pool, code)))
        yield from self.look.thought(code)
        return code

    @property
    def asked(self) -> PegRow | None:
        """The row that a person is putting together: a try, or a secret."""
        return self.row or self.look.hiding.row

    def state(self) -> dict[str, Plain]:
        """The duel as plain values."""
        attacks = [attack for attack in self.program.duel.attacks if attack.secret]
        return {
            "codes": tuple(attack.secret for attack in attacks),
            "duel": tuple(tuple((code, *marks) for code, marks in attack.tries) for attack in attacks),
            "row": row.typed if (row := self.asked) else None,
            "duel hints": self.hints,
            "tally": self.program.tally.plain(),
        }
