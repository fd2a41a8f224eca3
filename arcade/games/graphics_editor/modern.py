"""The drawn look: what hands do on the desk, a page of letters to choose from, and how all of it is shown."""

from arcade.games.graphics_editor import MUSIC, commands, scene, sounds, strings
from arcade.games.graphics_editor.commands import BACK, BRIGHT, COMMANDS, DOT, ORDERS, STEERING
from arcade.games.graphics_editor.ending import Ending
from arcade.games.graphics_editor.file_format import grid, write
from arcade.games.graphics_editor.rules import PENCIL, Dot, Graphic, Layout
from arcade.games.graphics_editor.state import State
from arcade.games.graphics_editor.title import Title
from arcade.machine.font import spectrum_character
from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, Writing
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.list_menu import NOTHING, choose_picture
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import SELECT


class Hands:
    """One cursor for the grid and the buttons below it: what keys, strokes and clicks do, and what they order."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.button: int | None = None
        """The button that the cursor is on; None while it is on the grid."""
        self.slip = self.drew = False
        """Whether the last key meant nothing, or changed a dot."""
        self._pen: bool | None = None
        """What a held fire draws, if it draws."""
        self._last_button = 0
        self._held = HeldKey()

    def to_grid(self) -> None:
        self.button = self._pen = None

    def read(self) -> Control | None:
        """Move and draw as the keys of this frame want it; an order is returned."""
        keyboard, bench = self.machine.keyboard, self.program.bench
        key = keyboard.take().lower()
        step = self._held.meant(key, keyboard, RepeatRate(12, 4), STEERING.direction)
        self.slip = self.drew = False
        if not self.program.down(DOT):
            self._pen = None
        if step is not None:
            self._move(*step)
        elif key in DOT.keys:
            if self.button is not None:
                return COMMANDS[self.button]
            self._pen = not bench.graphic.inked(bench.cursor)
            self._dot(bench.cursor, self._pen)
        elif key in BACK.keys:
            self._choose(None if self.button is not None else self._last_button)
        elif key and (pixel := clicked(key)):
            return self._click(*pixel)
        elif key in ORDERS:
            return ORDERS[key]
        else:
            self.slip = bool(key) and is_on_keyboard(key)
        return None

    def _move(self, down: int, right: int) -> None:
        bench, columns = self.program.bench, scene.BUTTON_FIELD.columns
        if self.button is not None:
            row, column = divmod(self.button, columns)
            if row + down < 0:
                bench.cursor = (scene.FIELD.rows - 1, _beside(column, scene.BUTTON_FIELD, scene.FIELD))
                self._choose(None)
            else:
                row = min(row + down, scene.BUTTON_FIELD.rows - 1)
                self._choose(row * columns + (column + right) % columns)
        elif down > 0 and bench.cursor[0] == scene.FIELD.rows - 1:
            if self._pen is None:  # a stroke does not run off the grid
                self._choose(_beside(bench.cursor[1], scene.FIELD, scene.BUTTON_FIELD))
        else:
            before, bench.cursor = bench.cursor, scene.FIELD.step(bench.cursor, down, right)
            if self._pen is not None:
                self._dot(bench.cursor, self._pen, continues=True)
            elif bench.cursor != before:
                self.machine.chime(sounds.MOVED)

    def _choose(self, button: int | None) -> None:
        self.button = button
        self._last_button = self._last_button if button is None else button
        self.machine.chime(sounds.MOVED if button is None else sounds.KEY_MOVED)

    def _dot(self, dot: Dot, ink: bool, continues: bool = False) -> None:
        bench = self.program.bench
        if not bench.draw(dot, ink, continues):
            return
        self.drew = True
        if bench.goal is None:
            sound = sounds.dot(dot[0], ink)
        else:
            sound = sounds.nearer(len(bench.wrong)) if bench.goal.inked(dot) is ink else sounds.FARTHER
        self.machine.chime(sound)

    def _click(self, x: int, y: int) -> Control | None:
        bench = self.program.bench
        if dot := scene.FIELD.at(x, y):
            self.button, bench.cursor = None, dot
            self._dot(dot, not bench.graphic.inked(dot))
        elif under := scene.BUTTON_FIELD.at(x, y):
            self._choose(under[0] * scene.BUTTON_FIELD.columns + under[1])
            return COMMANDS[self._last_button]
        elif (card := scene.CARDS.at(x, y)) and card[1] < bench.figure.count:
            bench.at = card[1]
            self.machine.chime(sounds.GRAPHIC)
        elif paint := scene.PAINTS.at(x, y):
            bench.paint(**{("ink", "paper")[paint[0]]: paint[1]})
            self.machine.chime(sounds.paint(paint[1]))
        elif scene.LAMP_FIELD.at(x, y):
            return BRIGHT
        return None


def _beside(column: int, here: Grid, there: Grid) -> int:
    """The column of a grid that is above or below one of another."""
    middle = here.left + here.width * column + here.width // 2
    return min(max((middle - there.left) // there.width, 0), there.columns - 1)


PAGE = Grid(rows=7, columns=16, left=0, top=32, width=16, height=16)
SIGNS = ("".join(map(spectrum_character, range(32, 128))) + "ăâîșțĂÂÎȘȚ").ljust(PAGE.rows * PAGE.columns)
SHEET, CHOSEN = pair("kW"), pair("YB")
LARGE, LARGE_ROW, LARGE_COLUMN = 4, 18, 14  # cells of the letter under the cursor, shown below the others
CAPITALS = {sign.lower(): SIGNS.index(sign) for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ12349"}
"""What a typed key chooses at once; the others, and the digits that steer, are reached with the cursor."""


def choose_letter(program: Program[Spectrum]) -> Frames[Graphic | None]:
    """A letter's graphic; None when the player goes back. The rows 1 to 21 are drawn over."""
    machine = program.machine
    fill(machine, 1, 0, 21, 32, EMPTY, SHEET)
    for place, sign in enumerate(SIGNS):
        x, y = PAGE.origin(divmod(place, PAGE.columns))
        machine.cell(y // CELL, x // CELL, machine.font[sign], SHEET)

    def show(place: int, lit: bool) -> None:
        x, y = PAGE.origin(divmod(place, PAGE.columns))
        colour_cells(machine, y // CELL, x // CELL, 1, 1, CHOSEN if lit else SHEET)
        if lit:
            draw_cells(machine, scene.enlarged(tuple(machine.font[SIGNS[place]]), LARGE), LARGE_ROW, LARGE_COLUMN)
            colour_cells(machine, LARGE_ROW, LARGE_COLUMN, LARGE, LARGE, PENCIL)

    wrong, count, first = at_row(program, 23), len(SIGNS), CAPITALS["a"]
    place = yield from choose_picture(program, PAGE, count, show, first, wrong, (BACK,), CAPITALS, steering=STEERING)
    if place == NOTHING:
        return None
    machine.chime(SELECT)
    return Graphic(tuple(machine.font[SIGNS[place]]))


LABEL, HELP = scene.DESK, pair("Ck")


class Modern(MessageLook):
    program: State
    ANOTHER = strings.ANOTHER

    def __init__(self, program: State) -> None:
        super().__init__(program, scene.MESSAGE_ROW, pair("Yk"))
        self.status = StatusBar(self.machine, 0, pair("Wb"), pair("Yb"))
        self.hands = Hands(program)
        self._shown = Shown()
        self.desk = scene.Desk(self.machine, self._shown)
        self.pencil = scene.Pencil(self.machine, self._shown)
        self._frame = 0

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    # --- drawing

    def begin(self) -> Frames[None]:
        self.hands.to_grid()
        self._clear()
        self.show()
        yield from ()

    def key(self) -> Frames[bool]:
        """Do what the keys of this frame want, and show it; true when the player is done."""
        bench = self.program.bench
        self._frame += 1
        before = self.hands.button, bench.cursor
        order = self.hands.read()
        if (self.hands.button, bench.cursor) != before:
            self._name_place()
            self.pencil.feel(scene.Mood.CALM, self._frame)
        if self.hands.drew:
            self.pencil.feel(scene.Mood.BUSY, self._frame)
        if self.hands.slip:
            self._refuse(strings.UNKNOWN_KEY)
        if order is not None and (yield from self._obey(order)):
            return True
        self.show()
        return False

    def _clear(self) -> None:
        self.clear_screen()
        self.status.forget()
        self._shown.forget()
        self.messages.clear()

    def show(self) -> None:
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
        self.desk.show(bench, self.hands.button, self._frame, self.program.calm)
        if self._shown.changed("told", told):
            centred(self.machine, scene.LABEL_ROW, told[0], LABEL, scene.PREVIEW_COLUMN, scene.LABEL_COLUMNS)
            centred(self.machine, scene.HELP_ROW, told[1], HELP)
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
        self.pencil.feel(scene.Mood.STARTLED, self._frame)

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
                # A colour is heard as the colour that it came to.
                paints = {commands.INK: bench.graphic.ink, commands.PAPER: bench.graphic.paper}
                self.machine.chime(sounds.paint(paints[order]) if order in paints else sounds.COMMANDS[order.name])
                self.pencil.feel(scene.Mood.BUSY, self._frame)
        elif order is commands.LETTER:
            yield from self._letter()
        elif order is commands.DONE:
            return (yield from self._done())
        else:
            self._save(order)
        return False

    def _letter(self) -> Frames[None]:
        self.say(strings.WHICH_LETTER)
        centred(self.machine, scene.HELP_ROW, "", HELP)
        letter = yield from choose_letter(self.program)
        if letter is not None:
            self.program.bench.take_dots(letter)
            self.machine.chime(sounds.COMMANDS[commands.LETTER.name])
        self._clear()

    def _save(self, order: Control) -> None:
        figure, as_text = self.program.bench.figure, order is commands.SAVE_TEXT
        text = Writing("txt", write(figure, self.program.piece)) if as_text else Writing("png", grid(figure))
        self.program.writings.append(text)
        self.program.bench.saved = figure
        self.say(strings.SAVED)
        self.machine.chime(sounds.SHUTTER + sounds.music_box(figure.picture()))
        self.pencil.feel(scene.Mood.GLAD, self._frame)

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
        self.pencil.feel(scene.Mood.GLAD, self._frame)
        scene.show_points(self.machine, points)
        for _ in range(60):
            self._frame += 1
            self.pencil.step(self._frame, None, self.program.bench.graphic.ink)
            yield

    def end(self, outcome: Outcome) -> Frames[None]:
        return end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))
