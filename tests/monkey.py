"""A monkey that plays sensibly most of the time, so that it gets deep into a game, and breaks it there if it can.

It presses the keys of the game's pilot, and in their midst some of its own: what a person might press at that moment,
at a question or at no question at all. A run is lived in lives: each begins a session with another seed, level and
number of players, and how long the pilot is left alone at first, and how often the monkey meddles, differs, too.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from traceback import extract_tb, format_exception_only

from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.program import Setup

SHARES = (10, 15, 20, 20, 60)
"""Of a hundred presses, how many are the monkey's own: in most lives few, so that they lead somewhere."""
DEPTHS = (0, 0, 400, 1_500, 4_000)
"""Frames that the pilot plays alone at the beginning of a life."""
LIFE = 6_000
"""Frames of a life after that, unless the program ends before."""
BORED = 150
"""Frames without a press of the pilot's, who may know no answer any more, after which the monkey presses something."""
LOST = 4
"""After so many presses out of boredom the pilot begins anew."""
LOOK = 200
"""Frames of a pilot's look at a question that pass at once, for nothing happens in them."""
GAP = 2
"""Frames between two presses that do not."""
ANYWHERE = 1
"""Of a thousand frames, in how many the monkey presses something whatever the pilot does."""

DIGITS = "0123456789"
LETTERS = "abcdefghijklmnopqrstuvwxyzăâîșțABZȘ"
SIGNS: tuple[str, ...] = (*".,;:-+*/=?!'\"", " ", "#", "@")
HANDS = (
    *("left", "right", "up", "down", "return", "backspace", "escape", "tab", "delete", "home", "f1", "f2", "f3"),
    *(f"pad{pad} {part}" for pad in (1, 2) for part in ("left", "right", "up", "down", "fire", "back")),
)
ORDERS = ("!hint", "!undo", "!solve", "!lang ro", "!lang en", "!calm on", "!calm off")
LINES = ("", *DIGITS, "12", "99", "100", "-1", "3.5", "1e9", "999999999999", "yes", "DA", "nu", "ana", "Șț", "?", "3 4")


@dataclass(frozen=True)
class Fault:
    """A frame that broke: what the run started from, the exception, where it was raised, and the keys up to there."""

    setup: Setup
    frame: int
    error: str
    place: str
    keys: str

    @staticmethod
    def of(setup: Setup, session: Session | None, error: Exception) -> "Fault":
        """The frame that a session, if it began at all, was in."""
        last = extract_tb(error.__traceback__)[-1]
        said = " ".join("".join(format_exception_only(error)).split())
        place = f"{'/'.join(Path(last.filename).parts[-3:])}, line {last.lineno}"
        frame = session.machine.frame if session else 0
        return Fault(setup, frame, said, place, keys_file(session) if session else "")

    @property
    def command(self) -> str:
        """What shows it again, but for the keys file."""
        made = self.setup
        look = " --original" if made.original else ""
        options = f"--level {made.level} --seats {made.seats} --seed {made.seed} --lang {made.language}{look}"
        return f"run {made.slug} {options} --frames {self.frame + 2}"

    def __str__(self) -> str:
        return f"{self.error} ({self.place}): {self.command}"


@dataclass
class Tally:
    """What came of a run: its frames, the games finished in them, and what broke."""

    frames: int = 0
    games: int = 0
    faults: list[Fault] = field(default_factory=list)


