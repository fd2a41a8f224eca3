"""The program of the wheel of fortune: coins are brought, staked and pulled for, until players stop or are broke."""

from collections.abc import Sequence

from arcade.games.fortune_wheel.modern import Modern
from arcade.games.fortune_wheel.original import Original
from arcade.games.fortune_wheel.rules import USUAL_LEI, Purse, drawn
from arcade.games.fortune_wheel.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.playing = [True] * setup.seats
        """Which seats have neither stopped nor lost everything."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play_game(self) -> Frames[None]:
        seats = self.setup.seats
        self.purses, self.playing = [None] * seats, [True] * seats
        self.seat = self.stake = 0
        self.drums = None
        yield from self.look.begin()
        for self.seat in range(seats):
            lei = self.terms.start or (yield from self.agreed(self.look.ask_lei(), USUAL_LEI))
            self.purses[self.seat] = Purse.with_lei(lei)
        self.seat = 0
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        while any(self.playing):
            self.turn_passed()
            yield from self.turn()
            later = [*range(self.seat + 1, len(self.playing)), *range(self.seat + 1)]
            self.seat = next((seat for seat in later if self.playing[seat]), self.seat)
        outcome = self.outcome()
        self.finish(outcome, None if self.two else self.purse.lei)
        yield from self.look.end(outcome)

    def turn(self) -> Frames[None]:
        """A stake and a pull; or the player has had enough."""
        if stake := (yield from self.look.ask_stake()):
            self.stake = stake
            self.drums = drawn(self.dice)
            before = self.purse
            self.purses[self.seat] = before.after(stake, self.shown, self.terms.paytable)
            yield from self.look.move(before)
            if self.purse.lei and not self.at_goal and (yield from self.look.ask_on()):
                return
        yield from self.look.leave()
        self.playing[self.seat] = False

    def outcome(self) -> Outcome:
        """Who has more wins; a player alone wins by leaving with more than was brought, or at the goal."""
        if self.two:
            first, second = (purse.lei for purse in self.purses if purse)
            return Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND
        purse = self.purse
        if purse.lei == 0:
            return Outcome.LOST
        return Outcome.WON if purse.lei >= (self.terms.goal or purse.brought + 1) else Outcome.OVER

    def state(self) -> dict[str, Plain]:
        return {
            "lei": tuple(purse.lei if purse else None for purse in self.purses),
            "pulls": tuple(purse.pulls if purse else 0 for purse in self.purses),
            "expected": tuple(purse.history[-1][1] if purse else 0 for purse in self.purses),
            **plain_fields(self, "playing", "seat", "stake", "drums"),
            **self.look.state(),
        }
