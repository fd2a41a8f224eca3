"""The program of the 14–15 puzzle: fill the tray, slide, consult, be helped, until the tiles are in order."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.fifteen import CONSULT, HELP
from arcade.games.fifteen.levels import deal, size_of
from arcade.games.fifteen.modern import Modern
from arcade.games.fifteen.original import Original
from arcade.games.fifteen.rules import Position, first_digits, goal
from arcade.games.fifteen.solver import way
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, FIRE, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought, together
from arcade.toolkit.flow.cursor import ARROWS, clicked
from arcade.toolkit.flow.prompts import ask_key, next_key
from arcade.toolkit.flow.puzzle import RESTART, Attempt, Ending, find_way, solving
from arcade.toolkit.flow.typed_number import type_number

OPTIONS = {"c": CONSULT, "h": HELP, "a": HELP, "r": RESTART}
"""What is offered to a joystick, by its first letter in either language: help is "ajutor"."""
ORDERS = {key: control for control in (CONSULT, RESTART, HINT, TAKE_BACK, HELP) for key in control.keys}


class Main(Program[Spectrum]):
    """Tray after tray until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.size = size_of(setup.level, setup.original)
        self.attempt: Attempt[Position, int] = Attempt(Position(goal(self.size)))
        self.filled: list[int] = []
        """What the player has put into the tray so far, place by place."""
        self.pushed: list[int] = []
        """Tiles that still have to slide of a row that was pushed."""
        self.choosing = False
        """Whether a move is waited for."""
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            yield from self.look.tray(self.size)
            if not (yield from self.fill()):
                continue
            self.machine.keyboard.settle()
            ending = yield from solving(self, self.attempt)
            if ending is not Ending.RESTART:
                again = yield from self.end(ending)

    def fill(self) -> Frames[bool]:
        """Fill the tray: the computer or the player; false when the player wants to begin again."""
        self.aided = False
        if (yield from self.look.ask_who()):
            self.attempt = Attempt(deal(self.dice, self.setup.level, self.original))
            yield from together(self.look.deal(self.attempt), self.find_way())
            return True
        self.filled = []
        while len(self.filled) < self.size**2:
            piece = yield from self.look.ask_piece(tuple(self.filled), self.size, self.number)
            if piece is RESTART:
                return False
            if piece is BACK and not self.filled and not self.original:
                self.machine.wrong_key = WrongKey(TAKE_BACK.keys[0])
                yield from self.look.wrong_key()
            elif piece is BACK:
                self.filled = self.filled[:-1]
                yield from self.look.put(tuple(self.filled), self.size)
            elif isinstance(piece, int) and piece < self.size**2 and piece not in self.filled:
                self.filled.append(piece)
                yield from self.look.put(tuple(self.filled), self.size)
            elif isinstance(piece, int):
                yield from self.look.no_such_piece(piece)
        self.attempt = Attempt(Position(tuple(self.filled)), scored=False)
        return True

    def find_way(self) -> Frames[bool]:
        """Let the computer find a way for itself, if there is one and it knows none."""
        if not self.attempt.position.solvable:
            return False
        return (yield from find_way(self, self.attempt, way))

    def choose(self) -> Frames[int | Control]:
        """The next tile to slide, or an order; a pushed row slides tile by tile."""
        while not self.pushed or self.pushed[0] not in self.attempt.position.moves():
            self.pushed = []
            yield from self.look.prompt(self.attempt)
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
        """What a joystick cannot say directly, as a question."""
        yield from self.look.ask_option()
        key = yield from ask_key(self.machine, (*OPTIONS, "n", *BACK.keys), self.look.wrong_key, move=True)
        return OPTIONS.get(key)

    def push(self, key: str) -> Frames[None]:
        """Push what a direction, a click or a typed number means, or answer that it means nothing."""
        position = self.attempt.position
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
            yield from self.look.refused()

    def number(self, first: str) -> Frames[int | None]:
        """The number that begins with a digit, one or two digits as the tray needs; None when it is taken back."""

        def whole(typed: str) -> bool:
            return len(typed) == (1 if self.size == 3 else 2)

        return type_number(self.machine, first, self.look.digits, self.look.wrong_key, whole, done=())

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A tile slides."""
        del move
        yield from self.look.slide(before, self.attempt)

    def hint(self, move: int) -> Frames[None]:
        """The tile to slide."""
        yield from self.look.hint(self.attempt, move)

    def no_way(self) -> Frames[None]:
        """Neither hint nor help for what is impossible."""
        yield from self.look.no_way()

    def taken_back(self, before: Position, move: int | None) -> Frames[None]:
        """The tile slides back."""
        yield from self.look.taken_back(before, self.attempt, move)

    def helping(self, left: int) -> Frames[None]:
        """The computer has taken over."""
        yield from self.look.helping(left)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Begin again, or consult."""
        if order is RESTART:
            yield from self.look.begin_again()
            return Ending.RESTART
        return (yield from self.consult())

    def consult(self) -> Frames[Ending | None]:
        """Can the goal be reached? The original only knew with the hole in the corner, and ended where it cannot."""
        position = self.attempt.position
        if self.original and position.hole != len(position.tiles) - 1:
            yield from self.look.corner_first()
            return None
        go_on = yield from self.look.consult(position)
        if position.solvable:
            return None if go_on else Ending.GIVEN_UP
        if self.original:
            return Ending.GIVEN_UP
        if go_on:
            self.attempt.begin(replace(position, swapped=True))
            yield from self.look.swapped(self.attempt)
            yield from self.find_way()
        return None

    def end(self, ending: Ending) -> Frames[bool]:
        """Announce how it ended, and ask for another game."""
        match ending:
            case Ending.SOLVED:
                if self.attempt.moves:
                    self.finish(Outcome.WON, self.attempt.moves if self.original else self.attempt.score)
                else:
                    self.finish(Outcome.OVER)  # a tray put in in order is praised, but nothing was solved
                yield from self.look.solved(self.attempt, self.dice)
            case Ending.HELPED:
                self.finish(Outcome.OVER)
                yield from self.look.helped(self.attempt)
            case _:
                self.finish(Outcome.OVER)
        return (yield from self.look.ask_again())

    def state(self) -> dict[str, Plain]:
        attempt = self.attempt
        return {
            "tiles": attempt.position.tiles,
            "swapped": attempt.position.swapped,
            "moves": attempt.moves,
            "hints": attempt.hints,
            "par": attempt.par,
            "plan": attempt.plan,
            "scored": attempt.scored,
            "filled": tuple(self.filled),
        }
