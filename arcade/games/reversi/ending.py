"""The end of Reversi's modern look: the discs fall into rows, black's from below, white's from above."""

from arcade.families.discs.rules import BLACK, SIDE, SQUARES, WHITE, Position
from arcade.games.reversi import art
from arcade.games.reversi.scene import OVER, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.sound.notation import score

WORDS_ROW = 20
FALL = (4, 10, art.DISC)
"""The widths of a disc that falls flat."""
EACH = 2
"""Frames from one disc of a row to the next."""
STAYS = 50
RIPPLE = 5
"""Frames of each phase in which the winner's discs turn over and back."""
TURNS = (*(width for width, _ in OVER[:2]), *(width for width, _ in reversed(OVER[:2])), art.DISC)
GLAD, SAD, EVEN = "RYWGCM", "WWC", "WYY"
SILENCE = score("tempo: 120\nA 1: r/1\nplay: A")
"""For a game whose sound is off."""


class Ending:
    """Counts a board out."""

    def __init__(self, scene: Scene, position: Position, outcome: Outcome, words: str) -> None:
        """`words` say who has won."""
        self.scene = scene
        self._said = words
        self._counts = position.discs
        self._outcome = outcome
        self._winner = {1: BLACK, -1: WHITE}.get(position.outcome() or 0)

    def play(self) -> Frames[None]:
        """The board is emptied, the discs fall into their rows with a tick that rises, the words appear."""
        scene = self.scene
        for square in range(SQUARES):
            scene.cell(square, None, None)
            if square % SIDE == SIDE - 1:
                yield
        for place in range(max(self._counts)):
            for width in FALL:
                for seat in (BLACK, WHITE):
                    if place < self._counts[seat]:
                        disc = art.disc(art.DISC, seat == BLACK, width)
                        scene.cell(self.square(seat, place), disc, seat)
                if width < art.DISC:
                    yield
            if scene.program.sound:
                scene.machine.chime(((0.01, place * 2 // 3 - 4.0),))
            yield from pause(EACH - 1)
        self._words(self._said)
        for frame in range(STAYS):
            self.rest(frame)
            yield

    def rest(self, frame: int) -> None:
        """The winner's discs turn over and back, row by row."""
        if self._winner is None or frame % RIPPLE:
            return
        beat = frame // RIPPLE
        row, phase = divmod(beat, len(TURNS))
        rows = -(-self._counts[self._winner] // SIDE)
        first = SIDE * (row % rows)
        disc = art.disc(art.DISC, self._winner == BLACK, TURNS[phase])
        for place in range(first, min(first + SIDE, self._counts[self._winner])):
            self.scene.cell(self.square(self._winner, place), disc, self._winner)

    def _words(self, words: str) -> None:
        machine = self.scene.machine
        fill(machine, WORDS_ROW, 0, 4, 32, EMPTY, pair("Wk"))
        glad = self._outcome in (Outcome.WON, Outcome.FIRST, Outcome.SECOND, Outcome.OVER)
        inks = GLAD if glad else SAD if self._outcome is Outcome.LOST else EVEN
        headline(machine, words, WORDS_ROW + 1, inks, "k", None, 2, 32)

    @staticmethod
    def square(seat: int, place: int) -> int:
        """Where a side's disc lies when they are counted: black's from the lower left, white's from the upper right."""
        row, column = divmod(place, SIDE)
        return SIDE * (SIDE - 1 - row) + column if seat == BLACK else SIDE * row + SIDE - 1 - column
