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
    frames_a_step: int
    """How long each step of a new mark's strokes takes."""
    strokes: tuple[Picture, Picture]
    """The step in which each character of a mark is drawn, a letter; blanks are never drawn."""

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

STROKES: tuple[Picture, Picture] = (
    (
        "aa  hh",
        "abhhhi",
        " bcii ",
        " jjcd ",
        "kkjdde",
        "lk  ee",
    ),
    (
        "ccbbaa",
        "dd  ll",
        "e    k",
        "e    k",
        "ff  jj",
        "gghhii",
    ),
)
"""A cross is two strokes, each from above; a nought is one, against the clock."""
SMALL_STROKES: tuple[Picture, Picture] = (("ac", "db"), ("ba", "cd"))

BOLD_SQUARE = Style(BIG, BIG, ("      ", "      ", "   0  ", "      ", "      ", "      "), True, 2, STROKES)
PLAIN_SQUARE = Style(THIN, THIN, ("      ", "      ", "   .  ", "      ", "      ", "      "), False, 0, STROKES)
BOLD_CUBE = Style(SMALL, SMALL_THIN, ("▗ ", "  "), True, 4, SMALL_STROKES)
PLAIN_CUBE = Style(SMALL_THIN, SMALL_THIN, (". ", "  "), False, 0, SMALL_STROKES)

CURSOR: Picture = (
    "▛▀  ▀▜",
    "▌    ▐",
    "      ",
    "      ",
    "▌    ▐",
    "▙▄  ▄▟",
)
