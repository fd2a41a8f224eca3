"""How the mastermind ends: behind bars, juggling the pegs of a code that nobody found, or asleep."""

from collections.abc import Sequence

from arcade.games.mastermind import sounds
from arcade.games.mastermind.figures import WIDTH, Mood, Peeking
from arcade.games.mastermind.motion import Act, Asleep, Caught, Juggling
from arcade.games.mastermind.rules import VERDICTS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.codes.board import open_lid
from arcade.toolkit.codes.code import Code
from arcade.toolkit.codes.pegs import STAR
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.letters.headline import tall_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL

MOODS = (Mood.AMAZED, Mood.AMAZED, Mood.SLY, Mood.SMUG, Mood.SMUG)
"""How he takes it behind his bars, by the verdict: the longer it took, the prouder he is."""
INKS = {Outcome.WON: "YR", Outcome.LOST: "WC", Outcome.DRAWN: "WY", Outcome.OVER: "CC"}
STAR_FRAMES = 7
STARS = len(VERDICTS) + 1


class Ending:
    """The end of a code: its lids open, and what he does then stands beside the board."""

    def __init__(self, peeking: Peeking, code: Code, outcome: Outcome, words: str, note: str, verdict: int) -> None:
        """`note` stands small below the stars of a win."""
        self.machine = peeking.machine
        self.peeking = peeking
        self.code = code
        self.outcome = outcome
        self.words, self.note = words, note
        self.stars = STARS - verdict
        self.lids = peeking.row + 3, peeking.column + 1
        self.first, self.last, self.column = peeking.row + 6, 21, peeking.column - 1
        self.act = self._act(verdict)

    def _act(self, verdict: int) -> Act:
        if self.outcome is Outcome.WON:
            return Caught(self.machine, self.last, self.column, MOODS[verdict])
        if self.outcome is Outcome.LOST:
            return Juggling(self.machine, self.first + 2, self.last, self.column, self.code)
        return Asleep(self.machine, self.first + 2, self.last, self.column)

    def play(self) -> Frames[None]:
        """The lids, his ducking away, the words, his act."""
        won = self.outcome is Outcome.WON
        self.peeking.eyes.show(Mood.AMAZED if won else Mood.SMUG, (0, 2))
        yield from open_lid(self.machine, self.code, *self.lids)
        self.peeking.hide()
        for row in range(self.last, self.first - 1, -1):
            fill(self.machine, row, self.column, 1, WIDTH, colours=pair("Wk"))
            yield
        tall_words(self.machine, self.words, self.first, self.column, WIDTH, INKS[self.outcome])
        yield from self.act.enter()
        if won:
            yield from self._verdict()

    def _verdict(self) -> Frames[None]:
        """In stars, which come one by one."""
        centred(self.machine, self.first + 3, self.note, pair("ck"), self.column, WIDTH)
        for place in range(STARS):
            self._star(place, "b")
        for place in range(self.stars):
            self._star(place, "Y")
            self.machine.chime(sounds.star(place))
            for _ in range(STAR_FRAMES):
                yield

    def _star(self, place: int, ink: str) -> None:
        column = self.column + (WIDTH - 2 * STARS) // 2 + 2 * place
        draw(self.machine, STAR.coloured(ink), CELL * column, CELL * (self.first + 2))

    def rest(self, frame: int) -> None:
        """He goes on with it."""
        self.act.live(frame)


class DuelEnding:
    """The end of a duel: between the two codes, all lids open, somebody is caught, both are, or he juggles."""

    FIRST, LAST, WORDS_ROW = 3, 17, 19

    def __init__(
        self, machine: Spectrum, code: Code, outcome: Outcome, words: str, lids: Sequence[tuple[Code, Cell]]
    ) -> None:
        """`code` is the one that was not found; `lids` are over so many codes, at their cells."""
        self.machine = machine
        self.outcome = outcome
        self.words = words
        self.lids = lids
        self.acts = self._acts(code)

    def _acts(self, code: Code) -> Sequence[Act]:
        middle = (COLUMNS - WIDTH) // 2
        if self.outcome is Outcome.DRAWN:
            return [Caught(self.machine, self.LAST, middle + side) for side in (-8, 8)]
        if self.outcome is Outcome.LOST:
            return [Juggling(self.machine, self.FIRST, self.LAST, middle, code)]
        return [Caught(self.machine, self.LAST, middle)]

    def play(self) -> Frames[None]:
        """The lids open, the boards go, the words and what he does come."""
        for code, cell in self.lids:
            yield from open_lid(self.machine, code, *cell)
        for row in range(self.FIRST, self.WORDS_ROW + 3):
            fill(self.machine, row, 0, 1, COLUMNS, colours=pair("Wk"))
            yield
        tall_words(self.machine, self.words, self.WORDS_ROW, 0, COLUMNS, INKS.get(self.outcome, INKS[Outcome.WON]))
        for act in self.acts:
            yield from act.enter()

    def rest(self, frame: int) -> None:
        """They go on."""
        for act in self.acts:
            act.live(frame)
