"""The original's look: yellow lines on black, balls and rings of circles, a log of four lines, long thoughts."""

from typing import TypeVar

from arcade.families.discs.rules import BLACK, SIDE, SQUARES, WHITE, Position
from arcade.games.reversi import SHOW_MOVES, SOUND, strings
from arcade.games.reversi.opponent import GRAIN, Choice
from arcade.games.reversi.printed_scene import PrintedScene, box
from arcade.games.reversi.state import State
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK as BLACK_PAPER
from arcade.toolkit.picture.ink import WHITE as WHITE_PAPER
from arcade.toolkit.picture.ink import YELLOW
from arcade.toolkit.programs.board_look import BoardLook

T = TypeVar("T")

BEFORE_QUESTION, BEFORE_SCORE, AFTER_TURN, CANDIDATE, BEFORE_MOVE, BLINK = 45, 8, 5.6, 5, 2, 44
"""Frames, measured on the ROM."""
START_NOTE = (0.01, 10)
QUESTION_ROW, ROWS = 2, 22
"""The question goes a row lower after each wrong key as long as there are any."""
COLOUR_KEYS = {"n": BLACK, "b": BLACK, "a": WHITE, "w": WHITE}


class Original(BoardLook[Spectrum, Position, int]):
    commands = HINT, TAKE_BACK, SHOW_MOVES, SOUND
    repeat = RepeatRate(BLINK, BLINK)
    grid = Grid(rows=SIDE, columns=SIDE, left=64, top=0, width=16, height=16)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = PrintedScene(self.machine)
        self._lit = False

    # --- questions

    def title(self) -> Frames[None]:
        """The name, and whether there is to be sound."""
        machine, text = self.machine, self.program.text
        machine.border(BLACK_PAPER)
        machine.paper(BLACK_PAPER)
        machine.ink(YELLOW)
        machine.bright(1)
        yield from machine.basic.cls()
        yield from machine.basic.beep(*START_NOTE)
        yield from machine.wait(BEFORE_QUESTION)
        machine.print_at(0, 1, " ".join("REVERSI"))
        rows = iter(range(QUESTION_ROW, ROWS))

        def question() -> Frames[None]:
            row = next(rows, None)
            if row is not None:
                yield from machine.basic.print_at(row, 0, text(strings.SOUND))

        yield from question()
        self.program.sound = yield from ask_yes_no(machine, question, default=True)

    def ask_people(self) -> Frames[tuple[int, ...]]:
        """How many players, and for one which colour."""
        keys = ("0", "1", "2")
        players = yield from self._ask(strings.PLAYERS, keys, str(self.program.setup.seats), strings.ENTER_PLAYERS)
        if players != "1":
            return () if players == "0" else (BLACK, WHITE)
        colour = yield from self._ask(strings.COLOUR, tuple(COLOUR_KEYS), "n")
        return (COLOUR_KEYS[colour],)

    def _ask(self, question: Text, keys: tuple[str, ...], default: str, reproach: Text | None = None) -> Frames[str]:
        """Ask in the log, where the answer is shown behind the question; a wrong key is explained, and asked again."""

        def wrong() -> Frames[None]:
            if reproach:
                yield from self.scene.say(self.program.text(reproach))
            yield from self.scene.say(self.program.text(question))

        yield from self.scene.say(self.program.text(question))
        key = yield from ask_key(self.machine, keys, wrong, default)
        self.scene.answered(key)
        return key

    # --- the board

    def begin(self) -> Frames[None]:
        """The first four discs, then the lines between them."""
        yield from self.scene.clean()
        position = Position()
        for square in (27, 28, 36, 35):
            yield from self.scene.disc(square, BLACK if position.black >> square & 1 else WHITE, self.program.sound)
        yield from self.scene.lines()

    # --- turns

    def prompt(self) -> Frames[None]:
        """The score, fresh lines, an empty graph, a search for the first legal square, whose turn it is."""
        program = self.program
        position = program.position
        black, white = position.discs
        yield from self.machine.wait(BEFORE_SCORE)
        yield from self.scene.say(program.text(strings.SCORE, black=black, white=white))
        yield from self.scene.lines()
        self.scene.graph()
        moves = position.moves()
        for square in box(position).squares:
            yield from self.scene.look(position, square, program.sound)
            if square in moves:
                yield from self.scene.say(program.text(strings.TO_MOVE[position.seat]))
                yield from self.machine.wait(AFTER_TURN)
                break

    def think(self) -> Frames[None]:
        return self.prompt()

    def stuck(self) -> Frames[None]:
        """The side to move has no move."""
        yield from self.scene.say(self.program.text(strings.STUCK[self.program.position.seat]))

    def pulsing(self, choosing: Frames[T]) -> Frames[T]:
        """A small circle blinks where a disc may be put."""

        def blink(frame: int) -> None:
            if frame % (BLINK // 2) == 0:
                self.cursor(self.program.square, not self._lit)

        return while_asking(self.machine, choosing, blink)

    def cursor(self, square: int, on: bool) -> None:
        """The small circle, which drawn twice is gone."""
        if on != self._lit:
            self.machine.circle(*self.scene.centre(square), 2, over=1)
        self._lit = on

    def refuse_square(self) -> Frames[None]:
        """An illegal square is ignored."""
        yield

    def switch(self) -> Frames[None]:
        """The cursor goes to the first legal square by itself, or does not: nothing to see."""
        yield

    def switch_sound(self) -> Frames[None]:
        """Sound on or off: the first note is to be heard."""
        if self.program.sound:
            yield from self.machine.basic.beep(*START_NOTE)

    def thought(self, choice: Choice) -> Frames[None]:
        """Look at every square and note each legal one's score as a stroke."""
        position = self.program.position
        searched = box(position)
        candidates = {candidate.square: candidate for candidate in choice[1]}
        for square in searched.squares:
            yield from self.scene.look(position, square, self.program.sound)
            if square in candidates:
                self.scene.stroke(searched.bar(square), candidates[square].score / GRAIN)
                yield from self.machine.wait(CANDIDATE)
        yield from self.machine.wait(BEFORE_MOVE)

    def move(self, before: Position, move: int) -> Frames[None]:
        """What a person chose is looked at first; then the disc itself, and run by run all that it turns."""
        program = self.program
        if before.seat in program.people:
            yield from self.scene.look(before, move, program.sound)
        yield from self.scene.put(before, move, program.sound)

    def hint(self, square: int, value: int) -> Frames[None]:
        """The cursor goes where the advice is."""
        del square, value
        yield

    def taken_back(self, done: bool) -> Frames[None]:
        if done:
            position = self.program.position
            fill(self.machine, 0, 8, 16, 16)
            for square in range(SQUARES):
                for seat, discs in ((BLACK, position.black), (WHITE, position.white)):
                    if discs >> square & 1:
                        for _ in self.scene.circles(square, seat):
                            pass
        yield

    # --- the end

    def end(self, outcome: Outcome) -> Frames[None]:
        """Both sides are stuck if squares are empty; then the discs of both, and who has won."""
        del outcome
        program = self.program
        position = program.position
        if position.empties:
            for seat in (position.seat, 1 - position.seat):
                yield from self.scene.say(program.text(strings.STUCK[seat]))
        black, white = position.discs
        yield from self.scene.say(program.text(strings.FINAL, black=black, white=white))
        yield from self.scene.say(program.text(strings.WINNERS[position.outcome() or 0]))

    def again(self) -> Frames[bool]:
        """Another game? Only yes and no are answers; after no the screen is white."""
        words = self.program.text(strings.ANOTHER)
        yield from self.scene.say(words)
        again = yield from ask_yes_no(self.machine, lambda: self.scene.say(words), default=True)
        if not again:
            self.machine.border(WHITE_PAPER)
            self.machine.paper(WHITE_PAPER)
            self.machine.cls()
            yield
        return again
