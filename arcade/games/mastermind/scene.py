"""The drawn look of the duel: two boards side by side, each under the code that it is to break."""

from arcade.games.mastermind import music, strings
from arcade.games.mastermind.state import State
from arcade.games.mastermind.title import NAME, picture
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.codes.board import PegBoard, draw_code, open_lid
from arcade.toolkit.codes.code import PEGS, Attack, Code
from arcade.toolkit.codes.hiding import CodeHiding
from arcade.toolkit.codes.pegs import MYSTERY, PEG
from arcade.toolkit.codes.tray import PEG_KEYS, STRIP, PegTray
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.cursor import BY_SEAT
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.programs.message_look import MessageLook, side_names
from arcade.toolkit.sound import jingles

LINES, WIDTH = 7, 15
BOARD_COLUMNS = (0, 17)
"""The first column of each seat's board."""
BOARD_ROW, TRAY_ROW = 3, 19
CODE_AT, COUNT_AT = 3, 11
COVERED = MYSTERY * PEGS
SHOWN = 30


class Arena(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.boards = [PegBoard(self.machine, BOARD_ROW, column, LINES) for column in BOARD_COLUMNS]
        self.tray = PegTray(program, TRAY_ROW, 0, PEG, STRIP)
        self.hiding = CodeHiding(program)
        self.seat = 0
        """Whose row is being put together."""
        self._line = self._place = 0

    def title(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, lambda: picture(self.program), music.TITLE, Wipe.CENTRE, NAME)

    def begin(self) -> Frames[None]:
        """Both boards, wiped in."""
        yield from reveal(self.machine, self._all, Wipe.CENTRE, 24)

    def _all(self) -> None:
        self.clear_screen()
        self.tray.cell = (0, 0)
        machine = self.machine
        for seat, attack in enumerate(self.program.duel.attacks):
            column = BOARD_COLUMNS[seat]
            # The player may see the code that is the player's own: the one that the computer breaks.
            known = seat == 1 and not self.program.two
            draw_code(machine, attack.secret if known else COVERED, 1, column + CODE_AT)
            self.boards[seat].draw(*attack.tries)
            self._head(seat, attack, False)
        self.tray.draw()
        centred(machine, 23, key_row(self.program, COLUMNS, PEG_KEYS, HINT, TAKE_BACK), pair("ck"))

    def _head(self, seat: int, attack: Attack, active: bool) -> None:
        """Whose board it is, its duels won, and the codes left for it."""
        machine, column = self.machine, BOARD_COLUMNS[seat]
        wins = (self.program.tally.won, self.program.tally.lost)[seat]
        name = f"{side_names(self.program)[seat]} {wins}"
        centred(machine, 0, name, pair("kY" if active else "wk"), column, WIDTH)
        fill(machine, 1, column + COUNT_AT, 2, 4, colours=pair("Yk"))
        draw_cells(machine, letters(machine.font, f"{len(attack.pool):>4}", 1, 2), 1, column + COUNT_AT)

    def _ask(self) -> None:
        if self.program.two:
            self.say(strings.PLAYERS_TRY, n=self.seat + 1)
        else:
            self.say(strings.YOUR_TRY)

    def prompt(self) -> Frames[None]:
        """A person's new line."""
        self._new_line()
        self._ask()
        yield from ()

    def _new_line(self) -> None:
        duel = self.program.duel
        self.seat = seat = duel.seat
        self._line, self._place = len(duel.attack.tries), 0
        self.boards[seat].show(duel.attack.tries, "")
        self._head(seat, duel.attack, True)
        self._head(1 - seat, duel.attacks[1 - seat], False)

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        """Something from the tray, or a command."""
        steering = BY_SEAT[self.seat]
        return self.tray.choose(len(typed), (BACK, TAKE_BACK, HINT), steering, self.wrong_key)

    def put(self, typed: str) -> Frames[None]:
        """A peg comes up, or is taken away."""
        before, self._place = self._place, len(typed)
        return self.boards[self.seat].put(self._line, typed, before)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Said, and then the question again."""
        yield from super().refuse(words, **values)
        self._ask()

    def hint(self, code: Code) -> Frames[None]:
        """The guess is put into the row."""
        duel = self.program.duel
        self.say(strings.HINTED, code=code, n=len(duel.attack.pool))
        self.machine.chime(jingles.POINT)
        for place in range(PEGS):
            yield from self.boards[duel.seat].grow(self._line, place, code[place])
        self._place = PEGS

    def thought(self, code: Code) -> Frames[None]:
        """The computer puts a row."""
        self._new_line()
        self.say(strings.THINKING)
        yield from self.machine.pause(SHOWN)
        for place in range(PEGS):
            yield from self.put(code[: place + 1])
            yield from self.machine.wait(4)

    def move(self, seat: int) -> Frames[None]:
        """The marks of the seat that has just tried."""
        attack = self.program.duel.attacks[seat]
        self.messages.clear()
        self.boards[seat].show(attack.tries)
        yield from self.boards[seat].mark(len(attack.tries) - 1, attack.tries[-1][1])
        self._head(seat, attack, True)
        yield from self.machine.pause(SHOWN // 2)

    def end(self, outcome: Outcome) -> Frames[None]:
        """Both codes come to light."""
        for seat, attack in enumerate(self.program.duel.attacks):
            if self.program.two or seat == 0:
                yield from open_lid(self.machine, attack.secret, 1, BOARD_COLUMNS[seat] + CODE_AT)
        if outcome is Outcome.DRAWN:
            self.say(strings.BOTH)
        yield from self.machine.pause(SHOWN)
        yield from ceremony(self.program, outcome, jingle=music.ENDS.of(outcome))
        for seat, attack in enumerate(self.program.duel.attacks):
            self._head(seat, attack, False)
