"""No game has much to do before its first picture: counted in calls, in a process in which nothing was drawn before.

Ten milliseconds of the usual computer are about 60,000 calls.
"""

import subprocess
import sys

import pytest

COUNTING = """
import sys
from arcade.cabinet.catalogue import loaded, slugs, usual_setup
from arcade.cabinet.replays.session import Session

calls = 0

def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")

for slug in slugs():
    loaded(slug)
    calls = 0
    sys.setprofile(count)
    Session(usual_setup(slug)).step()
    sys.setprofile(None)
    print(slug, calls)
"""
MOST = 60_000


@pytest.fixture(scope="module")
def calls() -> dict[str, int]:
    done = subprocess.run([sys.executable, "-c", COUNTING], capture_output=True, text=True, check=True)
    return {slug: int(count) for slug, count in map(str.split, done.stdout.splitlines())}


def test_first_pictures_are_soon_drawn(calls: dict[str, int]) -> None:
    assert {slug: count for slug, count in calls.items() if count > MOST} == {}
