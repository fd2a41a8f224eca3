"""The drawn look of the duel: two boards side by side, each under the code that it is to break."""

from arcade.families.codes.board import PegBoard, draw_code
from arcade.families.codes.code import PEGS, Attack, Code
from arcade.families.codes.hiding import CodeHiding
from arcade.families.codes.pegs import MYSTERY, PEG
from arcade.families.codes.tray import PEG_KEYS, STRIP, PegTray
from arcade.games.mastermind import MUSIC, ending, strings
from arcade.games.mastermind.ending import DuelEnding
from arcade.games.mastermind.figures import AHEAD, DOWN, LEFT, RIGHT, Eyes, Mood, Size, mood_at
from arcade.games.mastermind.state import State
from arcade.games.mastermind.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.key_row import key_row
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
TRIALS = "362514"
"""Pegs that the computer holds over a hole."""
TRIAL_FRAMES = 2
SEARCHING = ((0, 0), LEFT, DOWN, RIGHT)
SEARCH_FRAMES = 7


class Arena(MessageLook):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.boards = [PegBoard(self.machine, BOARD_ROW, column, LINES) for column in BOARD_COLUMNS]
        self.tray = PegTray(program, TRAY_ROW, 0, PEG, STRIP)
        self.hiding = CodeHiding(program)
        self.eyes = Eyes(self.machine, 1, BOARD_COLUMNS[1], Size.FAR)
        self.seat = 0
        """Whose row is being put together."""
        self.mood = Mood.SLY
        self.facing = False
        """Whether the boards are seen, and not the screen on which a code is hidden."""
        self._line = self._place = 0

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.facing = True
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
        if not self.program.two:
            self.eyes.forget()
            self.eyes.show(Mood.SLY)
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
        steering = BY_SEAT[self.seat]
        return self.tray.choose(len(typed), (BACK, TAKE_BACK, HINT), steering, self.wrong_key)

    def put(self, typed: str) -> Frames[None]:
        before, self._place = self._place, len(typed)
        return self.boards[self.seat].put(self._line, typed, before)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        yield from super().refuse(words, **values)
        self._ask()

    def hint(self, code: Code) -> Frames[None]:
        duel = self.program.duel
        self.say(strings.HINTED, code=code, n=len(duel.attack.pool))
        self.machine.chime(jingles.POINT)
        for place in range(PEGS):
            yield from self.boards[duel.seat].drop(self._line, place, code[place])
        self._place = PEGS

    def think(self, frame: int) -> None:
        """The computer's eyes go to and fro."""
        self.eyes.show(Mood.SLY, SEARCHING[frame // SEARCH_FRAMES % len(SEARCHING)])

    def thought(self, code: Code) -> Frames[None]:
        """The computer holds pegs over each hole before it puts one."""
        self._new_line()
        self.say(strings.THINKING)
        board = self.boards[self.seat]
        for place in range(PEGS):
            for turn in range(len(TRIALS) - place):
                self.think(TRIAL_FRAMES * (len(TRIALS) * place + turn))
                board.peg(self._line, place, TRIALS[(turn + place) % len(TRIALS)])
                self.machine.chime(ending.TRIED)
                yield from self.machine.wait(TRIAL_FRAMES)
            yield from self.put(code[: place + 1])
        self.eyes.show(Mood.SLY, DOWN)

    def idle(self, frame: int) -> None:
        """The next hole glows, the computer watches you, and its own code."""
        if not self.facing:
            return
        self.boards[self.seat].beckon(self._line, self._place, frame)
        if not self.program.two:
            self.eyes.live(frame, self.mood, ((-3, 2), AHEAD, (-3, 0), DOWN))

    def move(self, seat: int) -> Frames[None]:
        attack = self.program.duel.attacks[seat]
        self.messages.clear()
        self.boards[seat].show(attack.tries)
        yield from self.boards[seat].mark(len(attack.tries) - 1, attack.tries[-1][1])
        self._head(seat, attack, True)
        if not self.program.two:
            self.mood = mood_at(attack.tries[-1][1]) if seat == 0 else Mood.SLY
            self.eyes.show(self.mood, LEFT if seat == 0 else DOWN)
        yield from self.machine.pause(SHOWN // 2)

    def end(self, outcome: Outcome) -> Frames[None]:
        self.facing = False
        attacks = self.program.duel.attacks
        self.messages.clear()
        safe = next((attack.secret for attack in attacks if not attack.broken), attacks[0].secret)
        words = self.program.text(WORDS[outcome])
        seats = range(2 if self.program.two else 1)
        lids = [(attacks[seat].secret, (1, BOARD_COLUMNS[seat] + CODE_AT)) for seat in seats]
        fill(self.machine, 1, BOARD_COLUMNS[1], 2, CODE_AT)
        yield from end_scene(self, DuelEnding(self.machine, safe, outcome, words, lids), MUSIC.of(outcome))
        for seat, attack in enumerate(attacks):
            self._head(seat, attack, False)
        if outcome is Outcome.DRAWN:
            self.say(strings.BOTH)
