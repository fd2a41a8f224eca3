"""The opponents of the duel as rivals."""

from arcade.toolkit.codes.duel import STRENGTH

__all__ = ["STRENGTH"]
