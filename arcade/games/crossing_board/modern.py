"""The modern look of Crossing in time: a picnic, runs and flights, advice, marks of danger, jingles."""

from arcade.games.crossing_board import strings
from arcade.games.crossing_board.motion import run
from arcade.games.crossing_board.rules import MOST_PIECES, PIECES, STEPS, Fault, Move, Position, cell
from arcade.games.crossing_board.scene import GRID, Scene
from arcade.games.crossing_board.sounds import PICNIC
from arcade.games.crossing_board.title import title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.refusals import READING
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import extent
from arcade.toolkit.sound import jingles

AFTER_MOVE = 6
LEAST_THOUGHT = 20
BLINKS, BLINK = 3, 9
FAN = 6
"""Frames that the wings of a thinking side's insect stay open or closed."""


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    GRID = GRID

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self._danger = False
        """Whether people want the squares in danger marked."""
        self._silent = False
        """Whether the message stays, since it is about the move that is being chosen."""

    def opening(self) -> Frames[None]:
        """The title screen."""
        words = self.program.text(strings.TITLE).upper()
        return title_screen(
            self.program, lambda: title(self.program), PICNIC, Wipe.DIAGONAL, extent(words, 2), border=4
        )

    def ask_pieces(self, latest: int) -> Frames[int]:
        """Five insects a side, or six."""
        keys = tuple(map(str, range(PIECES, MOST_PIECES + 1)))
        self.messages.clear()
        return int((yield from self.ask(strings.HOW_MANY, keys, str(latest))))

    def board(self, position: Position, tally: Tally) -> Frames[None]:
        """A fresh cloth."""
        return reveal(self.machine, lambda: self.scene.board(position, tally), Wipe.DIAGONAL, 24)

    # --- a person's turn

    def prompt(self, position: Position) -> Frames[None]:
        """Whose move it is."""
        self.scene.plates(position, position.seat)
        if not self._silent:
            if self.program.setup.seats == 2:
                self.say(strings.CHOOSES, n=position.seat + 1)
            else:
                self.say(strings.CHOOSE)
        self._silent = False
        if self._danger:
            self.scene.danger = True
            self.scene.squares(position)
        yield

    def cursor(self, position: Position, aim: Move, on: bool) -> None:
        """The chosen piece lit, the square that it would go to in brackets."""
        if on:
            self.scene.ghost(position, aim)
        else:
            self.scene.square(position, position.origin(aim))
            self.scene.square(position, position.target(aim))

    def typed_line(self, position: Position, line: int) -> Frames[None]:
        """A row or column was named by its digit."""
        del position, line
        return self.accepted()

    def ask_steps(self, position: Position, line: int) -> Frames[int]:
        """How many steps? 0 stands for a wrong key."""
        self.say(strings.HOW_FAR[position.seat], line=line)
        keys = tuple(map(str, STEPS))
        key = yield from ask_key(self.machine, keys, lambda: self.machine.wait(0), once=True, move=True)
        return int(key or 0)

    def refused(self, fault: Fault) -> Frames[None]:
        """Why it cannot be."""
        return self.refuse(strings.FAULTS[fault])

    def not_there(self) -> Frames[None]:
        """No piece of the player's can go to that square."""
        return self.refuse(strings.NOT_THERE)

    def switched(self, position: Position, danger: bool) -> Frames[None]:
        """Squares that the enemy can reach are marked, or not."""
        self._danger = self.scene.danger = danger
        self.scene.squares(position)
        self.machine.chime(jingles.SELECT)
        self.say(strings.DANGER_SHOWN if danger else strings.DANGER_HIDDEN)
        self._silent = True
        yield

    # --- moves

    def thinking(self, position: Position, thoughts: Frames[Move]) -> Frames[Move]:
        """The insect on the plate of the side to move spreads its wings now and then."""
        frame = 0
        answer: Move | None = None
        self.say(strings.THINKING)
        self.scene.plates(position, position.seat)
        while answer is None or frame < LEAST_THOUGHT:
            if answer is None:
                try:
                    next(thoughts)
                except StopIteration as stop:
                    answer = stop.value
            if frame % FAN == 0:
                self.scene.portrait(position.seat, frame // FAN % 2 == 1)
            frame += 1
            yield
        self.scene.portrait(position.seat)
        return answer

    def show(self, before: Position, move: Move) -> Frames[None]:
        """An insect runs; perhaps another flies home, or a cake is reached."""
        seat, after = before.seat, before.play(move)
        self.messages.clear()
        if self.scene.danger:
            self.scene.danger = False
            self.scene.squares(before)
        yield from run(self.scene, before, move)
        captured = before.captured(move)
        cells = [before.origin(move), before.target(move)]
        if captured is not None:
            cells.append(cell(1 - seat, captured, 0))
        for at in cells:
            self.scene.square(after, at)
        if after.out(seat) > before.out(seat):
            self.machine.chime(jingles.BONUS)
        self.scene.plates(after, None)
        yield from self.machine.wait(AFTER_MOVE)

    def hint(self, position: Position, move: Move) -> Frames[None]:
        """The advice in words; its way blinks."""
        self.machine.chime(jingles.POINT)
        self.say(strings.MY_ADVICE[position.seat], line=move[0], steps=move[1])
        self._silent = True
        for half in range(2 * BLINKS):
            self.cursor(position, move, half % 2 == 0)
            yield from self.machine.wait(BLINK)

    def taken_back(self, position: Position, done: bool) -> Frames[None]:
        """The insects as they were."""
        if done:
            self.machine.chime(jingles.TAKE)
            self.scene.squares(position)
            self.scene.plates(position, position.seat)
            self.say(strings.TAKEN_BACK)
            yield from self.machine.pause(2 * READING // 3)
        else:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)

    # --- the end

    def result(self, position: Position, outcome: Outcome, tally: Tally) -> Frames[None]:
        """The ceremony, and the games won by both."""
        self.scene.danger = False
        self.scene.squares(position)
        self.messages.clear()
        yield from self.machine.pause(20)
        yield from ceremony(self.program, outcome)
        self.scene.games(tally)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
