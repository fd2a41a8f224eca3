"""What every page of the cabinet stands on: its screen, the player's hands, words, settings and store."""

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar

from arcade.cabinet.faces import OUR_FACE, FaceError, Faces
from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.input.gestures import Gestures
from arcade.cabinet.input.hold_to_pause import Hold
from arcade.cabinet.input.mash_guard import MashGuard
from arcade.cabinet.input.offered import Orders
from arcade.cabinet.input.touches import Touches
from arcade.cabinet.storage import strings as storage
from arcade.cabinet.storage.leaderboard_careers import LeaderboardCareers
from arcade.cabinet.storage.preferences import ALL_GAMES, STORED, Preferences, plain, take
from arcade.cabinet.storage.store import Store
from arcade.machine.font import Font
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Machine, Waiting
from arcade.machine.monitor import Handset, Monitor, Slate
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Count, Text, filled

T = TypeVar("T")
Screen = Generator[Machine, None, T]
"""Something that takes frames and shows a machine in each: pages, games, demonstrations."""

IDLE_FRAMES = 60 * 50
UPRIGHT = 1.25
"""A screen that is taller than so many times its width is a telephone's."""


@dataclass(frozen=True)
class ClockAndSeeds:
    """What comes from outside, so that a test can decide it."""

    seed: Callable[[], int]
    """A fresh seed of 64 bits."""
    today: Callable[[], str]
    """The date as ISO text."""
    clock: Callable[[], float]
    """Seconds that only ever grow, for sharing out long work over frames; no run depends on it."""
    now: Callable[[], datetime]
    """The date and the time of day, to be shown."""
    settle: Callable[[], None] = lambda: None
    """What the process does when modules have arrived, which stay for good."""


@dataclass(frozen=True)
class RawPress:
    """Something pressed on a pad that is being set up: the pad's kind and name, and which of its inputs it was."""

    guid: str
    pad: str
    source: str


