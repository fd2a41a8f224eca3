"""HP Reversi set with care: large letters, a framed board with the score beside it, and the computer thinking aloud."""

from collections.abc import Collection

from arcade.families.discs.rules import PASS, Position
from arcade.games.hp_reversi import ART, strings
from arcade.games.hp_reversi.art import below, framed_board, large, struck
from arcade.games.hp_reversi.file_format import MARKS, X, yx
from arcade.games.hp_reversi.levels import LEVELS, Opponent
from arcade.games.hp_reversi.look import RESULTS, Look
from arcade.games.hp_reversi.opponent import Answer
from arcade.machine.machine import Frames
from arcade.machine.teletype.roll import COLUMNS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text

RULE = "=" * COLUMNS
ALOUD = 7
"""Moves that it names with their scores while it thinks."""
RINGS = 3
"""How often the bell rings for a victory."""


class Modern(Look):
    """The same teletype at ten times the pace, and a typesetter's care."""

    _turned: tuple[int, ...] = ()
    """The discs that the player has turned since the board was printed last."""

    def title(self) -> Frames[None]:
        heading = strings.HEADING_TWO if self.program.two else strings.HEADING
        lines = [RULE, "", large(self.program.text(strings.TITLE)), "", self._centred(strings.SUBTITLE), RULE, ""]
        lines.append(self._centred(heading))
        if not self.program.two:
            name = self.program.text(LEVELS[self.program.setup.level].name)
            lines.append(self._centred(strings.LEVEL, name=name))
        lines += [self._centred(strings.ADVICE_ON_TYPING), ""]
        yield from self.machine.print("\n".join(lines))
        yield from self.ring()

    def _centred(self, words: Text, **values: object) -> str:
        return self.program.text(words, **values).center(COLUMNS).rstrip()

    @property
    def usual_opponent(self) -> Opponent:
        return LEVELS[self.program.setup.level].sets

    def ask_opponent(self) -> Frames[Opponent]:
        yield
        return self.usual_opponent

    def show_position(self, position: Position, told: str = "") -> Frames[None]:
        self._turned = ()
        yield from self._print(position, self.program.text(strings.START) if not told else "", told)

    def show_move(self, before: Position, move: int, number: int, told: str) -> Frames[None]:
        """Only what changed is printed: a line while the computer thinks of its answer, the board when it has it."""
        turned, after = before.turned_by(move), before.play(move)
        heading = self.program.text(strings.LATEST, n=number, mark=MARKS[before.seat], yx=yx(move), discs=len(turned))
        # When a game is followed move by move nobody thinks of an answer.
        answered = after.seat == X and after.outcome() is None and after == self.program.position
        if not self.program.two and before.seat != X and answered:
            self._turned = tuple(turned)
            yield from self.machine.print(f"{heading}.")
            return
        earlier, self._turned = self._turned, ()
        yield from self._print(after, heading, told, {*turned, *earlier}, move)

    def move_numbered(self, before: Position, move: int, number: int) -> Frames[None]:
        """A move, or a pass; a player who moves again because the computer passes sees the board then."""
        yield from super().move_numbered(before, move, number)
        if move == PASS and self._turned:
            turned, self._turned = self._turned, ()
            yield from self._print(before.play(move), "", "", turned)

    def _print(
        self, position: Position, heading: str, told: str, turned: Collection[int] = (), latest: int | None = None
    ) -> Frames[None]:
        """A line, and the board with the score, and where a person can move."""
        legal = position.moves() if self.program.two or position.seat != X else ()
        legal = tuple(square for square in legal if square != PASS)
        where = self.program.text(strings.WHERE, mark=MARKS[position.seat]) if legal else ""
        beside = [heading, "", *self._counts(position), "", where]
        board = framed_board(position, beside, turned, latest, legal)
        yield from self.machine.print(below(told, board))

    def _counts(self, position: Position) -> list[str]:
        """For each side its name and discs, and a bar of a sign for two discs."""
        text = self.program.text
        names = (text(strings.YOU), text(strings.COMPUTER))
        if self.program.two:
            names = (text(strings.PLAYER, n=1), text(strings.PLAYER, n=2))
        lines: list[str] = []
        for mark, name, discs in zip(MARKS, names, position.discs, strict=True):
            told = text(strings.COUNT, mark=mark, name=name, discs=discs)
            lines += [told, mark * ((discs + 1) // 2)]
        return lines

    def thought(self, choice: Answer) -> Frames[None]:
        best = sorted(choice[1], key=lambda weighed: -weighed[1])[:ALOUD]
        words = "  ".join(f"{yx(square)} {score:+}" for square, score in best)
        yield from self.machine.print(f"{self.program.text(strings.WEIGHED)}: {words}")

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        yield from self.ring()
        yield from self.say(words, **values)

    def end(self, outcome: Outcome) -> Frames[None]:
        o, x = self.program.position.discs
        words = large(self.program.text(RESULTS[outcome]))
        picture = ART.rows({Outcome.LOST: "proud teletype", Outcome.DRAWN: "arm in arm"}.get(outcome, "cup"))
        lines = [RULE, "", words, "", struck(picture), "", self._centred(strings.OVER, o=o, x=x), RULE]
        yield from self.machine.print("\n".join(lines))
        for _ in range(1 if outcome in (Outcome.LOST, Outcome.DRAWN) else RINGS):
            yield from self.ring()
