"""What the jungle sounds like: roars, hisses, shots, splashes, shouts that fade."""

from arcade.games.jungle.events import Peril, What
from arcade.toolkit.sound.jingles import BONUS, THUD, WRONG
from arcade.toolkit.sound.tunes import Tune, tune

STEPS: Tune = ((0.004, -6.0), (0.09, None), (0.004, -10.0))
ROAR: Tune = tuple((0.016, -8.0 - step / 3 - 5 * (step % 3)) for step in range(30))
HISS: Tune = tuple((0.004, 40.0 + 7 * (step * step % 5)) for step in range(60))
SCUTTLE: Tune = tuple(note for step in range(8) for note in ((0.005, 30.0 + step % 3 * 4), (0.03, None)))
SINKING: Tune = tuple((0.02, 10.0 - step / 2) for step in range(26))
SPLASH: Tune = tuple((0.004, 36.0 - step % 7 * 4 - step / 3) for step in range(50))
RUSTLE: Tune = tuple((0.003, 44.0 + step * 5 % 11) for step in range(24))
SHOT: Tune = tuple((0.004, 30.0 - step * 9 % 17 - step / 2) for step in range(40))
CLICK: Tune = ((0.003, 38.0), (0.06, None), (0.003, 33.0))
WHIRR: Tune = tuple((0.012, 8.0 + step) for step in range(14))
STAB: Tune = ((0.006, 24.0), (0.02, None), *THUD)
BITE: Tune = tuple((0.008, -2.0 - step * 3 % 8) for step in range(18))
SHOUTS: Tune = (
    *((0.03, 14.0 - step % 6) for step in range(10)),
    (0.3, None),
    *((0.026, 12.0 - step % 6) for step in range(8)),
    (0.35, None),
    *((0.02, 9.0 - step % 6) for step in range(6)),
)
CRICKETS: Tune = tuple(note for _ in range(5) for note in ((0.012, 50.0), (0.02, None), (0.012, 51.0), (0.2, None)))
CUCKOO: Tune = ((0.09, 16.0), (0.06, None), (0.16, 12.0))
OWL: Tune = ((0.12, 2.0), (0.2, None), (0.05, 1.0), (0.04, None), (0.22, 0.0))
WHISTLE: Tune = tuple((0.012, 24.0 + step % 6 + step // 4) for step in range(20))
AFAR = (CUCKOO, CRICKETS, WHISTLE, RUSTLE, OWL)
"""What is heard while one thinks about the way."""
VILLAGE = tune("D4/8 F# A D5/4 A4/8 | B4/8 D5 B4 A/4", 150)
GULP: Tune = ((0.02, -4.0), (0.03, None), (0.02, -7.0), (0.03, None), (0.03, -2.0))
FALL: Tune = tuple((0.014, 20.0 - step) for step in range(24))
RUNNING: Tune = tuple(note for _ in range(7) for note in ((0.005, -6.0), (0.05, None), (0.005, -11.0), (0.04, None)))

OF_PERILS: dict[Peril, Tune] = {
    Peril.RASPBERRIES: RUSTLE,
    Peril.LION: ROAR,
    Peril.SNAKE: HISS,
    Peril.SPIDER: SCUTTLE,
    Peril.QUICKSAND: SINKING,
    Peril.SWAMP: SPLASH,
    Peril.CARCASS: RUSTLE,
}
OF_EVENTS: dict[What, Tune] = {
    What.VOICES: VILLAGE,
    What.HOUSES: VILLAGE,
    What.OUT: VILLAGE,
    What.WORN_OUT: FALL,
    What.BUMPED: THUD,
    What.SWEET: BONUS,
    What.POISONOUS: WRONG,
    What.RAN: RUNNING,
    What.RAN_INTO: ROAR,
    What.CAUGHT: BITE,
    What.CLICK: CLICK,
    What.SHOT: SHOT,
    What.SLUNG: WHIRR,
    What.STABBED: STAB,
    What.WOUNDED: BITE,
    What.EATEN: BITE,
    What.NOT_MOVED: ROAR,
    What.SWALLOWED: GULP,
    What.FELL_DOWN: FALL,
    What.FED: BONUS,
    What.SHOUTED: SHOUTS,
    What.RESCUED: BONUS,
    What.STRUGGLED: BITE,
    What.SUNK: SINKING,
    What.WAITED: CRICKETS,
    What.STARVED: FALL,
    What.SPIDER_LEFT: SCUTTLE,
    What.SPIDER_BIT: BITE,
    What.SHOT_SELF: SHOT,
    What.REFRESHED: GULP,
    What.INFECTED: WRONG,
    What.FELL_IN: SPLASH,
    What.SWAM: SPLASH,
    What.DROWNED: SINKING,
    What.CROCODILES: BITE,
    What.TORN: BITE,
    What.TURNED_BACK: STEPS,
}
