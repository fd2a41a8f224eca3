"""The 14–15 puzzle as it was laid out and paced: a drawn grid on yellow, numbers in inverse, questions below."""

from arcade.games.fifteen import strings
from arcade.games.fifteen.rules import HOLE, Position, first_digits
from arcade.games.fifteen.state import State
from arcade.machine.keyboard import goes_on
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES, ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.puzzle import RESTART
from arcade.toolkit.programs.puzzle_look import PuzzleLook

KEY, REFUSED, DEALT = (0.1, 12), (1, -6), (0.1, 12)
SLIDE = ((0.05, 12), (0.03, 22))
JINGLE_ROUNDS, JINGLE_NOTES, JINGLE_RANGE = 3, 15, 41
TITLE_ROW, FIRST_ROW, FIRST_COLUMN, MESSAGE_ROW, NUMBER_ROW, TYPED_COLUMN = 2, 5, 9, 19, 21, 18
START, AGAIN, PIECE, FIRST_DIGIT, LEGAL, ILLEGAL, SENSELESS = 69.5, 76.0, 14.1, 2.8, 30.0, 12.0, 2.6
PUT, COUNTING, CORNER, GO_ON, SOLVED = 12.5, 183.5, 66.0, 4.5, 110.0
"""Frames beside the sounds, so that each step takes what was measured."""


class Original(PuzzleLook[Spectrum, Position, int]):
    """Draws the tray in the original's way and spends the original's time. RUN led straight to the tray."""

    grid = Grid(rows=4, columns=4, left=64, top=32, width=32, height=24)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self._begun = False

    def begin(self) -> Frames[None]:
        """The title strip and the empty grid."""
        machine = self.machine
        clear_screen(machine, BLUE, YELLOW, BLACK)
        machine.print_at(TITLE_ROW, 0, self.program.text(strings.HEADING).center(32), inverse=1)
        for line in range(5):
            machine.plot(64, 48 + 24 * line)
            machine.draw(128, 0)
            machine.plot(64 + 32 * line, 48)
            machine.draw(0, 96)
        yield from machine.wait(AGAIN if self._begun else START)
        self._begun = True

    def say(self, words: Text | Count, **values: object) -> None:
        """Words on the message row, a second line below it."""
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
        key = yield from ask_key(self.machine)
        yield from self.machine.beep(*KEY)
        return key == "c" or goes_on(key)

    def begin_tiles(self) -> Frames[None]:
        """The pieces appear one after the other, the hole first."""
        tiles = self.program.position.tiles
        self.say(strings.PLEASE_WAIT)
        for tile in range(len(tiles)):
            self._piece(tiles.index(tile), tile)
            yield from self.machine.beep(*DEALT)
            yield from self.machine.wait(PIECE)

    def ask_piece(self) -> Frames[int | str | Control]:
        """The first digit of the number for the next place, or an order."""
        place = len(self.program.filled)
        if not place:
            self.say(strings.FILL_IN)
        self._place(place, "??", inverse=0, flash=1)
        keys = (*first_digits(self.program.size), *RESTART.keys, *BACK.keys)
        key = yield from ask_key(self.machine, keys, self.wrong_key, move=True)
        return RESTART if key in RESTART.keys else BACK if key in BACK.keys else key

    def put(self) -> Frames[None]:
        """The pieces put so far, and blanks behind them."""
        filled = self.program.filled
        for place in range(self.program.size**2):
            self._piece(place, filled[place] if place < len(filled) else HOLE)
        self._typed("")
        yield from self.machine.wait(PUT)

    def prompt(self) -> Frames[None]:
        """The keys, and the number of the move to be typed."""
        moves = self.program.attempt.moves
        if not moves:
            self._tiles()
        self.say(strings.MOVE_KEYS)
        self.machine.print_at(NUMBER_ROW, 0, f" {self.program.text(strings.MOVE_NUMBER, n=moves + 1):<31}")
        yield from ()

    def _typed(self, words: str) -> None:
        self.machine.print_at(NUMBER_ROW, TYPED_COLUMN, f"{words:<2}")

    def accepted_digits(self, typed: str) -> Frames[None]:
        """What has been typed of a number, with the tone of a key."""
        if typed:
            yield from self.machine.beep(*KEY)
        self._typed(typed)
        yield from self.machine.wait(FIRST_DIGIT)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(SENSELESS)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """A word and the low tone."""
        self.say(words, **values)
        yield from self.machine.beep(*REFUSED)

    def refuse_tile(self) -> Frames[None]:
        """A number that cannot be: the low tone, the digits wiped."""
        yield from self.machine.wait(ILLEGAL)
        yield from self.machine.beep(*REFUSED)
        self._typed("")

    def refuse_piece(self, piece: int) -> Frames[None]:
        """A piece that is in the tray already, or that there is not."""
        del piece
        return self.refuse_tile()

    def move(self, before: Position, move: int) -> Frames[None]:
        """The old place blank, the tile in the hole, two short tones."""
        self._piece(self.program.position.hole, HOLE)
        self._piece(before.hole, move)
        yield from self.machine.tune(SLIDE)
        yield from self.machine.wait(LEGAL)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        """The tile where it was."""
        del before, move
        self._tiles()
        yield from self.machine.beep(*KEY)

    def prompt_options(self) -> Frames[None]:
        """What the joystick's fire offers."""
        self.say(strings.OPTIONS)
        yield

    def accepted(self) -> Frames[None]:
        """The tone of the key that begins again."""
        yield from self.machine.beep(*KEY)

    def refuse_consulting(self) -> Frames[None]:
        """The original could only tell with the hole in the corner."""
        yield from self.machine.beep(*KEY)
        self.say(strings.CORNER_FIRST)
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(CORNER)

    def consult(self, position: Position) -> Frames[bool]:
        """A long count, then the verdict; tells whether the player wants to go on."""
        machine = self.machine
        yield from machine.beep(*KEY)
        self.say(strings.WAIT)
        yield from machine.wait(COUNTING)
        if not position.solvable:
            self.say(strings.IMPOSSIBLE)
            return False
        self.say(strings.POSSIBLE)
        key = yield from ask_key(machine)
        yield from machine.beep(*KEY)
        yield from machine.wait(GO_ON)
        return key in YES or goes_on(key)

    def hint(self, move: int) -> Frames[None]:
        """The tile to move flashes for a while."""
        place = self.program.position.tiles.index(move)
        self.say(strings.TRY, tile=move)
        self._place(place, f"{move:02}", flash=1)
        yield from self.machine.pause(75)
        self._piece(place, move)

    def end_solved(self) -> Frames[None]:
        """Forty-five random notes, each round rising."""
        for _ in range(JINGLE_ROUNDS):
            for step in range(1, JINGLE_NOTES + 1):
                yield from self.machine.beep(0.03, self.program.dice.below(JINGLE_RANGE) + step)
        yield from self.machine.wait(SOLVED)
        self.say(strings.DONE)

    def again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self.machine.print_at(NUMBER_ROW, 0, f" {self.program.text(strings.ANOTHER):<31}")
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*KEY)
        return again
