"""The table: the other hand above, deck and pond between the books of both sides, the own hand below.

Cards fly over it, and the great fish of the pond fetches one from the deck and leaps up with it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arcade.games.go_fish import art, sounds, strings
from arcade.games.go_fish.art import Mood, cat, fish
from arcade.games.go_fish.rules import SIGNS, Cards, Position, of_rank, ranks_of
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.quadrants import put, quadrants
from arcade.toolkit.sound.tunes import Tune

WATER_FRAMES = 9
FISH_WIDTH = 10
WEED, BUBBLES = (5, 13, 27, 31), (9, 22, 29)
"""Columns of the water."""
FISH_BLINKS_EVERY = 17
"""Steps of the water from one blink of the fish to the next."""


class Pond:
    """A stretch of water five or more rows high."""

    def __init__(self, machine: Pet, row: int, column: int, columns: int, rows: int) -> None:
        self.machine = machine
        self.row, self.column, self.columns, self.rows = row, column, columns, rows
        self.away = False
        """Whether the great fish is somewhere else."""

    def draw(
        self, splash: int | None = None, place: int = 0, busy: tuple[int, bool] | None = None, card: Rows = ()
    ) -> None:
        """Draw the water as it is in this frame.

        With a picture of a splash at a place; or with the great fish `busy` at a column, to the left or not, and
        with a card in its mouth.
        """
        now = self.machine.frame // WATER_FRAMES
        cells = [[" "] * self.columns for _ in range(self.rows)]
        for across in range(self.columns):
            cells[0][across] = art.WAVES[(across + now) % len(art.WAVES)]
        for place, across in enumerate(WEED):
            if across < self.columns:
                for up in range(1 + place % 2):
                    cells[self.rows - 1 - up][across] = "()"[(now // 2 + up + place) % 2]
        for place, across in enumerate(BUBBLES):
            up = (now + 7 * place) % (3 * self.rows)
            if up < self.rows - 1 and across < self.columns:
                cells[self.rows - 1 - up][across] = "○" if up % 2 else "·"
        self._small(cells, now // 2 + 20, self.rows - 1)
        middle = self._middle
        if busy:
            across, left = busy
            _put(cells, quadrants(fish(left, self.machine.frame // 5)), middle, across)
            if card:
                beside = across - len(card[0]) if left else across + FISH_WIDTH
                _put(cells, card, self.rows - len(card), beside, opaque=True)
        elif not self.away:
            left, across = self._place(now)
            _put(cells, quadrants(fish(left, now, now % FISH_BLINKS_EVERY == 0)), middle, across)
        if splash is not None:
            _put(cells, art.SPLASHES[splash], 0, place + 2, opaque=True)
        self.machine.print_at(self.row, self.column, "\n".join("".join(line) for line in cells))

    def swim(self, frame: int) -> None:
        """Let the water move; called in every frame of a wait, which are counted from 1."""
        if frame % WATER_FRAMES == 1:
            self.draw()

    @property
    def _middle(self) -> int:
        return 1 + (self.rows - 5) // 2

    @property
    def at(self) -> int:
        return self._place(self.machine.frame // WATER_FRAMES)[1]

    def _place(self, now: int) -> tuple[bool, int]:
        """Whether the great fish swims to the left, and its column."""
        way = self.columns + FISH_WIDTH
        there, place = divmod(now % (2 * way), way)
        return bool(there), (way - place if there else place) - FISH_WIDTH

    def _small(self, cells: list[list[str]], now: int, down: int) -> None:
        """A small fish on its way there or back; at the banks it leaves the picture for a moment."""
        way = self.columns + len(art.SMALL_FISH[0])
        there, place = divmod(now % (2 * way), way)
        across = way - place if there else place
        _put(cells, (art.SMALL_FISH[there],), down, across - len(art.SMALL_FISH[0]))


def _put(cells: list[list[str]], picture: Rows, down: int, across: int, opaque: bool = False) -> None:
    """Draw a picture into cells, what sticks out cut off."""
    for row, line in enumerate(picture):
        for column, sign in enumerate(line):
            inside = 0 <= down + row < len(cells) and 0 <= across + column < len(cells[0])
            if inside and (opaque or sign != " "):
                cells[down + row][across + column] = sign


COLUMNS = 40
TOP_HAND, TOP_LABEL, TOP_BOOKS, DECK, OWN_BOOKS, OWN_LABEL, OWN_HAND = 0, 4, 5, 6, 11, 12, 17
MESSAGE, LAST = 22, 23
"""Rows below the hand."""
PEEP = 2
"""Rows of a card that are seen above the one before it."""
DECK_COLUMN, POND_COLUMN, POND_ROWS = 1, 7, 5
CAT_ROW, CAT_COLUMN, ABOVE = 0, 1, 9
"""Where the cat sits, and the first column of the hand above."""
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
class HandGrid(Grid):
    """The ranks of a hand as a row of cells that overlap, for choosing with a click."""

    lefts: tuple[int, ...] = ()

    def at(self, x: int, y: int) -> Cell | None:
        if not OWN_LABEL < y // 8 < OWN_HAND + art.HEIGHT:
            return None
        under = [place for place, left in enumerate(self.lefts) if left <= x // 8 < left + art.WIDTH]
        return (0, under[-1]) if under else None


def hand_grid(hand: Cards) -> HandGrid:
    lefts = own_columns(hand)
    return HandGrid(1, len(lefts), 0, 0, 8, 8, lefts)


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
        kind = program.text(strings.TWO_PLAYERS if program.two else program.computer.words)
        score = f"{kind} {won}" if len(label) + len(kind) + len(won) + 2 <= INSIDE else won
        return label + score.rjust(INSIDE - len(label)) if len(label) + len(score) < INSIDE else label

    def cat(self, glance: int = 0, shut: bool = False) -> None:
        if not self.program.two:
            put(self.machine, CAT_ROW, CAT_COLUMN, cat(self.mood, glance, shut))

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
                row, picture = OWN_HAND - PEEP * behind, art.face(cards[behind])
                machine.print_at(row, left, "\n".join(picture), reverse=place == self.chosen)

    def say(self, words: str, second: str = "") -> None:
        for row, line in ((MESSAGE, words), (LAST, second)):
            self.machine.print_at(row, 0, f" {line}"[: COLUMNS - 1].ljust(COLUMNS))

    def keys(self, words: str) -> None:
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
        for place, rank in enumerate(books):
            self.machine.print_at(row, 1 + place * 3, SIGNS[rank].center(2), reverse=True)


Place = tuple[int, int]
"""Row and column of a card's corner."""
COLUMN_STEP = 2
"""Columns that a card flies in a step, or one row."""
BESIDE = 3
"""Columns from a card to the next one beside it."""
STEP_FRAMES = 2
DASH = 2
"""Columns that the fish swims in a step when it hurries."""
NEAR = 12
"""Columns that it swims slowly with a card; farther it hurries."""
TURN_FRAMES, SPLASH_FRAMES = 8, 5


