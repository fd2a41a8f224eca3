"""The program of Reaction time: as printed, alone against the clock, or two against each other; then once more."""

from collections.abc import Sequence

from arcade.games.reflexe import FIRST_KEY, SECOND_KEY, strings
from arcade.games.reflexe.levels import LEVELS, Trial
from arcade.games.reflexe.modern import Modern
from arcade.games.reflexe.original import BookGame, Original
from arcade.games.reflexe.rules import DUEL_POINTS, LIMIT, SKULL, SKULL_FRAMES, Record, drawn, foreperiod
from arcade.games.reflexe.state import DIRECTIONS, PADS, PRESSED, TYPED, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.game_program import GameProgram


class OnePlayer:
    """Ten rounds against the clock."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.look = Modern(program)

    def play(self) -> Frames[None]:
        """Ten timed rounds; with arrows instead of letters if the series is started with a joystick.

        Not in a shared game, which is the same for all.
        """
        program = self.program
        program.trial = program.chosen
        if program.trial.typed and program.machine.keyboard.down(PADS) and not program.setup.shared:
            program.trial, program.own_terms = Trial.FOUR_WAYS, True
        yield from self.look.begin()
        while not program.record.over:
            yield from self.round()
        quick = program.record.quickness(program.trial)
        program.finish(Outcome.WON if quick else Outcome.LOST, program.record.points)

    def round(self) -> Frames[None]:
        """A wait and a sign; after a press while waiting the wait begins again."""
        program = self.program
        yield from self.look.prompt()
        if (yield from program.pressed_within(foreperiod(program.dice))):
            yield from self.slip(strings.EARLY)
            return
        program.sign = drawn(program.trial, program.dice)
        self.look.appear(program.sign)
        if program.sign == SKULL:
            yield from self.hold_back()
        else:
            yield from self.answer()

    def slip(self, words: Text) -> Frames[None]:
        """A key that should not have been pressed, and why."""
        self.program.record = self.program.record.slipped()
        yield from self.look.refuse(words)

    def hold_back(self) -> Frames[None]:
        """A skull: nothing must be pressed."""
        pressed = yield from self.program.pressed_within(SKULL_FRAMES, self.look.step)
        self.program.sign = ""
        if pressed:
            yield from self.slip(strings.TAKEN_IN)
        else:
            yield from self.look.held()

    def answer(self) -> Frames[None]:
        """Wait for the right key; wrong ones cost points while the clock runs on."""
        program, flawless = self.program, True
        program.machine.keyboard.flush()
        program.watch.start()
        while program.watch.frames < LIMIT:
            for key in (yield from program.keys(TYPED if program.trial.typed else PRESSED)):
                if self.right(key):
                    self.count(program.watch.frames, flawless)
                    yield from self.look.accepted()
                    return
                flawless = False
                program.record = program.record.slipped()
                yield from self.look.refuse_at_once(strings.WRONG)
            self.look.step()
        self.count(LIMIT, flawless=False)
        yield from self.look.refuse(strings.MISSED)

    def count(self, frames: int, flawless: bool) -> None:
        """Enter a time in the record; the sign has been answered."""
        self.program.record = self.program.record.hit(self.program.sign, frames, flawless)
        self.program.sign = ""

    def right(self, key: str) -> bool:
        """Whether a key answers the sign."""
        program = self.program
        if program.sign in DIRECTIONS:
            return key.lower() in DIRECTIONS[program.sign].keys
        if program.trial is Trial.LETTERS:
            return key.upper() == program.sign
        return program.trial is not Trial.SYMBOLS or key == program.sign


class TwoPlayers:
    """A duel: sign after sign until somebody has enough points; skulls appear from the second level on."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.look = Modern(program)

    def play(self) -> Frames[None]:
        program = self.program
        program.trial = Trial.ANY if program.chosen is Trial.ANY else Trial.HOLD
        yield from self.look.begin()
        while max(program.duel) < DUEL_POINTS:
            yield from self.clash()
        program.finish(Outcome.FIRST if program.duel[0] == DUEL_POINTS else Outcome.SECOND)

    def clash(self) -> Frames[None]:
        """A wait, a sign, and who pressed first."""
        program = self.program
        yield from self.look.prompt()
        hasty = yield from self.first_within(foreperiod(program.dice))
        if len(hasty) == 1:
            yield from self.give_away(hasty[0], strings.GIVEN_TO)
        elif not hasty:
            program.sign = drawn(program.trial, program.dice)
            self.look.appear(program.sign)
            quick = yield from self.first_within(SKULL_FRAMES if program.sign == SKULL else LIMIT)
            sign, program.sign = program.sign, ""
            yield from self.judge(sign, quick)

    def judge(self, sign: str, quick: tuple[int, ...]) -> Frames[None]:
        """Who gets the point of a sign at which these seats pressed first."""
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


class Main(State, GameProgram[Spectrum]):
    """Series after series until somebody has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        kind = BookGame if self.original else TwoPlayers if setup.seats == 2 else OnePlayer
        self.series: BookGame | OnePlayer | TwoPlayers = kind(self)
        self.look: Original | Modern = self.series.look

    def play_game(self) -> Frames[None]:
        self.record, self.duel = Record(), [0, 0]
        yield from self.series.play()
        yield from self.look.end()

    def state(self) -> dict[str, Plain]:
        return {
            "trial": next(level.key for level in LEVELS if level.sets is self.trial),
            "sign": self.sign,
            "round": len(self.record.times),
            **plain_fields(self.record, "times", "slips", "points"),
            "duel": tuple(self.duel),
        }
