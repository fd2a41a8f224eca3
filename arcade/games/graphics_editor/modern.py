"""The drawn look: a large grid, a preview beside it, and buttons for whatever can be done."""

from arcade.games.graphics_editor import commands, music, strings
from arcade.games.graphics_editor.canvas import Canvas
from arcade.games.graphics_editor.commands import COMMANDS
from arcade.games.graphics_editor.file_format import grid, write
from arcade.games.graphics_editor.handling import Hands
from arcade.games.graphics_editor.pages import choose_letter
from arcade.games.graphics_editor.rules import Layout
from arcade.games.graphics_editor.state import State
from arcade.games.graphics_editor.title import title_picture
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.panels import write as write_words
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, POINT, SELECT, WRONG

LABEL = pair("Ck")
MESSAGE_ROW, HELP_ROW, LABEL_ROW = 22, 23, 5
READING = 60


class Modern(MessageLook):
    """Draws with the player."""

    program: State
    ANOTHER = strings.ANOTHER

    def __init__(self, program: State) -> None:
        super().__init__(program, MESSAGE_ROW, pair("Yk"))
        self.canvas = Canvas(self.machine)
        self.status = StatusBar(self.machine, 0, pair("Wb"), pair("Yb"))
        self.hands = Hands(program)
        self._frame = 0
        self._told = ("", "")
        """What beside the preview and in the lowest row was said last."""

    def title(self) -> Frames[None]:
        """The title picture with its round."""
        return title_screen(self.program, lambda: title_picture(self.program), music.TITLE)

    # --- drawing

    def begin(self) -> Frames[None]:
        """An empty screen, to be filled at the first frame of drawing."""
        self.hands.to_grid()
        self._clear()
        yield from ()

    def ask_figure(self) -> Frames[bool]:
        """Draw until the goal is reached (true), or until the player is done."""
        machine, bench = self.machine, self.program.bench
        machine.keyboard.flush()
        try:
            while not bench.solved:
                self.show()
                machine.waiting = Waiting("key", move=True)
                yield
                self._frame += 1
                before = self.hands.button, bench.cursor
                order = self.hands.read()
                if (self.hands.button, bench.cursor) != before:
                    self._name_place()
                if self.hands.slip:
                    self._refuse(strings.UNKNOWN_KEY)
                elif order is not None:
                    machine.waiting = None
                    if (yield from self._obey(order)):
                        return False
            self.show()
            return True
        finally:
            machine.waiting = None

    def _clear(self) -> None:
        self.clear_screen()
        self.status.forget()
        self.canvas.forget()
        self.messages.clear()
        self._told = ("", "")

    def show(self) -> None:
        """The figure with all that stands round it."""
        bench, number, text = self.program.bench, self.program.number, self.program.text
        place = (text(strings.CELL), f"{bench.at + 1}/{bench.figure.count}")
        changes = (text(strings.CHANGES), bench.drawing.changes)
        if number is None:
            self.status.show(place, changes)
        else:
            exercise = (text(strings.FIGURE), f"{number[0]}/{number[1]}")
            self.status.show(exercise, (text(strings.WRONG), len(bench.wrong)), changes)
        moves = bench.animated and bench.figure.layout is Layout.APART and bench.figure.count > 1
        shown = strings.ANIMATION if moves else strings.LAYOUTS[bench.figure.layout]
        helps = strings.HELP if self.hands.button is None else strings.BUTTON_HELP
        told = text(strings.WANTED if bench.goal else shown), text(helps)
        if self._told != told:
            self._told = told
            write_words(self.machine, LABEL_ROW, 20, told[0].ljust(12), LABEL)
            centred(self.machine, HELP_ROW, told[1], LABEL)
        self.canvas.show(bench, self.hands.button, self._frame, self.program.calm)

    def _name_place(self) -> None:
        """Say what the button under the cursor does, and its key; nothing on the grid."""
        button = self.hands.button
        if button is None:
            self.messages.clear()
        else:
            command = COMMANDS[button]
            self.messages.say(f"{command.keys[0].upper()}: {self.program.text(command.label)}")

    def _refuse(self, words: Text) -> None:
        self.say(words)
        self.machine.chime(WRONG)

    # --- orders

    def _obey(self, order: Control) -> Frames[bool]:
        """Carry out an order; true when the player is done."""
        bench = self.program.bench
        if bench.knows(order):
            refused = bench.do(order)
            if refused is strings.HINT_GIVEN:
                self.say(refused)
                self.hands.to_grid()
                self.machine.chime(POINT)
            elif refused is not None:
                self._refuse(refused)
            else:
                self.machine.chime(SELECT)
        elif order is commands.LETTER:
            yield from self._letter()
        elif order is commands.DONE:
            return (yield from self._done())
        else:
            self._save(order)
        return False

    def _letter(self) -> Frames[None]:
        self.say(strings.WHICH_LETTER)
        centred(self.machine, HELP_ROW, "", LABEL)
        letter = yield from choose_letter(self.program)
        if letter is not None:
            self.program.bench.take(letter)
        self._clear()

    def _save(self, order: Control) -> None:
        figure = self.program.bench.figure
        writing = Writing("txt", write(figure)) if order is commands.SAVE_TEXT else Writing("png", grid(figure))
        self.program.writings.append(writing)
        self.program.bench.saved = figure
        self.say(strings.SAVED)
        self.machine.chime(BONUS)

    def _done(self) -> Frames[bool]:
        if not self.program.bench.unsaved:
            return True
        self.say(strings.REALLY_DONE)
        self.machine.chime(POINT)
        leaves = yield from ask_yes_no(self.machine, self.wrong_key, default=True)
        self.messages.clear()
        return leaves

    # --- ends

    def end_exercise(self, points: int) -> Frames[None]:
        """The figure wanted is there."""
        self.say(strings.RIGHT, n=points)
        self.machine.chime(BONUS)
        yield from self.machine.pause(READING)

    def end(self, outcome: Outcome) -> Frames[None]:
        """Say that it is over."""
        finished = strings.FINISHED if outcome is Outcome.OVER else None
        return ceremony(self.program, outcome, finished, jingle=music.ENDS.of(outcome))
