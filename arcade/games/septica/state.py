"""What the looks of Septica know of a sitting: who plays, whose hand is open, the match so far."""

from collections.abc import Sequence

from arcade.games.septica import strings
from arcade.games.septica.cards import RANK, RANKS
from arcade.games.septica.rules import STOP, Move, Position, shuffled
from arcade.games.septica.statistics import Record
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, orders
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.words.labels import COMPUTER, PLAYER, YOU

ORDERS = orders(HINT, TAKE_BACK)


class State(MatchState[Spectrum, Position, Move]):
    """Game after game around one table."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(shuffled(2, 1, self.ornament))
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
        """What the seats are called."""
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

    def advice(self, move: Move, chance: int | None) -> str:
        """A hint in words, with the chance of a cut if there is one."""
        if move == STOP:
            return self.text(strings.ADVISE_STOP)
        card = self.text(strings.CARD_NAMES[RANKS.index(RANK[move])])
        if chance is None:
            return self.text(strings.ADVISE, card=card)
        return self.text(strings.ADVISE_ODDS, card=card, n=chance)
