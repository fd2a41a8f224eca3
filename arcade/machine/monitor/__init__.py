"""The machine of the cabinet's own pages."""

from arcade.machine.monitor.monitor import Handset, Monitor, Slate, TooWideError

__all__ = ["Handset", "Monitor", "Slate", "TooWideError"]
