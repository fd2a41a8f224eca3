"""Keys that no keyboard has break no game: names out of keys files and replays reach the program as they are."""

import random
from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import usual_setup, whole
from arcade.cabinet.replays.session import Session

ODD = (
    *("@a,b", "@1,2,3", "@,", "@5", "@", "@@", "@٣,٣", "@-1,5", f"@{'9' * 20},1"),
    *("@9999,9999", "@0,9999", "@9999,0", "@0,0", "@319,239"),
    *("!lang xx", "!", "!!", "!nope", "pad1 ", "pad9 fire", "pad1 x"),
    *("\0", "\x1b", "é", "ǅ", "İ", "ß", "²", "٣", "f99", "x" * 40),
    *("return", "return", " ", "down", "1", "a"),
)


@pytest.mark.rotates(4)
@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("slug", whole())
def test_odd_keys_break_no_game(slug: str, original: bool) -> None:
    session = Session(replace(usual_setup(slug), original=original, seed=3))
    chance = random.Random(f"{slug} {original}")
    for _ in range(500):
        session.step(frozenset((chance.choice(ODD),)) if chance.random() < 0.3 else frozenset())
