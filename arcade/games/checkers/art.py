"""Pictures of Checkers in the PET's own characters. " " lets what is behind show, "~" covers it."""

Picture = tuple[str, ...]
"""Rows of characters."""
COVERING = "~"
SIZE = 3
"""Characters along a square's side."""

PIECES: dict[str, Picture] = {
    "b": (
        "╱▔╲",
        "▏~▕",
        "╲▁╱",
    ),
    "w": (
        "◢█◣",
        "███",
        "◥█◤",
    ),
    "B": (
        "○○○",
        "│││",
        "└┴┘",
    ),
    "W": (
        "●●●",
        "▜█▛",
        "▝▀▘",
    ),
}
"""The modern pieces: outlined and solid discs, and crowns."""
COUNTERS: dict[str, Picture] = {
    "b": (
        "┌─┐",
        "│~│",
        "└─┘",
    ),
    "w": (
        "▗▄▖",
        "▐█▌",
        "▝▀▘",
    ),
    "B": (
        "┌─┐",
        "│K│",
        "└─┘",
    ),
    "W": (
        "▗▄▖",
        "▐K▌",
        "▝▀▘",
    ),
}
"""The original's pieces: outlined and solid counters, a K on kings."""
DOTTED = {"b": "●", "w": "◘", "B": "●", "W": "◘"}
"""What the middle of a piece becomes that can move."""
SHADED, WHITE_SQUARE = "▒", "█"
TARGET, LEFT_BEHIND, TAKEN, ON_THE_WAY = "♦", "┼", "╳", "○"
"""Marks in the middle of empty squares: where the piece in hand can go, where the last move began and captured,
where a jump has passed."""
SMALL = "○●"
"""A captured piece of each seat beside the board."""

LETTERS: dict[str, Picture] = {
    "C": (
        "◢██◣",
        "█  ▀",
        "█   ",
        "█  ▄",
        "◥██◤",
    ),
    "H": (
        "█  █",
        "█  █",
        "████",
        "█  █",
        "█  █",
    ),
    "E": (
        "███",
        "█  ",
        "██ ",
        "█  ",
        "███",
    ),
    "K": (
        "█ ◢◤",
        "█◢◤ ",
        "██  ",
        "█◥◣ ",
        "█ ◥◣",
    ),
    "R": (
        "███◣",
        "█  █",
        "███◤",
        "█◥◣ ",
        "█ ◥◣",
    ),
    "S": (
        "◢██◣",
        "█  ▀",
        "◥██◣",
        "▄  █",
        "◥██◤",
    ),
    "D": (
        "███◣",
        "█  █",
        "█  █",
        "█  █",
        "███◤",
    ),
    "A": (
        "◢██◣",
        "█  █",
        "████",
        "█  █",
        "█  █",
    ),
    "M": (
        "█◣◢█",
        "████",
        "█◥◤█",
        "█  █",
        "█  █",
    ),
}
