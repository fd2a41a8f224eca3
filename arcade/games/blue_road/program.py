"""The program of the blue road: a board is chosen, tiles are laid in turn, the end is told, another asked for."""

from collections.abc import Sequence

from arcade.games.blue_road.hints import Advice, Slip, advised, slipped
from arcade.games.blue_road.modern import Modern
from arcade.games.blue_road.opponent import Level, choosing
from arcade.games.blue_road.original import Original
from arcade.games.blue_road.rules import BOOK_SIZE, Position, letters, pictured, road
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally, first_seat, settled

FOR_WIN = 20
"""Points, times the level."""


class Main(Program[Spectrum]):
    """One sitting: game after game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.size = BOOK_SIZE, BOOK_SIZE
        self.match: Match[Position, str] = Match(Position())
        self.tally = Tally()
        self.phase = "opening"
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def length(self) -> int:
        """Sections of road."""
        return len(road(self.match.positions, self.match.moves))

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            yield from self.begin()
            outcome = yield from settled(self)
            self.phase = "end"
            yield from self.look.result(self.match, outcome, self.tally, (yield from self.slip()))
            self.phase = "again"
            again = yield from self.look.ask_again()
        self.phase = "over"

    def begin(self) -> Frames[None]:
        """The board and who moves first; the original has one board, and the player begins."""
        self.phase = "begin"
        self.size = yield from self.look.ask_size(self.size)
        self.match = Match(Position(*self.size))
        yield from self.look.board(self.match, self.tally)
        seat = yield from first_seat(self, self.look.ask_starter)
        self.match = Match(Position(*self.size, seat=seat))

    def choose(self) -> Frames[str | Control]:
        """Let a person choose a tile; one that cannot be laid is refused."""
        while True:
            self.phase = "move"
            chosen = yield from self.look.ask_tile(self.match)
            self.phase = "play"
            if isinstance(chosen, Control) or chosen in self.position.moves():
                return chosen
            yield from self.look.wrong_key()

    def answer(self) -> Frames[str]:
        """The computer's tile."""
        yield from self.look.ponder(self.match)
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        tile = yield from self.think(choosing(self.position, self.level, dice))
        yield from self.look.pondered(tile)
        return tile

    def moved(self, before: Position, move: str) -> Frames[None]:
        """A tile is laid, and the road grows over it and on."""
        yield from self.look.lay(self.match, before, move)

    def hint(self) -> Frames[None]:
        """The best tile, and why."""
        advice = Advice(*(yield from self.think(advised(self.position, self.dice.fork(len(self.match.moves))))))
        yield from self.look.hint(self.match, advice)

    def taken_back(self, done: bool) -> Frames[None]:
        """The board as it was, or a word that there is nothing to take back."""
        yield from self.look.taken_back(self.match, done)

    def slip(self) -> Frames[Slip | None]:
        """The move that gave the game away, if one did; the original does not look for it."""
        if self.original:
            return None
        slip = yield from self.think(slipped(self.match.positions, self.match.moves))
        return Slip(*slip) if slip else None

    def points(self, outcome: Outcome) -> int:
        """The road's length, and more for a win; in the original the tiles laid, the only record that the book knew."""
        if self.original:
            return self.position.laid
        return self.length + (FOR_WIN * self.level if outcome is Outcome.WON else 0)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "board": pictured(position),
            "next": position.end and (position.end.field, int(position.end.entry)),
            "seat": position.seat,
            "moves": letters(self.match.positions[0].seat, self.match.moves),
            "road": self.length,
            "tally": self.tally.plain(),
            "chosen": self.look.chosen,
        }
