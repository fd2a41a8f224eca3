"""The drawn look: a desk with a large sheet, a screen beside it, and keys for whatever can be done."""

from arcade.games.graphics_editor import MUSIC, commands, layout, sounds, strings
from arcade.games.graphics_editor.canvas import Canvas
from arcade.games.graphics_editor.commands import COMMANDS
from arcade.games.graphics_editor.ending import Ending
from arcade.games.graphics_editor.figures import Mood, Pencil
from arcade.games.graphics_editor.file_format import grid, write
from arcade.games.graphics_editor.handling import Hands
from arcade.games.graphics_editor.pages import choose_letter
from arcade.games.graphics_editor.panel import show_points
from arcade.games.graphics_editor.rules import Layout
from arcade.games.graphics_editor.state import State
from arcade.games.graphics_editor.title import Title
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.programs.game_program import TURN
from arcade.toolkit.programs.message_look import MessageLook

LABEL, HELP = layout.DESK, pair("Ck")
READING = 60


class Modern(MessageLook):
    """Draws with the player."""

    program: State
    ANOTHER = strings.ANOTHER

    def __init__(self, program: State) -> None:
        super().__init__(program, layout.MESSAGE_ROW, pair("Yk"))
        self.canvas = Canvas(self.machine)
        self.status = StatusBar(self.machine, 0, pair("Wb"), pair("Yb"))
        self.hands = Hands(program)
        self.pencil = Pencil(self.machine)
        self._frame = 0
        self._told = ("", "")
        """What beside the preview and in the lowest row was said last."""

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        return Title(self.program).show()

    # --- drawing

    def begin(self) -> Frames[None]:
        """An empty screen, to be filled at the first frame of drawing."""
        self.hands.to_grid()
        self._clear()
        yield from ()

    def ask_figure(self) -> Frames[bool]:
        """Draw until the goal is reached (true), or until the player is done."""
        machine, bench = self.machine, self.program.bench
        try:
            while not bench.solved:
                self.program.report_safe_point(TURN)
                self.show()
                machine.waiting = Waiting("key", move=True)
                yield
                self._frame += 1
                before = self.hands.button, bench.cursor
                order = self.hands.read()
                if (self.hands.button, bench.cursor) != before:
                    self._name_place()
                    self.pencil.feel(Mood.CALM, self._frame)
                if self.hands.drew:
                    self.pencil.feel(Mood.BUSY, self._frame)
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
        self.pencil.forget()
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
        self.canvas.show(bench, self.hands.button, self._frame, self.program.calm)
        if self._told != told:
            self._told = told
            centred(self.machine, layout.LABEL_ROW, told[0], LABEL, layout.PREVIEW_COLUMN, layout.LABEL_COLUMNS)
            centred(self.machine, layout.HELP_ROW, told[1], HELP)
        self.pencil.step(self._frame, bench.cursor if self.hands.button is None else None, bench.graphic.ink)

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
        self.machine.chime(sounds.ERROR)
        self.pencil.feel(Mood.STARTLED, self._frame)

    # --- orders

    def _obey(self, order: Control) -> Frames[bool]:
        """Carry out an order; true when the player is done."""
        bench = self.program.bench
        if bench.knows(order):
            refused = bench.do(order)
            if refused is strings.HINT_GIVEN:
                self.say(refused)
                self.hands.to_grid()
                self.machine.chime(sounds.HINT)
            elif refused is not None:
                self._refuse(refused)
            else:
                self._sound(order)
        elif order is commands.LETTER:
            yield from self._letter()
        elif order is commands.DONE:
            return (yield from self._done())
        else:
            self._save(order)
        return False

    def _sound(self, order: Control) -> None:
        """Let a command be heard, a colour as the colour that it came to."""
        graphic = self.program.bench.graphic
        paints = {commands.INK: graphic.ink, commands.PAPER: graphic.paper}
        self.machine.chime(sounds.paint(paints[order]) if order in paints else sounds.COMMANDS[order.name])
        self.pencil.feel(Mood.BUSY, self._frame)

    def _letter(self) -> Frames[None]:
        self.say(strings.WHICH_LETTER)
        centred(self.machine, layout.HELP_ROW, "", HELP)
        letter = yield from choose_letter(self.program)
        if letter is not None:
            self.program.bench.take_dots(letter)
            self.machine.chime(sounds.COMMANDS[commands.LETTER.name])
        self._clear()

    def _save(self, order: Control) -> None:
        figure = self.program.bench.figure
        if order is commands.SAVE_TEXT:
            self.program.writings.append(Writing("txt", write(figure, self.program.piece)))
        else:
            self.program.writings.append(Writing("png", grid(figure)))
        self.program.bench.saved = figure
        self.say(strings.SAVED)
        self.machine.chime(sounds.SHUTTER + sounds.music_box(figure.picture()))
        self.pencil.feel(Mood.GLAD, self._frame)

    def _done(self) -> Frames[bool]:
        if not self.program.bench.unsaved:
            return True
        self.say(strings.REALLY_DONE)
        self.machine.chime(sounds.QUESTION)
        leaves = yield from ask_yes_no(self.machine, self.wrong_key, default=True)
        self.messages.clear()
        return leaves

    # --- ends

    def end_exercise(self, points: int) -> Frames[None]:
        """The figure wanted is there: what it is worth is stamped over it."""
        self.say(strings.RIGHT, n=points)
        self.machine.chime(sounds.STAMP)
        self.pencil.feel(Mood.GLAD, self._frame)
        show_points(self.machine, points)
        for _ in range(READING):
            self._frame += 1
            self.pencil.step(self._frame, None, self.program.bench.graphic.ink)
            yield

    def end(self, outcome: Outcome) -> Frames[None]:
        """The gallery."""
        return end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))
