"""The hat trick: the rabbit stays, moves an ear, and holds it up again."""

from arcade.cabinet.replays.session import Session
from arcade.games.magic_square.ending import TWITCH, TWITCH_FRAMES, HatTrick
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup


def test_an_ear_goes_down_and_up_and_leaves_nothing_behind() -> None:
    session = Session(Setup("magic-square"))
    machine = session.machine
    assert isinstance(machine, Spectrum)
    trick = HatTrick(session.program)
    for _ in trick.play():
        pass
    trick.rest(0)
    up = bytes(machine.display)
    trick.rest(TWITCH - TWITCH_FRAMES)
    down = bytes(machine.display)
    trick.rest(TWITCH)
    assert bytes(machine.display) == up != down
