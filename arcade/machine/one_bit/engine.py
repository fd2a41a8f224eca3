"""Three voices and drums through one bit, laid out piece by piece however time is cut.

A round of 152 T-states is shared out in slots of 48, 56 and 48; in its slot a voice shows its level. Between two flips
of the voices a round is like the one before, so that its edges are two ranges, one in between the other.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from arcade.machine.one_bit.drums import Drum, beaten
from arcade.machine.one_bit.voice import ROUND, Strike, Voice

SLOTS = (48, 56, 48)
VOICES = len(SLOTS)
SECOND = SLOTS[0]
"""Where in a round the second slot begins."""
THIRD = SLOTS[0] + SLOTS[1]
"""Where the third begins."""


@dataclass(frozen=True)
class Moment:
    """What begins at a moment, and how many rounds it is to the next: notes for some voices, perhaps a drum.

    A drum longer than that is cut; the voices stand still while it is heard.
    """

    rounds: int
    strikes: tuple[tuple[int, Strike], ...] = ()
    drum: Drum | None = None

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise ValueError("a moment lasts a round at least")


class OneBit:
    """Plays moments one after the other; the next one is asked for when its time has come.

    What they sound like is worked out when it is wanted, which may be later or never.
    """

    def __init__(self, moments: Iterator[Moment], start: int = 0) -> None:
        """`start` is the T-state of the first round."""
        self.over = False
        """Whether no moment was left."""
        self._moments = moments
        self._planned = start
        """Where the moments that were asked for end."""
        self._coming: deque[Moment] = deque()
        """Those of them that have not begun to sound."""
        self._ended = False
        """Whether the last of them was laid out."""
        self._at = start
        self._left = 0
        """Rounds of the present moment that were not laid out."""
        self._level = False
        self._voices = tuple(Voice() for _ in range(VOICES))
        self._pattern = 0
        """The voices' levels, the first one's in the lowest bit."""
        self._edges: list[int] = []

    def plan(self, until: int) -> None:
        """Ask for all moments that begin before T-state `until`."""
        while self._planned < until and not self.over:
            moment = next(self._moments, None)
            if moment is None:
                self.over = True
            else:
                self._coming.append(moment)
                self._planned += moment.rounds * ROUND

    def edges(self, until: int) -> list[int]:
        """The level changes before T-state `until` that were not given yet, ascending."""
        self.plan(until)
        while self._at < until and not self._ended:
            if self._left:
                rounds = min(self._left, -(-(until - self._at) // ROUND))
                self._sound(rounds)
                self._go_on(rounds)
            else:
                self._begin()
        count = bisect_left(self._edges, until)
        given = self._edges[:count]
        del self._edges[:count]
        return given

    def skip(self, until: int) -> None:
        """Go on to T-state `until` unheard, as if its level changes had been given."""
        self.plan(until)
        while self._at + ROUND <= until and not self._ended:
            if self._left:
                rounds = min(self._left, (until - self._at) // ROUND)
                levels = [voice.skip(rounds) for voice in self._voices]
                self._pattern = sum(level << voice for voice, level in enumerate(levels))
                self._level = levels[-1]
                self._go_on(rounds)
            else:
                self._begin()
        self.edges(until)

    def _begin(self) -> None:
        if not self._coming:
            self._ended = True
            if self._level:
                self._flip(self._at)
            return
        moment = self._coming.popleft()
        self._left = moment.rounds
        for voice, note in moment.strikes:
            self._voices[voice].strike(note)
        if moment.drum is not None:
            rounds = min(moment.drum.rounds, moment.rounds)
            edges = beaten(moment.drum, rounds * ROUND)
            self._edges += [self._at + edge for edge in edges]
            self._level ^= bool(len(edges) & 1)
            self._go_on(rounds)

    def _go_on(self, rounds: int) -> None:
        self._at += rounds * ROUND
        self._left -= rounds

    def _flip(self, tick: int) -> None:
        self._level = not self._level
        self._edges.append(tick)

    def _sound(self, rounds: int) -> None:
        """Lay out rounds in which no note begins."""
        flips = sorted((at, voice) for voice, one in enumerate(self._voices) for at, _ in one.flips(rounds))
        done = 0
        for at, voice in flips:
            if at > done:
                self._alike(self._at + done * ROUND, at - done)
                done = at
            self._pattern ^= 1 << voice
        self._alike(self._at + done * ROUND, rounds - done)

    def _alike(self, start: int, count: int) -> None:
        """Lay out rounds that are all alike."""
        pattern = self._pattern
        first, second, third = bool(pattern & 1), bool(pattern & 2), bool(pattern & 4)
        if self._level != first:
            self._flip(start)
        end = start + count * ROUND
        if first != third:
            change = SECOND if first != second else THIRD
            edges = [0] * (2 * count - 1)
            edges[::2] = range(start + change, end, ROUND)
            edges[1::2] = range(start + ROUND, end, ROUND)
            self._edges += edges
        elif first != second:
            edges = [0] * (2 * count)
            edges[::2] = range(start + SECOND, end, ROUND)
            edges[1::2] = range(start + THIRD, end, ROUND)
            self._edges += edges
        self._level = third
