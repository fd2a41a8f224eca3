"""How a game of Septica ends: tens and aces are counted out on the table, and the opponent weeps, or grins.

Then comes the page with the match's figures: points, totals, games won, tricks, cuts, side by side.
"""

from collections.abc import Iterable, Sequence

from arcade.games.septica import motion, strings
from arcade.games.septica.art import AHEAD, DOWN, Mood, face
from arcade.games.septica.rules import ALL_TRICKS, COUNTING, RANK, STOP, Move, Position
from arcade.games.septica.scene import Guest, Scene, felt, live, tavern
from arcade.games.septica.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import LetterStyle, banner, big, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.sprites import CELL

EDGE, LAST = 8, 22
"""Rows of the table's edges."""
WORDS_COLUMN, WORDS_WIDTH = 10, 21
ROWS = (9, 16)
"""Rows of the cards, theirs and ours."""
LABEL_COLUMN, LABEL_WIDTH, CARD_COLUMN = 1, 10, 12
SHAKES, SHAKE_FRAMES = 26, 5
"""Movements of the face."""
FIGURES_ROW, LABELS_WIDTH = 7, 8
PAPER = pair("Wk")


def collected(positions: Sequence[Position], moves: Sequence[Move], side: int) -> tuple[int, ...]:
    """The tens and aces that a side took, in the order in which they came to it."""
    cards: list[int] = []
    for before, after, move in zip(positions, positions[1:], moves, strict=False):
        if not after.trick and after.side(after.leader) == side:
            trick = before.trick if move == STOP else (*before.trick, move)
            cards += [card for card in trick if RANK[card] in COUNTING]
    return tuple(cards)


