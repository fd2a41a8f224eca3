"""What the looks of Septica know of a sitting: who plays, whose hand is open, the match of up to 21 games."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arcade.games.septica import strings
from arcade.games.septica.rules import RANK, RANKS, STOP, Move, Position, shuffled
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, orders
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.words.labels import COMPUTER, PLAYER, YOU

ORDERS = orders(HINT, TAKE_BACK)


@dataclass
class Record:
    """By side: the last game's points, all points, games won, tricks taken and cuts made."""

    sides: int = 2
    pairs: bool = False
    """Whether the sides are two partners each."""
    games: int = 0
    last: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    cuts: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for row in (self.last, self.points, self.wins, self.tricks, self.cuts):
            row[:] = [0] * self.sides

    def note(self, positions: list[Position], moves: list[Move]) -> None:
        end = positions[-1]
        self.games += 1
        self.last[:] = end.score()
        for side, points in enumerate(self.last):
            self.points[side] += points
            self.tricks[side] += end.tricks[side]
            self.wins[side] += self.last.count(points) == 1 and points == max(self.last)
        for position, move in zip(positions, moves, strict=False):
            if position.trick and move != STOP and position.cuts(move):
                self.cuts[position.side(position.seat)] += 1

    @property
    def over(self) -> bool:
        return self.games >= 21

    @property
    def champion(self) -> int | None:
        """The side that won the most games, if there is just one."""
        most = max(self.wins)
        return self.wins.index(most) if self.wins.count(most) == 1 else None


class State(MatchState[Spectrum, Position, Move]):
    """Game after game around one table."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(shuffled(2, 1, self.decoration_dice))
        self.record = Record()
        self.viewer = 0
        """The seat whose hand is open; -1 while two people change places."""
        self.marker = 0
        """The place in the hand of the card proposed, one past the last for letting the trick go."""
        self.counting = False
        """Whether the card counter is shown."""
        self.notes: tuple[int, ...] = ()
        """The notes of the next jingle in the original look."""
        self.own_name = ""
        """What the first person typed."""

    @property
    def names(self) -> tuple[str, ...]:
        many = self.record.sides == 3 or self.record.pairs
        if self.two:
            player = strings.SHORT_PLAYER if many else PLAYER
            first, second = (self.text(player, n=n) for n in (1, 2))
            if self.original:
                second = self.text(strings.OTHER_PLAYER)
        else:
            opponent = strings.BARBU if many else strings.CAMPION if self.original else COMPUTER
            first, second = self.text(YOU), self.text(opponent)
        return self.own_name or first, second, self.text(strings.ANA), self.text(strings.DAN)

    @property
    def sides(self) -> tuple[str, ...]:
        """Names of the sides, partners together."""
        names = self.names
        return tuple(f"{names[side]}+{names[side + 2]}" for side in (0, 1)) if self.record.pairs else names

    def advice(self, move: Move, chance: int | None) -> str:
        """A hint in words, with the chance of a cut if there is one."""
        if move == STOP:
            return self.text(strings.ADVISE_STOP)
        card = self.text(strings.CARD_NAMES[RANKS.index(RANK[move])])
        if chance is None:
            return self.text(strings.ADVISE, card=card)
        return self.text(strings.ADVISE_ODDS, card=card, n=chance)
