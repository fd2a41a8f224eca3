"""Drawings of the master's tools, his anvil and his fire."""

from arcade.games.techniques import ART

HAMMER = ART["hammer"]
SAW = ART["saw"]
BRUSH = ART["brush"]
SPANNER = ART["spanner"]
TOOLS = tuple(tool.opaque() for tool in (HAMMER, SAW, BRUSH, SPANNER))
ANVIL = ART["anvil"]
SPARKS = ART["sparks"].see_through()
FLAMES = (
    ART["flames-1"],
    ART["flames-2"],
)
"""The fire of the forge."""
