"""The end in the modern look: the board is wiped, and the cross and the nought themselves show how it came out."""

from arcade.games.noughts import strings
from arcade.games.noughts.art import Mood, cross, nought
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.pet_letters import write_big
from arcade.toolkit.picture.quadrants import put

WIPED = range(1, 22)
"""The rows of the screen that the scene takes."""
WORDS_ROW = 1
FIGURES_ROW, CROSS_COLUMN, NOUGHT_COLUMN = 11, 6, 23
HOP = 12
FALLING = ((1, 9), (3, 0), (19, 5), (21, 2), (36, 7), (38, 11))
"""The columns beside the figures in which marks fall, and how far each is at first."""
FALLS = (11, 20)
"""The rows in which they fall."""
ENTRANCE = 26
"""Frames in which the figures come in from the edges."""
SCENE = 150


class Ending:
    def __init__(self, program: Program[Pet], outcome: Outcome) -> None:
        self.machine = program.machine
        words: Text = {
            Outcome.WON: strings.BIG_WON,
            Outcome.LOST: strings.BIG_LOST,
            Outcome.DRAWN: strings.BIG_TIE,
        }.get(outcome, strings.BIG_PLAYER_WON)
        self._words = program.text(words, n=1 + (outcome is Outcome.SECOND))
        self._glad = {Outcome.WON: "X", Outcome.FIRST: "X", Outcome.DRAWN: ""}.get(outcome, "O")

    def play(self) -> Frames[None]:
        """The board is wiped from the top, the words stand, the two come in."""
        for row in WIPED:
            self.machine.print_at(row, 0, " " * 40)
            yield
        write_big(self.machine, WORDS_ROW, self._words)
        for frame in range(ENTRANCE):
            away = (ENTRANCE - 1 - frame) // 2
            self._put(FIGURES_ROW, CROSS_COLUMN - away, cross(Mood.CALM))
            self._put(FIGURES_ROW, NOUGHT_COLUMN + away, nought(Mood.CALM))
            yield
        for frame in range(SCENE):
            self.rest(frame)
            yield

    def rest(self, frame: int) -> None:
        """The winner hops and laughs, the loser is dizzy; after a draw both wonder. Marks of the winner fall."""
        if frame % HOP == 0:
            turn = frame // HOP
            up = turn % 2 == 0
            self._put(
                FIGURES_ROW - (up and self._glad == "X"), CROSS_COLUMN, cross(self._mood("X", turn), turn % 5 == 4)
            )
            look = (0, 0) if self._glad else ((-1, 0) if turn % 6 < 4 else (0, 1))
            self._put(
                FIGURES_ROW - (up and self._glad == "O"),
                NOUGHT_COLUMN,
                nought(self._mood("O", turn), look, turn % 7 == 6),
            )
        if self._glad and frame % 5 == 0:
            self._fall(frame // 5)

    def _mood(self, who: str, turn: int) -> Mood:
        if not self._glad:
            return Mood.BORED
        if self._glad == who:
            return Mood.LAUGHING if turn % 4 else Mood.GRINNING
        return Mood.DIZZY if turn % 8 < 5 else Mood.SAD

    def _put(self, row: int, column: int, dots: tuple[str, ...]) -> None:
        """A figure with dark dots round it, where its hop or its step was."""
        dark = "." * (len(dots[0]) + 4)
        put(self.machine, row - 1, column - 1, (dark, dark, *(f"..{line}.." for line in dots), dark, dark))

    def _fall(self, turn: int) -> None:
        top, bottom = FALLS
        deep = bottom - top + 1
        for column, start in FALLING:
            self.machine.print_at(top + (turn - 1 + start) % deep, column, " ")
            self.machine.print_at(top + (turn + start) % deep, column, "×" if self._glad == "X" else "○")
