"""Drawings for the gallery: its visitors, and the bin beside the wall."""

from arcade.games.graphics_editor import ART

VISITOR = (
    ART["visitor-1"].see_through(),
    ART["visitor-2"].see_through(),
    ART["visitor-3"].see_through(),
)
"""Somebody who comes to see it, from behind: stands, strides, is glad."""
HAT = ART["hat"].see_through()
SKIRT = ART["skirt"].see_through()
LOCKS = ART["locks"].see_through()
BIN = ART["bin"].see_through()
BALL = ART["ball"]
"""A crumpled sheet."""
