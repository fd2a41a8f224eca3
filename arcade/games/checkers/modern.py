"""The modern look: octagonal men and crowns on a shaded board, marked moves, a title with a menu, problems."""

from typing import TypeVar

from arcade.games.checkers import DRAW, LEAVE, MUSIC, WRITE, art, scene, strings
from arcade.games.checkers.art import Mood
from arcade.games.checkers.ending import Ending
from arcade.games.checkers.look import Look
from arcade.games.checkers.panel import COLUMN, WORDS, WORDS_ROW, FacePanel, mood_of
from arcade.games.checkers.rules import Cell, Move, Position, cell_of, is_jump
from arcade.games.checkers.scene import GRID, Style, walk
from arcade.games.checkers.state import Plan, State
from arcade.games.checkers.title import choose_plan
from arcade.machine.machine import Frames, WrongKey
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT, TYPED, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.pet_console import HELP_ROW, PetConsole
from arcade.toolkit.flow.prompts import next_key
from arcade.toolkit.sound.player import with_music
from arcade.toolkit.sound.tunes import Tune

A = TypeVar("A")
ORDERS = (HINT, TAKE_BACK, WRITE, DRAW, LEAVE, BACK)
LETTERS: dict[Language, tuple[str, ...]] = {"en": ("w", "d", "q"), "ro": ("s", "r", "a")}
"""Keys of orders that the cabinet offers to a joystick: the initials of what the panel says."""
DIGITS = "0123456789"
LEAST_THOUGHT_FRAMES, GAZE_FRAMES, KEY_FRAMES, LAST_POSITION_FRAMES = 24, 8, 5, 40
ROWS = {digit: (TYPED, int(digit) - 1) for digit in DIGITS}


class Modern(Look):
    STYLE = Style(art.PIECES, art.SHADED, art.WHITE_SQUARE, frames_a_step=2, inside=True, captures=scene.CHAIN)
    PAGE_ROW = 1

    def __init__(self, program: State) -> None:
        self.face = FacePanel(program)
        super().__init__(program, PetConsole(program, WORDS_ROW, COLUMN, WORDS, strings.NARROW), self.face)
        self.at: dict[int, Cell] = {}
        """Where each seat's cursor was last."""

    def ask_plan(self) -> Frames[Plan]:
        return with_music(self.machine, MUSIC.title, choose_plan(self))

    def idle(self, frame: int) -> None:
        waiting = self.machine.waiting
        if waiting is not None and waiting.move:
            self.face.idle(frame)

    def picked(self, path: Move) -> Tune:
        return scene.LOWERED if not path else scene.LIFTED if len(path) == 1 else scene.JUMP_ON

    def _show_cursor(self, cell: Cell, shown: bool) -> None:
        self.scene.show_cursor(cell, shown)
        if shown:
            self.face.look_at(cell)

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        """The PET looks at piece after piece of its own, and its keys go."""
        cells = list(dict.fromkeys(cell_of(move[0]) for move in self.program.position.moves()))
        self.face.mood = Mood.PONDERING

        def look(frame: int) -> None:
            if frame % GAZE_FRAMES == 1:
                turn = frame // GAZE_FRAMES
                self.face.look_at(cells[5 * turn % len(cells)])
                if self.machine.speaker.busy_until < self.machine.now:
                    self.machine.chime(scene.PONDER[turn % len(scene.PONDER)])
            if frame % KEY_FRAMES == 0:
                self.face.face(keys=1 + frame // KEY_FRAMES % 3)

        answer = yield from meanwhile(unhurried(thoughts, LEAST_THOUGHT_FRAMES), look)
        self.face.feel(mood_of(self.program))
        return answer

    def move(self, before: Position, move: Move) -> Frames[None]:
        self.face.look_at(cell_of(move[-1]))
        yield from super().move(before, move)
        if is_jump(move) and not self.program.two:
            self.machine.chime(scene.SORRY if before.seat in self.program.people else scene.GLAD)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        self.face.glance = (1, 0)
        self.face.feel(Mood.BORED)
        yield from super().refuse(words, **values)
        self.face.feel(mood_of(self.program))

    def end(self, outcome: Outcome) -> Frames[None]:
        program, text = self.program, self.program.text
        why, score = text(program.ending.value), program.points(outcome)
        if score is not None:
            why += f" · {text(strings.POINTS, n=score)}"
        self.show()
        yield from self.machine.pause(LAST_POSITION_FRAMES)
        yield from end_scene(self, Ending(program, outcome, self.end_words(outcome), why), MUSIC.of(outcome))

    def again(self) -> Frames[bool]:
        return PetConsole(self.program, HELP_ROW, 1, columns=38).ask_yes_no(self.another_question, default=True)

    def mark(self, path: Move) -> None:
        moves = [move for move in self.program.position.moves() if move[: len(path)] == path]
        if not path:
            self.scene.mark(frozenset(move[0] for move in moves))
            return
        signs = dict.fromkeys(path[1:], art.ON_THE_WAY)
        signs |= {move[len(path)]: art.TARGET for move in moves if len(move) > len(path)}
        self.scene.mark(signs=signs, held=path[0])

    def ask_square(self, path: Move) -> Frames[Cell | Control]:
        """Steer the cursor, click, or type the digits of row and column."""
        position = self.program.position
        seat = position.seat
        if path:
            row, column = cell_of(path[0])
            words = strings.TO if len(path) == 1 else strings.JUMP_ON
            self.console.say(words, row=row + 1, column=column + 1)
        else:
            self.console.write(self.turn(strings.FROM))
            self.machine.keyboard.settle()
        movable = [cell_of(move[0]) for move in position.moves()]
        at = self.at.get(seat, movable[0])
        start = cell_of(path[-1]) if path else at if at in movable else movable[0]
        chosen = yield from choose_cell(
            self.program,
            CellCursor(GRID, start, self._show_cursor, steering=BY_SEAT[self.program.two and seat], walk=walk),
            CellKeys(ROWS, ORDERS, self.wrong_key, own(LETTERS, self.program.language), keep=True),
        )
        if isinstance(chosen, Control):
            return LEAVE if chosen is BACK and not path else chosen
        if chosen[0] == TYPED:
            return (yield from self._column(chosen[1]))
        self.at[seat] = chosen
        return chosen

    def _column(self, row: int) -> Frames[Cell | Control]:
        self.console.say(strings.COLUMN, row=row + 1)
        while True:
            key = yield from next_key(self.machine, move=True)
            if key in DIGITS:
                return row, int(key) - 1
            order = next((order for order in ORDERS if key in order.keys), None)
            if order is not None:
                return order
            self.machine.keyboard.settle()
            self.machine.wrong_key = WrongKey(key, tuple(DIGITS))
            yield from self.wrong_key()
