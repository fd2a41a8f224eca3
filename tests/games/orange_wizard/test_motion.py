"""The wizard's magic: a star cast at a sum flies there and leaves the picture as it was."""

from arcade.games.orange_wizard.motion import cast
from arcade.machine.spectrum import Spectrum

GOAL = (200, 120)


def test_a_cast_star_flies_to_its_sum_and_leaves_nothing_behind() -> None:
    machine = Spectrum()
    before = bytes(machine.display), bytes(machine.attributes)
    pictures = {bytes(machine.display) for _ in cast(machine, GOAL)}
    assert len(pictures) > 10
    assert (bytes(machine.display), bytes(machine.attributes)) == before
