"""The modern look of Impasse: men push crates over the floor, ghosts show where these can go."""

from typing import TypeVar

from arcade.games.impas import MUSIC, scene, strings
from arcade.games.impas.art import FEW_MOVES, Mood, Pose, man
from arcade.games.impas.ending import Ending
from arcade.games.impas.rules import BLOCKS, UP, Move, Position, name
from arcade.games.impas.scene import Scene, Waiting, push
from arcade.games.impas.state import State
from arcade.games.impas.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import TYPED, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_key, keys_for
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import ask_centred, centred
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.sentences import WHO_STARTS

A = TypeVar("A")

THINKING_FRAMES, BEFORE_HINT_FRAMES, STUCK_FRAMES, READING_FRAMES = 25, 12, 40, 70
CHANGES_ROW = 21


class Modern(DrawnBoardLook[Position, Move]):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self.men = Waiting(self.scene)
        self.hinted = False
        """Whether the message line shows a hint, which stays."""

    @property
    def grid(self) -> Grid:
        return self.scene.grid

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        return reveal(self.machine, self._everything, Wipe.UP, 20)

    def _everything(self) -> None:
        self.scene.board()
        self.messages.clear()

    def ask_start(self) -> Frames[str]:
        """Who starts, or a change of board or directions."""
        program, machine = self.program, self.machine
        two = program.two
        sizes = tuple(str(side) for side in BLOCKS if side != program.position.side)
        changes = {side: side for side in sizes} | ({} if two else {program.text(strings.DIRECTIONS_KEY): "s"})
        answers = {"b": "j", "j": "j"} if two else COMPUTER_OR_YOU
        covered = lift_cells(machine, CHANGES_ROW, 0, 1, COLUMNS)

        def show(answer: str) -> None:
            words = program.text(strings.TWO_CHANGES if two else strings.CHANGES)
            question = program.text(strings.START_TWO if two else WHO_STARTS)
            centred(machine, CHANGES_ROW, words, pair("Ck"))
            if named := keys_for(changes, answer):
                self.messages.say(question)
                ask_centred(machine, CHANGES_ROW, words, named, pair("Ck"))
            else:
                self.messages.ask(question, keys_for(answers, answer))

        key = yield from ask_key(machine, {**answers, **changes}, self.wrong_key, "j", show=show)
        yield from self.accepted()
        covered.put_back(machine)
        return key

    def _turn(self) -> None:
        if not self.program.match.moves:
            self.scene.all_squares()
        self.scene.plates(self.program.position.seat)

    def prompt(self) -> Frames[None]:
        self._turn()
        if self.hinted:
            self.hinted = False
        else:
            if len(self.program.position.moves()) <= FEW_MOVES:
                self.machine.chime(scene.FEW_PUSHES_LEFT)
            self.say_turn(strings.CHOOSE)
        yield from ()

    def cursor(self, cell: Cell, on: bool) -> None:
        (self.scene.cursor if on else self.scene.square)(self.program.position, cell)

    def ask_row(self, column: int) -> Frames[Cell | None]:
        """A crate in a column by its row; None for back."""
        program = self.program
        digits = program.digits
        while True:
            self.say(strings.ROW, column=program.letters[column], rows=f"1–{digits[-1]}")
            key = yield from ask_key(self.machine, (*digits, *BACK.keys), self.wrong_key, move=True)
            if key in BACK.keys:
                return None
            square = int(key) - 1, column
            if square in program.position:
                yield from self.accepted()
                return square
            yield from self.refuse(strings.NO_CRATE)

    def ask_steps(self, square: Cell) -> Frames[Move | Control | None]:
        """How far? The squares in reach are outlined; None for back or the crate itself."""
        program = self.program
        position, steering = program.position, program.steering
        pushes = {position.target(move): move for move in position.pushes(square)}
        way, start = [square, *pushes], next(iter(pushes))
        digits = {digit: (TYPED, steps) for steps, digit in enumerate(program.digits, 1)}
        self.scene.cursor(position, square)

        def walk(cell: Cell, down: int, right: int) -> Cell:
            ahead = -down if position.seat == UP else right
            return way[min(max(way.index(cell) + ahead, 1), len(pushes))]

        def show(cell: Cell, on: bool) -> None:
            for other in pushes:
                self.scene.target(other, on and other == cell)

        while True:
            self.say(strings.HOW_FAR, steps=len(pushes))
            chosen = yield from choose_cell(
                program,
                CellCursor(self.grid, start, show, steering=steering, walk=walk),
                CellKeys(digits, commands=(BACK, HINT, TAKE_BACK), wrong=self.wrong_key),
            )
            if isinstance(chosen, Control):
                self.scene.squares(position, way)
                return chosen if chosen is not BACK else None
            push = Move(*square, chosen[1]) if chosen[0] == TYPED else pushes.get(chosen)
            if push in pushes.values():
                yield from self.accepted()
                self.scene.squares(position, way)
                return push
            if chosen in position:
                self.scene.squares(position, way)
                return None
            yield from self.refuse(strings.TOO_FAR if chosen[0] == TYPED else strings.STUCK, n=len(pushes))

    def refuse_square(self, square: Cell) -> Frames[None]:
        """That crate can't be pushed, or there is none; the man looks sad."""
        seat = self.program.position.seat
        self.scene.man(seat, man(seat, Pose.STANDING, Mood.SAD, -1))
        yield from self.refuse(strings.BLOCKED if square in self.program.position else strings.NO_CRATE)

    def think(self) -> Frames[None]:
        self._turn()
        self.say_thinking()
        yield from ()

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """The computer's man scratches his chin and looks at crate after crate."""
        position = self.program.position
        thinking = unhurried(thoughts, THINKING_FRAMES)
        answer = yield from meanwhile(thinking, lambda frame: self.men.think(position, frame))
        self.scene.all_squares()
        return answer

    def move(self, before: Position, move: Move) -> Frames[None]:
        self.messages.clear()
        way = [before.target(Move(move.row, move.column, steps)) for steps in range(move.steps + 1)]
        self.scene.squares(Position(before.pieces & self.program.position.pieces, before.seat, before.side), way)
        yield from push(self.scene, before, move)
        self.men.tired = before.seat
        self.show()

    def idle(self, frame: int) -> None:
        waiting = self.machine.waiting
        if waiting is not None and waiting.move:
            self.men.step(self.program.position, frame)

    def hint_sought(self) -> Frames[None]:
        self.say_thinking()
        yield from self.machine.pause(BEFORE_HINT_FRAMES)

    def hint(self, move: Move, wins: bool | None) -> Frames[None]:
        """A good move in words, for a while on the board, too."""
        program = self.program
        position, square = program.position, (move.row, move.column)
        self.say(strings.HINTS[wins], square=name(*square), n=move.steps)
        self.hinted = True
        self.machine.chime(jingles.POINT)
        self.scene.cursor(position, square)
        self.scene.target(position.target(move), True)
        yield from self.machine.pause(READING_FRAMES)
        self.scene.squares(position, [square, position.target(move)])

    def show(self) -> None:
        self.scene.all_squares()
        self.scene.plates(None)

    def end(self, outcome: Outcome) -> Frames[None]:
        program = self.program
        stuck = program.position.seat
        self.scene.plates(stuck)
        lost = outcome is Outcome.LOST
        self.say(strings.YOU_STUCK if lost else strings.STUCK_SIDE, name=self.scene.name(stuck))
        self.scene.man(stuck, man(stuck, Pose.STANDING, Mood.SAD))
        self.machine.chime(scene.FEW_PUSHES_LEFT)
        yield from self.machine.pause(STUCK_FRAMES)
        yield from end_scene(self, Ending(program, outcome, stuck, program.spare), MUSIC.of(outcome))
        self.say(strings.SPARE, name=self.scene.name(1 - stuck), n=program.spare)
