"""The program of the 14–15 puzzle: fill the tray, slide, consult, be helped, until the tiles are in order."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.fifteen import CONSULT, HELP, strings
from arcade.games.fifteen.modern import Modern
from arcade.games.fifteen.original import Original
from arcade.games.fifteen.rules import Position, first_digits
from arcade.games.fifteen.solver import way
from arcade.games.fifteen.state import State, deal
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, FIRE, HINT, TAKE_BACK, Control, orders
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought, together
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.flow.cursor import ARROWS, clicked
from arcade.toolkit.flow.prompts import ask_key, next_key
from arcade.toolkit.flow.typed_number import type_number
from arcade.toolkit.programs.puzzle import Attempt, Ending
from arcade.toolkit.programs.puzzle_program import PuzzleProgram
from arcade.toolkit.words.controls import RESTART

OPTIONS = {"c": CONSULT, "h": HELP, "a": HELP, "r": RESTART}
"""Orders that the joystick can choose, by their first letters in either language: help is "ajutor"."""
ORDERS = orders(CONSULT, RESTART, HINT, TAKE_BACK, HELP)


class Main(State, PuzzleProgram[Spectrum, Position, int]):
    """Tray after tray."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.pushed: list[int] = []
        """Tiles of a pushed row that still have to slide."""
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def begin(self, task: Position | None) -> Frames[None]:
        """Fill an empty tray, even when a task is to be repeated."""
        del task
        filled = False
        while not filled:
            yield from self.look.begin()
            filled = yield from self.fill()
        self.machine.keyboard.settle()

    def fill(self) -> Frames[bool]:
        """The computer or the player fills the tray; False if the player restarts."""
        self.assisted = False
        if (yield from self.agreed(self.look.ask_who(), True)):
            self.attempt = Attempt(deal(self.tray, self.dice))
            yield from together(self.look.begin_tiles(), self.find_way())
            return True
        self.filled = []
        while len(self.filled) < self.size**2:
            asked = yield from self.look.ask_piece()
            piece = (yield from self.number(asked)) if isinstance(asked, str) else asked
            if piece is RESTART:
                yield from self.look.accepted()
                return False
            if piece is BACK and not self.filled and not self.original:
                self.machine.wrong_key = WrongKey(TAKE_BACK.keys[0])
                yield from self.look.wrong_key()
            elif piece is BACK:
                self.filled = self.filled[:-1]
                yield from self.look.put()
            elif isinstance(piece, int) and piece < self.size**2 and piece not in self.filled:
                self.filled.append(piece)
                yield from self.look.put()
            elif isinstance(piece, int):
                yield from self.look.refuse_piece(piece)
        self.attempt = Attempt(Position(tuple(self.filled)), scored=False)
        return True

    def way(self) -> Search[tuple[int, ...]]:
        return way(self.position)

    def find_way(self) -> Frames[bool]:
        return self.position.solvable and (yield from super().find_way())

    def no_way(self) -> Frames[None]:
        return self.look.refuse(strings.NO_WAY)

    def choose(self) -> Frames[int | Control]:
        """The next tile to slide, or an order; a pushed row slides tile by tile."""
        while not self.pushed or self.pushed[0] not in self.position.moves():
            self.pushed = []
            yield from self.look.prompt()
            self.choosing = True
            key = yield from next_key(self.machine, move=True)
            self.choosing = False
            order = ORDERS.get(key)
            if key in FIRE.keys:
                order = yield from self.options()
            if order is not None:
                return order
            if key not in FIRE.keys:
                yield from self.push(key)
        return self.pushed.pop(0)

    def options(self) -> Frames[Control | None]:
        """A question for the joystick, which has no keys for orders."""
        yield from self.look.prompt_options()
        key = yield from ask_key(self.machine, (*OPTIONS, "n", *BACK.keys), self.look.wrong_key, move=True)
        return OPTIONS.get(key)

    def push(self, key: str) -> Frames[None]:
        """Push what a direction, a click or a typed number means, or refuse it."""
        position = self.position
        pixel = clicked(key)
        if (step := ARROWS.direction(key)) is not None:
            tile = position.toward(*step)
            tiles = [tile]
        elif pixel is not None:
            cell = self.look.grid.at(*pixel)
            tiles = list(position.push(cell[0] * self.size + cell[1])) if cell else []
        elif key in first_digits(self.size):
            number = yield from self.number(key)
            if number is None:
                return
            tiles = [number]
        else:
            if not key.startswith(("!", "pad")):
                self.machine.wrong_key = WrongKey(key, tuple(first_digits(self.size)), steered=True)
                yield from self.look.wrong_key()
            return
        if tiles and tiles[0] in position.moves():
            self.pushed = tiles
        else:
            yield from self.look.refuse_tile(tiles[0] if tiles else 0)

    def number(self, first: str) -> Frames[int | None]:
        """The number of one or two digits that begins with a digit; None if it is taken back."""

        def whole(typed: str) -> bool:
            return len(typed) == (1 if self.size == 3 else 2)

        return type_number(self.machine, first, self.look.accepted_digits, self.look.wrong_key, whole, done=())

    def obey(self, order: Control) -> Frames[Ending | None]:
        return super().obey(order) if order is RESTART else self.consult()

    def consult(self) -> Frames[Ending | None]:
        """Can the tray be solved? The original needs the hole in the corner, and an impossible tray ends its game."""
        position, look = self.position, self.look
        if isinstance(look, Original) and position.hole != len(position.tiles) - 1:
            yield from look.refuse_consulting()
            return None
        go_on = yield from look.consult(position)
        if position.solvable:
            return None if go_on else Ending.GIVEN_UP
        if isinstance(look, Original):
            return Ending.GIVEN_UP
        if go_on:
            self.attempt.begin(replace(position, swapped=True))
            yield from look.begin_swapped()
            yield from self.find_way()
        return None

    def conclude(self, ending: Ending) -> None:
        """A tray filled in order is praised, but counts for nothing."""
        if ending is Ending.SOLVED and not self.attempt.moves:
            self.finish(Outcome.OVER)
        else:
            super().conclude(ending)

    @property
    def score(self) -> int | None:
        """Moves over par; in the original look all moves."""
        return self.attempt.moves if self.original else super().score

    def state(self) -> dict[str, Plain]:
        return {
            **plain_fields(self.position, "tiles", "swapped"),
            **self.progress(),
            "scored": self.attempt.scored,
            "filled": tuple(self.filled),
        }
