"""The program of Septica: who plays, a game card by card, its figures, another game."""

from collections.abc import Sequence

from arcade.games.septica import COUNT, NEXT, PLAY, PREVIOUS, book_game, opponent, rules
from arcade.games.septica.levels import LEVELS, Player
from arcade.games.septica.modern import Modern
from arcade.games.septica.opponent import choose
from arcade.games.septica.original import Original
from arcade.games.septica.rules import STOP, Move, Position, shuffled
from arcade.games.septica.state import ORDERS, Record, State
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import FIRE_2, LEFT_2, RIGHT_2, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import next_key
from arcade.toolkit.programs.contest import answered
from arcade.toolkit.programs.match_program import MatchProgram

FORWARD, BACKWARD, CHOOSE = (*NEXT.keys, *RIGHT_2.keys), (*PREVIOUS.keys, *LEFT_2.keys), (*PLAY.keys, *FIRE_2.keys)


class Main(State, MatchProgram[Spectrum, Position, Move]):
    """Game after game until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.player = Player.CAMPION if self.original else LEVELS[setup.level].sets
        self.players = book_game.SEATS
        self.choosing = False
        """Whether a person chooses a card."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def start(self, seat: int) -> Position:
        return book_game.first_deal(seat, self.dice) if self.original else shuffled(self.players, seat, self.dice)

    def begin(self) -> Frames[None]:
        """How many play; the other side leads the first trick, then they take turns."""
        self.players = players = yield from self.agreed(self.look.ask_players(), book_game.SEATS)
        sides = 3 if players == 3 else 2
        if self.record.over or (self.record.sides, self.record.pairs) != (sides, players == 4):
            self.record = Record(sides, players == 4)
        self.viewer = -1 if self.two else 0
        if self.original:
            self.notes = book_game.pitches(book_game.DEALT, self.dice)
        self.match = Match(self.start((self.record.games + 1) % players))
        yield from self.look.begin()

    def contest(self) -> Frames[int]:
        ended = yield from super().contest()
        self.record.note(self.match.positions, self.match.moves)
        return ended

    def verdict(self, ended: int) -> Outcome:
        """How a game ended. Where two people play with a third, only one of the two can be called the winner."""
        score = self.position.score()
        if self.two and len(score) == 3 and score[2] == max(score):
            return Outcome.DRAWN if score.count(score[2]) > 1 else Outcome.OVER
        return super().verdict(ended)

    def points(self, outcome: Outcome) -> int:
        del outcome
        return self.position.score()[0]

    def choose(self) -> Frames[Move | Control]:
        """Choose a card with the marker, by its digit or by a click; or let the trick go; or ask for help."""
        while True:
            position = self.position
            if self.viewer != position.seat:
                yield from self.look.hand_over()
            chosen: Move | Control | bool = not position.cut or (yield from self.look.ask_to_go_on())
            if isinstance(chosen, bool):
                chosen = (yield from self.choose_card()) if chosen else STOP
            if isinstance(chosen, Control):
                return chosen
            if chosen in position.moves():
                return self.dealt(chosen)
            yield from self.look.refuse_card()

    def choose_card(self) -> Frames[Move | Control]:
        """A card, which need not be one that can be played in the original: there all begins again after a mistake."""
        position, self.marker = self.position, 0
        yield from self.look.prompt()
        hand, moves = position.hands[position.seat], position.moves()
        digits = tuple("1234"[: len(hand)])
        while True:
            self.choosing = True
            key = yield from next_key(self.machine, move=True)
            self.choosing = False
            place: int | None = None
            if key in ORDERS:
                return ORDERS[key]
            if key in FORWARD or key in BACKWARD:
                places = len(hand) + (STOP in moves and not self.original)
                self.marker = (self.marker + (1 if key in FORWARD else -1)) % places
                yield from self.look.cursor()
            elif key in CHOOSE:
                place = self.marker
            elif key in digits:
                place = int(key) - 1
            elif key == "0" and STOP in moves:
                place = len(hand)
            elif (pixel := clicked(key)) is not None:
                place = self.look.pointed(*pixel)
            elif key in COUNT.keys:
                self.counting = not self.counting
                yield from self.look.switch()
            elif not key.startswith(("!", "pad")):
                self.machine.wrong_key = WrongKey(key, digits, steered=True)
                yield from self.look.wrong_key()
                if self.original:
                    self.marker = 0
                    yield from self.look.prompt()
            if place is not None:
                move = (*hand, STOP)[place]
                if self.original or move in moves:
                    return move
                yield from self.look.refuse_card()

    def answer(self) -> Frames[Move]:
        """The computer's move; it sees only what its seat may know."""
        yield from self.look.think()
        if self.original:
            counted = book_game.miscounted(self.match.positions, self.match.moves)
            move = book_game.choose_alone(self.position, self.dice, counted)
        else:
            chance = self.dice.fork(100 * self.record.games + len(self.match.moves))
            search = choose(self.position, self.player, chance, self.report_idea)
            move = yield from self.look.thinking(self.think(search))
        return self.dealt(answered(self.position, move))

    def dealt(self, move: Move) -> Move:
        """A move that is about to be played; in the original look the next cards are drawn now, if it ends a trick."""
        if self.original:
            position, self.notes = book_game.takes(self.position, move, self.dice)
            self.match.give(position)
        return move

    def hint(self) -> Frames[None]:
        """The strongest opponent's advice for the cards that can be seen, and how likely its card is to be cut."""
        position = self.position
        move = yield from self.think(opponent.search(position, self.dice.fork(7 + len(self.match.moves))))
        leads = move != STOP and (position.cut or not position.trick)
        percent = rules.chance_of_a_cut(position, position.seat, move) if leads else None
        yield from self.look.hint(move, percent)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "hands": position.hands,
            "stock": len(position.stock),
            **plain_fields(position, "trick", "leader", "seat", "taken", "tricks"),
            **plain_fields(self, "marker", "viewer", "counting"),
            "moves": tuple(self.match.moves),
            "record": plain_fields(self.record, "games", "points", "wins"),
        }
