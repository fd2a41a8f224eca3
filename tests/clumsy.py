"""A clumsy player: the game's pilot, who at a question also presses what cannot be, and notes what is said to that.

A press was refused when the program comes back to the same question in the same state. It was answered when words
stood on the screen for a while that were not there before.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import GeneratorType
from typing import Any

from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, is_click
from arcade.toolkit.contract.controls import HELPS
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import Language
from tests.patience import still

NONSENSE = ("%", "#", "x", "9", "q", "0", "w"), ("5", "z", "k", "&", "7", "1")
"""Keys that are seldom an answer; of each row the first that is none is pressed."""
HOLD, GAP = 3, 3
"""Frames that a key is held, and between two keys."""
SETTLED, PATIENCE = 12, 400
"""Frames of waiting after which a question stands again, and after which something else is going on."""
IDLE = 45
"""Frames in which it is seen what the screen says by itself."""
READ = 10
"""Frames that words stand at least, to be read."""
VISITS = (2, 40, 200, 700)
"""At which of its visits to a question the player is clumsy."""
CLICKS = 6
LOW = 300.0
"""Hertz below which a sound refuses."""
WORDS = re.compile(r"[^\W\d_]{2,}.*[^\W\d_]{2,}|[^\W\d_]{4,}")
INNER = ("part", "waiting", "asking", "choosing", "thoughts")
"""What generators are called that a generator runs itself, to do something else besides."""

Place = tuple[tuple[str, int], ...]


def place(session: Session) -> Place:
    """Where the program stands: its functions and their lines, the innermost last."""
    found: list[tuple[str, int]] = []
    step: Any = session.steps
    while still(isinstance(step, GeneratorType) and step.gi_frame is not None):
        frame = step.gi_frame
        found.append((f"{frame.f_code.co_filename.rpartition('arcade/')[2]}:{frame.f_code.co_name}", frame.f_lineno))
        step = step.gi_yieldfrom
        if step is None:
            step = next((frame.f_locals[name] for name in INNER if name in frame.f_locals), None)
    return tuple(found)


@dataclass(frozen=True)
class Slip:
    """Keys that changed nothing, where, what was said to that, and the lowest note that was heard (0 for none)."""

    place: Place
    keys: Sequence[str]
    choices: tuple[str, ...]
    said: tuple[str, ...]
    lowest: float

    @property
    def silent(self) -> bool:
        """Whether nothing was said to a refusal. A high note takes the key as an answer that was given already.

        A click beside everything need not be answered, unless it was by a low sound.
        """
        if self.said or self.lowest > LOW:
            return False
        return self.lowest > 0 or not is_click(self.keys[0])

    def __str__(self) -> str:
        where = " > ".join(f"{name} {line}" for name, line in self.place[-3:])
        return f"{' '.join(self.keys)} at {where}{' (a low sound)' * bool(self.lowest)}, keys there: {self.choices[:9]}"


class Clumsy:
    """A run with the pilot's hands, and with slips."""

    def __init__(self, slug: str, language: Language, seats: int, seed: int) -> None:
        self.session = Session(replace(usual_setup(slug), seed=seed, language=language, seats=seats))
        self.machine = self.session.machine
        self.dice = SplitMix(seed)
        self.slips: list[Slip] = []
        helps = {control.name for control in HELPS}
        controls = [control for control in cartridge(slug).controls if control.name in helps]
        self.orders = [key for control in controls for key in control.keys if key[0] == "!"]

    def play(self, frames: int) -> list[Slip]:
        """Play on for so many frames, the slips not counted; all slips so far."""
        hands = pilot_hands(self.session, 5)
        visits: Counter[Place] = Counter()
        for _ in range(frames):
            if self.session.ended:
                break
            keys = next(hands)
            self.session.step(keys)
            if self.machine.waiting is not None and not keys:
                here = place(self.session)
                visits[here] += 1
                if visits[here] in VISITS:
                    self._blunder()
        return self.slips

    def _blunder(self) -> None:
        """Press what cannot be at this question until something is accepted."""
        for keys in self._attempts():
            if not self._refused(keys):
                return

    def _attempts(self) -> Iterator[Sequence[str]]:
        waiting = self.machine.waiting
        if waiting is None:
            return
        if waiting.kind == "line":
            yield from (("return",), ("z", "%", "return"))
            return
        for keys in NONSENSE:
            yield from [(key,) for key in keys if key not in waiting.choices][:1]
        for order in self.orders:
            yield (order,)
        if not waiting.choices:
            _, _, width, height = self.machine.SCREEN
            for _ in range(CLICKS):
                yield (f"@{self.dice.below(width)},{self.dice.below(height)}",)
            yield ("return",)

    def _refused(self, keys: Sequence[str]) -> bool:
        """Press keys; true, and a slip is noted, when the question stands as it stood before."""
        session, machine = self.session, self.machine
        shown: set[str] = set()
        for _ in range(IDLE):
            session.step()
            shown.update(machine.text_rows())
        waiting, here, state = machine.waiting, place(session), repr(session.program.state())
        if waiting is None:
            return False
        still = {row for slip in self.slips[-3:] if slip.place == here for row in slip.said}
        notes, seen, calm = len(machine.speaker.effects.notes), Counter[str](), 0
        for frame in range(PATIENCE):
            number, at = divmod(frame, HOLD + GAP)
            typing = number < len(keys)
            session.step(frozenset((keys[number],)) if typing and at < HOLD else NO_KEYS)
            seen.update({row for row in machine.text_rows() if WORDS.search(row)} - (shown - still))
            calm = calm + 1 if machine.waiting is not None and not typing else 0
            if calm >= SETTLED or session.ended:
                break
        if session.ended or place(session) != here or repr(session.program.state()) != state:
            return False
        lowest = min((note.hertz for note in machine.speaker.effects.notes[notes:]), default=0.0)
        said = tuple(row for row, frames in seen.items() if frames >= READ)
        self.slips.append(Slip(here, keys, waiting.choices, said, lowest))
        return True
