"""The table: the other hand above, deck and pond between the books of both sides, the own hand below."""

from dataclasses import dataclass

from arcade.games.go_fish import art, strings
from arcade.games.go_fish.cards import SIGNS, of_rank, ranks_of
from arcade.games.go_fish.rules import Cards, Position
from arcade.games.go_fish.scenery import Pond
from arcade.games.go_fish.state import State
from arcade.toolkit.picture.grid import Cell, Grid

COLUMNS = 40
BAR, TOP_HAND, TOP_LABEL, TOP_BOOKS, DECK, OWN_BOOKS, OWN_LABEL, OWN_HAND = 0, 1, 5, 6, 7, 11, 12, 17
MESSAGE, LAST = 23, 24
"""Rows. Of the own hand it is the row of the cards in front; those behind stick out above. The last row tells keys, or
goes on with a message."""
PEEP = 2
"""Rows of a card that are seen above the one before it."""
POND_COLUMN = 6
FLIGHT_FROM_DECK = (DECK - 1, 0)


def fan(count: int, step: int) -> tuple[int, ...]:
    """The columns of cards that overlap as much as the screen needs, centred; `step` columns apart at most."""
    if count < 2:
        return ((COLUMNS - art.WIDTH) // 2,) * count
    span = min((count - 1) * step, COLUMNS - art.WIDTH)
    left = (COLUMNS - art.WIDTH - span) // 2
    return tuple(left + place * span // (count - 1) for place in range(count))


@dataclass(frozen=True)
class HandGrid(Grid):
    """The ranks of a hand as a row of cells that overlap, for choosing with a click."""

    lefts: tuple[int, ...] = ()

    def at(self, x: int, y: int) -> Cell | None:
        """The place of the topmost card under a pixel."""
        if not OWN_LABEL < y // 8 < OWN_HAND + art.HEIGHT:
            return None
        under = [place for place, left in enumerate(self.lefts) if left <= x // 8 < left + art.WIDTH]
        return (0, under[-1]) if under else None


def hand_grid(hand: Cards) -> HandGrid:
    """The grid of a hand."""
    lefts = own_columns(hand)
    return HandGrid(1, len(lefts), 0, 0, 8, 8, lefts)


def own_columns(hand: Cards) -> tuple[int, ...]:
    """Where the ranks of the own hand are."""
    return fan(len(ranks_of(hand)), art.WIDTH)


class Scene:
    """Draws the table of a sitting."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.pond = Pond(program.machine, DECK, POND_COLUMN, COLUMNS - POND_COLUMN, 4)
        self.chosen: int | None = None
        """The place of the rank that is marked in the own hand."""

    def draw(self, position: Position, own_hidden: bool = False) -> None:
        """Draw everything but the messages."""
        machine, program, viewer = self.machine, self.program, self.program.viewer
        for row in range(MESSAGE):
            machine.print_at(row, 0, " " * COLUMNS)
        self.bar()
        other = 1 - viewer
        self._hand_above(position.hands[other], program.open)
        machine.print_at(TOP_LABEL, 1, self._label(position, other))
        self._books(TOP_BOOKS, position.books[other])
        machine.print_at(DECK, 0, "\n".join(art.deck(len(position.deck))))
        self.pond.draw()
        self._books(OWN_BOOKS, position.books[viewer])
        machine.print_at(OWN_LABEL, 1, self._label(position, viewer))
        if own_hidden:
            for left in fan(len(position.hands[viewer]), 3):
                machine.print_at(OWN_HAND, left, "\n".join(art.BACK))
        else:
            self.own_hand(position.hands[viewer])

    def bar(self) -> None:
        """The reversed row on top: title, level, games won."""
        program = self.program
        title = program.text(strings.TITLE).upper()
        kind = program.text(strings.TWO_PLAYERS if program.two else strings.LEVEL_NAMES[program.level - 1])
        won = ":".join(map(str, program.figures.won))
        self.machine.print_at(BAR, 0, f" {title:12}{kind:^14}{won:>12} ", reverse=True)

    def own_hand(self, hand: Cards) -> None:
        """Draw the own hand, the chosen rank reversed."""
        machine = self.machine
        for row in range(OWN_LABEL + 1, MESSAGE):
            machine.print_at(row, 0, " " * COLUMNS)
        for place, (rank, left) in enumerate(zip(ranks_of(hand), own_columns(hand), strict=True)):
            cards = of_rank(hand, rank)
            for behind in range(len(cards) - 1, -1, -1):
                row, picture = OWN_HAND - PEEP * behind, art.face(cards[behind])
                machine.print_at(row, left, "\n".join(picture), reverse=place == self.chosen)

    def say(self, words: str, second: str = "") -> None:
        """Show a message of one or two lines."""
        for row, line in ((MESSAGE, words), (LAST, second)):
            self.machine.print_at(row, 0, f" {line}"[:COLUMNS].ljust(COLUMNS))

    def keys(self, words: str) -> None:
        """Tell the keys of the moment on the last row."""
        self.machine.print_at(LAST, 0, f" {words}".ljust(COLUMNS))

    def _label(self, position: Position, seat: int) -> str:
        text = self.program.text
        cards = text(strings.CARDS, n=len(position.hands[seat]))
        return f"{self.program.called(seat)}: {cards}, {text(strings.BOOKS, n=len(position.books[seat]))}"

    def _hand_above(self, hand: Cards, shown: bool) -> None:
        if shown:
            ranks = ranks_of(hand)
            for rank, left in zip(ranks, fan(len(ranks), art.WIDTH), strict=True):
                self.machine.print_at(TOP_HAND, left, "\n".join(art.heap(of_rank(hand, rank))))
            return
        for left in fan(len(hand), 3):
            self.machine.print_at(TOP_HAND, left, "\n".join(art.BACK))

    def _books(self, row: int, books: Cards) -> None:
        """A tag for each book, side by side: there is room for all thirteen."""
        for place, rank in enumerate(books):
            self.machine.print_at(row, 1 + place * 3, SIGNS[rank].center(2), reverse=True)
