"""How a machine's picture is shown on a surface: as bare pixels, or by a set."""

from functools import lru_cache

from arcade.console.figures import figures
from arcade.console.layout import Layout, layout, lost
from arcade.console.tube import Tube, tube
from arcade.machine.machine import Machine

Plan = Layout | Tube


@lru_cache(16)
def bare(surface: tuple[int, int], machine: type[Machine], scaling: str = "whole") -> Layout:
    """Bare pixels on a surface of so many pixels."""
    return layout(surface, machine, fit=scaling == "fit" or lost(surface, machine))


def plan(
    surface: tuple[int, int], machine: type[Machine], look: str, scaling: str = "whole", phosphor: str = "colour"
) -> Plan:
    """What is asked for, as far as it fits the machine; a set has a size of its own and asks for no scaling."""
    found = figures(look, machine, phosphor)
    return bare(surface, machine, scaling) if found is None else tube(surface, machine, found)
