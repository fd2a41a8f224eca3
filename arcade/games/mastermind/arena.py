"""The drawn look of the duel: two boards side by side, each under the code that it is to break."""

from arcade.games.mastermind import strings
from arcade.games.mastermind.rules import Task
from arcade.games.mastermind.title import GLINT, picture
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit import jingles
from arcade.toolkit.areas import fill
from arcade.toolkit.codeduel import Duel
from arcade.toolkit.codes import PEGS, Attack, Code
from arcade.toolkit.contest import Tally
from arcade.toolkit.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.cursor import ARROWS, SECOND_SEAT
from arcade.toolkit.drawing import draw_cells
from arcade.toolkit.effects import Wipe, reveal
from arcade.toolkit.ending import ask_again, ceremony
from arcade.toolkit.headline import headline
from arcade.toolkit.ink import BLACK, pair
from arcade.toolkit.keyrow import key_row
from arcade.toolkit.lettering import letters
from arcade.toolkit.panels import box, centred
from arcade.toolkit.patterns import DOTS
from arcade.toolkit.pegboard import RIM, PegBoard, draw_code, open_lid
from arcade.toolkit.pegs import MYSTERY, PEG
from arcade.toolkit.pegtray import SEND, STRIP, PegTray
from arcade.toolkit.program import Outcome, Program
from arcade.toolkit.rims import RAISED
from arcade.toolkit.talk import Talk, side_names
from arcade.toolkit.texts import Text
from arcade.toolkit.title import title_screen

LINES, WIDTH = 7, 15
BOARD_COLUMNS = (0, 17)
"""The first column of each seat's board."""
BOARD_ROW, TRAY_ROW = 3, 19
CODE_AT, COUNT_AT = 3, 11
HIDE_ROW = 12
COVERED = MYSTERY * PEGS
SHOWN = 30


