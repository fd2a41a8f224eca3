"""What the looks know of a sitting, and the sentences that both use."""

from collections.abc import Sequence
from typing import NamedTuple

from arcade.games.go_fish import strings
from arcade.games.go_fish.levels import LEVELS, Asking
from arcade.games.go_fish.opponent import CERTAIN, Source, best_questions, chances, known_to
from arcade.games.go_fish.rules import Position, Turn, name, shuffled
from arcade.machine.pet import Pet
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

Pair = tuple[int, int]
"""A number for each seat."""


class Figures(NamedTuple):
    """What both seats have done so far."""

    games: int = 0
    won: Pair = (0, 0)
    books: Pair = (0, 0)
    questions: Pair = (0, 0)
    hits: Pair = (0, 0)
    lucky: Pair = (0, 0)

    def after(self, position: Position) -> "Figures":
        """The figures with a game as far as it has come; it counts as played when it is over."""
        outcome, turns = position.outcome(), position.turns
        seats = (
            [int(outcome < 0)] if outcome else [],
            [seat for seat in (0, 1) for _ in position.books[seat]],
            [turn.seat for turn in turns],
            [turn.seat for turn in turns if turn.given],
            [turn.seat for turn in turns if turn.lucky],
        )
        """Who won, laid down a book, asked, hit and was lucky, once for each time."""
        pairs = [(old[0] + new.count(0), old[1] + new.count(1)) for old, new in zip(self[1:], seats, strict=True)]
        return Figures(self.games + (outcome is not None), *pairs)


SOURCES = {Source.ASKED: strings.HINT_ASKED, Source.TOOK: strings.HINT_TOOK, Source.FISHED: strings.HINT_FISHED}


class State(MatchState[Pet, Position, int]):
    """Game after game at one table. The person whose hand is open sits below."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.asking = Asking.BOOK if self.original else LEVELS[setup.level].sets
        self.match = Match(shuffled(self.decoration_dice))
        self.figures = Figures()
        self.viewer = 0
        """The seat whose hand is open."""
        self.open = False
        """Whether the computer's hand is open as well."""
        self.helped = False
        """Whether the game has lost its score by a hint or by open cards."""

    def called(self, seat: int) -> str:
        return self.text(strings.PLAYER if self.two else strings.COMPUTER if seat else strings.YOU, n=seat + 1)

    def ranks(self, rank: int) -> str:
        return self.text(strings.RANK_NAMES[rank])

    def counted(self, turn: Turn) -> str:
        return self.text(strings.COUNTED[turn.rank], n=len(turn.given))

    def question(self) -> str:
        return self.text(strings.PLAYERS_WHICH if self.two else strings.WHICH, n=self.position.seat + 1)

    def answered(self, turn: Turn) -> str:
        """What the question of a turn is answered, to the asker or by the person who is asked."""
        if turn.seat not in self.people:
            words = strings.YOU_GIVE if turn.given else strings.I_GO_FISHING
        elif turn.given:
            words = strings.PLAYER_GIVES if self.two else strings.I_GIVE
        else:
            words = strings.GO_FISH
        return self.text(words, ranks=self.ranks(turn.rank), n=2 - turn.seat, cards=self.counted(turn))

    def catch(self, turn: Turn, drawn: int) -> str:
        """The card that a turn fished, as far as the viewer may know it."""
        mine = turn.seat not in self.people
        any_card, lucky = (strings.I_DRAW, strings.I_DRAW_IT) if mine else (strings.YOU_DRAW, strings.YOU_DRAW_IT)
        return self.text(lucky if turn.lucky else any_card, card=name(drawn))

    def booked(self, turn: Turn) -> str:
        words = strings.YOUR_BOOK if turn.seat in self.people else strings.MY_BOOK
        return self.text(words, ranks=self.ranks(turn.books[0]))

    def news(self, turns: Sequence[Turn]) -> list[str]:
        lines = []
        for turn in turns:
            player = turn.seat + 1
            if turn.drawn is None:
                lines.append(self.text(strings.PLAYER_TOOK, n=player, cards=self.counted(turn)))
            elif turn.lucky:
                lines.append(self.text(strings.PLAYER_FISHED_IT, n=player, card=name(turn.drawn)))
            else:
                lines.append(self.text(strings.PLAYER_FISHED, n=player, ranks=self.ranks(turn.rank)))
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
        alone = strings.YOU_WIN if outcome == 1 else strings.I_WIN
        return self.text(strings.PLAYER_WINS if self.two else alone, n=1 if outcome == 1 else 2)

    def statistics(self) -> list[str]:
        """The figures of the sitting as lines of 38 columns."""
        figures = self.figures if self.position.outcome() is not None else self.figures.after(self.position)
        labels = strings.GAMES_WON, strings.BOOKS_MADE, strings.QUESTIONS, strings.HITS, strings.LUCKY
        rows = zip(labels, figures[1:], strict=True)
        heading = f"{'':14}{self.called(0):>12}{self.called(1):>12}"
        return [heading, "─" * 38, *(f"{self.text(label):20}{pair[0]:6}{pair[1]:12}" for label, pair in rows)]
