"""The puzzle as a lesson at the blackboard: chalk digits, cards, ticks, and every mistake worked out."""

from collections.abc import Sequence

from arcade.games.simultan import MUSIC, art, strings
from arcade.games.simultan.ending import Closing, summary, verdict
from arcade.games.simultan.look import Ending, EquationsLook, State, reason
from arcade.games.simultan.panel import Panel
from arcade.games.simultan.rules import CELLS, LINES, SIDE
from arcade.games.simultan.scene import CARD, CHALK, WANTED, Board, Verdict, place_of
from arcade.games.simultan.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, attribute, pair
from arcade.toolkit.picture.panels import MessageLine, centred, write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.programs.drawn_look import DrawnLook
from arcade.toolkit.sound.jingles import HURRY, SELECT, TAKE, WRONG
from arcade.toolkit.words.sentences import ONE_MOMENT

EXAMPLES = (2, (7, 7, 4), strings.YES, strings.THEY_MAY), (11, (7, 2, 4), strings.NO, strings.THEY_MUST_NOT)
"""An upper row, digits, the answer that allows them, and what it means."""
MESSAGE_ROW, KEY_ROW = 21, 23
MESSAGE, KEYS, BAD = pair("Wk"), pair("Ck"), pair("Wr")
STROKE_FRAMES, CHECK_FRAMES = 3, 8
LAST_POINTS = 100