class PageContext:
    """The cabinet's screen and everything that its pages share."""

    def __init__(
        self, store: Store, preferences: Preferences, clock_and_seeds: ClockAndSeeds, faces: Faces | None = None
    ) -> None:
        self.store = store
        self.preferences = preferences
        self.clock_and_seeds = clock_and_seeds
        self.faces = faces or Faces()
        """The letters that games can be written in."""
        self.monitor: Monitor = Monitor()
        """The cabinet's own screen."""
        self._shape: type[Monitor] = Monitor
        """What it is, but where a page takes a smaller one."""
        self.keyboard = self.monitor.keyboard
        self.gestures = Gestures(self.keyboard, {})
        self.keys: Keys = NO_KEYS
        """The keys held in this frame."""
        self.down: Keys = NO_KEYS
        """Whatever is held, even what was held before anybody may hear it."""
        self.touches: Keys = NO_KEYS
        """Those of them that somebody holds, and no coin or stuck stick (see Touches)."""
        self.pressed: Keys = NO_KEYS
        """Those of them that were not held in the frame before; modifiers without a meaning are not among them."""
        self.untold: list[Text] = []
        """Sentences that the player is yet to be told."""
        self.by_pad = False
        """Whether the last touch was a joystick's, or a finger's where the host draws one."""
        self.by_touch = False
        """Whether the player uses a finger, and the host offers keys of its own."""
        self.has_touch = False
        """Whether a finger was ever used here."""
        self.asked: Waiting | None = None
        """What the page or the game of this frame waits for, where it says so."""
        self.orders: Orders | None = None
        """Those of the game that is played in this frame, if one is."""
        self.sticks = 0
        """How many joysticks are plugged in."""
        self.raw: deque[RawPress] = deque(maxlen=16)
        """What was pressed on pads while they are set up."""
        self.idle: Callable[[], Screen[None]] | None = None
        """What runs when nobody has touched anything for a minute."""
        self.files = FileExchange()
        """Where files go and come from, and who is told of games."""
        self.settle: Callable[[], None] = self.load
        """What reads the settings anew, but for what the arcade was started with."""
        self.kiosk = False
        """Whether visitors play, who must not change settings."""
        self.board = False
        """Whether it is a leaderboard's board, where nobody can play."""
        self.operating = False
        """Whether the operator of a kiosk is at work, who changes them for good."""
        self.hold = Hold()
        """How long the second button of a joystick is held."""
        self._touches = Touches()
        self._swallowed: Keys = NO_KEYS
        self._quiet = 0
        store.elsewhere = LeaderboardCareers(lambda: self.files.folder, lambda player: self.preferences.code_of(player))

    @property
    def language(self) -> Language:
        """The language of the moment."""
        return self.preferences.language

    @property
    def font(self) -> Font | None:
        """The letters that games are written in; None for the house's, which stand in for what cannot be used."""
        try:
            return self.faces.font(self.preferences.letters)
        except FaceError as error:
            self.tell(error.words)
            self.preferences.letters = OUR_FACE
            return self.faces.font(OUR_FACE)

    def text(self, words: Text | Count, **values: object) -> str:
        """Words in the language of the moment."""
        return words.in_language(self.language, **values)  # type: ignore[arg-type]

    def begin(self, keys: Keys) -> None:
        """Start a frame in which `keys` are held."""
        self.down = keys
        self.touches = self._touches.of(keys)
        self._swallowed &= keys
        seen = keys - self._swallowed if self._swallowed else keys
        self.hold.step(seen)
        self.pressed = seen - self.keys - self.keyboard.unheard
        self.keys = seen
        if self.pressed:
            self.by_pad = self.by_touch or any(key.startswith("pad") for key in self.pressed)
        self.asked = self.orders = None
        self._quiet = 0 if seen & self.touches else self._quiet + 1

    def touched(self, finger: bool) -> None:
        """Know whether the player uses a finger; the host then draws a stick and two buttons."""
        if finger and not self.has_touch:
            self.has_touch = True
            if self.store.setting("scaling") is None:
                self.preferences.scaling = "fit"  # on a small screen a margin costs more than even pixels give
        self.by_touch = finger
        self.by_pad = self.by_pad or finger

    def fit(self, width: int, height: int) -> None:
        """Take the grid that suits a screen of so many pixels; pages that follow are drawn on it."""
        self._shape = Handset if UPRIGHT * width < height else Monitor
        if type(self.monitor) not in (self._shape, Slate):
            self._take(self._shape())

    @contextmanager
    def on_slate(self) -> Iterator[None]:
        """Take a small screen meanwhile, since the host's keys leave no room for another."""
        before, shape = self.monitor, self._shape
        self._take(Slate())
        try:
            yield
        finally:
            self._take(before if self._shape is shape else self._shape())

    def _take(self, monitor: Monitor) -> None:
        self.monitor = monitor
        self.monitor.keyboard = self.keyboard

    def swallow(self, keys: Keys | None = None) -> None:
        """Let keys that are held now, or all of them, count as not held until they are let go."""
        gone = self.keys if keys is None else self.keys & keys
        self._swallowed |= gone
        self.keys -= gone
        self.pressed -= gone

    def show(self, page: Screen[T], by_itself: bool = False, turns: bool = False) -> Screen[T]:
        """Run a page, which gives the machine it is drawn on; the demonstrations come when nobody touches it long.

        One that comes `by_itself` opens deaf (see MashGuard). One that `turns` follows a screen that takes another
        shape; any other keeps its own until it is left.
        """
        self._quiet = 0
        own = self.monitor
        guard = MashGuard() if by_itself else None
        while True:
            if guard is not None:
                self.swallow()
                guard = None if guard.over(self.down) else guard
            self.keyboard.update(self.keys)
            latest = self.monitor
            given = self.monitor = latest if turns else own
            try:
                machine = next(page)
            except StopIteration as stop:
                result: T = stop.value
                return result
            finally:
                if self.monitor is given:
                    self.monitor = latest
                else:
                    own = self.monitor  # which the page has taken itself
            machine.end_frame()
            yield machine
            if self.idle is not None and self._quiet >= IDLE_FRAMES and not self.preferences.capture:
                self._quiet = 0
                yield from self.idle()
                self.swallow()
                self.gestures.flush()

    def set(self, name: str, value: object) -> None:
        """Change a setting and store it at once."""
        setattr(self.preferences, name, value)
        if name == "keys":
            self._know_keys()
        if name in STORED:
            self.store.set_setting(name, plain(self.preferences, name), for_good=self.operating)

    def load(self) -> None:
        """Read the stored settings."""
        for name in STORED:
            value = self.store.setting(name)
            if value is not None and not take(self.preferences, name, value):
                self.tell(filled(storage.BAD_ENTRY, name=name, reason=storage.GARBLED_ENTRY))
        self._know_keys()

    def _know_keys(self) -> None:
        """Let the keys chosen for all games steer the pages, too."""
        self.gestures.know({key: control for control, key in self.preferences.chosen_keys(ALL_GAMES).items()})

    @property
    def keeps_files(self) -> bool:
        """Whether pictures, films and patterns are kept here."""
        return not self.kiosk or self.preferences.keep_files

    @property
    def may_share(self) -> bool:
        """Whether a friend can be told of a game here."""
        return self.files.shares and not self.kiosk

    def tell(self, sentence: Text) -> None:
        """Note a sentence for the player."""
        if sentence not in self.untold:
            self.untold.append(sentence)

    def next_sentence(self) -> Text | None:
        """The oldest sentence that the player has not been told; it is then told."""
        for sentences in (self.store.messages, self.untold):
            if sentences:
                return sentences.pop(0)
        return None
