"""The only door to a running program: a setup and the keys of each frame go in, a recorded run comes out."""

from collections.abc import Sequence
from zlib import crc32

from arcade.cabinet.catalogue import cartridge, program_class
from arcade.cabinet.replays.key_log import KeyLog
from arcade.machine.font import Font
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.program import AnyProgram, Result, Setup, Thought

FINGERPRINT_EVERY = 50
LANGUAGE_ORDERS = {f"!lang {language}": language for language in LANGUAGES}
CALM_ORDERS = {"!calm on": True, "!calm off": False}
REWOUND = "!rewound"
"""The order that says that the run goes on from an earlier moment."""
OVERHEARD = "!overheard"
"""The order that says that the player has seen what the opponent believes."""
NOTES = frozenset((REWOUND, OVERHEARD))
"""Orders that only say that the game has been helped: they stand among the keys, so that they are noted with them, but
no machine sees them, so that they change nothing."""


class Session:
    """A program running on its machine, everything about it noted.

    `font` replaces the built-in letters (a player's own ROM image); `thoughts` are an earlier run's noted answers,
    of which the first `doubted` are searched for anew all the same.
    """

    def __init__(
        self, setup: Setup, font: Font | None = None, thoughts: Sequence[Thought] = (), answers_to_verify: int = 0
    ) -> None:
        self.setup = setup
        self.cartridge = cartridge(setup.slug)
        self.machine = self.cartridge.machine(font)
        self.program = program_class(setup.slug)(self.machine, setup, thoughts)
        self.program.answers_to_verify = answers_to_verify
        self.keys = KeyLog()
        self.fingerprints: list[tuple[int, str]] = []
        self.ended = False
        self.steps = self.program.play()
        self.held = NO_KEYS
        """The keys of the latest frame."""

    @property
    def results(self) -> list[Result]:
        """The games finished so far in this run."""
        return self.program.results

    def step(self, keys: Keys = NO_KEYS) -> None:
        """Run one frame with `keys` held. After the program's end the picture stays and nothing more is noted."""
        if self.ended:
            return
        machine = self.machine
        self.keys.append(keys)
        if keys is not self.held:
            for key in keys - self.held:
                if key[0] == "!":
                    self._obey(key)
            self.held = keys
        machine.begin_frame(keys if NOTES.isdisjoint(keys) else keys - NOTES)
        self._run_frame()

    def go_on(self, program: AnyProgram, safe_point: str, keys: KeyLog, fingerprints: list[tuple[int, str]]) -> None:
        """Take another program of this game, as it was when it passed a safe point, and finish that frame with it.

        `keys` and `fingerprints` are those noted until then, the keys of that frame as the last.
        """
        self.program, self.machine = program, program.machine
        self.keys, self.fingerprints = keys, fingerprints
        self.held = keys.held(keys.frames - 1)
        self.steps = program.play_from(safe_point)
        self._run_frame()

    def rest(self, keys: KeyLog, fingerprints: list[tuple[int, str]]) -> None:
        """Go on from a later frame of a wait, to which the program has been brought; this was noted until then."""
        self.keys, self.fingerprints = keys, fingerprints

    def _run_frame(self) -> None:
        machine = self.machine
        try:
            next(self.steps)
        except StopIteration:
            self.ended = True
            machine.waiting = None
        machine.end_frame()
        if machine.frame % FINGERPRINT_EVERY == 0:
            self.fingerprints.append((machine.frame, self.fingerprint()))

    def fingerprint(self) -> str:
        """The program's state and, after a dash, the machine's memory, each as eight hexadecimal digits."""
        state = (self.program.state(), self.program.dice.state, self.machine.now)
        return f"{crc32(repr(state).encode()):08x}-{crc32(self.machine.memory()):08x}"

    def _obey(self, order: str) -> None:
        if order in NOTES:
            self.program.assisted = True
        elif order in LANGUAGE_ORDERS and not (self.setup.shared and self.cartridge.worded):
            self.program.language = LANGUAGE_ORDERS[order]
            self.program.own_terms |= self.cartridge.worded and not self.results
        elif order in CALM_ORDERS:
            self.program.calm = CALM_ORDERS[order]
