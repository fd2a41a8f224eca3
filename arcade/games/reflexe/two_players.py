"""A duel: the first to press at a star has a point, and whoever presses at anything else gives one away."""

from arcade.games.reflexe import FIRST_KEY, SECOND_KEY, strings
from arcade.games.reflexe.modern import Modern
from arcade.games.reflexe.rules import DUEL_POINTS, HOLDING, LIMIT, SKULL, Trial, drawn, foreperiod
from arcade.games.reflexe.state import PRESSED, State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text


class TwoPlayers:
    """Sign after sign until somebody has points enough; skulls appear from the second level on."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.look = Modern(program)

    def play(self) -> Frames[None]:
        """One duel."""
        program = self.program
        program.trial = min(program.trial, Trial.HOLD)
        yield from self.look.begin()
        while max(program.duel) < DUEL_POINTS:
            yield from self.clash()
        program.finish(Outcome.FIRST if program.duel[0] == DUEL_POINTS else Outcome.SECOND)

    def clash(self) -> Frames[None]:
        """A wait and a sign: who is first?"""
        program = self.program
        yield from self.look.prompt()
        hasty = yield from self.first_within(foreperiod(program.dice))
        if len(hasty) == 1:
            yield from self.give_away(hasty[0], strings.GIVEN_TO)
        elif not hasty:
            program.sign = drawn(program.trial, program.dice)
            self.look.appear(program.sign)
            quick = yield from self.first_within(HOLDING if program.sign == SKULL else LIMIT)
            sign, program.sign = program.sign, ""
            yield from self.judge(sign, quick)

    def judge(self, sign: str, quick: tuple[int, ...]) -> Frames[None]:
        """Who has the point of a sign at which these seats pressed first."""
        if len(quick) == 2:
            yield from self.look.tell(strings.TOGETHER)
        elif not quick:
            yield from self.look.held() if sign == SKULL else self.look.refuse(strings.MISSED)
        elif sign == SKULL:
            yield from self.give_away(quick[0], strings.SKULL_GIVES)
        else:
            self.program.duel[quick[0]] += 1
            yield from self.look.won_by(quick[0])

    def give_away(self, seat: int, words: Text) -> Frames[None]:
        """A point for the other one, and why."""
        self.program.duel[1 - seat] += 1
        yield from self.look.refuse(words, n=2 - seat)

    def first_within(self, frames: int) -> Frames[tuple[int, ...]]:
        """Who presses first: a seat, both if in the same frame, or nobody."""
        program = self.program
        program.machine.keyboard.flush()
        program.watch.start()
        while program.watch.frames < frames:
            keys = {key.lower() for key in (yield from program.keys(PRESSED))}
            seats = tuple(seat for seat, own in enumerate((FIRST_KEY, SECOND_KEY)) if not keys.isdisjoint(own.keys))
            if seats:
                return seats
            if keys:
                yield from self.look.refuse_at_once(strings.NOBODYS)
            if program.sign:
                self.look.step()
        return ()
