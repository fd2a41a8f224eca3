"""Packed pictures are what their painters paint, and a game in play draws none of them."""

import subprocess
import sys

import pytest

from tools.pictures import PAINTERS, ROOT, packed, painted

PLAYED = """
import sys
from dataclasses import replace
from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.toolkit.picture.dithered_scene import DitheredScene
scenes = []
DitheredScene.__init__ = lambda self, *size: scenes.append("a scene")
for original in (False, True):
    run_pilot(Session(replace(usual_setup(sys.argv[1]), original=original, seed=1)), 3000, 1)
print(*(name for name in sys.modules if name.endswith(".painters")), *scenes)
"""


@pytest.mark.parametrize("slug", PAINTERS)
def test_the_packed_pictures_are_the_painted_ones(slug: str) -> None:
    drawn, read = painted(slug), packed(slug)
    wrong = [name for name in drawn.keys() | read.keys() if drawn.get(name) != read.get(name)]
    assert not wrong, f"not as they are painted: {sorted(wrong)}; run python -m tools.pictures {slug} and look at them"
    assert list(drawn) == list(read), f"they are in another order: run python -m tools.pictures {slug}"


@pytest.mark.parametrize("slug", PAINTERS)
def test_a_game_in_play_draws_no_scene(slug: str) -> None:
    command = [sys.executable, "-c", PLAYED, slug]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
