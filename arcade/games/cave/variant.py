"""What makes a tale of a cave: where it plays, and the words for its places and for what happens there."""

from collections.abc import Mapping
from dataclasses import dataclass

from arcade.games.cave.art_signs import Poses
from arcade.games.cave.board import Cave, Kind
from arcade.games.cave.layout import Plan
from arcade.games.cave.levels import Story
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Count, Prose, Text

WARNING = {Kind.GIANT: 12, Kind.PIRATES: 25}
ROBBERY = {Kind.GIANT: 13, Kind.PIRATES: 26}
"""The descriptions of what guards do, by their kind."""
FOUND, NARROW, CLOSED, NOTE = 101, 102, 103, 104
"""Descriptions, and pictures, of events that may happen anywhere."""


@dataclass(frozen=True)
class Scene:
    """A name that fits below a picture, and a description whose first sentence says all that matters."""

    name: Text
    words: Prose

    def first_sentence(self, language: Language) -> str:
        """What the printed program would have said."""
        words = self.words.in_language(language)
        ends = [at for mark in ".!?" if (at := words.find(f"{mark} ")) >= 0]
        return words[: min(ends) + 1] if ends else words


@dataclass(frozen=True)
class Tale:
    """A cave, its plan, its scenes by number, and what is carried: its sign on the map and its words."""

    story: Story
    cave: Cave
    plan: Plan
    scenes: Mapping[int, Scene]
    carrier: Poses
    take: Text
    """The question whether to take it."""
    taken: Prose
    left: Prose
    back: Prose
    """Said after having been turned back."""
    saved: Prose
    """Said when a draught of living water saved from a robbery."""
    won: Count
