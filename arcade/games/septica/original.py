"""Septica as it was laid out and paced: ranks in black on yellow, dark blocks for hidden cards, jingles by chance.

The tones are the listing's, and so is how long it took beside them, measured: in frames where nothing else is said.
"""

from collections.abc import Sequence

from arcade.games.septica import book_game, strings
from arcade.games.septica.rules import RANK, RANKS, SIGNS, STOP, Move, Position, unseen_ranks
from arcade.games.septica.state import ORDERS, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import in_each_frame
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import ask_another, ask_key, next_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

NAME_LETTERS = 8
CARD_ROWS = (7, 9, 11, 13)
HAND_COLUMNS, MARKER_COLUMNS, NAME_COLUMNS = (27, 3), (25, 1), (23, 1)
"""By seat: the person's side is on the right, CAMPION's on the left."""
MESSAGE_ROW = 21
CARD_DRAWN = 6.8
"""Frames, measured, like all that follow."""
CARD_PASSED = 1.6
"""For each that comes before the drawn one in the pack."""
CARD_SHOWN = 1.3

KEY, READY_KEY = ((0.05, 22.0), (0.1, 32.0)), ((0.05, 12.0), (0.1, 32.0))
WRONG, REFUSED, REFUSED_LATE = (1, 0), (0.6, 0), (0.5, -6)
WAITING = ((0.2, 6.0), (0.6, 15.0), (0.2, 6.0), (0.6, 0.0), (0.6, -8.0))

PAIR_DONE = 18.6
"""Milliseconds beside a pair of lines."""
# The beginning, in frames.
BEFORE_NAME, NAME_TO_TURNS, TURNS_TO_READY, READY_TO_NOTES, BEFORE_DEAL = 50.0, 1.0, 57.5, 39.0, 160
KEY_TO_TONES, TONES_TO_MARKER, TONES_TO_CARD = 1.3, 1.9, 29.0
AFTER_PERSON, AFTER_CAMPION = 22.0, 34.0
"""Frames from a card on the pile on."""
THINKING, THINKING_MORE, MARKED = 67.0, 11.0, 60
"""Frames that CAMPION takes (more of them to lead) and for which its card is marked."""
PERSON_TO_TAKING, CAMPION_TO_TAKING = 59.0, 15.5
"""Frames from a card until the trick is taken from the table."""
TAKEN = (20.0, 68.0), (84.0, 4.0)
"""By who has taken it: frames from the notes to the deal, and from the deal to the next lead."""
JINGLE_NOTE_DONE = 39.0
"""Milliseconds beside each note."""
WRONG_FRAMES, MISTAKEN = 67.0, 1.0


class PrintedScene:
    """Draws onto the program's machine."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.slots = [0, 1, 2, 3]
        """The rows of CAMPION's cards, which leave gaps until the next are dealt."""

    def at(self, row: int, column: int, words: str, flash: int = 0, inverse: int = 0) -> None:
        self.machine.print_at(row, column, words, flash=flash, inverse=inverse)

    def say(self, words: Text, **values: object) -> None:
        """A message in the run's language."""
        self.line(self.program.text(words, **values))

    def line(self, words: str) -> None:
        self.at(MESSAGE_ROW, 0, f" {words}"[:32].ljust(32))

    def table(self, position: Position) -> None:
        self.machine.cls()
        self.show_names(position)
        self.slots = list(range(len(position.hands[1])))
        for seat, hand in enumerate(position.hands):
            for place in range(len(hand)):
                self.card(seat, place, position)
        for place, card in enumerate(position.trick):
            self.lay(card, (position.leader + place) % 2, place)

    def deal(self, cards: Sequence[int], position: Position) -> Frames[None]:
        """An empty table, on which the stock is counted down card by card; then both hands from the top."""
        yield from self.machine.basic.cls()
        left = len(position.stock) + len(cards)
        self.at(0, 15, f"{left:>2}")
        for card in cards:
            yield from self.machine.wait(CARD_DRAWN + CARD_PASSED * card)
            left -= 1
            self.at(0, 15, f"{left:>2}")
        self.slots = list(range(len(position.hands[1])))
        for place in range(max(map(len, position.hands))):
            for seat in (1, 0):
                if place < len(position.hands[seat]):
                    self.card(seat, place, position)
                    yield from self.machine.wait(CARD_SHOWN)
        self.show_names(position)

    def point_out(self, place: int, frames: int) -> Frames[None]:
        """The card that CAMPION plays is marked for a while."""
        row = CARD_ROWS[self.slots[place]]
        self.at(row, 6, "-", flash=1)
        yield from self.machine.wait(frames)
        self.at(row, 6, " ")

    def show_names(self, position: Position, turn: bool = True) -> None:
        """Stock and names; the first letter flashes of whoever has the turn, if that is to be shown."""
        self.at(0, 15, f"{len(position.stock):>2}")
        for seat, name in enumerate(self.program.names[:2]):
            self.at(1, NAME_COLUMNS[seat], name[:NAME_LETTERS])
            if turn and seat == position.seat:
                self.at(1, NAME_COLUMNS[seat], name[0], flash=1)

    def card(self, seat: int, place: int, position: Position) -> None:
        if seat != self.program.viewer:
            row = CARD_ROWS[self.slots[place] if seat == 1 else place]
            self.at(row, HAND_COLUMNS[seat], chr(143) * 2)
        else:
            self.at(CARD_ROWS[place], HAND_COLUMNS[seat], f"{RANK[position.hands[seat][place]]:>2}", inverse=1)

    def lay(self, card: int, seat: int, place: int) -> None:
        """A card of the trick with the letter of whose it is."""
        self.at(18 - 2 * place, 15, f"{RANK[card]:>2}", inverse=1)
        self.at(18 - 2 * place, 13 if seat else 18, "C" if seat else "J")

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


