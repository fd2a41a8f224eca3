"""The modern look of Sliding Squares in time: men slide pixel by pixel, drop into the tray, and pairs are linked."""

from arcade.games.sliding_squares import PAIRS, strings
from arcade.games.sliding_squares.layouts import Tray
from arcade.games.sliding_squares.motion import drop, slide
from arcade.games.sliding_squares.rules import NAMES, SIDE, Fault, Position
from arcade.games.sliding_squares.scene import GRID, Scene
from arcade.games.sliding_squares.solver import walk_of
from arcade.games.sliding_squares.state import Table
from arcade.games.sliding_squares.theory import wins
from arcade.games.sliding_squares.title import TRAYS, Posters
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.square_names import NO_LETTER
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.sound import jingles

PONDERING, READ = 14, 60


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    grid = GRID
    hidden = False
    commands = HINT, TAKE_BACK, PAIRS

    def __init__(self, program: Table) -> None:
        super().__init__(program)
        self.program: Table = program
        self.scene = Scene(program)
        self.posters = Posters(program)
        self.advised = False
        """Whether the message line has something better to say than whose turn it is."""

    def opening(self) -> Frames[None]:
        """The title screen."""
        glint = self.posters.lettering()
        return title_screen(self.program, self.posters.title, jingles.WALTZ, Wipe.LEFT, glint)

    # --- questions

    def ask_tray(self, tray: Tray) -> Frames[Tray]:
        """Which tray; that of last time is offered first."""
        yield from reveal(self.machine, self.posters.trays, Wipe.BLINDS, 18)
        self.say(strings.WHICH_TRAY)
        light, start = self.posters.tray, tray - 1
        chosen = yield from choose_picture(self.program, TRAYS, len(Tray), light, start, self.wrong_key)
        yield from self.accepted()
        return Tray(chosen + 1)

    def board(self) -> Frames[None]:
        """The tray, wiped in."""
        self.advised = False
        yield from reveal(self.machine, self.scene.board, Wipe.DIAGONAL, 24)

    def prompt(self) -> Frames[None]:
        """Whose move it is, unless there is something better to read."""
        position = self.program.position
        self.scene.panel(position.seat)
        self.scene.squares(position, lit=True)
        if not self.advised:
            self._prompt()
        self.advised = False
        yield

    def _prompt(self) -> None:
        position = self.program.position
        if len(self.program.people) == 2:
            words = strings.PLAYERS_MAN if position.placing else strings.PLAYERS_SLIDE
            self.say(words, n=position.seat + 1)
        else:
            self.say(strings.YOUR_MAN if position.placing else strings.YOUR_SLIDE)

    def start(self) -> Cell:
        """A man that can slide; the square of last time while men are put."""
        position, cell = self.program.position, self.program.cell
        if not position.placing and SIDE * cell[0] + cell[1] not in position.moves():
            self.program.cell = divmod(position.moves()[0], SIDE)
        return self.program.cell

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
        self.scene.square(position, square, not position.placing and square in position.moves(), on)
        if self.program.paired and not on:
            self.scene.squares(position, lit=True)

    def ask_row(self, column: int) -> Frames[str]:
        """The digit after a letter; empty if another letter is wanted."""
        self.say(strings.LETTER, letter="abcde"[column])
        digit = yield from ask_key(self.machine, (*"12345", *NO_LETTER.keys), self.wrong_key, move=True)
        yield from self.accepted()
        self._prompt()
        return digit if digit in "12345" else ""

    def refused(self, fault: Fault) -> Frames[None]:
        """Why a square cannot be chosen."""
        yield from self.refuse(strings.FAULTS[fault])
        self._prompt()

    def switched(self) -> Frames[None]:
        """Pairs are linked from now on, or not."""
        position = self.program.position
        self.scene.squares(position, lit=True)
        if not self.program.paired or position.placing:
            self.say(strings.UNLINKED)
        else:
            self.say(strings.LINKED_WON if wins(walk_of(position)) else strings.LINKED_LOST)
        yield from self.accepted()

    # --- the game

    def ponder(self) -> Frames[None]:
        """The computer's turn."""
        self.scene.panel(1)
        self.scene.squares(self.program.position)
        self.say(strings.MY_MOVE)
        yield from self.machine.wait(PONDERING)

    def show(self, before: Position, square: int) -> Frames[None]:
        """A man slides into the hole, or drops onto its square."""
        after = self.program.position
        self.advised = False
        self.scene.squares(before)
        if before.placing:
            yield from drop(self.scene, before, after, square)
        else:
            yield from slide(self.scene, before, square)
        self.scene.squares(after)
        self.machine.chime(jingles.LAND)
        self.scene.panel(after.seat if after.outcome() is None else None)
        if before.placing and not after.placing:
            self.say(strings.FULL)
            self.advised = True
            yield from self.machine.pause(READ)

    def hint(self, square: int, slides: int) -> Frames[None]:
        """The advice in words, and the cursor on its square."""
        words = strings.HINT_WON if slides % 2 else strings.HINT_LOST
        if slides:
            self.say(words, n=slides, square=NAMES[square])
        else:
            self.say(strings.HINT_MAN, square=NAMES[square])
        self.program.cell = divmod(square, SIDE)
        self.machine.chime(jingles.POINT)
        self.advised = True
        yield

    def taken_back(self, done: bool) -> Frames[None]:
        """The men as they were."""
        if done:
            self.machine.chime(jingles.TAKE)
            self.say(strings.TAKEN_BACK)
            self.advised = True
            yield
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)

    # --- the end

    def result(self, outcome: Outcome) -> Frames[None]:
        """Who cannot slide, then the ceremony."""
        program = self.program
        self.scene.squares(program.position)
        if len(program.people) == 2:
            self.say(strings.SEAT_STUCK, n=program.position.seat + 1)
        else:
            self.say(strings.YOU_STUCK if outcome is Outcome.LOST else strings.I_STUCK)
        self.machine.chime(jingles.THUD)
        yield from self.machine.pause(READ)
        yield from ceremony(program, outcome)
        self.scene.panel(None)

    def review(self, slip: tuple[int, int, int] | None) -> None:
        """The slide that gave a win away, if any."""
        if slip is None:
            self.say(strings.NONE_WASTED)
        else:
            number, played, better = slip
            self.say(strings.WASTED, n=number, played=NAMES[played], better=NAMES[better])

    def ask_again(self, outcome: Outcome) -> Frames[bool]:
        """Another game?"""
        del outcome
        return ask_again(self.program)
