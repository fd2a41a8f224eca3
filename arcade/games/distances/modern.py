"""The modern look of the Distances Game in time: stones drop, distances are measured, equal ones stay drawn."""

from arcade.games.distances import art, music, strings
from arcade.games.distances.motion import Measure
from arcade.games.distances.opponent import Choice
from arcade.games.distances.rules import CONCEDE, SIDE, Position, Variant, aligned, fields_of, name
from arcade.games.distances.scene import GRID, Scene
from arcade.games.distances.state import WINS_IN_MATCH, State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.drawing import draw, lift
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import WHICH_FIELD

DROP = (14, 9, 5, 2, 0)
"""Pixels above its field from which a stone falls, a frame each."""
PONDERING, LANDED, READ = 12, 6, 60
VARIANTS = {"1": Variant.SHARED, "2": Variant.OWN, "3": Variant.THREE}


class Modern(DrawnSquareLook[Position, int]):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = GRID
    commands = HINT, TAKE_BACK, DANGER

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self.messages = MessageLine(self.machine, 21, pair("Wb"), 2)
        self.measure = Measure(self.scene)

    def title(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.scene.title, music.TITLE, Wipe.DIAGONAL)

    def begin(self) -> Frames[None]:
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
        self.scene.plates(self.program.position.seat)
        self.scene.fields(self.program.position)
        return super().prompt()

    def prompt_words(self) -> None:
        """Say whose move it is, or that it will be the last."""
        if not self.program.position.safe():
            self.say(strings.NO_FIELD_LEFT)
        else:
            self.say_turn(WHICH_FIELD, fields="a1–h8")

    def cursor(self, cell: Cell, on: bool) -> None:
        """The field lit, in brackets."""
        self.scene.field(self.program.position, SIDE * cell[0] + cell[1], cursor=on)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        """There is a stone already."""
        yield from self.refuse(strings.TAKEN, field=name(SIDE * cell[0] + cell[1]))
        self.prompt_words()

    def switch(self) -> Frames[None]:
        """Fields that lose are marked from now on, or not."""
        self.scene.fields(self.program.position)
        self.say(strings.SHOWN if self.program.marked else strings.HIDDEN)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        """The computer's turn."""
        self.scene.plates(1)
        self.scene.fields(self.program.position)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)

    def thought(self, choice: Choice) -> Frames[None]:
        """Only giving in is said."""
        if choice.move == CONCEDE:
            self.say(strings.I_CONCEDE)
            yield from self.machine.pause(READ)

    def move(self, before: Position, move: int) -> Frames[None]:
        """The stone falls, and its distances are measured one after the other, the shortest first."""
        if move == CONCEDE:
            return
        machine, after, seat = self.machine, self.program.position, before.seat
        hurry = SkippableWait(machine)
        kind = 0 if before.variant is Variant.SHARED else seat
        x, y = GRID.origin(divmod(move, SIDE))
        for height in DROP:
            self.scene.field(before, move)
            under = lift(machine, x, y - height, 16, 16 + height)
            draw(machine, art.stone(kind), x + 1, y + 1 - height)
            yield from hurry.wait(1)
            under.put_back(machine)
        self.scene.field(after, move)
        machine.chime(jingles.LAND)
        yield from hurry.wait(LANDED)
        others = [other for other in fields_of(before.counting(seat)) if aligned(move, other)]
        for distance, other in sorted((aligned(move, other), other) for other in others):
            yield from self.measure.pair((move, other), hurry)
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

    def show(self) -> None:
        """The stones, and the distances that they make."""
        self.scene.panel()
        self.measure.clear(self.program.position)

    # --- the end

    def end(self, outcome: Outcome) -> Frames[None]:
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
        yield from ceremony(program, outcome, jingle=music.ENDS.of(outcome))
        self.scene.plates(None)
        if WINS_IN_MATCH in (program.tally.won, program.tally.lost):
            self.say(strings.MATCH, won=program.tally.won, lost=program.tally.lost)
