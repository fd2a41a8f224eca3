"""The program of Mastermind: hide a code, take rows and mark them until it is found; or a duel of two codes."""

from collections.abc import Collection, Sequence
from typing import Any

from arcade.families.codes.breakers import BREAKERS, breaking, strongest
from arcade.families.codes.code import Attack, Code
from arcade.families.codes.duel import Duel, duelled, siege
from arcade.families.codes.expected import worth
from arcade.families.codes.guessers import Guesser
from arcade.families.codes.row import PegRow
from arcade.games.mastermind.modern import Modern
from arcade.games.mastermind.original import Original
from arcade.games.mastermind.rules import draw, hide, kept
from arcade.games.mastermind.scene import Arena
from arcade.games.mastermind.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, SOLVE
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought, meanwhile
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.programs.contest import verdict
from arcade.toolkit.programs.game_program import GameProgram

SOLVING_PACE = 25
"""Frames between two tries of the computer's, unless a key stops it."""


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
                self.program.assisted = True
                yield from self.look.hint(row.typed)
        self.row = None
        return code

    def computer(self) -> Frames[Code]:
        """The computer's try: it sees the marks of its own tries only."""
        attack, rival = self.program.duel.attack, BREAKERS[self.program.task.rival or Guesser.STRONG]
        dice = self.program.dice.fork(len(attack.tries))
        code = yield from meanwhile(self.program.think(rival(attack.pool, attack.repeats, dice)), self.look.think)
        self.program.report_idea(Idea(self.program.duel, (code,), value=worth(attack.pool, code)))
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


class Main(State, GameProgram[Spectrum]):
    """Code after code until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.row: PegRow | None = None
        """The row that the player is putting together."""
        self.contest: Contest | None = None
        self.look: Original | Modern | Arena = Original(self) if self.original else Modern(self)
        if not self.original and (self.task.rival or self.two):
            self.look = arena = Arena(self)
            self.contest = Contest(self, arena)

    @property
    def match(self) -> Match[Any, Code]:
        """The tries so far, at one code or at two."""
        return siege(self.attack) if self.contest is None else duelled(self.duel)

    @property
    def people(self) -> Collection[int]:
        """The seats that aren't the computer's."""
        return (0,) if self.contest is None else self.contest.people

    def play_game(self) -> Frames[None]:
        if self.contest is not None:
            yield from self.contest.play()
        elif not isinstance(self.look, Arena):
            yield from self.game(self.look)

    def game(self, look: Original | Modern) -> Frames[None]:
        """A code hidden, and tries at it until it is found or the rows are used up."""
        repeats = yield from self.agreed(look.ask_repeats(), self.original or self.task.repeats)
        drawn = draw(self.dice, repeats)
        self.attack = Attack(kept(drawn, repeats), repeats)
        self.hints, self.helped = 0, False
        yield from look.begin(len(drawn))
        while not self.over:
            yield from self.turn(look)
        yield from self.settle(look)

    @property
    def over(self) -> bool:
        return self.attack.broken or len(self.attack.tries) == self.task.rows

    def turn(self, look: Original | Modern) -> Frames[None]:
        """One row of the player's, with hints; or the computer takes over."""
        self.row = PegRow(look, hasty=self.original)
        yield from look.prompt()
        while self.row is not None:
            chosen = yield from self.row.ask()
            if chosen is HINT:
                yield from self.hint(look)
            elif chosen is SOLVE:
                self.row = None
                yield from self.solve(look)
            elif isinstance(chosen, str):
                self.row = None
                yield from self.guess(look, chosen)

    def guess(self, look: Original | Modern, code: Code) -> Frames[None]:
        self.attack = self.attack.guess(code)
        yield from look.move()

    def advice(self) -> Frames[Code]:
        """What the strong breaker would try now."""
        attack = self.attack
        return (yield from self.think(strongest(attack.pool, attack.repeats, self.dice)))

    def hint(self, look: Original | Modern) -> Frames[None]:
        """The strong breaker's guess; the drawn look puts it into the row. It costs a try."""
        code = yield from self.advice()
        self.hints += 1
        self.assisted = True
        if self.row is not None and not self.original:
            self.row.typed = code
        yield from look.hint(code)

    def solve(self, look: Original | Modern) -> Frames[None]:
        """The computer goes on from here, try by try, until the code is found or a key is pressed."""
        keyboard = self.machine.keyboard
        keyboard.flush()
        self.helped = self.assisted = True
        while not self.over:
            code = yield from self.advice()
            yield from look.help(code)
            yield from self.guess(look, code)
            yield from self.machine.wait(SOLVING_PACE)
            if keyboard.take():
                break

    def settle(self, look: Original | Modern) -> Frames[None]:
        attack = self.attack
        tries = len(attack.tries) + self.hints
        if self.helped:
            self.finish(Outcome.OVER)
        elif attack.broken:
            self.records[attack.repeats] = self.record.after(tries)
            self.finish(Outcome.WON, tries)
        else:
            self.finish(Outcome.LOST)
        par = 0 if self.original else len((yield from self.think(breaking(attack.secret, attack.repeats, self.dice))))
        yield from look.end(self.results[-1].outcome, par)

    def state(self) -> dict[str, Plain]:
        contest = self.contest.state() if self.contest else {}
        return {
            **plain_fields(self.attack, "secret", "repeats"),
            "tries": tuple((code, *marks) for code, marks in self.attack.tries),
            "typed": self.row.typed if self.row else None,
            **plain_fields(self, "hints", "helped"),
            "record": tuple(self.records[repeats].plain() for repeats in (False, True)),
            **contest,
        }
