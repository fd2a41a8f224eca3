"""The 14–15 puzzle as in the book: a drawn grid on yellow, numbers in inverse, questions below."""

from arcade.games.fifteen import strings
from arcade.games.fifteen.rules import HOLE, Position, first_digits, goal
from arcade.games.fifteen.state import State
from arcade.machine.keyboard import goes_on
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES, ask_another, ask_key
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.puzzle_look import PuzzleLook
from arcade.toolkit.words.controls import RESTART

KEY, REFUSED, DEALT = (0.1, 12), (1, -6), (0.1, 12)
SLIDE = ((0.05, 12), (0.03, 22))
JINGLE_ROUNDS, JINGLE_NOTES, JINGLE_RANGE = 3, 15, 40
TITLE_ROW, FIRST_ROW, FIRST_COLUMN, MESSAGE_ROW, NUMBER_ROW, TYPED_COLUMN = 2, 5, 9, 19, 21, 18
WHOLE = 2
"""Digits of a number."""

# How long the listing's own work takes, in milliseconds.
BEFORE, MAKING_LISTS, DRAWING_LINES = 40.0, 1088.0, 5.0
DEALING_PIECE, PASSING_PLACE, COUNTING_FREE_PLACE, AFTER_FILLING = 80.5, 17.0, 9.6, 50.0
ASKING, ANSWERED, DIGIT, NUMBER, PUTTING_PIECE, COMPARING_PIECE = 22.0, 50.0, 38.0, 36.0, 57.0, 12.0
BEFORE_LOW_TONE, SEEKING_TILE, CHECKING_PLACE, PRINTING_TILE = 10.0, 48.0, 15.5, 14.0
AFTER_MOVE, COMPARING_TILE = 66.0, 15.8
JINGLE, ROUND = 27.2, 9.4

# The same in frames.
COUNTING_PAIRS, FINDING_HOLE, CONTINUING = 182.6, 4, 3.5

CORNER_FRAMES = 60
"""For which the message about the hole is shown."""


