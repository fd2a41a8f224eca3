"""What is kept so that it need not be worked out again does not grow for as long as somebody plays."""

import gc
from dataclasses import replace
from functools import _lru_cache_wrapper

import pytest

from arcade.cabinet.catalogue import cartridge, usual_setup, whole
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session

FRAMES = 1000
MOST = 8_000
"""Values that a cache without a bound may hold: those of what is finite, as the boards of noughts and crosses are."""


@pytest.mark.rotates(4)
def test_no_cache_without_a_bound_grows_with_play() -> None:
    for slug in whole():
        highest = cartridge(slug).levels.hardest  # at which the computer looks ahead furthest
        run_pilot(Session(replace(usual_setup(slug), seed=3, level=highest)), FRAMES, 3)
    found = [cache for cache in gc.get_objects() if isinstance(cache, _lru_cache_wrapper)]
    caches = [cache for cache in found if cache.__module__.startswith("arcade.")]  # tests have caches of their own
    assert len(caches) > 100
    sizes = {
        f"{cache.__module__}.{cache.__qualname__}": cache.cache_info().currsize
        for cache in caches
        if cache.cache_info().maxsize is None
    }
    assert {name: size for name, size in sizes.items() if size > MOST} == {}
