"""The book's game: one to four players in turn, element after element until the cylinder overflows."""

from arcade.games.valence.elements import ELEMENTS
from arcade.games.valence.original import Original
from arcade.games.valence.rules import Cylinder, ElementTask, Player, Verdict, ranking
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.game_program import TURN

DIGITS = "0123456789"
PERIODS = (180, 120, 60)
"""Frames that each level waits for a key before a unit is lost."""


class BookGame:
    """Plays as the listing does."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.look = Original(program)
        self.players: list[Player] = []
        self.turn = 0
        self.period = PERIODS[0]
        self.cylinder = Cylinder()
        self.task = ElementTask(1)

    def one_game(self) -> Frames[None]:
        """A turn for everybody."""
        program = self.program
        count = yield from program.agreed(self.look.ask_count(), program.setup.seats)
        self.players = [Player(name) for name in (yield from self.look.ask_names(count))]
        self.period = PERIODS[(yield from program.agreed(self.look.ask_level(), 1)) - 1]
        yield from self.begin_turn(0)
        yield from self.rest_of_game()

    def rest_of_game(self) -> Frames[None]:
        """From an element on."""
        yield from self.play_turn()
        while self.turn + 1 < len(self.players):
            yield from self.begin_turn(self.turn + 1)
            yield from self.play_turn()
        best = ranking(self.players)
        self.program.finish(Outcome.OVER, self.players[0].points if len(self.players) == 1 else None)
        yield from self.look.end([self.players[place].name for place in best])

    def begin_turn(self, turn: int) -> Frames[None]:
        """Somebody's turn begins. The listing throws one random number away first."""
        self.turn = turn
        self.cylinder = Cylinder()
        yield from self.look.begin(self.players, self.turn)
        self.program.dice.below(len(ELEMENTS))

    def play_turn(self) -> Frames[None]:
        """Elements until the water runs over."""
        while not self.cylinder.overflowed:
            self.program.passed(TURN)
            self.task = ElementTask(self.program.dice.below(len(ELEMENTS)) + 1)
            yield from self.look.panel.element(self.task)
            yield from self.play_element()
        yield from self.look.overflow(self.turn)

    def play_element(self) -> Frames[None]:
        """The questions for one element; the points come when all are answered."""
        player = self.players[self.turn]
        while not self.task.done and not self.cylinder.overflowed:
            yield from self.look.panel.question(self.task)
            key = yield from self.look.ask_digit(self.period)
            if key and key in DIGITS:
                if self.task.enter(int(key)) is Verdict.RIGHT:
                    yield from self.look.panel.answered(self.task)
                    continue
            elif key:
                yield from self.look.wrong_key()
            self.cylinder.fill()
            yield from self.look.water(self.cylinder)
        if self.task.done:
            player.points += self.task.points
            yield from self.look.end_task(self.turn, player)

    def state(self) -> dict[str, Plain]:
        """The players, the cylinder and the question."""
        return {
            "players": tuple((player.name, player.points) for player in self.players),
            **plain_fields(self, "turn", "period"),
            "spent": self.cylinder.spent,
            "element": self.task.label,
            "told": tuple(self.task.told),
        }
