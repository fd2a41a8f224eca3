"""Reaction time: signs appear after a wait nobody can guess; the right key stops the clock.

Ten rounds are timed. Each is worth 1000 points less 10 for every hundredth of a second, and 25 more for each clean
round before it without a break; a wrong or early key costs 100. Among the stars there may be skulls, at which no key
must be pressed. In a duel the first to press at a star gets a point; a press at anything else gives one away.
"""

from dataclasses import dataclass, replace

from arcade.games.reflexe.levels import Trial
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.timing import A_SECOND

ROUNDS = 10
DUEL_POINTS = 5
"""Points that win a duel."""
LIMIT = 10 * A_SECOND
"""Frames after which a round is given up."""
SKULL_FRAMES = 3 * A_SECOND // 2
"""For so long nobody must press at a skull."""
SHORTEST_WAIT, LONGEST_WAIT = A_SECOND, 4 * A_SECOND
SKULL_PERCENT = 30
MOST_POINTS = 1000
"""For no time at all."""
FRAME_POINTS = 20
"""Lost in each frame."""
SLIP_POINTS = 100
"""Lost by a wrong key."""
RUN_POINTS = 25
"""For each clean round in a row before."""

STAR, SKULL = "star", "skull"
WAYS = "left", "right", "up", "down"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
SYMBOLS = LETTERS + LETTERS[:26].lower() + "!\"#$%&'()*+,-./:;<=>?@"
FIRST_CODE, CODES, UNUSED = 33, 89, (91, 92, 93)
"""The original's characters: codes 33 to 121, without those that need the extended mode."""
PRINTED_ROWS, PRINTED_COLUMNS = 20, 32
PRINTED_SIGNS = "".join(chr(code) for code in range(FIRST_CODE, FIRST_CODE + CODES) if code not in UNUSED)
HANDS = ("1QAZ", "2WSX", "3EDC", "45RTFGVB", "67YUHJNM", "8IK", "9OL", "0P")
"""The fingers from left to right, and the keys they type."""


QUICK = {
    Trial.ANY: (44, 34, 26),
    Trial.HOLD: (54, 42, 32),
    Trial.FOUR_WAYS: (66, 50, 38),
    Trial.LETTERS: (80, 55, 40),
    Trial.SYMBOLS: (140, 100, 75),
}
"""Mean times, in hundredths of a second, that are quick, very quick, and like lightning."""


def quick_of(frames: int, trial: Trial) -> int:
    """3 for a time or a mean like lightning, 2, 1, or 0 for a slow one."""
    return sum(100 * frames // A_SECOND <= limit for limit in QUICK[trial])


def foreperiod(dice: Dice) -> int:
    """Frames until the sign appears."""
    return SHORTEST_WAIT + dice.below(LONGEST_WAIT - SHORTEST_WAIT + 1)


def drawn(trial: Trial, dice: Dice) -> str:
    """The next sign of a trial."""
    match trial:
        case Trial.ANY:
            return STAR
        case Trial.HOLD:
            return SKULL if dice.percent(SKULL_PERCENT) else STAR
        case Trial.FOUR_WAYS:
            return dice.pick(WAYS)
        case Trial.LETTERS:
            return dice.pick(LETTERS)
        case Trial.SYMBOLS:
            return dice.pick(SYMBOLS)


def printed_sign(dice: Dice) -> str:
    """The original's next character."""
    code = FIRST_CODE + dice.below(CODES)
    while code in UNUSED:
        code = FIRST_CODE + dice.below(CODES)
    return chr(code)


def printed_place(dice: Dice) -> tuple[int, int]:
    """Its row and column; the listing drew the column first."""
    column = dice.below(PRINTED_COLUMNS)
    return dice.below(PRINTED_ROWS), column


def finger(sign: str) -> int | None:
    """The finger that types a letter or digit; None for other signs."""
    return next((number for number, keys in enumerate(HANDS) if sign.upper() in keys), None)


@dataclass(frozen=True)
class Record:
    """A player's series so far: the signs answered, the frames that each took, the slips."""

    signs: tuple[str, ...] = ()
    times: tuple[int, ...] = ()
    slips: int = 0
    clean: int = 0
    """Rounds in a row without a slip."""
    points: int = 0

    @property
    def over(self) -> bool:
        """Whether all rounds have been played."""
        return len(self.times) == ROUNDS

    def hit(self, sign: str, frames: int, flawless: bool) -> "Record":
        """The right key after some frames; `flawless` without a slip in this round."""
        worth = max(MOST_POINTS - FRAME_POINTS * frames, 0) + (RUN_POINTS * self.clean if flawless else 0)
        clean = self.clean + 1 if flawless else 0
        return Record((*self.signs, sign), (*self.times, frames), self.slips, clean, self.points + worth)

    def slipped(self) -> "Record":
        """A wrong or early key; points never fall below 0."""
        return replace(self, slips=self.slips + 1, clean=0, points=max(self.points - SLIP_POINTS, 0))

    @property
    def mean(self) -> int:
        """The mean time in frames, rounded up; 0 before the first."""
        return -(-sum(self.times) // len(self.times)) if self.times else 0

    def quickness(self, trial: Trial) -> int:
        """How quick the mean is; 0 before the first round."""
        return quick_of(self.mean, trial) if self.times else 0

    def slowest(self) -> tuple[int, int] | None:
        """The finger with the longest mean time, and that time in frames; None where no letters were typed."""
        means = []
        for number in range(len(HANDS)):
            times = [time for sign, time in zip(self.signs, self.times, strict=True) if finger(sign) == number]
            if times:
                means.append((sum(times) // len(times), number))
        return max(means)[::-1] if means else None