class Ending:
    def __init__(
        self,
        scene: Scene,
        positions: Sequence[Position],
        moves: Sequence[Move],
        outcome: Outcome,
        names: Sequence[str],
        words: str,
    ) -> None:
        """`names` are those of the sides; `words` say how it ended."""
        self.scene = scene
        self.machine = scene.machine
        last = positions[-1]
        score, side = last.score(), last.side(scene.viewer)
        rival = max((one for one in range(len(score)) if one != side), key=score.__getitem__)
        self.piles = [collected(positions, moves, one) for one in (rival, side)]
        self.points = score[rival], score[side]
        self.glad = score[rival] > score[side]
        self.even = score[rival] == score[side]
        self.rivals = [guest for seat, guest in scene.guests.items() if last.side(seat) == rival]
        self.guest = Guest(self.rivals[0].who, 0, 1, 2)
        self.outcome = outcome
        self._names, self._words = (names[rival], names[side]), words

    def play(self) -> Frames[None]:
        fill(self.machine, 0, 0, 24, COLUMNS, colours=PAPER)
        tavern(self.machine, EDGE, LAST, 0)
        self.guest.draw(self.machine, DOWN)
        for row, name in zip(ROWS, self._names, strict=True):
            self._label(row, name, 0)
        for place in range(max(map(len, self.piles))):
            for row, name, pile in zip(ROWS, self._names, self.piles, strict=True):
                if place < len(pile):
                    draw_cells(self.machine, face(pile[place]), row, CARD_COLUMN + 2 * place)
                    self._label(row, name, place + 1)
                    self.machine.chime((*motion.PLACED, (0.03, motion.COUNTED[place])))
                    yield from pause(11)
        for row, name, points in zip(ROWS, self._names, self.points, strict=True):
            self._label(row, name, points)
        self.guest.mood = Mood.CALM if self.even else Mood.GLAD if self.glad else Mood.SAD
        if not self.even and ALL_TRICKS in self.points:
            self.guest.mood = Mood.SLY if self.glad else Mood.AMAZED
        for rival in self.rivals:
            rival.mood = self.guest.mood
        self._write()
        for beat in range(SHAKES):
            self._move(beat)
            if beat % 4 == 0 and not self.even:
                self.machine.chime(motion.CHUCKLE if self.glad else motion.SIGH)
            yield from pause(SHAKE_FRAMES)

    def _label(self, row: int, name: str, points: int) -> None:
        write(self.machine, row + 1, LABEL_COLUMN, name.ljust(LABEL_WIDTH), pair("kg"))
        felt(self.machine, row + 2, LABEL_COLUMN, 4, LABEL_WIDTH, EDGE, LAST)
        banner(self.machine, f"{points}", row + 3, LetterStyle("k", "g"), column=LABEL_COLUMN + 1)

    def _write(self) -> None:
        """The words in the dark beside the face, one under the other if they are many."""
        words = self._words
        lines = [words] if fitting(words, WORDS_WIDTH, 2) > 1 else words.split(" ", 1)
        scale = min(fitting(line, WORDS_WIDTH, 2) for line in lines)
        top = 4 - (3 * len(lines) - 1) // 2
        inks = {Outcome.LOST: "CB", Outcome.DRAWN: "WY"}.get(self.outcome, "YR")
        for number, line in enumerate(lines):
            column = WORDS_COLUMN + (CELL * WORDS_WIDTH - big(line, scale).width) // (2 * CELL)
            banner(self.machine, line, top + 3 * number, LetterStyle(inks[:scale], "k"), column=column, scale=scale)

    def _move(self, beat: int) -> None:
        if self.even:
            live(self.machine, (self.guest,), SHAKE_FRAMES * beat)
        elif self.glad:
            self.guest.draw(self.machine, (AHEAD, DOWN)[beat % 2], shut=beat % 4 == 3)
        else:
            tear = -1 if self.guest.mood is Mood.AMAZED else 2 * beat % 14
            self.guest.draw(self.machine, DOWN if beat % 8 < 4 else AHEAD, shut=beat % 8 == 7, tear=tear)

    def rest(self, frame: int) -> None:
        if frame % SHAKE_FRAMES == 0:
            self._move(SHAKES + frame // SHAKE_FRAMES)


class Figures:
    """The page, and who looks over it."""

    def __init__(self, program: State, sitting: Iterable[Guest]) -> None:
        self.program = program
        self._guests = [
            Guest(guest.who, 2, column, mood=guest.mood) for guest, column in zip(sitting, (2, 26), strict=False)
        ]

    def play(self) -> Frames[None]:
        return reveal(self.program.machine, self._draw, Wipe.DOWN, 16)

    def rest(self, frame: int) -> None:
        live(self.program.machine, self._guests, frame)

    def _draw(self) -> None:
        program = self.program
        machine, text, record, names = program.machine, program.text, program.record, program.sides
        fill(machine, 0, 0, 24, COLUMNS, colours=PAPER)
        felt(machine, 6, 0, 15, COLUMNS, 6, 20)
        headline(machine, text(strings.MATCH), 2, "YYR", "k", most=2)
        fill(machine, FIGURES_ROW, 1, 13, COLUMNS - 2, colours=PAPER)
        centred(machine, FIGURES_ROW, text(strings.GAME_NUMBER, n=record.games), pair("Ck"), 1, COLUMNS - 2)
        rows = (
            (2, "", names, "Y"),
            (4, text(strings.RESULT), record.last, "W"),
            (6, text(strings.TOTAL), record.points, "W"),
            (7, text(strings.WINS), record.wins, "W"),
            (8, text(strings.TRICKS), record.tricks, "W"),
            (9, text(strings.CUTS_MADE), record.cuts, "W"),
        )
        width = min((COLUMNS - 2 - LABELS_WIDTH) // record.sides, 11)
        for row, label, values, ink in rows:
            write(machine, FIGURES_ROW + row, 1, label, pair("Ck"))
            for side in range(record.sides):
                value = str(values[side])[: width - 1].rjust(width - 1)
                write(machine, FIGURES_ROW + row, 1 + LABELS_WIDTH + width * side, value, pair(f"{ink}k"))
        if record.over:
            words = text(strings.MATCH_LEVEL, n=record.games)
            if record.champion is not None:
                words = text(strings.MATCH_WON, name=names[record.champion], n=record.games)
            centred(machine, FIGURES_ROW + 10, words[: COLUMNS - 2], pair("Yk"), 1, COLUMNS - 2)
        fill(machine, 21, 0, 3, COLUMNS, colours=PAPER)
        for guest in self._guests:
            guest.draw(machine)
