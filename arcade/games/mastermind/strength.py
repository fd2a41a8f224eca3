"""The opponents of the duel as rivals."""

from arcade.toolkit.codeduel import STRENGTH

__all__ = ["STRENGTH"]
