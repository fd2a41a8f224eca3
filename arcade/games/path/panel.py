"""Below the field: how much of the way is done, points and lives, and a line for messages."""

from arcade.games.path import strings
from arcade.games.path.board import SIZE
from arcade.games.path.levels import PATHS
from arcade.games.path.state import Journey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar
from arcade.toolkit.picture.shown import Shown

GAUGE_ROW, STATUS_ROW, MESSAGE_ROW = 21, 22, 23
LABELS, VALUES, MESSAGES, KEYS = pair("Wk"), pair("Yk"), pair("Wb"), pair("wb")
READ = 90
"""Frames that a message stays."""


class Panel:
    """Draws what changed, and says everything anew when the language does."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.status = StatusBar(self.machine, STATUS_ROW, LABELS, VALUES)
        self.message = MessageLine(self.machine, MESSAGE_ROW, MESSAGES)
        self._shown = Shown()
        self._said: tuple[Text | Count, dict[str, object]] | None = None
        self._left = 0
        self._keys: Text | None = None

    def begin(self) -> None:
        """Forget what was shown, since the screen is new."""
        self.status.forget()
        fill(self.machine, GAUGE_ROW, 0, 1, 32, colours=LABELS)
        self._shown.forget()
        self._shown.changed("language", self.program.language)
        self._keys = self._said = None

    def say(self, words: Text | Count, **values: object) -> None:
        """A message that stays a while, or until the next."""
        self._said, self._left, self._keys = (words, values), READ, None
        self.message.say(self.program.text(words, **values))

    def keys(self, words: Text) -> None:
        """Name the keys where no message stands."""
        if self._said or self._keys is words:
            return
        self._keys = words
        self.message.say(self.program.text(words), KEYS)

    def step(self, journey: Journey) -> None:
        """A frame: what changed is drawn, an old message goes."""
        if self._shown.changed("language", self.program.language):
            self._keys = None
            if self._said:
                self.message.say(self.program.text(self._said[0], **self._said[1]))
        if self._said:
            self._left -= 1
            if not self._left:
                self._said = None
        self.numbers(journey)

    def numbers(self, journey: Journey) -> None:
        """Points, way and lives, or the stars of two; and the gauges."""
        gained = journey.stars[:] if journey.seats == 2 else [journey.points, journey.lives]
        percent = tuple(rider.percent for rider in journey.race.riders)
        if not self._shown.changed("numbers", (self.program.language, journey.path, gained, percent)):
            return
        text = self.program.text
        way = text(strings.WAY), f"{journey.path + 1}/{PATHS}"
        if journey.seats == 2:
            one, two = ((f"{seat}:", "*" * stars or "-") for seat, stars in enumerate(journey.stars, 1))
            self.status.show(one, way, two)
        else:
            self.status.show((text(strings.POINTS), journey.points), way, (text(strings.LIVES), journey.lives))
        if self._shown.changed("percent", percent):
            self._gauges(percent)

    def _gauges(self, percent: tuple[int, ...]) -> None:
        """A bar for each rider, growing inwards from his side."""
        cells = 30 if len(percent) == 1 else 13
        width = SIZE * cells
        full = (1 << width) - 1
        for seat, done in enumerate(percent):
            pixels = width * done // 100
            bar = (1 << pixels) - 1 if seat else full ^ (full >> pixels)
            ends = 1 | 1 << width - 1
            rows = (full, ends, *(bar | ends,) * 3, ends, full)
            self.machine.stamp(SIZE * (31 - cells if seat else 1), SIZE * GAUGE_ROW, rows, width, attribute=VALUES)