class Monkey:
    """The hands of one life. The dice decide everything, so that the same life can be lived again."""

    def __init__(self, session: Session, dice: SplitMix, depth: int, share: int) -> None:
        self.session = session
        self.machine = session.machine
        self.dice = dice
        self.depth = depth
        self.share = share
        self._pilot = self._new_pilot()
        self._planned: deque[Keys] = deque()
        self._wanted = NO_KEYS
        self._quiet = 0
        self._boredom = 0

    def hold(self) -> Keys:
        """What it holds in the coming frame."""
        if self._planned:
            return self._planned.popleft()
        before, self._wanted = self._wanted, self._piloted()
        self._quiet = 0 if self._wanted else self._quiet + 1
        if self._wanted and self._wanted != before:
            self._boredom = 0
        if self.machine.frame >= self.depth and self._meddles(before):
            self._planned.extend(self._mischief())
            # The pilot's press comes after the monkey's, and from anew where both are the same key.
            self._planned.extend([NO_KEYS, self._wanted, self._wanted] if self._wanted else [NO_KEYS])
            return self._planned.popleft()
        return self._wanted

    def _meddles(self, before: Keys) -> bool:
        if self._quiet > BORED:
            self._quiet, self._boredom = 0, self._boredom + 1
            if self._boredom % LOST == 0:
                self._pilot = self._new_pilot()
            return True
        if self._wanted and self._wanted != before:
            return self.dice.percent(self.share)
        return self.dice.below(1_000) < ANYWHERE

    def _new_pilot(self) -> Iterator[Keys]:
        return pilot_hands(self.session, self.dice.next64())

    def _piloted(self) -> Keys:
        """What the pilot holds; of a long look at a question only the beginning."""
        keys = NO_KEYS
        looks = LOOK if self._quiet >= GAP and self.machine.waiting is not None else 1
        for _ in range(looks):
            try:
                keys = next(self._pilot)
            except Exception:  # noqa: BLE001 (a pilot plays well and need not know its way about in what a monkey did)
                self._pilot = self._new_pilot()
                return NO_KEYS
            if keys:
                break
        return keys

    def _mischief(self) -> Iterator[Keys]:
        """A press of its own, or several."""
        waiting = self.machine.waiting
        if waiting is not None and waiting.kind == "line" and self.dice.percent(70):
            for key in (*self.dice.pick(LINES), "return"):
                yield from (frozenset((key,)), NO_KEYS)
            return
        keys = frozenset(self.any_key() for _ in range(2 if self.dice.percent(8) else 1))
        for _ in range(self.dice.pick((1, 1, 1, 1, 2, 6))):
            for _ in range(self.dice.pick((1, 3, 4, 12))):
                yield keys
            yield NO_KEYS

    def any_key(self) -> str:
        """What a person might press at this moment."""
        waiting: Waiting | None = self.machine.waiting
        dice = self.dice
        kind = dice.below(20)
        if kind < 5 and waiting is not None and waiting.choices:
            return dice.pick(waiting.choices)
        if kind < 9 and (controls := self.session.cartridge.controls):
            return dice.pick(dice.pick(controls).keys)
        if kind < 13:
            return dice.pick(DIGITS)
        if kind < 15:
            return dice.pick(LETTERS)
        if kind < 17:
            return dice.pick(HANDS)
        if kind == 17:
            return dice.pick(SIGNS)
        if kind == 18:
            _, _, width, height = self.machine.SCREEN
            return f"@{dice.below(width)},{dice.below(height)}"
        return dice.pick(ORDERS)


@dataclass(frozen=True)
class Life:
    """How one life begins, and how much of it is whose."""

    setup: Setup
    dice: SplitMix
    depth: int
    share: int


def lives(slug: str, seed: int, original: bool) -> Iterator[Life]:
    """One life after the other, without end: every level has its turn."""
    game, dice = cartridge(slug), SplitMix(seed)
    for number in count(seed):
        setup = replace(
            usual_setup(slug),
            level=game.levels.keys[number % len(game.levels)],
            seats=dice.pick(game.seats),
            language=dice.pick(("en", "ro")),
            seed=dice.below(1 << 32),
            original=original,
        )
        yield Life(setup, dice.fork(), dice.pick(DEPTHS), dice.pick(SHARES))


def run(slug: str, seed: int, original: bool, frames: int, watch: Callable[[], object] | None = None) -> Tally:
    """Live lives for so many frames in all; a fault ends a life, and the next begins. `watch` is called every frame."""
    tally = Tally()
    for life in lives(slug, seed, original):
        session: Session | None = None
        try:
            session = Session(life.setup)
            monkey = Monkey(session, life.dice, life.depth, life.share)
            for _ in range(min(life.depth + LIFE, frames - tally.frames)):
                if watch is not None:
                    watch()
                session.step(monkey.hold())
                if session.ended:
                    break
            json.dumps(session.program.state())
            session.machine.text_rows(), session.machine.pixels()
        except Exception as error:  # noqa: BLE001 (whatever breaks is what is looked for)
            tally.faults.append(Fault.of(life.setup, session, error))
        tally.games += len(session.results) if session else 0
        tally.frames += max(session.machine.frame if session else 0, 1)
        if tally.frames >= frames:
            break
    return tally


def keys_file(session: Session) -> str:
    """The keys of a session as a keys file for ``robac run --keys``."""
    down: dict[str, int] = {}
    presses: list[tuple[int, str, int]] = []
    frame = 0
    for frame, held in enumerate((*session.keys, NO_KEYS)):
        for key in [key for key in down if key not in held]:
            start = down.pop(key)
            presses.append((start, key, frame - start))
        for key in held:
            down.setdefault(key, frame)
    # A run ends at a question when its keys are used up: the last line keeps it going to the frame that breaks.
    presses.append((frame + 1, "f12", 1))
    return "".join(f"{start} {'space' if key == ' ' else key} {frames}\n" for start, key, frames in sorted(presses))
