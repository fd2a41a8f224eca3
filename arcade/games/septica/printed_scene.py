"""The table of the original look: ranks in black on yellow, dark blocks for hidden cards, a pile that grows upwards."""

from arcade.games.septica.cards import RANK
from arcade.games.septica.rules import Position
from arcade.games.septica.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text

NAME = 8
"""Letters of a name."""
BLOCK = chr(143)
CARD_ROWS = (7, 9, 11, 13)
LIFTED_COLUMN = 6
HAND_COLUMNS, MARKER_COLUMNS, NAME_COLUMNS = (27, 3), (25, 1), (23, 1)
"""By seat: the person's side is on the right, CAMPION's on the left."""
MESSAGE_ROW, FIRST_PILE_ROW = 21, 18
LINE = 8.8
"""Milliseconds beside a line of the fan."""
CARD_DRAWN, CARD_SHOWN, LIFTED = 25, 1.3, 60
"""Frames for each card drawn and each one shown, and in which a card of CAMPION's is marked."""


class PrintedScene:
    """Draws onto the program's machine, all at once where it does not say otherwise."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.slots = [0, 1, 2, 3]
        """The rows of CAMPION's cards, which leave gaps until the next are dealt."""

    def at(self, row: int, column: int, words: str, flash: int = 0, inverse: int = 0) -> None:
        """Print words at a row and a column."""
        self.machine.print_at(row, column, words, flash=flash, inverse=inverse)

    def say(self, words: Text, **values: object) -> None:
        """A message in the run's language."""
        self.line(self.program.text(words, **values))

    def line(self, words: str) -> None:
        """A message."""
        self.at(MESSAGE_ROW, 0, f" {words}"[:32].ljust(32))

    def table(self, position: Position) -> None:
        """Everything, as it is now."""
        self.machine.cls()
        self.show_names(position)
        self.slots = list(range(len(position.hands[1])))
        for seat, hand in enumerate(position.hands):
            for place in range(len(hand)):
                self.card(seat, place, position)
        for place in range(len(position.trick)):
            self.pile(position, place)

    def show_names(self, position: Position) -> None:
        """Stock and names; the first letter flashes of whoever has the turn."""
        self.stock(len(position.stock))
        self.names()
        self.at(1, NAME_COLUMNS[position.seat % 2], self.program.names[position.seat][0], flash=1)

    def stock(self, cards: int) -> None:
        """How many cards are left."""
        self.at(0, 15, f"{cards:>2}")

    def names(self) -> None:
        """Who sits where."""
        for column, name in zip(NAME_COLUMNS, self.program.names, strict=False):
            self.at(1, column, name[:NAME])

    def card(self, seat: int, place: int, position: Position) -> None:
        """A card of a hand: its rank for whoever looks on, a dark block for others."""
        if seat != self.program.viewer:
            row = CARD_ROWS[self.slots[place] if seat == 1 else place]
            self.at(row, HAND_COLUMNS[seat], BLOCK * 2)
        else:
            self.at(CARD_ROWS[place], HAND_COLUMNS[seat], *self.rank(position.hands[seat][place]))

    def rank(self, card: int) -> tuple[str, int, int]:
        """A card as it is printed: its number on black."""
        return f"{RANK[card]:>2}", 0, 1

    def pile(self, position: Position, place: int) -> None:
        """A card of the trick with the letter of whose it is."""
        row = FIRST_PILE_ROW - 2 * place
        person = (position.leader + place) % 2 == 0
        self.at(row, 15, *self.rank(position.trick[place]))
        self.at(row, 18 if person else 13, "J" if person else "C")

    def clear_pile(self) -> None:
        """The trick is taken away."""
        for row in range(2, FIRST_PILE_ROW + 1, 2):
            self.at(row, 13, " " * 6)

    def mark(self, position: Position, marker: int | None) -> None:
        """The flashing "?" beside a card, or none."""
        for place, row in enumerate(CARD_ROWS):
            self.at(row, MARKER_COLUMNS[position.seat], "?" if place == marker else " ", flash=int(place == marker))

    def fan(self) -> Frames[None]:
        """The title's lines from both lower corners."""
        basic = self.machine.basic
        for number in range(1, 41):
            for corner, way in ((0, 6), (255, -6)):
                yield from basic.plot(corner, 0)
                yield from basic.draw(way * number, 170 - 3 * number)
                yield from basic.takes(LINE)

    def deal(self, position: Position) -> Frames[None]:
        """The stock is counted down while cards are drawn; then the hands are shown in pairs from above."""
        stock = len(position.stock) + sum(map(len, position.hands))
        self.names()
        self.stock(stock)
        for left in range(stock, len(position.stock), -1):
            yield from self.machine.wait(CARD_DRAWN)
            self.stock(left - 1)
        self.slots = [0, 1, 2, 3]
        for place in range(4):
            for seat in (1, 0):
                self.card(seat, place, position)
                yield from self.machine.wait(CARD_SHOWN)

    def lifted(self, place: int) -> Frames[None]:
        """CAMPION's card is marked for a while."""
        row = CARD_ROWS[self.slots[place] if self.program.viewer != 1 else place]
        self.at(row, LIFTED_COLUMN, "-", flash=1)
        yield from self.machine.wait(LIFTED)
        self.at(row, LIFTED_COLUMN, " ")

    def leaves_hand(self, before: Position, after: Position, place: int) -> None:
        """CAMPION's card leaves a gap; a person's hand closes up."""
        seat = before.seat
        if seat == 1 and self.program.viewer != 1:
            self.at(CARD_ROWS[self.slots[place]], HAND_COLUMNS[1], "  ")
            self.slots[place] = self.slots[-1]
            self.slots.pop()
            return
        for row in CARD_ROWS:
            self.at(row, HAND_COLUMNS[seat], "  ")
        for at in range(len(before.hands[seat]) - 1):
            self.card(seat, at, after)

    def pointed(self, position: Position, x: int, y: int) -> int | None:
        """The card at a pixel."""
        row, column = y // 8, x // 8 - HAND_COLUMNS[position.seat]
        place = CARD_ROWS.index(row) if row in CARD_ROWS else 4
        return place if 0 <= column < 2 and place < len(position.hands[position.seat]) else None
