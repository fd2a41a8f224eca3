"""What the spectators wear below their heads, with arms down or up, and a seat that nobody sits on."""

from arcade.games.hurdles import ART

SHIRTS = (
    ART["shirts-1"],
    ART["shirts-2"],
    ART["shirts-3"],
)
"""Plain, striped, open."""
RAISED = (
    ART["raised-1"],
    ART["raised-2"],
    ART["raised-3"],
)
"""The same with both arms up."""
SEAT = ART["seat"]
