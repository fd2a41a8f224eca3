"""What the looks know of a sitting, and the sentences that both use."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add

from arcade.games.go_fish import strings
from arcade.games.go_fish.levels import ANGLER, LEVELS
from arcade.games.go_fish.opponent import CERTAIN, Source, best_questions, chances, known_to
from arcade.games.go_fish.rules import Position, Turn, name, shuffled
from arcade.machine.pet import Pet
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

Pair = tuple[int, int]
"""A number for each seat."""


def _sum(first: Pair, second: Pair) -> Pair:
    left, right = map(add, first, second)
    return left, right


@dataclass(frozen=True)
class Figures:
    """What both seats have done so far."""

    games: int = 0
    won: Pair = (0, 0)
    books: Pair = (0, 0)
    questions: Pair = (0, 0)
    hits: Pair = (0, 0)
    lucky: Pair = (0, 0)

    def after(self, position: Position) -> "Figures":
        """The figures with a game as far as it has come; it counts as played when it is over."""
        questions, hits, lucky = [0, 0], [0, 0], [0, 0]
        for turn in position.turns:
            questions[turn.seat] += 1
            hits[turn.seat] += bool(turn.given)
            lucky[turn.seat] += turn.lucky
        outcome = position.outcome()
        return Figures(
            self.games + (outcome is not None),
            _sum(self.won, (int(outcome == 1), int(outcome == -1))),
            _sum(self.books, (len(position.books[0]), len(position.books[1]))),
            _sum(self.questions, (questions[0], questions[1])),
            _sum(self.hits, (hits[0], hits[1])),
            _sum(self.lucky, (lucky[0], lucky[1])),
        )

    def plain(self) -> Plain:
        return self.games, self.won, self.books, self.questions, self.hits, self.lucky


SOURCES = {Source.ASKED: strings.HINT_ASKED, Source.TOOK: strings.HINT_TOOK, Source.FISHED: strings.HINT_FISHED}


class State(MatchState[Pet, Position, int]):
    """Game after game at one table. The person whose hand is open sits below."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.computer = ANGLER if self.original else LEVELS[setup.level].sets
        self.match = Match(shuffled(self.decoration_dice))
        self.figures = Figures()
        self.viewer = 0
        """The seat whose hand is open."""
        self.open = False
        """Whether the computer's hand is open as well."""
        self.helped = False
        """Whether the game has lost its score by a hint or by open cards."""

    def called(self, seat: int) -> str:
        if self.two:
            return self.text(strings.PLAYER, n=seat + 1)
        return self.text(strings.COMPUTER if seat else strings.YOU)

    def ranks(self, rank: int) -> str:
        return self.text(strings.RANK_NAMES[rank])

    def counted(self, turn: Turn) -> str:
        return self.text(strings.COUNTED[turn.rank], n=len(turn.given))

    def question(self) -> str:
        if self.two:
            return self.text(strings.PLAYERS_WHICH, n=self.position.seat + 1)
        return self.text(strings.WHICH)

    def answered(self, turn: Turn) -> str:
        """What the question of a turn is answered, to the asker or by the person who is asked."""
        ranks, cards = self.ranks(turn.rank), self.counted(turn)
        if turn.seat not in self.people:
            return (
                self.text(strings.YOU_GIVE, cards=cards) if turn.given else self.text(strings.I_GO_FISHING, ranks=ranks)
            )
        if not turn.given:
            return self.text(strings.GO_FISH, ranks=ranks)
        if self.two:
            return self.text(strings.PLAYER_GIVES, n=2 - turn.seat, cards=cards)
        return self.text(strings.I_GIVE, cards=cards)

    def catch(self, turn: Turn, drawn: int) -> str:
        """The card that a turn fished, as far as the viewer may know it."""
        if turn.seat in self.people:
            return self.text(strings.YOU_DRAW_IT if turn.lucky else strings.YOU_DRAW, card=name(drawn))
        return self.text(strings.I_DRAW_IT, card=name(drawn)) if turn.lucky else self.text(strings.I_DRAW)

    def booked(self, turn: Turn) -> str:
        words = strings.YOUR_BOOK if turn.seat in self.people else strings.MY_BOOK
        return self.text(words, ranks=self.ranks(turn.books[0]))

    def news(self, turns: Sequence[Turn]) -> list[str]:
        lines = []
        for turn in turns:
            player, ranks = turn.seat + 1, self.ranks(turn.rank)
            if turn.drawn is None:
                lines.append(self.text(strings.PLAYER_TOOK, n=player, cards=self.counted(turn)))
            elif turn.lucky:
                lines.append(self.text(strings.PLAYER_FISHED_IT, n=player, card=name(turn.drawn)))
            else:
                lines.append(self.text(strings.PLAYER_FISHED, n=player, ranks=ranks))
            lines += [self.text(strings.PLAYERS_BOOK, n=player, ranks=self.ranks(rank)) for rank in turn.books]
        return lines

    def advice(self) -> list[str]:
        """The card counter's question with its reason, and a rank that is no use, if there is one."""
        seat = self.position.seat
        position = self.position.seen_by(seat, self.dice.fork())
        known, likely = known_to(position, seat), chances(position, seat)
        rank = best_questions(position)[0]
        source = known.source[rank]
        if likely[rank] < CERTAIN or source is None:
            words = self.text(strings.HINT_CHANCE, ranks=self.ranks(rank), n=likely[rank] * 100 // CERTAIN)
        else:
            words = self.text(strings.HINT_PLAYER_HAS if self.two else SOURCES[source], ranks=self.ranks(rank))
        useless = [self.text(strings.HINT_NOT, ranks=self.ranks(other)) for other in likely if known.absent(other)]
        return [words, *useless[:1]]

    def scores(self) -> list[str]:
        return [f"{self.called(seat)}: {self.text(strings.BOOKS, n=len(self.position.books[seat]))}" for seat in (0, 1)]

    def winner(self) -> str:
        outcome = self.position.outcome()
        if outcome == 0:
            return self.text(strings.TIE)
        winner = 0 if outcome == 1 else 1
        if self.two:
            return self.text(strings.PLAYER_WINS, n=winner + 1)
        return self.text(strings.I_WIN if winner else strings.YOU_WIN)

    def statistics(self) -> list[str]:
        """The figures of the sitting as lines of 38 columns."""
        figures = self.figures if self.position.outcome() is not None else self.figures.after(self.position)
        rows = (
            (strings.GAMES_WON, figures.won),
            (strings.BOOKS_MADE, figures.books),
            (strings.QUESTIONS, figures.questions),
            (strings.HITS, figures.hits),
            (strings.LUCKY, figures.lucky),
        )
        heading = f"{'':14}{self.called(0):>12}{self.called(1):>12}"
        return [heading, "─" * 38, *(f"{self.text(label):20}{pair[0]:6}{pair[1]:12}" for label, pair in rows)]
