"""The program of noughts and crosses: game after game, by two people or against the computer."""

from collections.abc import Sequence

from arcade.games.noughts import ABANDON, strings
from arcade.games.noughts.levels import LEVELS, Skill
from arcade.games.noughts.look import MARKS, Look
from arcade.games.noughts.modern import GAMES, Modern
from arcade.games.noughts.opponent import FORMS, Advice, Solutions, advising, choosing
from arcade.games.noughts.original import Original
from arcade.games.noughts.rules import Position
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.programs.match_program import MatchProgram


class AbandonedError(Exception):
    """A player gives a game up at a prompt."""


class Main(MatchProgram[Pet, Position, int]):
    """One sitting: games until the player has had enough; ten are a match."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.accumulates_score = True
        self.terms = LEVELS[setup.level].sets
        self.match = Match(self.start(0))
        self.helped = False
        """Whether a hint or a move taken back has spoiled the match for the scores."""
        self.solutions: Solutions = Solver()
        self.look: Look = Original(self) if self.original else Modern(self)

    def play_game(self) -> Frames[None]:
        if self.tally.games == GAMES:
            self.tally, self.helped, self.assisted = Tally(), False, False
        yield from super().play_game()

    def go_on(self) -> Frames[None]:
        try:
            yield from super().go_on()
        except AbandonedError:
            yield from self.give_up()

    def start(self, seat: int) -> Position:
        return Position(FORMS[self.terms.board], seat=seat)

    def begin(self) -> Frames[None]:
        """The empty board; the computer takes turns to begin with its opponent, as two people do."""
        self.match = Match(self.start(0 if self.original else self.tally.games % 2))
        yield from self.look.begin()

    def play_match(self) -> Frames[Outcome]:
        outcome = yield from super().play_match()
        self.phase = "end"
        return outcome

    def give_up(self) -> Frames[None]:
        """An abandoned game counts as lost against the computer; between two people it doesn't count."""
        self.phase = "end"
        if not self.two:
            self.tally = self.tally.after(Outcome.LOST)
            self.finish(Outcome.LOST, self.points(Outcome.LOST))
        yield from self.look.console.tell(strings.ABANDONED)

    def points(self, outcome: Outcome) -> int | None:
        """Two for each game won in this match, one for a tie; none with help."""
        del outcome
        return None if self.helped else self.tally.points

    def choose(self) -> Frames[int | Control]:
        while True:
            self.phase = "move"
            chosen = yield from self.look.ask_field()
            if chosen in (ABANDON, BACK):
                self.phase = "abandon"
                typed = self.original and chosen is ABANDON
                if typed or (yield from self.look.ask_leave()):
                    raise AbandonedError
            elif isinstance(chosen, Control) or chosen in self.position.moves():
                return chosen
            else:
                yield from self.look.refuse(strings.TAKEN)

    def answer(self) -> Frames[int]:
        self.phase = "computer"
        yield from self.look.think()
        field = yield from self.think(choosing(self.position, self.terms.skill, self.solutions, self.fork()))
        if self.terms.skill is Skill.PERFECT:
            self.report_idea(Idea(self.position, (field,), value=self.solutions.worth(self.position).rank))
        return field

    def hint(self) -> Frames[None]:
        self.helped = True
        yield from self.look.hint(Advice(*(yield from self.think(advising(self.position, self.solutions)))))

    def taken_back(self, done: bool) -> Frames[None]:
        self.helped |= done
        yield from super().taken_back(done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        owners = (position.owner(field) for field in range(len(position.form.places)))
        return {
            "phase": self.phase,
            "board": "".join("." if owner is None else MARKS[owner] for owner in owners),
            "seat": position.seat,
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            "helped": self.helped,
        }
