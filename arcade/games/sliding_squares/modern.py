"""The modern look of Sliding Squares in time: men slide pixel by pixel, drop into the tray, and pairs are linked."""

from functools import partial
from typing import TypeVar

from arcade.games.sliding_squares import MUSIC, PAIRS, scene, strings
from arcade.games.sliding_squares.art import BLINKING, PUSHING, WATCHING
from arcade.games.sliding_squares.ending import Ending
from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import HOLE, NAMES, SIDE, Position
from arcade.games.sliding_squares.scene import GRID, Scene, drop, slide
from arcade.games.sliding_squares.solver import walk_of, wins
from arcade.games.sliding_squares.state import State
from arcade.games.sliding_squares.title import TRAYS, Title, all_trays, one_tray
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.message_look import DrawnSquareLook
from arcade.toolkit.sound import jingles

A = TypeVar("A")
PONDER_FRAMES, LEAST_THINKING_FRAMES, TAP_FRAMES, READ_FRAMES = 14, 30, 10, 60
STRAIN_FRAMES, BLINK_EVERY_FRAMES, EYES_SHUT_FRAMES = 20, 30, 6


class Modern(DrawnSquareLook[Position, int]):
    grid = GRID
    commands = HINT, TAKE_BACK, PAIRS

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self._pointed: int | None = None
        """The square that the cursor is on while a man is being chosen."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_tray(self) -> Frames[Tray]:
        """Which tray; that of last time is offered first."""
        yield from reveal(self.machine, partial(all_trays, self.program), Wipe.BLINDS, 18)
        self.say(strings.WHICH_TRAY)
        light, start = partial(one_tray, self.program), self.program.tray - 1
        chosen = yield from choose_picture(self.program, TRAYS, len(Tray), light, start, self.wrong_key)
        yield from self.accepted()
        return Tray(chosen + 1)

    def begin(self) -> Frames[None]:
        self.advised = False
        yield from reveal(self.machine, self.scene.board, Wipe.DIAGONAL, 24)

    def prompt(self) -> Frames[None]:
        position = self.program.position
        self.scene.panel(position.seat)
        self.scene.squares(position, lit=True)
        yield from super().prompt()
        self._keep_to_men()

    def _keep_to_men(self) -> None:
        """Have the cursor begin on a man that can slide; on the square of last time while men are put."""
        position, (row, column) = self.program.position, self.program.cell
        if not position.placing and SIDE * row + column not in position.moves():
            self.program.cell = divmod(position.moves()[0], SIDE)

    def prompt_words(self) -> None:
        """Say whose move it is, and what there is to do."""
        self.say_turn(strings.PUT_A_MAN if self.program.position.placing else strings.WHICH_MAN)

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """While men are put any way; then a push means the man on that side of the hole."""
        position = self.program.position
        if position.placing:
            return GRID.step(cell, down, right)
        row, column = divmod(position.hole, SIDE)
        there = row + down, column + right
        return there if SIDE * there[0] + there[1] in position.moves() and GRID.step(there, 0, 0) == there else cell

    def cursor(self, cell: Cell, on: bool) -> None:
        """The square lit, in brackets."""
        position, square = self.program.position, SIDE * cell[0] + cell[1]
        self._pointed = square if on else None
        self.scene.square(position, square, not position.placing and square in position.moves(), on)
        if self.program.marked and not on:
            self.scene.squares(position, lit=True)

    def refuse_square(self, cell: Cell) -> Frames[None]:
        fault = self.program.position.fault(SIDE * cell[0] + cell[1])
        if fault is not None:
            yield from self.refuse(strings.FAULTS[fault])
        self.prompt_words()
        self._keep_to_men()

    def switch(self) -> Frames[None]:
        """Pairs are linked from now on, or not."""
        position = self.program.position
        self.scene.squares(position, lit=True)
        if not self.program.marked or position.placing:
            self.say(strings.UNLINKED)
        else:
            self.say(strings.LINKED_WON if wins(walk_of(position)) else strings.LINKED_LOST)
        yield from self.accepted()

    def think(self) -> Frames[None]:
        self.scene.panel(1)
        self.scene.squares(self.program.position)
        self.say_thinking()
        yield from self.machine.wait(PONDER_FRAMES)

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """The men that the computer could slide make themselves ready, one after the other."""
        return meanwhile(unhurried(thoughts, LEAST_THINKING_FRAMES), self._consider)

    def _consider(self, frame: int) -> None:
        position = self.program.position
        if position.placing or frame % TAP_FRAMES != 1:
            return
        moves = position.moves()
        turn = frame // TAP_FRAMES % len(moves)
        self.scene.square(position, moves[turn - 1])
        self.scene.square(position, moves[turn], lit=True, mood=PUSHING)
        self.softly(((0.004, 6.0 + 3 * turn), (0.004, -3.0 + 3 * turn)))

    def idle(self, frame: int) -> None:
        """The man under the cursor strains, now and then another blinks; not below links, which they would cover."""
        position, square = self.program.position, self._pointed
        if square is None or self.program.marked:
            return
        lit = () if position.placing else position.moves()
        if frame % STRAIN_FRAMES == 0 and position.board[square] != HOLE:
            mood = PUSHING if frame // STRAIN_FRAMES % 2 and square in lit else WATCHING
            self.scene.square(position, square, square in lit, True, mood)
        turn, phase = divmod(frame, BLINK_EVERY_FRAMES)
        other = turn * 7 % len(position.board)
        if phase in (0, EYES_SHUT_FRAMES) and other != square and position.board[other] != HOLE:
            self.scene.square(position, other, other in lit, mood=WATCHING if phase else BLINKING)

    def move(self, before: Position, move: int) -> Frames[None]:
        """A man slides into the hole, or drops onto its square."""
        after = self.program.position
        self.advised = False
        self.scene.squares(before)
        if before.placing:
            yield from drop(self.scene, before, after, move)
        else:
            yield from slide(self.scene, before, move)
        self.scene.squares(after)
        self.machine.chime(jingles.LAND if after.placing else scene.landed(len(after.moves())))
        self.scene.panel(after.seat if after.outcome() is None else None)
        if before.placing and not after.placing:
            self.say(strings.FULL)
            self.advised = True
            yield from self.machine.pause(READ_FRAMES)

    def hint(self, square: int, slides: int) -> Frames[None]:
        """The advice in words, and the cursor on its square."""
        found = strings.HINT_WON if slides % 2 else strings.HINT_LOST
        self.say(found if slides else strings.HINT_MAN, n=slides, square=NAMES[square])
        self.program.cell = divmod(square, SIDE)
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def taken_back(self, done: bool) -> Frames[None]:
        """A word; the men are as they were from the next prompt on."""
        if done:
            self.say(strings.TAKEN_BACK)
            self.advised = True
        yield from super().taken_back(done)

    def end(self, outcome: Outcome) -> Frames[None]:
        """Who cannot slide, and the scene."""
        program = self.program
        self._pointed = None
        self.scene.squares(program.position)
        self.scene.panel(None)
        words = strings.YOU_STUCK if outcome is Outcome.LOST else strings.I_STUCK
        self.say(strings.SEAT_STUCK if program.two else words, n=program.position.seat + 1)
        self.machine.chime(jingles.THUD)
        yield from end_scene(self, Ending(self.scene, outcome), MUSIC.of(outcome))

    def again(self) -> Frames[bool]:
        """The slide that gave a win away, if any, then the question."""
        if self.program.slip is None:
            self.say(strings.NONE_WASTED)
        else:
            number, played, better = self.program.slip
            self.say(strings.WASTED, n=number, played=NAMES[played], better=NAMES[better])
        return super().again()
