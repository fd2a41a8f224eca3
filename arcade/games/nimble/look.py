"""What both looks of Nimble see of their program, draw and sound, say and ask on the message line, and mark."""

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from typing import ClassVar

from arcade.games.nimble import strings
from arcade.games.nimble.layout import Track
from arcade.games.nimble.levels import LEVELS
from arcade.games.nimble.opponent import lost
from arcade.games.nimble.rules import HOME, Move, Position
from arcade.machine.ega import Ega
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES_NO, ask_key, ask_yes_no, keys_for
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.sound.tunes import Tune

ROWS, COLUMNS = 25, 80
WHOLE = 2
"""The place of the whole track in program.SIZES."""


class State(MatchState[Ega, Position, Move]):
    """A game, or a round of puzzles."""

    def __init__(self, machine: Ega, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = LEVELS[setup.level].sets
        self.match = Match(Position((), HOME))
        self.helped = False
        """Whether the player had a hint or took a move back in this game."""
        self.puzzle: Position | None = None
        """The puzzle's position, while puzzles are played."""
        self.solved = 0

    @property
    def position(self) -> Position:
        return self.match.position if self.puzzle is None else self.puzzle


class Mood(Enum):
    """What the face shows."""

    SMILING = auto()
    """The computer holds a winning position."""
    AMAZED = auto()
    """The person does."""
    ASLEEP = auto()
    """Two people play."""
    THINKING = auto()


class Look(BoardLook[Ega, Position, Move]):
    """Draws a square by what is on it now: a counter, the mark of a target, the cursor; and talks."""

    program: State
    PICKED_UP: ClassVar[Tune]
    PUZZLE_SOLVED: ClassVar[str]

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.position = Position((), HOME)
        self.lit: int | None = None
        """The square under the cursor."""
        self.marks: frozenset[int] = frozenset()
        """The squares to which the counter that is picked up can go."""
        self.held: int | None = None
        self.mood = Mood.THINKING
        self._note = ""
        self._standing = ""
        """What the message line says when a remark is no longer needed."""
        self._ended = ""
        self._last = -1
        """Where the cursor was when a remark was made."""
        self._at = -1

    def ask_kind(self) -> Frames[int]:
        """The chosen game: see program.SIZES."""
        yield from ()
        return WHOLE

    @abstractmethod
    def table(self, position: Position, scored: bool) -> None:
        """The whole screen, with the games won if they are `scored`."""

    @abstractmethod
    def opened(self) -> Frames[None]:
        """A sound when the counters are set out."""

    @abstractmethod
    def square(self, square: int) -> None:
        """Draw a square with what is on it now."""

    @abstractmethod
    def number(self, square: int | None) -> None:
        """The number of the square under the cursor."""

    @abstractmethod
    def feel(self, mood: Mood) -> None:
        """Show a mood."""

    @abstractmethod
    def message(self, words: str) -> None:
        """Words on the message line."""

    def mark(self, words: str, keys: Sequence[str]) -> None:
        """Show which answer, within the message, fire takes: the one that these keys give."""

    @abstractmethod
    def lesson(self, position: Position) -> Frames[None]:
        """The page that explains the theory by a position; another picture must be drawn afterwards."""

    @abstractmethod
    def end_puzzles(self, points: int) -> Frames[None]:
        """How a round of puzzles ended."""

    @abstractmethod
    def track(self, stops: frozenset[int]) -> Track:
        """The track for a cursor that stops on some squares only."""

    def say(self, words: Text | Count, **values: object) -> None:
        """A message that stands until the next."""
        self._stand(self.program.text(words, **values))

    def _stand(self, words: str) -> None:
        self._standing, self._last = words, -1
        self.message(words)

    def note(self, words: Text, **values: object) -> None:
        """Words for the next prompt, in place of its own."""
        self._note = self.program.text(words, **values)

    def begin(self) -> Frames[None]:
        self.table(self.program.position, scored=self.program.puzzle is None)
        yield from self.opened()

    def set_out(self) -> None:
        """Begin at once, for another try at a puzzle."""
        self.table(self.program.position, scored=False)
        self._redraw(self.position.counters)

    def announce(self, before: Position, move: Move) -> None:
        """Say what the computer moves, now and at the next prompt; what a person moves needs no words."""
        if before.seat not in self.program.people and self.program.position.red != HOME:
            self.note(strings.WENT_HOME if move[1] == HOME else strings.MOVED, start=move[0], target=move[1])
        self.message(self._note)

    def remark(self, words: Text, **values: object) -> None:
        """A message that goes as soon as the cursor does."""
        self.message(self.program.text(words, **values))
        self._last = self._at

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        """Say why a move isn't possible, with a low tone."""
        self.remark(words, **values)
        yield from self.low_tone()

    def low_tone(self) -> Frames[None]:
        return self.machine.sound(110.0, 2.0)

    def wrong_key(self) -> Frames[None]:
        return self.low_tone()

    def prompt(self) -> Frames[None]:
        self.position = self.program.position
        self.judge()
        self._stand(self._note or self.turn(strings.WHICH_COUNTER))
        self._note = ""
        yield from ()

    def prompt_puzzle(self, count: int) -> Frames[None]:
        self.feel(Mood.THINKING)
        if self._note:
            yield from self.prompt()
        else:
            self.say(strings.PUZZLE, n=self.program.solved + 1, count=count)

    def judge(self) -> None:
        mood = Mood.SMILING if (self.position.seat == 0) == lost(self.position) else Mood.AMAZED
        self.feel(Mood.ASLEEP if self.program.two else mood)

    def cursor(self, square: int, on: bool) -> None:
        self.lit = square if on else None
        self._at = square
        self.square(square)
        self.number(self.lit)
        if on and self._last not in (-1, square):
            self._last = -1
            self.message(self._standing)

    def lift(self, start: int) -> None:
        self.held, self.marks = start, frozenset(self.program.position.targets(start))
        self._redraw((start, *self.marks))
        self.machine.chime(self.PICKED_UP)
        self.say(strings.WHERE_TO, start=start)

    def put_down(self) -> None:
        marked = (*self.marks, *(() if self.held is None else (self.held,)))
        self.held, self.marks = None, frozenset()
        self._redraw(marked)
        self._stand(self.turn(strings.WHICH_COUNTER))

    def _redraw(self, squares: Sequence[int]) -> None:
        for square in squares:
            self.square(square)

    def typed(self) -> None:
        """A digit of a square's number was typed."""

    def ask_starter(self) -> Frames[int]:
        self.say(strings.WHO_STARTS)

        def show(answer: str) -> None:
            self.say(strings.WHO_STARTS)
            self.mark(self._standing, keys_for(YES_NO, answer))

        shown = None if self.program.original else show
        return int((yield from ask_key(self.machine, YES_NO, self.wrong_key, "y", show=shown)) == "n")

    def again(self) -> Frames[bool]:
        """Another game? How the last one ended stays beside the question."""
        self.message(f"{self._ended}   {self.program.text(strings.ANOTHER_GAME)}".strip())
        self._ended = ""
        return (yield from ask_yes_no(self.machine, self.wrong_key))

    def teach(self) -> Frames[None]:
        before = self.machine.memory()
        yield from self.lesson(self.program.position)
        self.machine.recall(before)

    def hint(self, move: Move | None) -> Frames[None]:
        if move is None:
            self.note(strings.NO_ADVICE)
            yield from self.low_tone()
            return
        home = move == (self.program.position.red, HOME)
        self.note(strings.ADVICE_HOME if home else strings.ADVICE, start=move[0], target=move[1])
        self.message(self._note)
        self.held, self.marks = move[0], frozenset((move[1],))
        self._redraw(move)
        self.machine.chime(self.PICKED_UP)
        yield from self.machine.pause(80)
        self.held, self.marks = None, frozenset()
        self._redraw(move)

    def taken_back(self, done: bool) -> Frames[None]:
        position = self.program.position
        changed = set(self.position.counters) ^ set(position.counters)
        if done:
            self.position = position
            self._redraw(sorted(changed | {HOME}))
            self.machine.chime(self.PICKED_UP)
        else:
            yield from self.low_tone()
        self.note(strings.TAKEN_BACK if done else strings.NOTHING_TO_TAKE_BACK)

    def found(self) -> Frames[None]:
        self.feel(Mood.AMAZED)
        self.say(strings.FOUND if self.program.position.red != HOME else strings.FOUND_HOME)
        yield from self.machine.play(self.PUZZLE_SOLVED)
        yield from self.machine.pause(100)

    def not_found(self, answer: Move) -> Frames[None]:
        """What the other side would play; the puzzle is set out again afterwards."""
        self.feel(Mood.SMILING)
        self.note(strings.NOT_FOUND, start=answer[0], target=answer[1])
        self.message(self._note)
        yield from self.low_tone()
        yield from self.machine.pause(140)

    def names(self) -> tuple[str, str]:
        own = (strings.PLAYER, strings.PLAYER) if self.program.two else (strings.YOU, strings.COMPUTER)
        return self.program.text(own[0], n=1), self.program.text(own[1], n=2)

    def tell_winner(self, outcome: Outcome) -> None:
        alone = strings.YOU_WIN if outcome is Outcome.WON else strings.I_WIN
        self.tell_end(strings.SEAT_WINS if self.program.two else alone, n=1 + (outcome is Outcome.SECOND))

    def tell_end(self, words: Text | Count, **values: object) -> None:
        self._ended = self.program.text(words, **values)
        self.message(self._ended)
