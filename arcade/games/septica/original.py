"""Septica as it was laid out and paced: ranks in black on yellow, a pile growing upwards, jingles by chance."""

from collections.abc import Sequence

from arcade.games.septica import deal, printed_scene, strings
from arcade.games.septica.cards import RANKS, SIGNS
from arcade.games.septica.inference import unseen_ranks
from arcade.games.septica.printed_scene import FIRST_PILE_ROW, MESSAGE_ROW, NAME, PrintedScene
from arcade.games.septica.rules import STOP, Move, Position
from arcade.games.septica.state import ORDERS, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import ask_another, ask_key, next_key
from arcade.toolkit.flow.refusals import NOTHING_TO_TAKE_BACK
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.board_look import BoardLook

TAKE_ROW, TAKE_COLUMNS = 18, (22, 4)


class Original(BoardLook[Spectrum, Position, Move]):
    """Draws and sounds like the listing."""

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = PrintedScene(program)
        self._note = ""
        """What is said while the next card is chosen."""

    def jingle(self, quickness: int, notes: Sequence[int]) -> Frames[None]:
        """Four short notes by chance."""
        for pitch in notes:
            yield from self.machine.basic.beep(0.3 / quickness, pitch, printed_scene.JINGLE)

    def _key(self, frames: float = 0) -> Frames[None]:
        yield from self.machine.wait(printed_scene.OBEYED)
        yield from self.machine.basic.tune(printed_scene.KEY, 0)
        yield from self.machine.wait(frames)

    def title(self) -> Frames[None]:
        """The fan of lines, a name, and whether we may begin."""
        machine, text = self.machine, self.program.text
        clear_screen(machine, BLUE, YELLOW, BLACK)
        for number in range(1, 41):
            for corner, way in ((0, 6), (255, -6)):
                yield from machine.basic.plot(corner, 0)
                yield from machine.basic.draw(way * number, 170 - 3 * number)
            yield from machine.basic.takes(printed_scene.PAIR)
        self.scene.at(6, 8, " ".join(text(strings.HEADING)), flash=1)
        notes = deal.pitches(deal.TITLE, self.program.dice)
        yield from self.jingle(deal.TITLE, notes)
        yield from machine.wait(printed_scene.NAMED)
        self.scene.at(10, 0, f" {text(strings.YOUR_NAME)}".ljust(32))
        name = yield from machine.input(limit=NAME, usual=text(strings.NAMELESS), quoted=True)
        self.program.own_name = name.strip() or text(strings.NAMELESS)
        yield from self._key(printed_scene.ENTERED)
        self.scene.at(12, 0, f" {text(strings.IN_TURNS)}".ljust(32))
        yield from machine.wait(printed_scene.ASKED)

    def ask_players(self) -> Frames[int]:
        """The book's game is for two; it waits, with a tune, until the player is ready."""
        if self.program.record.games:
            return deal.SEATS
        self.scene.at(14, 0, f" {self.program.text(strings.READY, name=self.program.names[0])}".ljust(32)[:32])
        waiting: list[Frames[None]] = []

        def not_ready() -> Frames[None]:
            self.scene.at(16, 0, f" {self.program.text(strings.WAITING)}".ljust(32))
            waiting[:] = [self.machine.basic.tune(printed_scene.WAITING)]
            yield

        def play(frame: int) -> None:
            del frame
            for tune in waiting:
                next(tune, None)

        yield from while_asking(self.machine, ask_key(self.machine, ("d", "y"), not_ready, "d"), play)
        yield from self.machine.wait(printed_scene.OBEYED)
        yield from self.machine.basic.tune(printed_scene.READY_KEY, 0)
        return deal.SEATS

    def begin(self) -> Frames[None]:
        """Who begins, the jingle, then the cards, which are counted out of the pack one by one."""
        machine, position = self.machine, self.program.position
        yield from machine.wait(printed_scene.ANNOUNCED)
        self.scene.say(strings.BEGINS, name=self.program.names[position.leader])
        yield from self.jingle(deal.DEALT, self.program.notes)
        yield from machine.pause(printed_scene.PAUSE)
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
        """Continue?"""
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
        """The marker beside the card proposed; whose turn it is flashes."""
        self.scene.line(self._note)
        self._note = ""
        self.scene.show_names(self.program.position)
        self.scene.mark(self.program.position, self.program.marker)
        yield from ()

    def cursor(self) -> Frames[None]:
        """Another card is proposed."""
        self.scene.mark(self.program.position, self.program.marker)
        yield from self._key(printed_scene.POINTED)

    def wrong_key(self) -> Frames[None]:
        """The long tone."""
        yield from self.machine.basic.beep(*printed_scene.WRONG)
        yield from self.machine.wait(printed_scene.WRONG_FRAMES)

    def pointed(self, x: int, y: int) -> int | None:
        """The card at a pixel."""
        return self.scene.pointed(self.program.position, x, y)

    def refuse_card(self) -> Frames[None]:
        """A card that cannot continue."""
        yield from self._key()
        self.scene.mark(self.program.position, None)
        self.scene.say(strings.MISTAKE)
        yield from self.machine.basic.beep(
            *(printed_scene.REFUSED if self.program.position.stock else printed_scene.REFUSED_LATE)
        )
        self.scene.say(strings.CANNOT)
        yield from self.machine.wait(printed_scene.MISTAKEN)

    def think(self) -> Frames[None]:
        """CAMPION takes its time."""
        position = self.program.position
        self.scene.show_names(position)
        yield from self.machine.wait(
            printed_scene.PONDERED if position.trick else printed_scene.PONDERED + printed_scene.LEADING
        )

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
                yield from self.scene.point_out(place, printed_scene.MARKED)
            yield from self._key()
            row = FIRST_PILE_ROW - 2 * len(before.trick)
            self.scene.at(row, 15, *self.scene.rank(move))
            self.scene.at(row, 13 if seat else 18, "C" if seat else "J")
            yield from self.machine.wait(printed_scene.SHOWN)
            if seat or self.program.two:
                self.scene.leaves_hand(before, after, place)
            self.scene.show_names(before, turn=False)
            yield from self.machine.wait(printed_scene.NEXT if seat else printed_scene.PLAYED)
        if not after.trick:
            yield from self._taken(before, after)

    def _taken(self, before: Position, after: Position) -> Frames[None]:
        taker = after.leader
        yield from self.machine.wait(printed_scene.SETTLED if before.seat else printed_scene.CONSIDERED)
        words = strings.TAKE_THEM if taker == 0 or self.program.setup.seats == 2 else strings.I_TAKE
        yield from self.machine.basic.cls()
        self.scene.at(TAKE_ROW, TAKE_COLUMNS[taker], self.program.text(words))
        quickness = deal.CAMPION_TAKES if taker else deal.PLAYER_TAKES
        yield from self.jingle(quickness, self.program.notes)
        noted, dealt = printed_scene.TAKEN[taker]
        yield from self.machine.wait(noted)
        yield from self.scene.deal(before.stock[: len(before.stock) - len(after.stock)], after)
        yield from self.machine.wait(dealt)

    def hint(self, move: Move, chance: int | None) -> Frames[None]:
        """A line, while the next card is chosen."""
        self._note = self.program.advice(move, chance)
        yield from self._key()

    def switch(self) -> Frames[None]:
        """The unseen cards as a line of numbers."""
        position = self.program.position
        counts = unseen_ranks(position, position.seat)
        words = " ".join(f"{SIGNS[rank]}={counts[rank]}" for rank in RANKS) if self.program.counting else ""
        self.scene.at(MESSAGE_ROW, 0, words.ljust(32))
        yield from ()

    def taken_back(self, done: bool) -> Frames[None]:
        """The table as it was, or a word at the next prompt that there was no move."""
        if done:
            self.scene.table(self.program.position)
            yield from self._key()
        else:
            self._note = self.program.text(NOTHING_TO_TAKE_BACK)
            self.scene.line(self._note)
            yield from self.wrong_key()

    def end(self, outcome: Outcome) -> Frames[None]:
        """The score of the game and of the session."""
        machine, text, names = self.machine, self.program.text, self.program.names
        record = self.program.record
        machine.cls()
        self.scene.at(6, 1, text(strings.GAME_OVER))
        self.scene.at(8, 1, text(strings.SCORE))
        self.scene.at(13, 1, text(strings.GAME, n=record.games))
        self.scene.at(14, 1, text(strings.TOTALS))
        for row, seat in enumerate((1, 0)):
            self.scene.at(8 + row, 12, f"{names[seat][:NAME]:<8}= {record.last[seat]}")
            self.scene.at(14 + row, 8, f"{names[seat][:NAME]:<8}= {record.points[seat]}")
        dice = self.program.dice
        yield from self.jingle(deal.ENDED, deal.pitches(deal.ENDED, dice))
        if outcome is Outcome.DRAWN:
            self.scene.at(11, 1, text(strings.EVEN))
            return
        winner = int(record.last[1] > record.last[0])
        self.scene.at(11, 1, text(strings.WINNER, name=names[winner]))
        quickness = deal.CAMPION_WINS if winner else deal.PLAYER_WINS
        yield from self.jingle(quickness, deal.pitches(quickness, dice))

    def again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self.scene.say(strings.AGAIN)
        again = yield from ask_another(self.machine)
        yield from self._key()
        return again