class Original(BoardLook[Spectrum, Position, Move]):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = PrintedScene(program)
        self._note = ""
        """What is said while the next card is chosen."""

    def jingle(self, quickness: int, notes: Sequence[int] = ()) -> Frames[None]:
        """Four short notes by chance, drawn now unless they were drawn before."""
        for pitch in notes or book_game.pitches(quickness, self.program.dice):
            yield from self.machine.basic.beep(0.3 / quickness, pitch, JINGLE_NOTE_DONE)

    def _key(self, frames: float = 0) -> Frames[None]:
        yield from self.machine.wait(KEY_TO_TONES)
        yield from self.machine.basic.tune(KEY, 0)
        yield from self.machine.wait(frames)

    def title(self) -> Frames[None]:
        machine, text = self.machine, self.program.text
        clear_screen(machine, BLUE, YELLOW, BLACK)
        for number in range(1, 41):
            for corner, way in ((0, 6), (255, -6)):
                yield from machine.basic.plot(corner, 0)
                yield from machine.basic.draw(way * number, 170 - 3 * number)
            yield from machine.basic.takes(PAIR_DONE)
        self.scene.at(6, 8, " ".join(text(strings.HEADING)), flash=1)
        yield from self.jingle(book_game.TITLE)
        yield from machine.wait(BEFORE_NAME)
        self.scene.at(10, 0, f" {text(strings.YOUR_NAME)}".ljust(32))
        name = yield from machine.input(limit=NAME_LETTERS, usual=text(strings.NAMELESS), quoted=True)
        self.program.own_name = name.strip() or text(strings.NAMELESS)
        yield from self._key(NAME_TO_TURNS)
        self.scene.at(12, 0, f" {text(strings.IN_TURNS)}".ljust(32))
        yield from machine.wait(TURNS_TO_READY)

    def ask_players(self) -> Frames[int]:
        """The book's game is for two; it waits, with a tune, until the player is ready."""
        if self.program.record.games:
            return book_game.SEATS
        self.scene.at(14, 0, f" {self.program.text(strings.READY, name=self.program.names[0])}".ljust(32)[:32])
        tunes: list[Frames[None]] = []

        def not_ready() -> Frames[None]:
            self.scene.at(16, 0, f" {self.program.text(strings.WAITING)}".ljust(32))
            tunes[:] = [self.machine.basic.tune(WAITING)]
            yield

        def play() -> None:
            for tune in tunes:
                next(tune, None)

        yield from in_each_frame(ask_key(self.machine, ("d", "y"), not_ready, "d"), play)
        yield from self.machine.wait(KEY_TO_TONES)
        yield from self.machine.basic.tune(READY_KEY, 0)
        return book_game.SEATS

    def begin(self) -> Frames[None]:
        """Who begins, the jingle, then the cards, which are counted out of the pack one by one."""
        machine, position = self.machine, self.program.position
        yield from machine.wait(READY_TO_NOTES)
        self.scene.say(strings.BEGINS, name=self.program.names[position.leader])
        yield from self.jingle(book_game.DEALT, self.program.notes)
        yield from machine.pause(BEFORE_DEAL)
        yield from self.scene.deal((*position.hands[1], *position.hands[0]), position)

    def hand_over(self) -> Frames[None]:
        """Both hands lie face down until the other person has come."""
        position = self.program.position
        self.program.viewer = -1
        self.scene.table(position)
        self.scene.say(strings.NEXT_PLAYER, name=self.program.names[position.seat])
        yield from ask_key(self.machine)
        self.program.viewer = position.seat
        self.scene.table(position)

    def ask_to_go_on(self) -> Frames[bool | Control]:
        self.scene.say(strings.GO_ON)
        while True:
            key = yield from next_key(self.machine)
            if key in ORDERS:
                return ORDERS[key]
            if key in ("d", "y", "return", "pad1 fire", "pad2 fire") or clicked(key):
                yield from self._key()
                return True
            if key in ("n", "0", "left", "right", "pad1 right", "pad1 left", "pad2 right", "pad2 left"):
                yield from self._key()
                return False
            if not key.startswith(("!", "pad")):
                yield from self.wrong_key()

    def prompt(self) -> Frames[None]:
        self.scene.line(self._note)
        self._note = ""
        self.scene.show_names(self.program.position)
        self.scene.mark(self.program.position, self.program.marker)
        yield from ()

    def cursor(self) -> Frames[None]:
        self.scene.mark(self.program.position, self.program.marker)
        yield from self._key(TONES_TO_MARKER)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.beep(*WRONG)
        yield from self.machine.wait(WRONG_FRAMES)

    def pointed(self, x: int, y: int) -> int | None:
        position, row = self.program.position, y // 8
        place = CARD_ROWS.index(row) if row in CARD_ROWS else 4
        on_card = 0 <= x // 8 - HAND_COLUMNS[position.seat] < 2
        return place if on_card and place < len(position.hands[position.seat]) else None

    def refuse_card(self) -> Frames[None]:
        yield from self._key()
        self.scene.mark(self.program.position, None)
        self.scene.say(strings.MISTAKE)
        yield from self.machine.basic.beep(*(REFUSED if self.program.position.stock else REFUSED_LATE))
        self.scene.say(strings.CANNOT)
        yield from self.machine.wait(MISTAKEN)

    def think(self) -> Frames[None]:
        position = self.program.position
        self.scene.show_names(position)
        yield from self.machine.wait(THINKING if position.trick else THINKING + THINKING_MORE)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The card goes onto the pile; whoever takes the trick says so, and the hands are filled up.

        A person's hand closes up when CAMPION has found its answer.
        """
        after, seat = self.program.position, before.seat
        self.scene.mark(before, None)
        if move != STOP:
            place = before.hands[seat].index(move)
            if seat != self.program.viewer:
                self.scene.found(before)
                yield from self.scene.point_out(place, MARKED)
            yield from self._key()
            self.scene.lay(move, seat, len(before.trick))
            yield from self.machine.wait(TONES_TO_CARD)
            if seat or self.program.two:
                self.scene.leaves_hand(before, after, place)
            self.scene.show_names(before, turn=False)
            yield from self.machine.wait(AFTER_CAMPION if seat else AFTER_PERSON)
        if not after.trick:
            yield from self._taken(before, after)

    def _taken(self, before: Position, after: Position) -> Frames[None]:
        taker = after.leader
        yield from self.machine.wait(CAMPION_TO_TAKING if before.seat else PERSON_TO_TAKING)
        words = strings.TAKE_THEM if taker == 0 or self.program.two else strings.I_TAKE
        yield from self.machine.basic.cls()
        self.scene.at(18, 4 if taker else 22, self.program.text(words))
        quickness = book_game.CAMPION_TAKES if taker else book_game.PLAYER_TAKES
        yield from self.jingle(quickness, self.program.notes)
        noted, dealt = TAKEN[taker]
        yield from self.machine.wait(noted)
        yield from self.scene.deal(before.stock[: len(before.stock) - len(after.stock)], after)
        yield from self.machine.wait(dealt)

    def hint(self, move: Move, chance: int | None) -> Frames[None]:
        self._note = self.program.advice(move, chance)
        yield from self._key()

    def switch(self) -> Frames[None]:
        position = self.program.position
        counts = unseen_ranks(position, position.seat)
        words = " ".join(f"{SIGNS[rank]}={counts[rank]}" for rank in RANKS) if self.program.counting else ""
        self.scene.at(MESSAGE_ROW, 0, words.ljust(32))
        yield from ()

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            self.scene.table(self.program.position)
            yield from self._key()
        else:
            self._note = self.program.text(NOTHING_TO_TAKE_BACK)
            self.scene.line(self._note)
            yield from self.wrong_key()

    def end(self, outcome: Outcome) -> Frames[None]:
        machine, text, names = self.machine, self.program.text, self.program.names
        record = self.program.record
        machine.cls()
        self.scene.at(6, 1, text(strings.GAME_OVER))
        self.scene.at(8, 1, text(strings.SCORE))
        self.scene.at(13, 1, text(strings.GAME, n=record.games))
        self.scene.at(14, 1, text(strings.TOTALS))
        for row, seat in enumerate((1, 0)):
            self.scene.at(8 + row, 12, f"{names[seat][:NAME_LETTERS]:<8}= {record.last[seat]}")
            self.scene.at(14 + row, 8, f"{names[seat][:NAME_LETTERS]:<8}= {record.points[seat]}")
        yield from self.jingle(book_game.ENDED)
        if outcome is Outcome.DRAWN:
            self.scene.at(11, 1, text(strings.EVEN))
            return
        winner = int(record.last[1] > record.last[0])
        self.scene.at(11, 1, text(strings.WINNER, name=names[winner]))
        yield from self.jingle(book_game.CAMPION_WINS if winner else book_game.PLAYER_WINS)

    def again(self) -> Frames[bool]:
        self.scene.say(strings.AGAIN)
        again = yield from ask_another(self.machine)
        yield from self._key()
        return again
