"""The spectators' heads in five moods, two cells wide: their eyes, hands and mouths tell what they feel."""

from arcade.games.hurdles import ART

WATCHING = (
    ART["watching-1"],
    ART["watching-2"],
    ART["watching-3"],
)
"""Eyes to the right: bald, capped, long-haired."""
TENSE = (
    ART["tense-1"],
    ART["tense-2"],
    ART["tense-3"],
)
"""Hands at the cheeks."""
CHEERING = (
    ART["cheering-1"],
    ART["cheering-2"],
    ART["cheering-3"],
)
"""Arms up."""
CLAPPING = (
    ART["clapping-1"],
    ART["clapping-2"],
    ART["clapping-3"],
)
"""Arms half down, knees bent."""
GROANING = (
    ART["groaning-1"],
    ART["groaning-2"],
    ART["groaning-3"],
)
"""Hands over the head, which hangs."""
