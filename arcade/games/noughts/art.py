"""Pictures of noughts and crosses in the PET's own characters; a blank lets what is behind it show."""

from dataclasses import dataclass

Picture = tuple[str, ...]
"""Rows of characters."""


@dataclass(frozen=True)
class Style:
    """How a board looks: the marks of both seats, a free square ("0" stands for its key)."""

    marks: tuple[Picture, Picture]
    lit: tuple[Picture, Picture]
    """The marks that are shown reversed: a small cross in reverse would be a nought."""
    free: Picture
    bars: bool
    """Whether numbers and lines are bold."""
    frames_a_row: int
    """How long each row of a new mark takes."""

    @property
    def small(self) -> bool:
        """Whether a square has no room for the cursor's corners."""
        return len(self.free) < len(CURSOR)


BIG: tuple[Picture, Picture] = (
    (
        "█◣  ◢█",
        "◥█◣◢█◤",
        " ◥██◤ ",
        " ◢██◣ ",
        "◢█◤◥█◣",
        "█◤  ◥█",
    ),
    (
        "◢████◣",
        "█◤  ◥█",
        "█    █",
        "█    █",
        "█◣  ◢█",
        "◥████◤",
    ),
)
THIN: tuple[Picture, Picture] = (
    (
        "╲    ╱",
        " ╲  ╱ ",
        "  ╲╱  ",
        "  ╱╲  ",
        " ╱  ╲ ",
        "╱    ╲",
    ),
    (
        " ╱▔▔╲ ",
        "╱    ╲",
        "▏    ▕",
        "▏    ▕",
        "╲    ╱",
        " ╲▁▁╱ ",
    ),
)
SMALL: tuple[Picture, Picture] = (("▚▞", "▞▚"), ("▞▚", "▚▞"))
SMALL_THIN: tuple[Picture, Picture] = (("╲╱", "╱╲"), ("╭╮", "╰╯"))

BOLD_SQUARE = Style(BIG, BIG, ("      ", "      ", "   0  ", "      ", "      ", "      "), bars=True, frames_a_row=2)
PLAIN_SQUARE = Style(
    THIN, THIN, ("      ", "      ", "   .  ", "      ", "      ", "      "), bars=False, frames_a_row=0
)
BOLD_CUBE = Style(SMALL, SMALL_THIN, ("▗ ", "  "), bars=True, frames_a_row=3)
PLAIN_CUBE = Style(SMALL_THIN, SMALL_THIN, (". ", "  "), bars=False, frames_a_row=0)

CURSOR: Picture = (
    "▛▀  ▀▜",
    "▌    ▐",
    "      ",
    "      ",
    "▌    ▐",
    "▙▄  ▄▟",
)
