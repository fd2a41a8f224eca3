"""The program of noughts and crosses: game after game, by two people or against the computer."""

from collections.abc import Sequence

from arcade.games.noughts import ABANDON, strings
from arcade.games.noughts.look import MARKS, Look
from arcade.games.noughts.modern import GAMES, Modern
from arcade.games.noughts.opponent import Advice, Level, Solutions, advising, choosing
from arcade.games.noughts.original import Original
from arcade.games.noughts.rules import Position
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally, first_seat, settled


class AbandonedError(Exception):
    """A player gives a game up at a prompt."""


class Main(Program[Pet]):
    """One sitting: games until the player has had enough; ten are a match."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.adds_up = True
        self.level = Level(setup.level)
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.match: Match[Position, int] = Match(Position(self.level.form))
        self.tally = Tally()
        self.helped = False
        """Whether a hint or a move taken back has spoiled the match for the scores."""
        self.phase = "opening"
        self.solutions: Solutions = Solver()
        self.look: Look = (Original if setup.original else Modern)(self, self.level.form)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            if self.tally.games == GAMES:
                self.tally, self.helped, self.aided = Tally(), False, False
            yield from self.play_game()
            self.phase = "again"
            again = yield from self.look.console.ask_yes_no(strings.AGAIN, default=True)
        self.phase = "over"
        yield from self.look.farewell()

    def play_game(self) -> Frames[None]:
        """One game to its end, or until it is abandoned."""
        seat = 0 if self.original else (yield from first_seat(self, self.whose_turn_to_begin))
        self.match = Match(Position(self.level.form, seat=seat))
        self.look.begin(self.match.position, self.tally)
        try:
            outcome = yield from settled(self)
            self.phase = "end"
            yield from self.look.result(self.match.position, outcome, self.tally)
        except AbandonedError:
            yield from self.give_up()

    def whose_turn_to_begin(self) -> Frames[int]:
        """The computer takes turns with its opponent as two people do."""
        yield from ()
        return self.tally.games % 2

    def give_up(self) -> Frames[None]:
        """An abandoned game counts as lost against the computer; between two people it doesn't count."""
        self.phase = "end"
        if len(self.people) == 1:
            self.tally = self.tally.after(Outcome.LOST)
            self.finish(Outcome.LOST, self.points(Outcome.LOST))
        yield from self.look.console.tell(strings.ABANDONED)

    def points(self, outcome: Outcome) -> int | None:
        """Two for each game won in this match, one for a tie; none with help."""
        del outcome
        return None if self.helped else self.tally.points

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a free field, or give an order."""
        position = self.match.position
        while True:
            self.phase = "move"
            chosen = yield from self.look.ask(position)
            if chosen in (ABANDON, BACK):
                self.phase = "abandon"
                typed = self.original and chosen is ABANDON
                if typed or (yield from self.look.console.ask_yes_no(strings.REALLY_ABANDON, default=False)):
                    raise AbandonedError
            elif isinstance(chosen, Control) or chosen in position.moves():
                return chosen
            else:
                yield from self.look.taken()

    def answer(self) -> Frames[int]:
        """The computer's field."""
        self.phase = "computer"
        position = self.match.position
        yield from self.look.thinking(position)
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        return (yield from self.think(choosing(position, self.level, self.solutions, dice)))

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A mark appears."""
        del before
        yield from self.look.place(self.match.position, move)

    def hint(self) -> Frames[None]:
        """A field, and what comes of it."""
        self.helped = True
        advice = Advice(*(yield from self.think(advising(self.match.position, self.solutions))))
        yield from self.look.hint(advice)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        self.helped |= done
        yield from self.look.taken_back(self.match.position, done)

    def state(self) -> dict[str, Plain]:
        position = self.match.position
        owners = (position.owner(field) for field in range(len(position.form.places)))
        return {
            "phase": self.phase,
            "board": "".join("." if owner is None else MARKS[owner] for owner in owners),
            "seat": position.seat,
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            "helped": self.helped,
        }
