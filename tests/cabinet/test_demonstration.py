"""A demonstration is played to its moment, in pieces, and whatever breaks there breaks no page."""

import pytest

from arcade.cabinet import setups
from arcade.cabinet.catalogue import whole
from arcade.cabinet.replays.demonstration import Demonstration, advanced
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.setups import moment, moment_setup
from arcade.machine.machine import Machine
from arcade.toolkit.contract.guide import Moment
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.searching import at_once

SHOWN_SECONDS = 25
"""Of a demonstration, from its moment on."""


def test_it_is_played_to_its_moment_a_frame_in_each_piece() -> None:
    pieces = advanced(Demonstration(lambda: moment_setup("robac", "en")), 5)
    assert [next(pieces) for _ in range(5)] == [1, 2, 3, 4, 5]
    machine = at_once(pieces).machine
    assert machine is not None
    assert machine.frame == 5


def test_it_goes_on_from_there() -> None:
    demonstration = at_once(advanced(Demonstration(lambda: moment_setup("robac", "ro")), 3))
    shown = demonstration.step()
    assert shown is not None
    assert shown.frame == 4
    assert demonstration.machine is shown


def test_one_that_breaks_is_given_as_it_is() -> None:
    def setup() -> Setup:
        raise ValueError("a broken game")

    assert at_once(advanced(Demonstration(setup), 5)).machine is None


def test_a_game_with_a_guide_is_shown_as_that_says() -> None:
    setup = moment_setup("nim", "ro", calm=True)
    assert (setup.slug, setup.language, setup.calm, setup.original) == ("nim", "ro", True, False)
    assert setup.seed == moment("nim").seed
    assert setup.level == 2, "the usual level"


def test_a_moment_may_have_a_level_and_a_look_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setups, "moment", lambda _: Moment(8, 10, level=3, original=True))
    setup = moment_setup("nim", "en")
    assert (setup.seed, setup.level, setup.original) == (8, 3, True)


@pytest.mark.usefixtures("fake_games")
def test_a_game_without_a_guide_has_a_moment_all_the_same() -> None:
    machine: Machine | None = at_once(advanced(Demonstration(lambda: moment_setup("parrot", "en")), 9)).machine
    assert moment("parrot") == setups.USUAL
    assert machine is not None


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", whole())
def test_what_is_shown_is_not_lost(slug: str) -> None:
    """Shelf and attract mode begin at the moment of a game's guide: choose a seed with which the pilot does well."""
    session = Session(moment_setup(slug, "en"))
    hands = pilot_hands(session, session.setup.seed)
    best = moment(slug)
    seen = 0
    for _ in range(best.frame + SHOWN_SECONDS * session.machine.CLOCK // session.machine.FRAME):
        session.step(next(hands))
        if session.machine.frame < best.frame:
            seen = len(session.results)
    assert not session.ended
    assert all(result.outcome is not Outcome.LOST for result in session.results[seen:])