class Modern(DrawnLook, EquationsLook):
    columns = SIDE + 1
    ANOTHER = strings.ANOTHER

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.board = Board(program.machine)
        self.panel = Panel(program)
        self.messages = MessageLine(program.machine, MESSAGE_ROW, MESSAGE, 2)
        self.spotlight: tuple[int, ...] = ()
        """The cells of the line that is being explained."""
        self.verdicts: dict[int, tuple[tuple[int, ...], Verdict]] = {}
        """What the last check said of lines, with the digits of which it was said."""
        self.solution = False
        """Whether the computer's digits are shown."""
        self._said = self._keys = ""
        """The message that stands, and the language of the keys."""
        self._seen = Shown()

    def title(self) -> Frames[None]:
        yield from Title(self.program).show()
        self._empty()

    def _empty(self) -> None:
        self.clear_screen()
        colour_cells(self.machine, 0, 0, 24, 32, attribute(7, BLACK))
        self.board.clear()
        self.panel.forget()
        self._said = self._keys = ""
        self._seen.forget()

    def ask_different(self) -> Frames[bool]:
        machine, text = self.machine, self.program.text
        self.messages.say(text(strings.MAY_REPEAT))
        for top, digits, answer, meaning in EXAMPLES:
            write(machine, top + 2, 3, text(answer), WANTED)
            for column, digit in zip((7, 13, 19), digits, strict=True):
                twice = digits.count(digit) > 1
                draw_cells(machine, art.tile(digit, card=twice), top, column)
                colour_cells(machine, top, column, art.CELLS, art.CELLS, CARD if twice else CHALK)
            write(machine, top + 6, 3, text(meaning), CHALK)
        machine.chime(SELECT)
        return not (yield from ask_yes_no(machine, self.wrong_key, default=True))

    def composing(self) -> None:
        self.messages.say(self.program.text(ONE_MOMENT))

    def begin(self) -> Frames[None]:
        """The puzzle is written on the board, stroke by stroke; a key hurries the chalk."""
        self._empty()
        self.spotlight, self.verdicts, self.solution = (), {}, False
        puzzle, hurry = self.program.game.puzzle, SkippableWait(self.machine)
        self.board.crossings()
        for cell in range(CELLS):
            self.board.place(cell, place_of(self.program, cell))
            yield from self._stroke(hurry, cell)
        for line, signs in enumerate(puzzle.signs):
            for place, sign in enumerate(signs):
                self.board.sign(line, place, sign)
                yield from self._stroke(hurry, 2 * line + place)
        for line, result in enumerate(puzzle.results):
            self.board.result(line, result)
            yield from self._stroke(hurry, 12 + line)
        self.prompt()

    def _stroke(self, hurry: SkippableWait, pitch: int) -> Frames[None]:
        if not hurry.hurried:
            self.machine.chime(((0.008, pitch + 12.0),))
        yield from hurry.wait(STROKE_FRAMES)

    def show(self) -> None:
        program, game = self.program, self.program.game
        owners = tuple(program.duel.owners.items()) if program.duel else ()
        digits = tuple(game.cells), tuple(game.marks), frozenset(game.fixed), owners
        shown = self.spotlight, self.solution, tuple(self.verdicts.items()), game.live
        if self._seen.changed("board", (digits, shown, program.solving and program.cursor)):
            self._show_board()
        self.panel.show()
        if self._keys != program.language:
            self._keys = program.language
            centred(self.machine, KEY_ROW, key_row(program, 32, strings.DIGIT_KEYS, TAKE_BACK, SOLVE), KEYS)

    def _show_board(self) -> None:
        game = self.program.game
        for cell in range(CELLS):
            self.board.place(cell, place_of(self.program, cell, self.spotlight, self.solution))
        right = game.right_lines if game.live else ()
        for line in range(len(LINES)):
            digits, said = self.verdicts.get(line, ((), Verdict()))
            if line in right:
                said = Verdict(right=True)
            elif digits != game.puzzle.along(game.cells, line):
                said = Verdict()
            self.board.verdict(line, said)

    def step(self) -> Frames[None]:
        """The points are shown with everything else; the last ones are heard."""
        if self.program.game.points == LAST_POINTS and not self.program.duel:
            self.machine.chime(HURRY)
        yield from ()

    def at(self, x: int, y: int) -> Control | int | Cell | None:
        cell, found = self.board.grid.at(x, y), self.panel.at(x, y)
        self.panel.point()
        if cell is None:
            return found
        left, top = self.board.grid.origin(cell)
        return cell if x < left + art.TILE and y < top + art.TILE else None

    def prompt(self) -> None:
        text, program = self.program.text, self.program
        if program.duel:
            words = text(strings.YOUR_TURN, n=program.duel.seat + 1)
        else:
            words = text(strings.FILL_IN_DIFFERENT if program.different else strings.FILL_IN)
        self._say(words, MESSAGE)

    def move(self) -> None:
        """A scratch of chalk, the higher the digit, the higher; the last place is heard."""
        game = self.program.game
        row, column = self.program.cursor
        digit = game.cells[SIDE * row + column] if column < SIDE else 0
        self.machine.chime(TAKE if game.full else ((0.004, 30.0), (0.004, 18.0), (0.012, 6.0 + 2 * digit)))

    def refuse(self, words: Text, **values: object) -> None:
        self.machine.chime(WRONG)
        self._say(self.program.text(words, **values), BAD)

    def say(self, words: Text, **values: object) -> None:
        self.machine.chime(SELECT)
        self._say(self.program.text(words, **values), MESSAGE)

    def _say(self, words: str, colours: int) -> None:
        if words != self._said:
            self.messages.say(words, colours)
            self._said = words

    def checking(self) -> Frames[None]:
        machine, game = self.machine, self.program.game
        machine.waiting = None
        hurry = SkippableWait(machine)
        for line, result in enumerate(game.puzzle.results):
            made = game.puzzle.made(game.cells, line)
            right = made == result
            said = Verdict("" if right else str(made), right)
            self.verdicts[line] = game.puzzle.along(game.cells, line), said
            self.show()
            machine.chime(((0.03, 12.0 + line if right else -6.0),))
            yield from hurry.wait(CHECK_FRAMES)

    def explain(self, lines: Sequence[int]) -> Frames[None]:
        for line in lines:
            self.spotlight = LINES[line]
            self.show()
            for row, words in enumerate(reason(self.program, self.program.game.cells, line), MESSAGE_ROW):
                centred(self.machine, row, words, BAD if row == MESSAGE_ROW + 1 else MESSAGE)
            self.machine.chime(WRONG)
            yield from ask_key(self.machine)
        self.spotlight = ()
        self._said = self._keys = ""

    def end(self, ending: Ending) -> Frames[None]:
        program = self.program
        self.solution = ending not in (Ending.SOLVED, Ending.DUEL)
        if self.solution:
            self.verdicts = {}
        self.show()
        self._seen.forget()
        self._say(verdict(program, ending), MESSAGE)
        outcome = program.results[-1].outcome
        closing = Closing(program, self.board, self.panel, outcome, self.solution)
        yield from end_scene(self, closing, MUSIC.of(outcome))

    def idle(self, frame: int) -> None:
        self.panel.live(frame)

    def farewell(self) -> Frames[None]:
        return summary(self.program)
