"""A game's program: a generator on a machine, with its setup, words, dice, results and thoughts."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Frames, Machine
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.dice import Dice, RomDice, RomRandom, SplitMix
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.searching import Idea, Thinking, no_report
from arcade.toolkit.contract.texts import Count, Text

M = TypeVar("M", bound=Machine)
A = TypeVar("A")
RETURN: Keys = frozenset(("return",))
SEEN = 25
"""Frames for which a question is seen that answers itself."""


@dataclass(frozen=True)
class Setup:
    """What a run starts from; with the keys it is the whole run."""

    slug: str
    level: int = 1
    seats: int = 1
    language: Language = "en"
    seed: int = 0
    original: bool = False
    calm: bool = False
    rules_version: int = 1
    memory: Plain = None
    """What the program learned in earlier runs."""
    opened: Plain = None
    """What the cartridge read in a pattern file that the player gave it."""
    shared: bool = False
    """Whether others play the very same game, so that what it asks before the first move answers itself."""


@dataclass(frozen=True)
class Writing:
    """A text that a program wants kept as a file, and what the file's name ends with, "rle" say.

    With the ending "png" the text is a grid of "#" and "." in rows of one length, and the file is a picture.
    """

    ending: str
    text: str


@dataclass(frozen=True)
class Result:
    """One finished game: the frame it ended in, how, and the score if it has one."""

    frame: int
    outcome: Outcome
    score: int | None
    assisted: bool | None = False
    """Whether a hint, a move taken back, a solution or a rewinding helped; None if that was not noted in its time."""


@dataclass(frozen=True)
class Thought:
    """What an opponent answered and how many frames it took."""

    answer: Plain
    frames: int


class Program(ABC, Generic[M]):
    """Base of every game's program. A run may hold several games one after the other; each ends with `finish`."""

    own_terms = False
    """Whether the player made the first game another one than it is when its questions answer themselves."""

    def __init__(self, machine: M, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        self.machine = machine
        self.setup = setup
        self.language: Language = setup.language
        self.calm = setup.calm
        machine.keyboard.keeps = not setup.original
        if setup.original and isinstance(machine, RomRandom):
            machine.seed = setup.seed & 0xFFFF
            self.dice: Dice = RomDice(machine)
        else:
            self.dice = SplitMix(setup.seed)
        self.decoration_dice: Dice = SplitMix(setup.seed ^ 0x0A57)
        """Chance for decoration only; the rules never see it."""
        self.cursor_shown = False
        """Whether the cursor is on the screen: it hides until the player first moves it."""
        self.assisted = False
        """Whether the game that is being played has been helped: by a hint, a move taken back, a solution, a rewinding.

        Set where the help is given, cleared when the game ends; no part of the state, since it changes nothing.
        """
        self.accumulates_score = False
        """Whether the score of a game counts on in the next game's, and so the help that was given."""
        self.results: list[Result] = []
        self.thoughts: list[Thought] = []
        self.writings: list[Writing] = []
        """What the player had the program write; whoever runs it makes files of them."""
        self.recorded_answers = list(thoughts)
        """Answers of the opponents that a replay recorded and that are still to come."""
        self.answers_to_verify = 0
        """How many of the recorded answers, from the first on, are searched for again instead of believed."""
        self.report_safe_point: Callable[[str], None] = _no_checkpoint
        """Called at each safe point, where whoever runs the program may take a checkpoint."""
        self.report_idea: Callable[[Idea], None] = no_report
        """Called with what the opponent believes while it thinks; no part of the run, silent for a recorded one."""

    @abstractmethod
    def play(self) -> Frames[None]:
        """The program from its first frame to its last."""

    def play_from(self, safe_point: str) -> Frames[None]:
        """The program from a safe point that it has passed, everything being as it was then, to its last frame.

        A safe point is a place in the flow from which its generators can begin again, since nothing that they need is
        theirs alone: whatever goes on is in the program, its look and its machine.
        """
        raise NotImplementedError(safe_point)

    @abstractmethod
    def state(self) -> dict[str, Plain]:
        """The game's state as plain values, for fingerprints and for `run --json`."""

    def learned(self) -> Plain:
        """What later runs should remember; only asked of cartridges that learn."""
        return self.setup.memory

    @property
    def original(self) -> bool:
        """Whether the run is in the original's look, pace and random numbers."""
        return self.setup.original

    def text(self, words: Text | Count, **values: object) -> str:
        """Words in the run's language, places filled in; a Count needs n."""
        if isinstance(words, Count):
            return words.in_language(self.language, n=cast(int, values.pop("n")), **values)
        return words.in_language(self.language, **values)

    def down(self, control: Control) -> bool:
        """Whether a control is held in this frame."""
        return self.machine.keyboard.down(control.keys)

    def tapped(self, control: Control) -> bool:
        """Whether a control was pressed since last asked, however briefly."""
        return self.machine.keyboard.tapped(control.keys)

    def wanted(self, control: Control) -> bool:
        """Whether a control is held or was pressed since last asked: a tap too short for a step still counts."""
        return self.tapped(control) or self.down(control)

    def agreed(self, question: Frames[A], usual: A) -> Frames[A]:
        """What decides what is played, and is asked before the first move: the board, who begins.

        In a shared game the question is seen for a moment and answers itself, by Return, whatever the player presses.
        `usual` is what Return means.
        """
        if not self.setup.shared:
            answer = yield from question
            self.own_terms = self.own_terms or (not self.results and answer != usual)
            return answer
        keyboard, shown = self.machine.keyboard, 0
        keyboard.flush()
        keyboard.hear(NO_KEYS)
        while True:
            try:
                next(question)
            except StopIteration as stop:
                keyboard.listen()
                return cast(A, stop.value)
            shown = shown + 1 if self.machine.waiting is not None else 0
            keyboard.hear(RETURN if shown and shown % SEEN == 0 else NO_KEYS)
            yield

    def finish(self, outcome: Outcome, score: int | None = None) -> None:
        """Announce that a game has ended; the cabinet takes the score from here."""
        self.results.append(Result(self.machine.frame, outcome, score, self.assisted))
        self.assisted = self.assisted and self.accumulates_score

    def think(self, search: Thinking[A]) -> Frames[A]:
        """Let an opponent search, a slice a frame, and record its answer; a recorded one replaces the search.

        The answer must be a plain value, and the search must not draw from the run's own dice (give it a fork),
        since a run that is resumed or watched skips the search.
        """
        recorded = self.recorded_answers.pop(0) if self.recorded_answers else None
        if recorded is not None and len(self.thoughts) >= self.answers_to_verify:
            thought = recorded
            for _ in range(thought.frames):
                yield
        else:
            before, started = self.dice.state, self.machine.frame
            while True:
                try:
                    idea = next(search)
                except StopIteration as stop:
                    answer = stop.value
                    break
                if idea is not None:
                    self.report_idea(idea)
                yield
            if self.dice.state != before:
                raise RuntimeError("a search drew from the run's dice")
            thought = Thought(answer, self.machine.frame - started)
        self.thoughts.append(thought)
        return cast(A, thought.answer)


def _no_checkpoint(safe_point: str) -> None:
    """Take no checkpoint: what a program does that nobody runs for later."""


def pause(frames: int) -> Frames[None]:
    """So many frames in which nothing changes; a machine's own `wait` and `pause` move its clock as well."""
    for _ in range(frames):
        yield


def in_each_frame(part: Frames[A], step: Callable[[], None]) -> Frames[A]:
    """Run a part, with a step of something else in each of its frames.

    Nothing is counted here, so that of a long wait every frame finds this generator as the one before.
    """
    while True:
        try:
            next(part)
        except StopIteration as stop:
            return cast(A, stop.value)
        step()
        yield


def meanwhile(part: Frames[A], step: Callable[[int], None]) -> Frames[A]:
    """Run a part, with a step of something else in each of its frames, which it is told: 1, 2, 3 ..."""
    frame = 0
    while True:
        try:
            next(part)
        except StopIteration as stop:
            return cast(A, stop.value)
        frame += 1
        step(frame)
        yield


def unhurried(part: Frames[A], least: int) -> Frames[A]:
    """Run a part and a frame after it, or as many as make it so many at least: thinking that is to be seen."""
    frames = 0
    while True:
        try:
            next(part)
        except StopIteration as stop:
            answer = stop.value
            break
        frames += 1
        yield
    for _ in range(max(least - frames, 1)):
        yield
    return cast(A, answer)


def together(*parts: Frames[Any]) -> Frames[None]:
    """Run parts side by side, a frame of each in every frame, until all are done."""
    running = list(parts)
    while running:
        for part in tuple(running):
            try:
                next(part)
            except StopIteration:
                running.remove(part)
        if running:
            yield


AnyProgram = Program[Any]
