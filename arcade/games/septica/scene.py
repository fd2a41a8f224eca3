"""The card table of the modern look in its dark tavern: who sits at it, hands, the pile, the stock, the counter."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from arcade.games.septica import ART, strings
from arcade.games.septica.art import AHEAD, DOWN, LEFT, RIGHT, SIDE, SMALL, Look, Mood, Who, back, face, figure
from arcade.games.septica.art import COLUMNS as CARD_COLUMNS
from arcade.games.septica.art import ROWS as CARD_ROWS
from arcade.games.septica.levels import LEVELS, Player
from arcade.games.septica.rules import EIGHT, HAND, RANKS, SEVEN, SIGNS, STOP, Position, unseen_ranks
from arcade.games.septica.state import State
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import attribute, pair
from arcade.toolkit.picture.panels import box, centred, nameplate, write
from arcade.toolkit.picture.patterns import EMPTY, LEAVES
from arcade.toolkit.picture.sprites import CELL

CLOTH, WOOD = pair("kg"), pair("yr")
EDGE, LAST = 5, 21
"""Rows of the table's edges."""
BLINK_EVERY, BLINK_FRAMES = 170, 5
GLANCES: tuple[Look, ...] = (AHEAD, DOWN, DOWN, LEFT, AHEAD, RIGHT, DOWN, AHEAD)
GLANCE_FRAMES, PONDERING_GLANCE_FRAMES = 45, 12

PANEL, BUTTON, LIT = pair("Wk"), pair("Wb"), pair("kY")
NAME_ROW, FACE_ROW, BACKS_ROW, PILE_ROW, OWN_NAME_ROW, HAND_ROW = 1, 1, 2, 6, 14, 16
PILE_COLUMN, HAND_COLUMN, STOCK_COLUMN, COUNTER_COLUMN = 6, 3, 1, 25
HAND_STEP = 5
BUTTON_ROW, BUTTON_COLUMN, BUTTON_WIDTH = 17, 24, 8
GROUP = 10
"""Columns of an opponent's place, and of a name."""
GROUPS = {2: (9,), 3: (1, 21), 4: (1, 11, 21)}
"""Where the opponents sit, by the number of players."""


def felt(machine: Spectrum, row: int, column: int, height: int, width: int, edge: int = EDGE, last: int = LAST) -> None:
    """Clear a part of the table; where it has an edge, that is wood again."""
    fill(machine, row, column, height, width, EMPTY, CLOTH)
    for line in (edge, last):
        if row <= line < row + height:
            fill(machine, line, column, 1, width, ART["wood across"], WOOD)
    top, below = max(row, edge + 1), min(row + height, last)
    for side in (0, COLUMNS - 1):
        if column <= side < column + width and top < below:
            fill(machine, top, side, below - top, 1, ART["wood along"], WOOD)


def tavern(machine: Spectrum, edge: int = EDGE, last: int = LAST, top: int = 1) -> None:
    """The empty table in the dark."""
    fill(machine, top, 0, edge - top, COLUMNS, colours=PANEL)
    felt(machine, edge, 0, last + 1 - edge, COLUMNS, edge, last)


@dataclass
class Guest:
    """Somebody at the table: where the face is, and how it looks now."""

    who: Who
    row: int
    column: int
    times: int = 1
    mood: Mood = Mood.CALM

    def draw(self, machine: Spectrum, look: Look = AHEAD, shut: bool = False, tear: int = -1) -> None:
        draw_cells(machine, figure(self.who, self.mood, look, shut, tear, self.times), self.row, self.column)