class Arena(Talk):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: Program[Spectrum], task: Task) -> None:
        super().__init__(program)
        self.task = task
        self.two = program.setup.seats == 2
        self.boards = [PegBoard(self.machine, BOARD_ROW, column, LINES) for column in BOARD_COLUMNS]
        self.tray = PegTray(program, TRAY_ROW, 0, PEG, STRIP)
        self.tally = Tally()
        self.seat: int | None = None
        """Whose row is being put together on its board; None while a code is being hidden."""
        self._hider = 0
        self._line = self._place = 0
        self._question: Text = strings.YOUR_TRY

    def opening(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, lambda: picture(self.program), jingles.ROUND, Wipe.CENTRE, GLINT)

    def _clear(self) -> None:
        machine = self.machine
        machine.border(BLACK)
        machine.paper(BLACK)
        machine.ink(7)
        machine.cls()
        self.tray.cell = (0, 0)

    # --- hiding

    def hide(self, seat: int, two: bool) -> Frames[None]:
        """A person hides a code; the other one, if there is one, is asked to look away."""
        self.seat, self._hider, self._place = None, seat, 0
        yield from reveal(self.machine, lambda: self._hiding(seat, two), Wipe.BLINDS, 16)

    def _hiding(self, seat: int, two: bool) -> None:
        self._clear()
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 19, 32, DOTS, pair("Bk"))
        fill(machine, 1, 1, 8, 30, colours=pair("Wk"))
        headline(machine, text(strings.HIDE), 2, "WCC", "k", most=2)
        if two:
            note = text(strings.LOOK_AWAY, n=2 - seat)
        else:
            note = text(strings.HIDE_NOTE)
        centred(machine, 5, note, pair("Yk"), 2, 28)
        digits = strings.MAY_REPEAT if self.task.repeats else strings.FOUR_DIFFERENT
        centred(machine, 7, text(digits), pair("Wk"), 2, 28)
        box(machine, HIDE_ROW - 1, 11, 4, 2 * PEGS + 2, RIM, RAISED)
        fill(machine, HIDE_ROW, 12, 2, 2 * PEGS, colours=pair("Wk"))
        draw_code(machine, "", HIDE_ROW, 12)
        self.tray.draw()
        self._ask()
        centred(machine, 23, key_row(self.program, COLUMNS, strings.PEG_KEYS, TAKE_BACK), pair("ck"))

    def hidden(self, code: Code) -> Frames[None]:
        """The lids fall."""
        del code
        self.machine.chime(jingles.LAND)
        draw_code(self.machine, COVERED, HIDE_ROW, 12)
        yield from self.machine.wait(SHOWN)

    def _ask(self) -> None:
        if self.seat is None:
            if self.two:
                self.say(strings.PLAYERS_HIDE, n=self._hider + 1)
            else:
                self.say(strings.YOUR_CODE)
        elif self.two:
            self.say(strings.PLAYERS_TRY, n=self.seat + 1)
        else:
            self.say(strings.YOUR_TRY)

    # --- the duel

    def begin(self, duel: Duel, tally: Tally) -> Frames[None]:
        """Both boards, wiped in."""
        self.tally = tally
        yield from reveal(self.machine, lambda: self._all(duel), Wipe.CENTRE, 24)

    def _all(self, duel: Duel) -> None:
        self._clear()
        machine = self.machine
        for seat, attack in enumerate(duel.attacks):
            column = BOARD_COLUMNS[seat]
            # The player may see the code that is the player's own: the one that the computer breaks.
            known = seat == 1 and not self.two
            draw_code(machine, attack.secret if known else COVERED, 1, column + CODE_AT)
            self.boards[seat].draw(*attack.tries)
            self._head(seat, attack, False)
        self.tray.draw()
        centred(machine, 23, key_row(self.program, COLUMNS, strings.PEG_KEYS, HINT, TAKE_BACK), pair("ck"))

    def _head(self, seat: int, attack: Attack, active: bool) -> None:
        """Whose board it is, its duels won, and the codes left for it."""
        machine, column = self.machine, BOARD_COLUMNS[seat]
        wins = (self.tally.won, self.tally.lost)[seat]
        name = f"{side_names(self.program)[seat]} {wins}"
        centred(machine, 0, name, pair("kY" if active else "wk"), column, WIDTH)
        fill(machine, 1, column + COUNT_AT, 2, 4, colours=pair("Yk"))
        draw_cells(machine, letters(machine.font, f"{len(attack.pool):>4}", 1, 2), 1, column + COUNT_AT)

    def prompt(self, duel: Duel) -> Frames[None]:
        """A person's new line."""
        self._new_line(duel)
        self._ask()
        yield from ()

    def _new_line(self, duel: Duel) -> None:
        self.seat = seat = duel.seat
        self._line, self._place = len(duel.attack.tries), 0
        self.boards[seat].show(duel.attack.tries, "")
        self._head(seat, duel.attack, True)
        self._head(1 - seat, duel.attacks[1 - seat], False)

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        """Something from the tray, or a command."""
        if len(typed) == PEGS:
            self.tray.point_at(SEND)
        elif self.tray.items[0][self.tray.cell[1]] == SEND:
            self.tray.cell = (0, 0)
        commands = (BACK, TAKE_BACK) if self.seat is None else (BACK, TAKE_BACK, HINT)
        second = (self._hider if self.seat is None else self.seat) == 1
        return self.tray.choose(commands, SECOND_SEAT if second else ARROWS, self.wrong_key)

    def put(self, typed: str) -> Frames[None]:
        """A peg comes up, or is taken away."""
        added = len(typed) > self._place
        self._place = len(typed)
        self.machine.chime(((0.01, 12.0 + 3 * len(typed)), (0.01, 19.0 + 3 * len(typed))) if added else jingles.TAKE)
        if self.seat is None:
            draw_code(self.machine, typed, HIDE_ROW, 12)
            yield
        elif added:
            yield from self.boards[self.seat].grow(self._line, len(typed) - 1, typed[-1])
        else:
            self.boards[self.seat].peg(self._line, len(typed), "")
            yield

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        """Said, and then the question again."""
        yield from super().refuse(words, **values)
        self._ask()

    def hint(self, duel: Duel, code: Code) -> Frames[None]:
        """The guess is put into the row."""
        self.say(strings.HINTED, code=code, n=len(duel.attack.pool))
        self.machine.chime(jingles.POINT)
        for place in range(PEGS):
            yield from self.boards[duel.seat].grow(self._line, place, code[place])
        self._place = PEGS

    def show_try(self, duel: Duel, code: Code) -> Frames[None]:
        """The computer puts a row."""
        self._new_line(duel)
        self.say(strings.THINKING)
        yield from self.machine.pause(SHOWN)
        for place in range(PEGS):
            yield from self.put(code[: place + 1])
            yield from self.machine.wait(4)

    def answer(self, duel: Duel, seat: int) -> Frames[None]:
        """The marks of the seat that has just tried."""
        attack = duel.attacks[seat]
        self.messages.clear()
        self.boards[seat].show(attack.tries)
        yield from self.boards[seat].mark(len(attack.tries) - 1, attack.tries[-1][1])
        self._head(seat, attack, True)
        yield from self.machine.pause(SHOWN // 2)

    def result(self, duel: Duel, outcome: Outcome, tally: Tally) -> Frames[None]:
        """Both codes come to light."""
        self.tally = tally
        for seat, attack in enumerate(duel.attacks):
            if self.two or seat == 0:
                yield from open_lid(self.machine, attack.secret, 1, BOARD_COLUMNS[seat] + CODE_AT)
        if outcome is Outcome.DRAWN:
            self.say(strings.BOTH)
        yield from self.machine.pause(SHOWN)
        yield from ceremony(self.program, outcome)
        for seat, attack in enumerate(duel.attacks):
            self._head(seat, attack, False)

    def ask_again(self) -> Frames[bool]:
        """Another duel?"""
        return ask_again(self.program)
