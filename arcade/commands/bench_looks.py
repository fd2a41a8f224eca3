"""What each look costs in a frame: when little of the picture changed, when all of it did, and when nothing did."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import median, quantiles
from time import process_time

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.console.plans import Plan, plan
from arcade.host.picture import Picture
from arcade.machine.hosting import LOOKS
from arcade.machine.machine import Machine

SIZES = (1280, 960), (1920, 1080)
FRAMES = 400
"""Of each game's pilot."""
TIMES = 15
"""So often the same is measured; the least counts, for a busy computer only adds to it."""


def looks(wanted: Sequence[str]) -> dict[str, float]:
    """Milliseconds of processor time from a machine's memory to the finished picture, its pixels included.

    Over all games: the median and the ninth decile of frames that changed; the dearest game's frame of which
    everything changed; a frame in which nothing did.
    """
    found: dict[str, float] = {}
    for width, height in SIZES:
        for look in LOOKS:
            measured = [_of_game(slug, look, (width, height)) for slug in wanted]
            changed = [taken for game in measured for taken in game[0]]
            name = f"{look} {width}x{height}"
            found[f"{name} median"] = round(median(changed), 3)
            found[f"{name} p90"] = round(quantiles(changed, n=10)[-1], 3)
            found[f"{name} whole"] = round(max(game[1] for game in measured), 3)
            found[f"{name} unchanged"] = round(median(game[2] for game in measured), 4)
    return found


def _of_game(slug: str, look: str, size: tuple[int, int]) -> tuple[list[float], float, float]:
    """Of changed frames each, of a frame of which everything changed, of one of which nothing did."""
    session = Session(replace(usual_setup(slug), seed=1))
    hands = pilot_hands(session, 1)
    machine: Machine = session.machine
    picture, shown = Picture(), plan(size, type(machine), look)
    picture.compose(machine, shown)
    changed: list[float] = []
    for _ in range(FRAMES):
        session.step(next(hands))
        began = process_time()
        if picture.compose(machine, shown) is not None:
            changed.append(1000 * (process_time() - began))
    whole = [_taken(picture, machine, shown, ("white", "colour")[time % 2]) for time in range(2 * TIMES)]
    same = [_taken(picture, machine, shown, "colour") for _ in range(TIMES)]
    return changed, min(whole), min(same)


def _taken(picture: Picture, machine: Machine, shown: Plan, phosphor: str) -> float:
    """Milliseconds; with other colours than before everything changes."""
    began = process_time()
    picture.compose(machine, shown, phosphor)
    return 1000 * (process_time() - began)
