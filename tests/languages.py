"""Which languages are whole."""

from arcade.toolkit.contract.languages import Language

FINISHED: tuple[Language, ...] = ("en", "ro")
"""Those of which every text and golden picture is asked for; one that is begun shows English where it lacks words."""
