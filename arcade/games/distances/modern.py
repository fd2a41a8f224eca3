"""The modern look of the Distances Game in time: balls roll in, distances are measured, equal ones stay drawn."""

from typing import TypeVar

from arcade.games.distances import MUSIC, sounds, strings
from arcade.games.distances.ending import Ending
from arcade.games.distances.motion import SWAY, Measure, way_in
from arcade.games.distances.opponent import Choice
from arcade.games.distances.rules import CONCEDE, SIDE, Position, Variant, aligned, fields_of, name
from arcade.games.distances.scene import GRID, Scene
from arcade.games.distances.state import WINS_IN_MATCH, State
from arcade.games.distances.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import WHICH_FIELD

A = TypeVar("A")
PONDERING, LANDED, READ = 12, 6, 60
CALMLY, QUICKLY = 7, 2
"""Frames for each pixel that the ball of the side to move sways on its plate: while it waits, while it thinks."""
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
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        """The empty board, wiped in."""
        yield from reveal(self.machine, self.scene.board, Wipe.BLINDS, 24)
        self.messages.clear()

    def ask_variant(self) -> Frames[Variant]:
        """Which of the three games; the one played last by default."""
        key = yield from self.ask(strings.WHICH_GAME, tuple(VARIANTS), str(int(self.program.variant)))
        self.program.match.give(Position(VARIANTS[key]))
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

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """The ball on the computer's plate rolls to and fro."""
        return meanwhile(thoughts, lambda frame: self._sway(1, frame, QUICKLY))

    def _sway(self, side: int, frame: int, pace: int) -> None:
        if frame % pace == 0:
            self.scene.plate_ball(side, SWAY[frame // pace % len(SWAY)])

    def thought(self, choice: Choice) -> Frames[None]:
        """A small question; only giving in is said."""
        self.scene.plate_ball(1, 0)
        self.softly(sounds.QUESTION)
        if choice.move == CONCEDE:
            self.say(strings.I_CONCEDE)
            yield from self.machine.pause(READ)

    def idle(self, frame: int) -> None:
        """The ball of the side to move sways on its plate."""
        waiting = self.machine.waiting
        if waiting and waiting.move:
            self._sway(self.program.position.seat, frame, CALMLY)

    def move(self, before: Position, move: int) -> Frames[None]:
        """The ball rolls in, and its distances are measured one after the other, the shortest first."""
        if move == CONCEDE:
            return
        machine, after, seat = self.machine, self.program.position, before.seat
        hurry = SkippableWait(machine)
        self.scene.field(before, move)
        yield from self.measure.roll(before, way_in(before, move), hurry)
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
        """The equal distances, each in a colour of its own, then what the dividers do, and the score."""
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
        self.scene.plates(None)
        winner = position.winner
        ending = Ending(self.scene, outcome, 0 if winner is None else winner)
        yield from end_scene(self, ending, MUSIC.of(outcome))
        if WINS_IN_MATCH in (program.tally.won, program.tally.lost):
            self.say(strings.MATCH, won=program.tally.won, lost=program.tally.lost)
