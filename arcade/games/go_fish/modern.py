"""The modern look in time: cards are dealt, asked for, handed over, fished and laid down; the pond never rests."""

from dataclasses import replace
from typing import TypeVar

from arcade.games.go_fish import FIGURES, MUSIC, OPEN, art, pages, sounds, strings
from arcade.games.go_fish.art import Mood
from arcade.games.go_fish.ending import Ending
from arcade.games.go_fish.look import Look
from arcade.games.go_fish.rules import DEALT_EACH, Cards, Position, Turn, book, rank_of, ranks_of, read_rank
from arcade.games.go_fish.scene import (
    COLUMNS,
    FLIGHT_FROM_DECK,
    LAST,
    OWN_BOOKS,
    OWN_HAND,
    TOP_BOOKS,
    TOP_HAND,
    HandField,
    Scene,
    own_columns,
)
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import DOWN, HINT, UP, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene, while_asking
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.pet_console import BUZZ, at_row
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Cell

HAND, TYPED, ONE = 0, 1, 2
"""First numbers of cells: after TYPED a rank, after ONE a typed 1 that may begin a longer number."""
SIGNS: dict[str, Cell] = {sign: (TYPED, rank) for sign in "a23456789jqk" if (rank := read_rank(sign)) is not None}
SIGNS["1"] = (ONE, 0)
NOTHING = Control("no rank", strings.NO_RANK, tuple("0bdefghilmnprtuvwxyz+-*/.,?"))
"""Signs that are no rank."""
ORDERS = (HINT, OPEN, FIGURES, NOTHING)


A = TypeVar("A")
READING_FRAMES, HINT_FRAMES, THOUGHT_FRAMES, GAZE_FRAMES = 80, 250, 28, 7
MIDDLE = (COLUMNS - art.WIDTH) // 2