class Original(PuzzleLook[Spectrum, Position, int]):
    """Draws the tray in the original's way and spends the original's time. There is no title."""

    grid = Grid(rows=4, columns=4, left=64, top=32, width=32, height=24)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self._filling = False
        """Whether the player is putting pieces in."""

    def begin(self) -> Frames[None]:
        """The title strip and the empty grid."""
        machine, basic = self.machine, self.machine.basic
        yield from basic.takes(BEFORE)
        yield from clear_in_time(machine, BLUE, YELLOW, BLACK)
        yield from basic.takes(MAKING_LISTS)
        yield from basic.print_at(TITLE_ROW, 0, self.program.text(strings.HEADING).center(32), inverse=1)
        for line in range(5):
            yield from basic.plot(64, 48 + 24 * line)
            yield from basic.draw(129, 0)
            yield from basic.plot(64 + 32 * line, 48)
            yield from basic.draw(0, 96)
            yield from basic.takes(DRAWING_LINES)

    def say(self, words: Text | Count, **values: object) -> None:
        """One or two lines of words on the message rows."""
        lines = [*self.program.text(words, **values).split("\n"), "", ""]
        for place in range(2):
            self.machine.print_at(MESSAGE_ROW + place, 0, f" {lines[place]:<31}")

    def _place(self, place: int, words: str, inverse: int = 1, flash: int = 0) -> None:
        row, column = divmod(place, 4)
        self.machine.print_at(FIRST_ROW + 3 * row, FIRST_COLUMN + 4 * column, words, inverse=inverse, flash=flash)

    def _piece(self, place: int, tile: int) -> None:
        if tile == HOLE:
            self._place(place, "  ", inverse=0)
        else:
            self._place(place, f"{tile:02}")

    def _tiles(self) -> None:
        for place, tile in enumerate(self.program.position.tiles):
            self._piece(place, tile)

    def ask_who(self) -> Frames[bool]:
        """C or fire: the computer fills the tray; any other key: the player."""
        self.say(strings.WHO_FILLS)
        yield from self.machine.basic.takes(ASKING)
        key = yield from ask_key(self.machine)
        yield from self.machine.basic.beep(*KEY)
        return key == "c" or goes_on(key)

    def begin_tiles(self) -> Frames[None]:
        """The pieces appear one after the other, the hole first."""
        tiles = self.program.position.tiles
        self.say(strings.PLEASE_WAIT)
        for tile in range(len(tiles)):
            place = tiles.index(tile)
            free = sum(other >= tile for other in tiles[: place + 1])
            yield from self.machine.basic.takes(
                DEALING_PIECE + PASSING_PLACE * (place + 1) + COUNTING_FREE_PLACE * free
            )
            self._piece(place, tile)
            yield from self.machine.basic.beep(*DEALT)
        yield from self.machine.basic.takes(AFTER_FILLING)

    def ask_piece(self) -> Frames[int | str | Control]:
        """The first digit of a number, or an order."""
        place = len(self.program.filled)
        if not place:
            self.say(strings.FILL_IN)
            yield from self.machine.basic.takes(0 if self._filling else ANSWERED)
        self._filling = True
        self._place(place, "??", inverse=0, flash=1)
        keys = (*first_digits(self.program.size), *RESTART.keys, *BACK.keys)
        key = yield from ask_key(self.machine, keys, self.wrong_key, move=True)
        return RESTART if key in RESTART.keys else BACK if key in BACK.keys else key

    def put(self) -> Frames[None]:
        filled = self.program.filled
        for place in range(self.program.size**2):
            self._piece(place, filled[place] if place < len(filled) else HOLE)
        yield from self.machine.basic.takes(PUTTING_PIECE + COMPARING_PIECE * max(len(filled) - 1, 0))
        if len(filled) == self.program.size**2:
            yield from self.machine.basic.takes(AFTER_FILLING)

    def prompt(self) -> Frames[None]:
        """The keys, and the number of the move."""
        moves = self.program.attempt.moves
        self._filling = False
        if not moves:
            self._tiles()
        self.say(strings.MOVE_KEYS)
        number = self.program.text(strings.MOVE_NUMBER, n=moves + 1)
        yield from self.machine.basic.print_at(NUMBER_ROW, 0, f" {number:<31}")

    def _typed(self, words: str) -> None:
        self.machine.print_at(NUMBER_ROW, TYPED_COLUMN, f"{words:<2}")

    def accepted_digits(self, typed: str) -> Frames[None]:
        """The digits typed so far, with the tone of a key; of a tile to move nothing is shown before the second."""
        if typed:
            yield from self.machine.basic.beep(*KEY)
        if not self._filling:
            self._typed(typed if len(typed) == WHOLE else "")
        else:
            place = len(self.program.filled)
            self._place(place, "??", inverse=0, flash=1)
            if typed:
                self._place(place, typed)
        yield from self.machine.basic.takes(NUMBER if len(typed) == WHOLE else DIGIT)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.basic.beep(*KEY, beside=BEFORE_LOW_TONE)
        yield from self.machine.basic.beep(*REFUSED)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        self.say(words, **values)
        yield from self.machine.basic.beep(*REFUSED)

    def refuse_tile(self, tile: int) -> Frames[None]:
        """Find it, then the low tone, and wipe its digits."""
        tiles = self.program.position.tiles
        yield from self.machine.basic.takes(self._search(tile) if 0 < tile < len(tiles) else 0)
        yield from self.machine.basic.beep(*REFUSED)
        self._typed("")

    def _search(self, tile: int) -> float:
        """Milliseconds to look for a tile, place after place."""
        return SEEKING_TILE + CHECKING_PLACE * (self.program.position.tiles.index(tile) + 1)

    def refuse_piece(self, piece: int) -> Frames[None]:
        """A piece is in the tray already, where it has to be found, or doesn't exist."""
        if piece in (filled := self.program.filled):
            yield from self.machine.basic.takes(COMPARING_PIECE * (filled.index(piece) + 1))
        yield from self.machine.basic.beep(*REFUSED)

    def move(self, before: Position, move: int) -> Frames[None]:
        """Clear the old place, show the tile in the hole, two short tones; then compare place after place."""
        basic, after = self.machine.basic, self.program.position
        yield from basic.takes(SEEKING_TILE + CHECKING_PLACE * (after.hole + 1) + PRINTING_TILE)
        self._piece(after.hole, HOLE)
        self._piece(before.hole, move)
        yield from basic.tune(SLIDE, beside=0)
        wanted = goal(after.size)
        right = next((place for place, tile in enumerate(after.tiles) if tile != wanted[place]), after.size**2 - 1)
        yield from basic.takes(AFTER_MOVE + COMPARING_TILE * right)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        del before, move
        self._tiles()
        yield from self.machine.basic.beep(*KEY)

    def prompt_options(self) -> Frames[None]:
        self.say(strings.OPTIONS)
        yield

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY)

    def refuse_consulting(self) -> Frames[None]:
        """The original needs the hole in the corner."""
        yield from self.machine.basic.beep(*KEY)
        yield from self.machine.wait(FINDING_HOLE)
        self.say(strings.CORNER_FIRST)
        yield from self.machine.basic.beep(*REFUSED)
        yield from self.machine.pause(CORNER_FRAMES)

    def consult(self, position: Position) -> Frames[bool]:
        """A long count, then the verdict; returns whether the game continues."""
        machine = self.machine
        yield from machine.basic.beep(*KEY)
        self.say(strings.WAIT)
        yield from machine.wait(COUNTING_PAIRS)
        if not position.solvable:
            self.say(strings.IMPOSSIBLE)
            return False
        self.say(strings.POSSIBLE)
        key = yield from ask_key(machine)
        yield from machine.basic.beep(*KEY)
        yield from machine.wait(CONTINUING)
        return key in YES or goes_on(key)

    def hint(self, move: int) -> Frames[None]:
        place = self.program.position.tiles.index(move)
        self.say(strings.TRY, tile=move)
        self._place(place, f"{move:02}", flash=1)
        yield from self.machine.pause(75)
        self._piece(place, move)

    def end_solved(self) -> Frames[None]:
        """Forty-five random notes, each round rising."""
        basic, rnd = self.machine.basic, self.machine.rnd
        for _ in range(JINGLE_ROUNDS):
            for step in range(1, JINGLE_NOTES + 1):
                yield from basic.beep(0.03, rnd() * JINGLE_RANGE / 65536 + step, JINGLE)
            yield from basic.takes(ROUND)
        self.say(strings.DONE)

    def again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self.machine.print_at(NUMBER_ROW, 0, f" {self.program.text(strings.ANOTHER):<31}")
        again = yield from ask_another(self.machine)
        yield from self.machine.basic.beep(*KEY)
        return again
