"""No game draws again what stands already, nor makes pictures anew that it made before: counted, never timed.

Each game's pilot plays a stretch at the usual level twice, so that what is kept from one time to the next is there; the
second time counts. A game that needs more than usual says how much. Who draws more: look at `Shown`, `StatusBar`,
`Moving` and at what is kept (`lru_cache`) before raising a figure.
"""

from dataclasses import dataclass, replace

import pytest

from arcade.cabinet.catalogue import slugs, usual_setup
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.machine.spectrum.covering import steps
from tests.work import Metered, sprites_made

BEGUN, PLAYED = 600, 1_600
"""Frames between which work is counted: the game is on."""

REPAINTED = 12
"""Bytes written, on the average, in a frame after which the picture is as before."""
REPAINTED_BY = {
    "dipo": 160,
    "english-hunt": 140,
    "fortune-wheel": 16,
    "hurdles": 4_500,
    "labyrinth": 600,
    "masteract": 65,
    "mastermind": 25,
    "mefisto": 60,
    "nimble": 220,
    "ping-pong": 600,
    "reflexe": 14,
    "techniques": 65,
    "tic-tac-toe": 14,
    "trophy-trail": 350,
}
SPRITES = 60
"""Sprites made in a hundred frames."""
SPRITES_OF = {
    "falling-dominoes": 75,
    "graphics-editor": 160,
    "hanoi": 90,
    "magic-square": 110,
    "masteract": 105,
    "mastermind": 65,
    "sliding-squares": 115,
}
WORKED_OUT = 20
"""Ways to lay a picture over the screen that are worked out in a hundred frames, though they were before."""


@dataclass
class Work:
    """What a game did."""

    still: int = 0
    """Frames after which the picture was as before."""
    repainted: int = 0
    """Bytes written in these."""
    sprites: int = 0
    worked_out: int = 0


def work(slug: str, monkeypatch: pytest.MonkeyPatch) -> Work:
    """What a game does in the frames that count."""
    setup = replace(usual_setup(slug), seed=1)
    recorded = Session(setup)
    run_pilot(recorded, PLAYED, 1)
    session = Session(setup, thoughts=recorded.program.thoughts)
    machine, metered = session.machine, Metered(session.machine)
    found = Work()
    for frame, keys in enumerate(recorded.keys):
        before, worked_out = machine.memory(), steps.cache_info().misses
        metered.begin()
        with sprites_made(monkeypatch) as made:
            session.step(keys)
        if frame < BEGUN:
            continue
        found.sprites += made[0]
        found.worked_out += steps.cache_info().misses - worked_out
        if machine.memory() == before:
            found.still += 1
            found.repainted += metered.written
    return found


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_steady_play_does_little(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done, hundreds = work(slug, monkeypatch), (PLAYED - BEGUN) / 100
    assert done.repainted <= REPAINTED_BY.get(slug, REPAINTED) * max(done.still, 1)
    assert done.sprites <= SPRITES_OF.get(slug, SPRITES) * hundreds
    assert done.worked_out <= WORKED_OUT * hundreds