class Modern(Look):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)

    def title(self) -> Frames[None]:
        return pages.title_page(self.program)

    def begin(self) -> Frames[None]:
        position, viewer = self.program.position, self.program.viewer
        self.told = self.marker = 0
        self.machine.clear()
        whole = [
            sorted((*position.hands[seat], *(card for rank in position.books[seat] for card in book(rank))))
            for seat in (0, 1)
        ]
        hurry = SkippableWait(self.machine)
        self.scene.say(self.program.text(strings.DEALING))
        for count in range(2 * DEALT_EACH):
            first, second = (tuple(whole[side][: (count + (side == viewer)) // 2]) for side in (0, 1))
            undealt = (0,) * (len(position.deck) + 2 * DEALT_EACH - count)
            self.scene.draw(replace(position, hands=(first, second), deck=undealt, books=((), ())), self.program.two)
            end = (TOP_HAND, MIDDLE) if count % 2 else (OWN_HAND, MIDDLE)
            yield from self.scene.fly(hurry, (art.FLYING_BACK,), FLIGHT_FROM_DECK, end, sounds.FLICK)
        self.scene.draw(position, self.program.two)
        for rank in (*position.books[0], *position.books[1]):
            self.machine.chime(sounds.FANFARE)
            self.scene.say(f"{self.program.ranks(rank)}: {self.program.text(strings.BOOKS, n=1)}!")
            yield from self._read()

    def hand_over(self) -> Frames[None]:
        yield from pages.hand_over(self.program, self.news())
        self.marker = 0
        self.show()

    def ask_rank(self) -> Frames[int | Control | None]:
        program, scene = self.program, self.scene
        seat, hand = program.viewer, program.position.hands[program.viewer]
        scene.say(program.question(), program.text(strings.KEYS_FOR_TWO if program.two else strings.KEYS))
        start = HAND, min(self.marker, len(ranks_of(hand)) - 1)
        steering = replace(BY_SEAT[seat], up=UP.only(), down=DOWN.only())
        choosing = choose_cell(
            program,
            CellCursor(HandField(own_columns(hand)), start, self._mark, steering=steering),
            CellKeys(SIGNS, commands=ORDERS, wrong=at_row(program, LAST)),
        )
        chosen = yield from while_asking(self.machine, choosing, scene.live)
        asked: int | Control | None = None
        if not isinstance(chosen, Control):
            self.machine.chime(sounds.CHOSEN)
            kind, number = chosen
            if kind == ONE:
                asked = yield from self._second_digit()
            else:
                asked = ranks_of(hand)[number] if kind == HAND else number
        elif chosen is not NOTHING:
            asked = chosen
        self.machine.print_at(LAST, 0, " " * COLUMNS)
        return asked

    def _mark(self, cell: Cell, shown: bool) -> None:
        self.marker = cell[1]
        self.scene.chosen = cell[1] if shown else None
        self.scene.own_hand(self.program.position.hands[self.program.viewer])

    def _second_digit(self) -> Frames[int | None]:
        """What follows a one: nothing, so that it is an ace, or the rest of 10 to 13."""
        self.scene.say(self.program.question(), self.program.text(strings.TYPED_ONE))
        key = yield from self._ask_key(*"0123", "return", " ")
        return read_rank(f"1{key.strip().removeprefix('return')}")

    def _ask_key(self, *keys: str) -> Frames[str]:
        asking = ask_key(self.machine, keys, at_row(self.program, LAST), "return")
        return while_asking(self.machine, asking, self.scene.live)

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        self.machine.chime(BUZZ)
        self.scene.say(self.program.text(words, **values))
        yield from self._read()

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        self.scene.mood = Mood.ASKING

        def ponder(frame: int) -> None:
            self.scene.pond.swim(frame)
            if frame % GAZE_FRAMES == 1:
                turn = frame // GAZE_FRAMES
                self.scene.cat((-1, 0, 1, 0)[turn % 4])
                self.machine.chime(sounds.PURR[turn % 2])

        answer = yield from meanwhile(unhurried(thoughts, THOUGHT_FRAMES), ponder)
        self.scene.mood = Mood.CALM
        self.scene.cat()
        return answer

    def move(self, before: Position, move: int) -> Frames[None]:
        del move
        program, after = self.program, self.program.position
        turn = after.turns[-1]
        if turn.seat not in program.people:
            self.machine.chime(sounds.CHOSEN)
            asks = program.text(strings.I_ASK, ranks=program.ranks(turn.rank))
            self.scene.say(asks, program.text(strings.PRESS_RETURN))
            yield from self._ask_key("return", " ")
        self.scene.say(program.answered(turn))
        yield from (self._handed(before, turn) if turn.drawn is None else self._fished(before, turn, turn.drawn))
        if turn.books:
            yield from self._laid_down(turn)
        self.scene.draw(after)
        self.marker = min(self.marker, max(len(ranks_of(after.hands[program.viewer])) - 1, 0))

    def _handed(self, before: Position, turn: Turn) -> Frames[None]:
        left = self._column(before.hands[self.program.viewer], turn.rank)
        between = before.with_hand(1 - turn.seat, set(before.hands[1 - turn.seat]).difference(turn.given))
        self.scene.draw(between)
        above, below = (TOP_HAND, MIDDLE), (OWN_HAND, left)
        start, end = (above, below) if turn.seat == self.program.viewer else (below, above)
        yield from self._fly(turn.given, start, end)
        self._feel(turn.seat, True)
        self.scene.draw(between.with_hand(turn.seat, (*before.hands[turn.seat], *turn.given)))
        yield from self._read()

    def _fished(self, before: Position, turn: Turn, drawn: int) -> Frames[None]:
        hurry = SkippableWait(self.machine)
        self.machine.chime(sounds.PLOP)
        home = yield from self.scene.fetch(hurry)
        own = turn.seat == self.program.viewer
        between = replace(before, deck=before.deck[:-1])
        self.scene.draw(between)
        left = self._column((*before.hands[self.program.viewer], drawn), rank_of(drawn)) if own else MIDDLE
        picture = art.face(drawn) if own or turn.lucky else art.FLYING_BACK
        yield from self.scene.leap(hurry, home, picture, (OWN_HAND if own else TOP_HAND, left))
        self._feel(turn.seat, turn.lucky)
        self.scene.draw(between.with_hand(turn.seat, (*before.hands[turn.seat], drawn)))
        self.scene.say(self.program.catch(turn, drawn))
        if turn.lucky:
            self.machine.chime(sounds.LUCKY)
        yield from self._read()

    def _feel(self, seat: int, glad: bool) -> None:
        """The cat is glad of what it gets, and wonders at what others get."""
        self.scene.mood = Mood.CALM if not glad else Mood.GLAD if seat not in self.program.people else Mood.ASKING

    def _laid_down(self, turn: Turn) -> Frames[None]:
        rank, own = turn.books[0], turn.seat == self.program.viewer
        after = self.program.position
        books = list(after.books)
        books[turn.seat] = books[turn.seat][:-1]
        self.scene.say(self.program.booked(turn))
        self.scene.draw(replace(after, books=(books[0], books[1])))
        start, end = ((OWN_HAND, MIDDLE), (OWN_BOOKS - 2, 2)) if own else ((TOP_HAND, MIDDLE), (TOP_BOOKS - 2, 2))
        yield from self._fly(book(rank), start, end)
        self._feel(turn.seat, True)
        self.scene.draw(after)
        self.machine.chime(sounds.FANFARE)
        yield from self._read()

    def _fly(self, cards: Cards, start: Cell, end: Cell) -> Frames[None]:
        return self.scene.fly(SkippableWait(self.machine), [art.face(card) for card in cards], start, end)

    def hint(self) -> Frames[None]:
        self.machine.chime(sounds.CHOSEN)
        self.scene.say(*self.program.advice())
        yield from self._read(HINT_FRAMES)

    def show(self) -> None:
        self.scene.draw(self.program.position)

    def figures(self) -> Frames[None]:
        yield from pages.figures(self.program)
        self.machine.clear()
        self.show()

    def end(self, outcome: Outcome) -> Frames[None]:
        return end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))

    def farewell(self) -> Frames[None]:
        self.scene.say(self.program.text(strings.GOODBYE))
        yield

    def ask_yes_no(self, question: Text, default: bool) -> Frames[bool]:
        self.scene.say(self.program.text(question))
        return (yield from ask_yes_no(self.machine, at_row(self.program, LAST), default))

    @staticmethod
    def _column(hand: Cards, rank: int) -> int:
        return own_columns(hand)[ranks_of(hand).index(rank)]

    def _read(self, frames: int = READING_FRAMES) -> Frames[None]:
        yield from meanwhile(self.machine.pause(frames), self.scene.live)
