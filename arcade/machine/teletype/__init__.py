"""A minicomputer's teletype: capitals struck on a paper roll, ten characters a second."""

from arcade.machine.teletype.teletype import Teletype

__all__ = ["Teletype"]
