"""How many moves the hounds need from every position, when both sides play as well as can be.

Worked out backwards from the four prisons, layer by layer (retrograde analysis, as of Ströhlein, 1970): hounds that can
move into a position that is lost for the hare win, a hare whose every step leads to a position won for them is lost.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Self

from arcade.games.english_hunt.levels import Skill
from arcade.games.english_hunt.rules import HOUNDS, LIMIT, LINKS, NODES, Move, Position, placements, started
from arcade.machine.essence import Essential
from arcade.toolkit.contract.dice import Dice, until_it_fits
from arcade.toolkit.contract.searching import Search, at_once

SLICE = 1000
"""Moves taken back between two frames."""

Placement = tuple[tuple[int, ...], int]
"""The hounds' nodes in order, and the hare's."""


class Table(Essential):
    """The hounds' moves to the catch, from every placement and for either side to move."""

    def __init__(self) -> None:
        self._hunting: dict[Placement, int] = {}
        self._fleeing: dict[Placement, int] = {}

    def essence(self) -> bool:
        return bool(self._hunting)

    @classmethod
    def from_essence(cls, essence: bool) -> Self:
        table = cls()
        if essence:
            at_once(table.solve())
        return table

    def solve(self) -> Search[None]:
        """Work the table out, a slice a frame; once is enough."""
        if self._hunting:
            return
        hunting: dict[Placement, int] = {}
        fleeing: dict[Placement, int] = {}
        ways = {(place.hounds, place.hare): len(place.free(place.hare)) for place in placements()}
        layer = [place for place, count in ways.items() if not count]
        need = looked = 0
        while layer:
            fleeing.update(dict.fromkeys(layer, need))
            need += 1
            following: list[Placement] = []
            for place in layer:
                for before in _hounds_came_from(place):
                    looked += 1
                    if looked % SLICE == 0:
                        yield
                    if before in hunting:
                        continue
                    hunting[before] = need
                    for escaped in _hare_came_from(before):
                        ways[escaped] -= 1
                        if not ways[escaped]:
                            following.append(escaped)
            layer = following
        self._hunting, self._fleeing = hunting, fleeing

    def need(self, position: Position) -> int:
        """The hounds' moves until the hare is caught, however many are left; 0 when it is."""
        at_once(self.solve())
        table = self._hunting if position.seat == HOUNDS else self._fleeing
        return table[position.hounds, position.hare]

    def after(self, position: Position, move: Move) -> int:
        """The hounds' moves to the catch after a move, that move not counted."""
        return self.need(position.play(move))

    def best(self, position: Position, sight: int = len(NODES)) -> list[Move]:
        """The moves that are best for the side to move; whoever sees only so far holds longer lines for equal."""
        worth = {move: min(self.after(position, move), sight) for move in position.moves()}
        wanted = min(worth.values()) if position.seat == HOUNDS else max(worth.values())
        return [move for move, need in worth.items() if need == wanted]


def _hounds_came_from(place: Placement) -> Iterator[Placement]:
    """The placements from which a hound's move leads here."""
    hounds, hare = place
    for origin, before in _moved_back(hounds):
        if origin != hare:
            yield before, hare


@cache
def _moved_back(hounds: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Where a hound may have come from, and where all of them were then."""
    return tuple(
        (origin, tuple(sorted(origin if node == hound else node for node in hounds)))
        for hound in hounds
        for origin in LINKS[hound]
        if origin not in hounds
    )


def _hare_came_from(place: Placement) -> Iterator[Placement]:
    """The placements from which a step of the hare leads here."""
    hounds, hare = place
    for origin in LINKS[hare]:
        if origin not in hounds:
            yield hounds, origin


def begun(skill: Skill, computer_hunts: bool, table: Table, dice: Dice) -> Position:
    """A start of a level with its limit."""
    position = until_it_fits(lambda: started(skill.start, dice), lambda found: table.need(found) >= skill.least)
    spare = skill.chase if computer_hunts else skill.spare
    return replace(position, left=LIMIT if spare is None else table.need(position) + spare)
