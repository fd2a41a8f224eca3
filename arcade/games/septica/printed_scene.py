"""The table of the original look: ranks in black on yellow, dark blocks for hidden cards, a pile that grows upwards.

And the listing's tones, and how long it took beside them, measured: in frames where nothing else is said.
"""

from collections.abc import Sequence

from arcade.games.septica.cards import RANK
from arcade.games.septica.rules import Position
from arcade.games.septica.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text

NAME = 8
"""Letters of a name."""
BLOCK = chr(143)
CARD_ROWS = (7, 9, 11, 13)
HAND_COLUMNS, MARKER_COLUMNS, NAME_COLUMNS = (27, 3), (25, 1), (23, 1)
"""By seat: the person's side is on the right, CAMPION's on the left."""
POINTING_COLUMN = 6
"""Where CAMPION's own card is marked."""
MESSAGE_ROW, FIRST_PILE_ROW = 21, 18
COUNTED, COUNTED_PAST, LAID = 6.8, 1.6, 1.3
"""Frames, measured: to draw a card, for each that comes before it in the pack, and to show one of a hand."""

KEY, READY_KEY = ((0.05, 22.0), (0.1, 32.0)), ((0.05, 12.0), (0.1, 32.0))
WRONG, REFUSED, REFUSED_LATE = (1, 0), (0.6, 0), (0.5, -6)
WAITING = ((0.2, 6.0), (0.6, 15.0), (0.2, 6.0), (0.6, 0.0), (0.6, -8.0))

PAIR, NAMED, ENTERED, ASKED, ANNOUNCED, PAUSE = 18.6, 50.0, 1.0, 57.5, 39.0, 160
"""Milliseconds beside a pair of lines; frames to the name, from it to the order of play, from that to whether we may
begin, and from yes to the notes; how long BASIC pauses before the cards are dealt."""
OBEYED, POINTED, SHOWN, PLAYED, NEXT = 1.3, 1.9, 29.0, 22.0, 34.0
"""Frames from a key to its tones, from them to a marker, to a card on the pile; then for a person, and for CAMPION."""
PONDERED, LEADING, MARKED = 67.0, 11.0, 60
"""Frames that CAMPION takes, more of them to lead, and for which its card is marked."""
CONSIDERED, SETTLED = 59.0, 15.5
"""Frames until the trick is taken from the table, after a person's card and after CAMPION's."""
TAKEN = (20.0, 68.0), (84.0, 4.0)
"""By who has taken it: frames from the notes to the deal, and from the deal to the next lead."""
JINGLE = 39.0
"""Milliseconds beside each of its notes."""
WRONG_FRAMES, MISTAKEN = 67.0, 1.0


class PrintedScene:
    """Draws onto the program's machine, all at once."""

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

    def deal(self, cards: Sequence[int], position: Position) -> Frames[None]:
        """An empty table, on which the stock is counted down card by card; then both hands from the top."""
        yield from self.machine.basic.cls()
        left = len(position.stock) + len(cards)
        self.at(0, 15, f"{left:>2}")
        for card in cards:
            yield from self.machine.wait(COUNTED + COUNTED_PAST * card)
            left -= 1
            self.at(0, 15, f"{left:>2}")
        self.slots = list(range(len(position.hands[1])))
        for place in range(max(map(len, position.hands))):
            for seat in (1, 0):
                if place < len(position.hands[seat]):
                    self.card(seat, place, position)
                    yield from self.machine.wait(LAID)
        self.show_names(position)

    def point_out(self, place: int, frames: int) -> Frames[None]:
        """The card that CAMPION plays is marked for a while."""
        row = CARD_ROWS[self.slots[place]]
        self.at(row, POINTING_COLUMN, "-", flash=1)
        yield from self.machine.wait(frames)
        self.at(row, POINTING_COLUMN, " ")

    def show_names(self, position: Position, turn: bool = True) -> None:
        """Stock and names; the first letter flashes of whoever has the turn, if that is to be shown."""
        self.at(0, 15, f"{len(position.stock):>2}")
        for seat, name in enumerate(self.program.names[:2]):
            self.at(1, NAME_COLUMNS[seat], name[:NAME])
            if turn and seat == position.seat:
                self.at(1, NAME_COLUMNS[seat], name[0], flash=1)

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

    def mark(self, position: Position, marker: int | None) -> None:
        """The flashing "?" beside a card, or none."""
        for place, row in enumerate(CARD_ROWS):
            self.at(row, MARKER_COLUMNS[position.seat], "?" if place == marker else " ", flash=int(place == marker))

    def found(self, before: Position) -> None:
        """CAMPION has found its card: a person's hand closes up, and its own where it continues a trick that it led."""
        self.close_hand(before, 0, len(before.hands[0]))
        if before.trick and before.leader == 1:
            self.slots = list(range(len(before.hands[1])))
            self.close_hand(before, 1, len(self.slots))

    def leaves_hand(self, before: Position, after: Position, place: int) -> None:
        """What CAMPION leads or continues with leaves a gap; else a hand closes up."""
        seat, count = before.seat, len(before.hands[before.seat])
        if seat == 1 and self.program.viewer != 1 and before.leader == 1:
            self.at(CARD_ROWS[self.slots[place]], HAND_COLUMNS[1], "  ")
            self.slots[place] = self.slots[-1]
            self.slots.pop()
            return
        if seat == 1:
            self.slots = list(range(count - 1))
        self.close_hand(after, seat, count - 1)

    def close_hand(self, position: Position, seat: int, count: int) -> None:
        """Show the first cards of a hand without gaps."""
        for row in CARD_ROWS:
            self.at(row, HAND_COLUMNS[seat], "  ")
        for place in range(count):
            self.card(seat, place, position)

    def pointed(self, position: Position, x: int, y: int) -> int | None:
        """The card at a pixel."""
        row, column = y // 8, x // 8 - HAND_COLUMNS[position.seat]
        place = CARD_ROWS.index(row) if row in CARD_ROWS else 4
        return place if 0 <= column < 2 and place < len(position.hands[position.seat]) else None