def way(start: Place, end: Place) -> list[Place]:
    """The places that a card passes, both ends included."""
    down, across = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down), -(-abs(across) // COLUMN_STEP), 1)
    return [(start[0] + down * step // steps, start[1] + across * step // steps) for step in range(steps + 1)]


def fly(
    machine: Pet, hurry: SkippableWait, pictures: Sequence[Rows], start: Place, end: Place, sound: Tune = sounds.WHOOSH
) -> Frames[None]:
    """Let cards fly, the later ones a little to the right; the table is as before afterwards."""
    table = machine.screen.cells.copy()
    machine.chime(sound)
    for row, column in way(start, end):
        if hurry.hurried:
            break
        machine.screen.cells = table.copy()
        for behind, picture in enumerate(pictures):
            left = min(max(column + BESIDE * behind, 0), COLUMNS - art.WIDTH)
            machine.print_at(row, left, "\n".join(picture))
        yield from hurry.wait(STEP_FRAMES)
    machine.screen.cells = table


def fetch(machine: Pet, hurry: SkippableWait, pond: Pond) -> Frames[int]:
    """The fish swims to the deck, takes a card and swims back to where it leaps; the column of that."""
    pond.away = True
    home = max(min(pond.at, pond.columns - FISH_WIDTH - art.WIDTH), 0)
    for across in range(home, -1, -DASH):
        pond.draw(busy=(across, True))
        if across % 6 < DASH:
            machine.chime(sounds.bubble(across))
        yield from hurry.wait(STEP_FRAMES)
    machine.chime(sounds.BITE)
    yield from hurry.wait(TURN_FRAMES)
    for across in range(0, home + 1, 1 if home <= NEAR else DASH):
        pond.draw(busy=(across, False), card=art.BITTEN)
        if across % 4 == 0:
            machine.chime(sounds.bubble(home - across))
        yield from hurry.wait(STEP_FRAMES)
    return home


def leap(machine: Pet, hurry: SkippableWait, pond: Pond, home: int, card: Rows, end: Place) -> Frames[None]:
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
            _leaping(machine, DECK + 1 - high, column + up)
        machine.print_at(row, min(max(across, 0), COLUMNS - art.WIDTH), "\n".join(card))
        yield from hurry.wait(STEP_FRAMES)
    machine.screen.cells = table
    machine.chime(sounds.SPLASH)
    for splash in range(len(art.SPLASHES)):
        if hurry.hurried:
            break
        pond.draw(splash, home)
        yield from hurry.wait(SPLASH_FRAMES)
    pond.away = False
    pond.draw()


def _leaping(machine: Pet, row: int, column: int) -> None:
    for down, line in enumerate(quadrants(fish(False, 1))):
        for across, sign in enumerate(line):
            if sign != " " and 0 <= column + across < COLUMNS:
                machine.print_at(row + down, column + across, sign)


def arc(steps: int, height: int) -> Iterator[int]:
    """How high something is above where it began, step by step, until it is there again."""
    for step in range(steps + 1):
        yield 4 * height * step * (steps - step) // (steps * steps)
