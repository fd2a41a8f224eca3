"""Faces that blink, and eyes on the PET that look aside."""

from arcade.toolkit.animation.faces import BLINK, Face, blinks
from arcade.toolkit.picture.pet_eyes import OPEN, eyed

DARK = ("......",) * 5


def test_eyes_are_shut_at_the_end_of_each_round() -> None:
    assert [frame for frame in range(20) if blinks(frame, 10, 2)] == [8, 9, 18, 19]
    assert sum(blinks(frame, 100) for frame in range(100)) == BLINK


def test_only_open_eyes_blink_and_the_mouth_stays() -> None:
    assert Face("left", "sad").at(99, 100) == Face("shut", "sad")
    assert Face("left", "sad").at(0, 100) == Face("left", "sad")
    assert Face("glad").at(99, 100) == Face("glad")


def test_pupils_follow_the_glance_and_shut_eyes_have_none() -> None:
    assert eyed(DARK, OPEN, (0,), 0, (0, 0)) == (".####.", "##..##", "##..##", "######", ".####.")
    assert eyed(DARK, OPEN, (0,), 0, (-1, -1)) == ("...##.", "#..###", "######", "######", ".####.")
    assert eyed(DARK, OPEN, (0,), 0, (1, 1)) == (".####.", "######", "###..#", "###..#", ".####.")
    assert eyed(DARK, ("######",), (0,), 2, (1, 1)) == (*DARK[:2], "######", *DARK[3:])
