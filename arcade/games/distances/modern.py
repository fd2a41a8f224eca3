"""The modern look of the Distances Game in time: stones drop, distances are measured, equal ones stay drawn."""

from arcade.games.distances import DANGER, art, strings
from arcade.games.distances.motion import Measure
from arcade.games.distances.opponent import Choice
from arcade.games.distances.rules import CONCEDE, SIDE, Position, Variant, aligned, fields_of, name
from arcade.games.distances.scene import GRID, Scene
from arcade.games.distances.state import WINS_IN_MATCH, Table
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.flow.square_names import NO_LETTER
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.drawing import draw, lift
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.sound import jingles

DROP = (14, 9, 5, 2, 0)
"""Pixels above its field from which a stone falls, a frame each."""
PONDERING, LANDED, READ = 12, 6, 60
VARIANTS = {"1": Variant.SHARED, "2": Variant.OWN, "3": Variant.THREE}


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = GRID
    hidden = False
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: Table) -> None:
        super().__init__(program)
        self.program: Table = program
        self.scene = Scene(program)
        self.messages = MessageLine(self.machine, 21, pair("Wb"), 2)
        self.measure = Measure(self.scene)
        self.advised = False
        """Whether a hint stands on the message line."""

    def opening(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.scene.title, jingles.WALTZ, Wipe.DIAGONAL)

    def board(self) -> Frames[None]:
        """The empty board, wiped in."""
        yield from reveal(self.machine, self.scene.board, Wipe.BLINDS, 24)
        self.messages.clear()

    def ask_variant(self) -> Frames[Variant]:
        """Which of the three games; the one played last by default."""
        key = yield from self.ask(strings.WHICH_GAME, tuple(VARIANTS), str(int(self.program.variant)))
        self.program.match.positions[0] = Position(VARIANTS[key])
        self.scene.panel()
        self.scene.plates(None)
        return VARIANTS[key]

    # --- turns

    def prompt(self) -> Frames[None]:
        """Whose move it is, unless there is something better to read."""
        program = self.program
        self.scene.plates(program.position.seat)
        self.scene.fields(program.position)
        if not self.advised:
            self._prompt()
        self.advised = False
        yield

    def _prompt(self) -> None:
        if not self.program.position.safe():
            self.say(strings.NO_FIELD_LEFT)
        elif len(self.program.people) == 2:
            self.say(strings.PLAYERS_MOVE, n=self.program.position.seat + 1)
        else:
            self.say(strings.YOUR_MOVE)

    def cursor(self, cell: Cell, on: bool) -> None:
        """The field lit, in brackets."""
        self.scene.field(self.program.position, SIDE * cell[0] + cell[1], cursor=on)

    def ask_row(self, column: int) -> Frames[str]:
        """The digit after a letter; empty if another letter is wanted."""
        self.say(strings.LETTER, letter="abcdefgh"[column])
        digit = yield from self.ask_digit()
        self._prompt()
        return digit

    def ask_digit(self) -> Frames[str]:
        """A digit, or empty for none after all."""
        digit = yield from ask_key(self.machine, (*"12345678", *NO_LETTER.keys), self.wrong_key, move=True)
        yield from self.accepted()
        return digit if digit in "12345678" else ""

    def taken(self, field: int) -> Frames[None]:
        """There is a stone already."""
        yield from self.refuse(strings.TAKEN, field=name(field))
        self._prompt()

    def switched(self) -> Frames[None]:
        """Fields that lose are marked from now on, or not."""
        self.scene.fields(self.program.position)
        self.say(strings.SHOWN if self.program.danger else strings.HIDDEN)
        yield from self.accepted()

    def ponder(self) -> Frames[None]:
        """The computer's turn."""
        self.scene.plates(1)
        self.scene.fields(self.program.position)
        self.say(strings.MY_MOVE)
        yield from self.machine.wait(PONDERING)

    def pondered(self, choice: Choice) -> Frames[None]:
        """Only giving in is said."""
        if choice.move == CONCEDE:
            self.say(strings.I_CONCEDE)
            yield from self.machine.pause(READ)

    def place(self, before: Position, field: int) -> Frames[None]:
        """The stone falls, and its distances are measured one after the other, the shortest first."""
        machine, after, seat = self.machine, self.program.position, before.seat
        hurry = SkippableWait(machine)
        kind = 0 if before.variant is Variant.SHARED else seat
        x, y = GRID.origin(divmod(field, SIDE))
        for height in DROP:
            self.scene.field(before, field)
            under = lift(machine, x, y - height, 16, 16 + height)
            draw(machine, art.stone(kind), x + 1, y + 1 - height)
            yield from hurry.wait(1)
            under.put_back(machine)
        self.scene.field(after, field)
        machine.chime(jingles.LAND)
        yield from hurry.wait(LANDED)
        others = [other for other in fields_of(before.counting(seat)) if aligned(field, other)]
        for distance, other in sorted((aligned(field, other), other) for other in others):
            yield from self.measure.pair((field, other), hurry)
            self.scene.bar(distance, after)
            if after.winner is None:
                self.measure.clear(after)
        yield from hurry.wait(LANDED)

    def hint(self, choice: Choice) -> Frames[None]:
        """The advice in words, and the cursor on its field."""
        self.say(strings.HINTS[choice.reason], field=name(choice.move))
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def taken_back(self, done: bool) -> Frames[None]:
        """The stones as they were."""
        if done:
            self.machine.chime(jingles.TAKE)
            self.scene.panel()
            self.measure.clear(self.program.position)
            yield
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)

    # --- the end

    def result(self, outcome: Outcome) -> Frames[None]:
        """The equal distances, each in a colour of its own, then the ceremony and the score."""
        program = self.program
        position, hurry = program.position, SkippableWait(self.machine)
        fatal = position.fatal()
        if fatal:
            self.machine.chime(jingles.THUD)
            self.measure.clear(position)
        for distance, ink in zip(fatal, "RMB", strict=False):
            pairs = position.pairs(1 - position.seat, distance)
            self.say(strings.TWICE, distance=distance, times=len(pairs))
            for ends in pairs:
                yield from self.measure.pair(ends, hurry, ink, hold=20)
        yield from hurry.wait(READ)
        yield from ceremony(program, outcome)
        self.scene.plates(None)
        if WINS_IN_MATCH in (program.tally.won, program.tally.lost):
            self.say(strings.MATCH, won=program.tally.won, lost=program.tally.lost)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
