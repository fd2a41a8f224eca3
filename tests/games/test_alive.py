"""No picture that waits for somebody stands still: a title, and what stays on the screen after a game has ended."""

import pytest

from arcade.cabinet.catalogue import slugs
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from arcade.commands.asking import setup_of
from arcade.machine.machine import Machine
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.playthrough import Playthrough, playthroughs
from tools.moments import seen

OPENED = 200
"""Frames after which a title stands."""
ENDED = 750
"""Frames after a result, with nobody pressing a key, after which a game's last picture stands."""
WATCHED = 200
"""Frames in which something moves."""
QUESTION = 16
"""Pixel lines at the bottom of a picture in which words may blink: that is not life."""
ENDS = {
    f"{slug} {play.expects('outcome')[0]}": play
    for slug in slugs()
    for play in playthroughs(slug)
    if play.expects("outcome") and not play.original
}
"""A playthrough for each way in which each game ends."""


def above(machine: Machine) -> tuple[bytes, object]:
    """The picture above its last lines, with its colours."""
    picture = seen(machine)
    return picture.pixels[: -QUESTION * picture.width], picture.palette


def moves(session: Session) -> bool:
    """Whether something above the last lines changes while nobody presses a key."""
    first = above(session.machine)
    for _ in range(WATCHED):
        session.step()
        if above(session.machine) != first:
            return True
    return False


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", slugs())
def test_a_title_lives(slug: str) -> None:
    session = Session(Setup(slug))
    for _ in range(OPENED):
        session.step()
    assert moves(session)


def test_every_game_is_seen_to_its_end() -> None:
    assert {play.slug for play in ENDS.values()} == set(slugs())


@pytest.mark.rotates(8)
@pytest.mark.parametrize("play", ENDS.values(), ids=list(ENDS))
def test_a_last_picture_lives(play: Playthrough) -> None:
    session = Session(setup_of(play.options))
    script = KeyScript(parse(play.path.read_text(encoding="utf-8")))
    while still(not session.results):
        session.step(script.keys(session.machine.frame, session.machine.waiting))
    for _ in range(ENDED):
        if session.ended:
            return
        session.step()
    assert moves(session)
