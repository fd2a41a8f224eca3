"""The table: the other hand above, deck and pond between the books of both sides, the own hand below."""

from dataclasses import dataclass

from arcade.games.go_fish import art, strings
from arcade.games.go_fish.cards import SIGNS, of_rank, ranks_of
from arcade.games.go_fish.figures import Mood, cat
from arcade.games.go_fish.rules import Cards, Position
from arcade.games.go_fish.scenery import Pond
from arcade.games.go_fish.state import State
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.quadrants import put

COLUMNS = 40
TOP_HAND, TOP_LABEL, TOP_BOOKS, DECK, OWN_BOOKS, OWN_LABEL, OWN_HAND = 0, 4, 5, 6, 11, 12, 17
MESSAGE, LAST = 22, 23
"""Rows. Of the own hand it is the row of the cards in front; those behind stick out above. The last one tells keys, or
goes on with a message; nothing is written at the edge of the glass."""
PEEP = 2
"""Rows of a card that are seen above the one before it."""
DECK_COLUMN, POND_COLUMN, POND_ROWS = 1, 7, 5
CAT_ROW, CAT_COLUMN, ABOVE = 0, 1, 9
"""Where the cat sits, and the first column of the hand above."""
FLIGHT_FROM_DECK = (DECK - 1, DECK_COLUMN)
INSIDE = COLUMNS - 2
GLANCE_EVERY, BLINK_EVERY = 9, 14
"""Frames from glance to glance of the cat, and glances from blink to blink."""


def fan(count: int, step: int, first: int = 0) -> tuple[int, ...]:
    """The columns of cards that overlap as much as the screen needs, centred from a column on; `step` apart at most."""
    if count < 2:
        return ((COLUMNS + first - art.WIDTH) // 2,) * count
    span = min((count - 1) * step, COLUMNS - first - art.WIDTH)
    left = (COLUMNS + first - art.WIDTH - span) // 2
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
        self.pond = Pond(program.machine, DECK, POND_COLUMN, COLUMNS - POND_COLUMN, POND_ROWS)
        self.mood = Mood.CALM
        """What the cat feels."""
        self.chosen: int | None = None
        """The place of the rank that is marked in the own hand."""

    def draw(self, position: Position, own_hidden: bool = False) -> None:
        """Draw everything but the messages."""
        machine, program, viewer = self.machine, self.program, self.program.viewer
        for row in range(MESSAGE):
            machine.print_at(row, 0, " " * COLUMNS)
        other = 1 - viewer
        self._hand_above(position.hands[other], program.open)
        label = self._label(position, other)
        machine.print_at(TOP_LABEL, min(ABOVE, COLUMNS - 1 - len(label)), label)
        self.cat()
        self._books(TOP_BOOKS, position.books[other])
        machine.print_at(DECK, DECK_COLUMN, "\n".join(art.deck(len(position.deck))))
        self.pond.draw()
        self._books(OWN_BOOKS, position.books[viewer])
        machine.print_at(OWN_LABEL, 1, self._with_score(self._label(position, viewer)))
        if own_hidden:
            for left in fan(len(position.hands[viewer]), 3):
                machine.print_at(OWN_HAND, left, "\n".join(art.BACK))
        else:
            self.own_hand(position.hands[viewer])

    def _with_score(self, label: str) -> str:
        """A label with the level and the games won at the right, as far as there is room."""
        program = self.program
        won = ":".join(map(str, program.figures.won))
        kind = program.text(strings.TWO_PLAYERS if program.two else strings.LEVEL_NAMES[program.level - 1])
        score = f"{kind} {won}" if len(label) + len(kind) + len(won) + 2 <= INSIDE else won
        return label + score.rjust(INSIDE - len(label)) if len(label) + len(score) < INSIDE else label

    def cat(self, glance: int = 0, shut: bool = False) -> None:
        """The cat, who is the computer; two people play without it."""
        if not self.program.two:
            put(self.machine, CAT_ROW, CAT_COLUMN, cat(self.mood, glance, shut))

    def live(self, frame: int) -> None:
        """The pond moves, and the cat looks at the fish; called in every frame of a wait, which are counted from 1."""
        self.pond.swim(frame)
        if frame % GLANCE_EVERY == 2:
            turn = self.machine.frame // GLANCE_EVERY
            self.cat(int(self.pond.at > 0), turn % BLINK_EVERY == BLINK_EVERY - 1)

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
            self.machine.print_at(row, 0, f" {line}"[: COLUMNS - 1].ljust(COLUMNS))

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
            for rank, left in zip(ranks, fan(len(ranks), art.WIDTH, ABOVE), strict=True):
                self.machine.print_at(TOP_HAND, left, "\n".join(art.heap(of_rank(hand, rank))))
            return
        for left in fan(len(hand), 3, ABOVE):
            self.machine.print_at(TOP_HAND, left, "\n".join(art.BACK))

    def _books(self, row: int, books: Cards) -> None:
        """A tag for each book, side by side: there is room for all thirteen."""
        for place, rank in enumerate(books):
            self.machine.print_at(row, 1 + place * 3, SIGNS[rank].center(2), reverse=True)
