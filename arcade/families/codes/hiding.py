"""The screen on which a person puts together a secret code, while another one, if there is one, looks away."""

from arcade.families.codes.board import RIM, draw_code, put_sound
from arcade.families.codes.code import PEGS, Code
from arcade.families.codes.pegs import MYSTERY, PEG
from arcade.families.codes.row import PegRow
from arcade.families.codes.tray import PEG_KEYS, STRIP, PegTray
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, TAKE_BACK, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.cursor import BY_SEAT
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import DOTS
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import LAND

HIDE = Text("HIDE A CODE")
LOOK_AWAY = Text("PLAYER {n}, LOOK AWAY", width=28)
MINE = Text("I'll try to break it", width=28)
FOUR_DIFFERENT = Text("Four different digits", width=28)
MAY_REPEAT = Text("Digits may repeat", width=28)
YOUR_CODE = Text("Set your code")
PLAYERS_CODE = Text("Player {n} hides a code")
CODE_ROW, CODE_COLUMN, TRAY_ROW = 13, 12, 19
SHOWN = 30
"""Frames that the lids are seen."""


class CodeHiding(MessageLook):
    """A heading, a row in a box, and the tray below; see `PegRow` for what it does in turn."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.tray = PegTray(program, TRAY_ROW, 0, PEG, STRIP)
        self.row: PegRow | None = None
        """The row being put together."""
        self._seat = self._put = 0
        self._two = False

    def ask_code(self, seat: int, two: bool, repeats: bool, heading: Text = HIDE) -> Frames[Code]:
        """Let the person on a seat put a code; with `two` people the other one is asked to look away."""
        self._seat, self._two, self._put = seat, two, 0
        self.row = row = PegRow(self, differing=not repeats)
        yield from reveal(self.machine, lambda: self._screen(repeats, heading), Wipe.BLINDS, 16)
        while not isinstance(code := (yield from row.ask()), str):
            pass
        self.row = None
        self.machine.chime(LAND)
        draw_code(self.machine, MYSTERY * PEGS, CODE_ROW, CODE_COLUMN)
        yield from self.machine.wait(SHOWN)
        return code

    def _screen(self, repeats: bool, heading: Text) -> None:
        machine, text = self.machine, self.program.text
        self.clear_screen()
        fill(machine, 0, 0, TRAY_ROW, COLUMNS, DOTS, pair("Bk"))
        fill(machine, 1, 1, 9, COLUMNS - 2, colours=pair("Wk"))
        headline(machine, text(heading), 2, "WCC", "k", most=2)
        note = text(LOOK_AWAY, n=2 - self._seat) if self._two else text(MINE)
        centred(machine, 6, note, pair("Yk"), 2, COLUMNS - 4)
        centred(machine, 8, text(MAY_REPEAT if repeats else FOUR_DIFFERENT), pair("Wk"), 2, COLUMNS - 4)
        box(machine, CODE_ROW - 1, CODE_COLUMN - 1, 4, 2 * PEGS + 2, RIM, RAISED)
        draw_code(machine, "", CODE_ROW, CODE_COLUMN)
        self.tray.cell = (0, 0)
        self.tray.draw()
        self._ask()
        centred(machine, 23, key_row(self.program, COLUMNS, PEG_KEYS, TAKE_BACK), pair("ck"))

    def _ask(self) -> None:
        if self._two:
            self.say(PLAYERS_CODE, n=self._seat + 1)
        else:
            self.say(YOUR_CODE)

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        """Something from the tray."""
        steering = BY_SEAT[self._seat]
        return self.tray.choose(len(typed), (BACK, TAKE_BACK), steering, self.wrong_key)

    def put(self, typed: str) -> Frames[None]:
        """The pegs put so far."""
        self.machine.chime(put_sound(len(typed), len(typed) > self._put))
        self._put = len(typed)
        draw_code(self.machine, typed, CODE_ROW, CODE_COLUMN)
        yield

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Said, and then the question again."""
        yield from super().refuse(words, **values)
        self._ask()