def live(machine: Spectrum, guests: Iterable[Guest], frame: int) -> None:
    """They blink and look about, each after the other."""
    for number, guest in enumerate(guests):
        own = frame + 61 * number
        blink = own % BLINK_EVERY
        if own % GLANCE_FRAMES == 0 or blink in (0, BLINK_FRAMES):
            guest.draw(machine, GLANCES[own // GLANCE_FRAMES % len(GLANCES)], shut=blink < BLINK_FRAMES)


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.viewer = 0
        """The seat whose hand is open."""
        self.guests: dict[int, Guest] = {}
        """Who sits at the table, by seat."""

    def cloth(self) -> None:
        """The empty table, and everybody who may sit at it."""
        tavern(self.machine, top=0)
        fill(self.machine, 22, 0, 2, COLUMNS, colours=PANEL)
        for place, who in enumerate((Who.BARBU, Who.ANA, Who.DAN)):
            Guest(who, FACE_ROW, 4 + 10 * place).draw(self.machine)
        for place, suit in enumerate((1, 14, 27, 28)):
            draw_cells(self.machine, face(suit), 10, 5 + 6 * place)

    def table(self, position: Position, names: Sequence[str]) -> None:
        """Everything but the hand, the status row and the messages; everybody is calm."""
        machine, seats = self.machine, position.seats
        tavern(machine)
        fox = seats == 2 and not self.program.two and LEVELS[self.program.setup.level].sets is Player.OLD_FOX
        people = (Who.DAN, Who.FOX if fox else Who.BARBU, Who.ANA, Who.DAN)
        self.guests = {
            seat: Guest(people[seat], FACE_ROW, self.place(seat, seats)) for seat in range(seats) if seat != self.viewer
        }
        for seat, guest in self.guests.items():
            guest.draw(machine)
            self.backs(seat, seats, len(position.hands[seat]))
        self.names(position, names)
        self.pile(position)
        felt(machine, PILE_ROW, 0, CARD_ROWS + 2, PILE_COLUMN)
        if position.stock:
            draw_cells(machine, back(), PILE_ROW + 1, STOCK_COLUMN)
            count = str(len(position.stock)).center(CARD_COLUMNS)
            write(machine, PILE_ROW + 1 + CARD_ROWS, STOCK_COLUMN, count, attribute(7))

    def feel(self, own: Mood, others: Mood, side: int) -> None:
        """One side feels something, and all others something else."""
        for seat, guest in self.guests.items():
            guest.mood = own if self.program.position.side(seat) == side else others
            guest.draw(self.machine)

    def idle(self, frame: int) -> None:
        live(self.machine, self.guests.values(), frame)

    def ponder(self, seat: int, frame: int) -> None:
        """Somebody looks through the cards, one after the other."""
        if frame % PONDERING_GLANCE_FRAMES == 0 and (guest := self.guests.get(seat)):
            guest.draw(self.machine, ((-1, 1), (0, 1), (1, 1), AHEAD)[frame // PONDERING_GLANCE_FRAMES % 4])

    def place(self, seat: int, seats: int) -> int:
        """The column where an opponent sits, as seen by the viewer."""
        return GROUPS[seats][(seat - self.viewer) % seats - 1]

    def hand_column(self, seat: int, seats: int) -> int:
        """The column where an opponent holds the cards, beside the face."""
        return self.place(seat, seats) + SIDE

    def names(self, position: Position, names: Sequence[str]) -> None:
        for seat, name in enumerate(names):
            turn = seat == position.seat and position.outcome() is None
            row, column, width = OWN_NAME_ROW, 8, GROUP
            if seat != self.viewer:
                row, column = NAME_ROW, self.hand_column(seat, position.seats)
                width = GROUP if position.seats == 2 else GROUP - SIDE
            nameplate(self.machine, row, column, width, name, turn)

    def backs(self, seat: int, seats: int, count: int) -> None:
        column = self.hand_column(seat, seats)
        fill(self.machine, BACKS_ROW, column, SMALL, GROUP - SIDE, colours=PANEL)
        for place in range(count):
            draw_cells(self.machine, back(CELL * SMALL, CELL * SMALL), BACKS_ROW, column + place)

    def pile_spot(self, position: Position, place: int) -> tuple[int, int]:
        """Row and column of a card of the trick: those of the viewer's side lie lower."""
        seat = (position.leader + place) % position.seats
        own = position.side(seat) == position.side(self.viewer)
        return PILE_ROW + 2 * own, PILE_COLUMN + place * (2 if position.seats == 2 else 1)

    def pile(self, position: Position) -> None:
        felt(self.machine, PILE_ROW, PILE_COLUMN, CARD_ROWS + 2, COUNTER_COLUMN - PILE_COLUMN)
        for place, card in enumerate(position.trick):
            draw_cells(self.machine, face(card), *self.pile_spot(position, place))

    def own_cards(self, cards: Sequence[int], marker: int | None = None, hidden: bool = False) -> None:
        """Cards in the viewer's hand, none of them or one raised."""
        felt(self.machine, HAND_ROW - 1, 0, CARD_ROWS + 1, COLUMNS)
        for place, card in enumerate(cards):
            row = HAND_ROW - (marker == place)
            draw_cells(self.machine, back() if hidden else face(card), row, HAND_COLUMN + HAND_STEP * place)

    def hand(self, position: Position, marker: int | None, hidden: bool = False) -> None:
        """The viewer's hand; the card at the marker is raised. `hidden` shows backs."""
        machine = self.machine
        hand = position.hands[self.viewer]
        self.own_cards(hand, marker, hidden)
        if STOP in position.moves() and position.seat == self.viewer and not hidden:
            lit = marker == len(hand)
            box(machine, BUTTON_ROW, BUTTON_COLUMN, 3, BUTTON_WIDTH, LIT if lit else BUTTON, RAISED)
            words = self.program.text(strings.LET_GO)
            centred(machine, BUTTON_ROW + 1, words, LIT if lit else BUTTON, BUTTON_COLUMN + 1, BUTTON_WIDTH - 2)

    def pointed(self, position: Position, x: int, y: int) -> int | None:
        """The place in the hand at a pixel, one past the last for the button."""
        row, column = y // CELL, x // CELL
        cards = len(position.hands[self.viewer])
        if STOP in position.moves() and BUTTON_ROW <= row < BUTTON_ROW + 3 and column >= BUTTON_COLUMN:
            return cards
        place, beside = divmod(column - HAND_COLUMN, HAND_STEP)
        on_card = HAND_ROW - 1 <= row < HAND_ROW + CARD_ROWS and beside < CARD_COLUMNS
        return place if on_card and 0 <= place < cards else None

    def counter(self, position: Position, shown: bool) -> None:
        """How many cards of each rank the viewer has not seen, as bars."""
        machine, left = self.machine, COUNTER_COLUMN
        felt(machine, PILE_ROW - 1, left, len(RANKS) + 1, COLUMNS - left)
        if not shown:
            return
        counts = unseen_ranks(position, self.viewer)
        centred(machine, PILE_ROW - 1, self.program.text(strings.UNSEEN), LIT, left, COLUMNS - left)
        for row, rank in enumerate(RANKS, PILE_ROW):
            cutting = rank == SEVEN or (rank == EIGHT and position.seats == 3)
            colours = pair("Yk") if cutting else PANEL
            words = f"{SIGNS[rank]:>2} {chr(140) * counts[rank]}"
            write(machine, row, left, words.ljust(COLUMNS - left), colours)

    def hand_over(self, name: str) -> None:
        """Nothing but backs and whose turn it is."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, COLUMNS, LEAVES, CLOTH)
        box(machine, 5, 2, 8, COLUMNS - 4, pair("Wk"))
        headline(machine, text(strings.HAND_OVER_TITLE), 7, "WCC", "k", None, 2, COLUMNS - 6)
        centred(machine, 10, text(strings.HAND_OVER, name=name), pair("Yk"), 3, COLUMNS - 6)
        for place in range(HAND):
            draw_cells(machine, back(), HAND_ROW - 1, HAND_COLUMN + 3 + HAND_STEP * place)
