"""The table, with a pond whose great fish fetches cards from the deck and leaps up with them."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.go_fish import art, sounds, strings
from arcade.games.go_fish.art import Mood, cat, fish
from arcade.games.go_fish.levels import CALLED
from arcade.games.go_fish.rules import SIGNS, Cards, Position, of_rank, ranks_of
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.pet_pictures import overlay
from arcade.toolkit.picture.quadrants import over, put, quadrants
from arcade.toolkit.sound.tunes import Tune

WATER_FRAMES = 9
FISH_WIDTH = 10
WEED_COLUMNS, BUBBLE_COLUMNS = (5, 13, 27, 31), (9, 22, 29)
FISH_BLINKS_EVERY = 17
"""Steps of the water from one blink of the fish to the next."""


class Pond:
    """A stretch of water five or more rows high."""

    def __init__(self, machine: Pet, row: int, column: int, columns: int, rows: int) -> None:
        self.machine = machine
        self.row, self.column, self.columns, self.rows = row, column, columns, rows
        self.away = False
        """Whether the great fish is somewhere else."""

    def draw(self, busy: tuple[int, bool] | None = None, card: Rows = ()) -> None:
        """Draw the water as it is in this frame.

        Perhaps with the great fish `busy` at a column, to the left or not, and with a card in its mouth.
        """
        now, bottom = self.machine.frame // WATER_FRAMES, self.rows - 1
        picture: Rows = (art.waves(self.columns, now), *(" " * self.columns,) * bottom)
        for place, across in enumerate(WEED_COLUMNS):
            for up in range(1 + place % 2):
                picture = over(picture, ("()"[(now // 2 + up + place) % 2],), across, bottom - up)
        for place, across in enumerate(BUBBLE_COLUMNS):
            up = (now + 7 * place) % (3 * self.rows)
            if up < bottom:
                picture = over(picture, ("○" if up % 2 else "·",), across, bottom - up)
        left, across = self._place(now // 2 + 20, len(art.SMALL_FISH[0]))
        picture = over(picture, (art.SMALL_FISH[left],), across, bottom)
        middle = 1 + (self.rows - 5) // 2
        if busy:
            across, left = busy
            picture = over(picture, quadrants(fish(left, self.machine.frame // 5)), across, middle)
            if card:
                beside = across - len(card[0]) if left else across + FISH_WIDTH
                picture = over(picture, card, beside, self.rows - len(card))
        elif not self.away:
            left, across = self._place(now, FISH_WIDTH)
            picture = over(picture, quadrants(fish(left, now, now % FISH_BLINKS_EVERY == 0)), across, middle)
        self.machine.print_at(self.row, self.column, "\n".join(picture))

    def swim(self, frame: int) -> None:
        """Let the water move; called in every frame of a wait, which are counted from 1."""
        if frame % WATER_FRAMES == 1:
            self.draw()

    @property
    def at(self) -> int:
        return self._place(self.machine.frame // WATER_FRAMES, FISH_WIDTH)[1]

    def _place(self, now: int, width: int) -> tuple[bool, int]:
        """Whether a fish swims to the left, and its column; at the banks it leaves the picture for a moment."""
        way = self.columns + width
        there, place = divmod(now % (2 * way), way)
        return bool(there), (way - place if there else place) - width


COLUMNS = 40
COVERED_COLUMNS = 3
"""From one covered card to the next."""
DASH_COLUMNS, UNHURRIED_COLUMNS = 2, 12
STEP_FRAMES, TURN_FRAMES, SPLASH_FRAMES = 2, 8, 5
TOP_HAND, TOP_LABEL, TOP_BOOKS, DECK, OWN_BOOKS, OWN_LABEL, OWN_HAND = 0, 4, 5, 6, 11, 12, 17
MESSAGE, LAST = 22, 23
"""Rows below the hand."""
PEEP_ROWS = 2
DECK_COLUMN, POND_COLUMN, SPLASH_COLUMN, POND_ROWS = 1, 7, 11, 5
CAT_COLUMN, ABOVE_COLUMN = 1, 9
FLIGHT_FROM_DECK = (DECK - 1, DECK_COLUMN)
INSIDE = COLUMNS - 2
GLANCE_EVERY, BLINK_EVERY = 9, 14
"""Frames from glance to glance (the cat blinks at each fourteenth)."""


def fan(count: int, step: int, first: int = 0) -> tuple[int, ...]:
    """The columns of cards that overlap as much as the screen needs, centred from a column on; `step` apart at most."""
    if count < 2:
        return ((COLUMNS + first - art.WIDTH) // 2,) * count
    span = min((count - 1) * step, COLUMNS - first - art.WIDTH)
    left = (COLUMNS + first - art.WIDTH - span) // 2
    return tuple(left + place * span // (count - 1) for place in range(count))


@dataclass(frozen=True)
class HandField:
    """The ranks of a hand as a row of cells that overlap, for choosing with a cursor or a click."""

    lefts: tuple[int, ...]

    def at(self, x: int, y: int) -> Cell | None:
        under = [place for place, left in enumerate(self.lefts) if left <= x // 8 < left + art.WIDTH]
        return (0, under[-1]) if under and OWN_LABEL < y // 8 < OWN_HAND + art.HEIGHT else None

    def step(self, cell: Cell, down: int, right: int) -> Cell:
        del down
        return 0, (cell[1] + right) % len(self.lefts)


def own_columns(hand: Cards) -> tuple[int, ...]:
    return fan(len(ranks_of(hand)), art.WIDTH)


class Scene:
    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.pond = Pond(program.machine, DECK, POND_COLUMN, COLUMNS - POND_COLUMN, POND_ROWS)
        self.mood = Mood.CALM
        self.chosen: int | None = None
        """The place of the rank that is marked in the own hand."""

    def draw(self, position: Position, own_hidden: bool = False) -> None:
        machine, program, viewer = self.machine, self.program, self.program.viewer
        other = 1 - viewer
        hand = position.hands[other]
        for row in range(MESSAGE):
            machine.print_at(row, 0, " " * COLUMNS)
        above = [art.heap(of_rank(hand, rank)) for rank in ranks_of(hand)] if program.open else [art.BACK] * len(hand)
        lefts = fan(len(above), art.WIDTH if program.open else COVERED_COLUMNS, ABOVE_COLUMN)
        for left, picture in zip(lefts, above, strict=True):
            machine.print_at(TOP_HAND, left, "\n".join(picture))
        label = self._label(position, other)
        machine.print_at(TOP_LABEL, min(ABOVE_COLUMN, COLUMNS - 1 - len(label)), label)
        self.cat()
        self._books(TOP_BOOKS, position.books[other])
        machine.print_at(DECK, DECK_COLUMN, "\n".join(art.deck(len(position.deck))))
        self.pond.draw()
        self._books(OWN_BOOKS, position.books[viewer])
        machine.print_at(OWN_LABEL, 1, self._with_score(self._label(position, viewer)))
        if own_hidden:
            for left in fan(len(position.hands[viewer]), COVERED_COLUMNS):
                machine.print_at(OWN_HAND, left, "\n".join(art.BACK))
        else:
            self.own_hand(position.hands[viewer])

    def _with_score(self, label: str) -> str:
        """A label with the level and the games won at the right, as far as there is room."""
        program = self.program
        won = ":".join(map(str, program.figures.won))
        kind = program.text(strings.TWO_PLAYERS if program.two else CALLED[program.asking])
        score = f"{kind} {won}" if len(label) + len(kind) + len(won) + 2 <= INSIDE else won
        return label + score.rjust(INSIDE - len(label)) if len(label) + len(score) < INSIDE else label

    def cat(self, glance: int = 0, shut: bool = False) -> None:
        if not self.program.two:
            put(self.machine, 0, CAT_COLUMN, cat(self.mood, glance, shut))

    def live(self, frame: int) -> None:
        """The pond moves, and the cat looks at the fish; called in every frame of a wait, which are counted from 1."""
        self.pond.swim(frame)
        if frame % GLANCE_EVERY == 2:
            turn = self.machine.frame // GLANCE_EVERY
            self.cat(int(self.pond.at > 0), turn % BLINK_EVERY == BLINK_EVERY - 1)

    def own_hand(self, hand: Cards) -> None:
        machine = self.machine
        for row in range(OWN_LABEL + 1, MESSAGE):
            machine.print_at(row, 0, " " * COLUMNS)
        for place, (rank, left) in enumerate(zip(ranks_of(hand), own_columns(hand), strict=True)):
            cards = of_rank(hand, rank)
            for behind in range(len(cards) - 1, -1, -1):
                picture = "\n".join(art.face(cards[behind]))
                machine.print_at(OWN_HAND - PEEP_ROWS * behind, left, picture, reverse=place == self.chosen)

    def say(self, words: str, second: str = "") -> None:
        for row, line in ((MESSAGE, words), (LAST, second)):
            self.machine.print_at(row, 0, f" {line}"[: COLUMNS - 1].ljust(COLUMNS))

    def _label(self, position: Position, seat: int) -> str:
        text = self.program.text
        cards = text(strings.CARDS, n=len(position.hands[seat]))
        return f"{self.program.called(seat)}: {cards}, {text(strings.BOOKS, n=len(position.books[seat]))}"

    def _books(self, row: int, books: Cards) -> None:
        for place, rank in enumerate(books):
            self.machine.print_at(row, 1 + place * 3, SIGNS[rank].center(2), reverse=True)

    def fly(
        self, hurry: SkippableWait, pictures: Sequence[Rows], start: Cell, end: Cell, sound: Tune = sounds.WHOOSH
    ) -> Frames[None]:
        """Let cards fly, the later ones a little to the right; the table is as before afterwards."""
        machine = self.machine
        table = machine.screen.cells.copy()
        machine.chime(sound)
        for row, column in way(start, end):
            if hurry.hurried:
                break
            machine.screen.cells = table.copy()
            for behind, picture in enumerate(pictures):
                left = min(max(column + COVERED_COLUMNS * behind, 0), COLUMNS - art.WIDTH)
                machine.print_at(row, left, "\n".join(picture))
            yield from hurry.wait(STEP_FRAMES)
        machine.screen.cells = table

    def fetch(self, hurry: SkippableWait) -> Frames[int]:
        """The fish swims to the deck, takes a card and swims back to where it leaps; the column of that."""
        machine, pond = self.machine, self.pond
        pond.away = True
        home = max(min(pond.at, pond.columns - FISH_WIDTH - art.WIDTH), 0)
        for across in range(home, -1, -DASH_COLUMNS):
            pond.draw((across, True))
            if across % 6 < DASH_COLUMNS:
                machine.chime(sounds.bubble(across))
            yield from hurry.wait(STEP_FRAMES)
        machine.chime(sounds.BITE)
        yield from hurry.wait(TURN_FRAMES)
        for across in range(0, home + 1, 1 if home <= UNHURRIED_COLUMNS else DASH_COLUMNS):
            pond.draw((across, False), art.BITTEN)
            if across % 4 == 0:
                machine.chime(sounds.bubble(home - across))
            yield from hurry.wait(STEP_FRAMES)
        return home

    def leap(self, hurry: SkippableWait, home: int, card: Rows, end: Cell) -> Frames[None]:
        machine, pond = self.machine, self.pond
        pond.draw()
        machine.chime(sounds.LEAP)
        table = machine.screen.cells.copy()
        column = POND_COLUMN + home
        start = DECK + 1, column + FISH_WIDTH
        for row, across in way(start, end):
            if hurry.hurried:
                break
            machine.screen.cells = table.copy()
            up = abs(row - start[0])
            if up < 2 * POND_ROWS:
                high = min(up, 2 * POND_ROWS - up) // 2
                overlay(machine, quadrants(fish(False, 1)), DECK + 1 - high, column + up)
            machine.print_at(row, min(max(across, 0), COLUMNS - art.WIDTH), "\n".join(card))
            yield from hurry.wait(STEP_FRAMES)
        machine.screen.cells = table
        machine.chime(sounds.SPLASH)
        for splash in art.SPLASHES:
            if hurry.hurried:
                break
            pond.draw()
            machine.print_at(DECK, SPLASH_COLUMN, "\n".join(splash))
            yield from hurry.wait(SPLASH_FRAMES)
        pond.away = False
        pond.draw()


def way(start: Cell, end: Cell) -> list[Cell]:
    """The places that a card passes, both ends included: in each step two columns at most, or one row."""
    down, across = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down), -(-abs(across) // 2), 1)
    return [(start[0] + down * step // steps, start[1] + across * step // steps) for step in range(steps + 1)]


def arc(steps: int, height: int) -> list[int]:
    """How high something is above where it began, step by step, until it is there again."""
    return [4 * height * step * (steps - step) // (steps * steps) for step in range(steps + 1)]
