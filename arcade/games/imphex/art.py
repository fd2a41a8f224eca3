"""Pictures of IMPHEX in the PET's own characters. "~" is a blank that covers what is behind it, " " lets it show."""

from enum import Enum

Picture = tuple[str, ...]
"""Rows of characters."""

COUNTERS: tuple[Picture, Picture] = (
    (
        "╭──╮",
        "│~~│",
        "│~~│",
        "╰──╯",
    ),
    (
        "◢██◣",
        "████",
        "████",
        "◥██◤",
    ),
)
"""The original's pieces: the human's outline, the computer's solid."""
PAWNS: tuple[Picture, Picture] = (
    (
        "▗▀▀▖",
        "▝▄▄▘",
        "▞▔▔▚",
        "▙▄▄▟",
    ),
    (
        "◣~~◢",
        "█◘◘█",
        "◥██◤",
        "◢██◣",
    ),
)
"""The modern pieces: outlined pawns against solid imps."""

RULED: Picture = (
    "🭽▔▔▔▔🭾",
    "▏    ▕",
    "▏    ▕",
    "▏    ▕",
    "▏    ▕",
    "🭼▁▁▁▁🭿",
)
HATCHED: Picture = ("╱╱╱╱╱╱",) * 6
BARE: Picture = ("      ",) * 6
LINE_FRAME = ("┌─┐", "││", "└─┘")
BLOCK_FRAME = ("▗▄▖", "▐▌", "▝▀▘")

CURSOR: Picture = (
    "▛▀  ▀▜",
    "▌    ▐",
    "      ",
    "      ",
    "▌    ▐",
    " ▄  ▄▟",
)
HELD: Picture = (
    "▛▀▀▀▀▜",
    "▌    ▐",
    "▌    ▐",
    "▌    ▐",
    "▌    ▐",
    " ▄▄▄▄▟",
)

LOGO_LETTERS: dict[str, Picture] = {
    "I": ("██",) * 6,
    "M": (
        "██◣  ◢██",
        "███◣◢███",
        "████████",
        "██◥██◤██",
        "██ ◥◤ ██",
        "██    ██",
    ),
    "P": (
        "████◣",
        "██ ██",
        "██ ██",
        "████◤",
        "██   ",
        "██   ",
    ),
    "H": (
        "██ ██",
        "██ ██",
        "█████",
        "█████",
        "██ ██",
        "██ ██",
    ),
    "E": (
        "█████",
        "██   ",
        "████ ",
        "████ ",
        "██   ",
        "█████",
    ),
    "X": (
        "◥██◣◢██◤",
        " ◥████◤ ",
        "  ◥██◤  ",
        "  ◢██◣  ",
        " ◢████◣ ",
        "◢██◤◥██◣",
    ),
}


class Mood(Enum):
    """What the imp's face shows: rows 3 and 4 (eyes), 6 and 7 (mouth) of its picture."""

    WAITING = (" ██▘ ▝██▘ ▝██ ", " ██ ● ██ ● ██ ", "  ◥▌▌▌▌▌▌▌▐◤  ", "    ▜▄▄▄▄▛    ")
    LOOKING_LEFT = (" ██▘ ▝██▘ ▝██ ", " ██●  ██●  ██ ", "  ◥▌▌▌▌▌▌▌▐◤  ", "    ▜▄▄▄▄▛    ")
    LOOKING_RIGHT = (" ██▘ ▝██▘ ▝██ ", " ██  ●██  ●██ ", "  ◥▌▌▌▌▌▌▌▐◤  ", "    ▜▄▄▄▄▛    ")
    BLINKING = (" ████████████ ", " ██▁▁▁██▁▁▁██ ", "  ◥▌▌▌▌▌▌▌▐◤  ", "    ▜▄▄▄▄▛    ")
    THINKING = (" ██▘●▝██▘●▝██ ", " ██▖ ▗██▖ ▗██ ", "  ◥██▀▀▀▀██◤  ", "    ◥████◤    ")
    GLAD = (" ██▘ ▝██▘ ▝██ ", " ██ ● ██ ● ██ ", "  ◥▌▔▔▔▔▔▔▐◤  ", "    ▜▄▄▄▄▛    ")
    SHOCKED = (" ██▔▔▔██▔▔▔██ ", " ██ ○ ██ ○ ██ ", "  ◥██▛  ▜██◤  ", "    ◥▙▄▄▟◤    ")
    SAD = (" ████████████ ", " ██▁▁▁██▁▁▁██ ", "  ◥█▛▀▀▀▀▜█◤  ", "    ◥████◤    ")
    CROSS = (" ██◣▁▁██▁▁◢██ ", " ███● ██ ●███ ", "  ◥▌▌▌▌▌▌▌▐◤  ", "    ▜▄▄▄▄▛    ")

    @property
    def face(self) -> Picture:
        """The whole face, 14 columns and 8 rows."""
        upper_eyes, lower_eyes, upper_mouth, lower_mouth = self.value
        return (
            "◣            ◢",
            "█◣  ◢████◣  ◢█",
            "◥████████████◤",
            upper_eyes,
            lower_eyes,
            " ◥████▙▟████◤ ",
            upper_mouth,
            lower_mouth,
        )


BRAIN: Picture = (
    "  ╭──╮╭─┬─╮╭──╮  ",
    "╭─╯○ ╰╯○│○╰╯ ○╰─╮",
    "│○ ○ ○ ○│○ ○ ○ ○│",
    "╰╮○ ○ ○ │ ○ ○ ○╭╯",
    " ╰╮ ○ ○ │ ○ ○ ╭╯ ",
    "  ╰──╯╰─┴─╯╰──╯  ",
)
"""A place for each of the 22 bad positions."""
UNLIT, LIT = "○", "●"
BARS = " ▁▂▃▄▅▆▇█"
"""A bar's top character by its height in eighths."""


def framed_board(dark: Picture, light: Picture, frame: tuple[str, str, str]) -> Picture:
    """The board's 20x20 characters: nine cells of 6x6, those in the corners dark.

    `frame` has the characters of the top (corner, edge, corner), the two sides, and the bottom.
    """
    top, sides, bottom = frame
    rows = [
        sides[0] + "".join((dark, light)[(row + column) % 2][line] for column in range(3)) + sides[1]
        for row in range(3)
        for line in range(6)
    ]
    return (_edge(top), *rows, _edge(bottom))


def _edge(signs: str) -> str:
    return signs[0] + signs[1] * 18 + signs[2]
