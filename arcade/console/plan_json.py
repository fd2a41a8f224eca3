"""A plan as plain values, for a host that draws it in another language."""

from dataclasses import asdict
from typing import Any

from arcade.console.figures import fitting
from arcade.console.layout import Layout
from arcade.console.plans import Plan
from arcade.console.tube import Tube
from arcade.machine.machine import Machine


def plan_json(plan: Plan, machine: type[Machine], surface: tuple[int, int]) -> dict[str, Any]:
    """How a machine's pictures are shown on a surface of so many pixels: numbers, truths, strings and lists of them.

    Lengths are named and counted as in Layout and Tube; `radius` is in grains. A picture that is `bordered` goes on
    beyond its edges as it is there, another with those of its colours that are `grounds`, or with colour 0 without.
    """
    bare = isinstance(plan, Layout)
    shown = _layout(plan) if isinstance(plan, Layout) else _tube(plan)
    return {
        "kind": "bare" if bare else "tube",
        "size": list(machine.SIZE),
        "bordered": machine.SCREEN[2:] != machine.SIZE,
        "grounds": [] if bare else list(fitting(machine).grounds),
        "surface": list(surface),
        **{name: list(value) if isinstance(value, tuple) else value for name, value in shown.items()},
    }


def _layout(plan: Layout) -> dict[str, Any]:
    return {**asdict(plan), "whole": plan.whole, "scaled": plan.scaled}


def _tube(plan: Tube) -> dict[str, Any]:
    figures = {**asdict(plan.figures), "beam": list(plan.figures.beam)}
    return {**asdict(plan), "figures": figures, "zoom": plan.zoom, "radius": plan.radius}
