"""Pictures of Go fish in the PET's own characters: cards, fish, a splash, big letters."""

from arcade.games.go_fish.cards import SIGNS, book, rank_of, suit_of

Picture = tuple[str, ...]
"""Rows of characters."""

WIDTH, HEIGHT = 5, 5
"""Columns and rows of a card."""
COURT = 10
"""The rank of the jack; queen and king follow."""


def face(card: int) -> Picture:
    """A card's face: rank and suit in two corners, the suit in the middle, robed on jack, queen and king."""
    sign, suit = SIGNS[rank_of(card)], suit_of(card)
    middle = f"◢{suit}◣" if rank_of(card) >= COURT else f" {suit} "
    return ("╭───╮", f"│{sign + suit:3}│", f"│{middle}│", f"│{sign + suit:>3}│", "╰───╯")


def heap(cards: tuple[int, ...]) -> Picture:
    """All cards of a rank as one, with their suits in a row: how an open hand is shown in little room."""
    suits = "".join(suit_of(card) for card in cards)
    return ("╭───╮", f"│{SIGNS[rank_of(cards[0])]:3}│", f"│{suits:3}│", "╰───╯")


BACK: Picture = ("╭───╮", "│▒▒▒│", "│▒▒▒│", "╰───╯")
FLYING_BACK: Picture = ("╭───╮", "│▒▒▒│", "│▒▒▒│", "│▒▒▒│", "╰───╯")
NO_DECK: Picture = ("┌   ┐", "     ", "     ", "└   ┘")


def deck(count: int) -> Picture:
    """The deck with the number of its cards."""
    return ("╭───╮", f"│{count:^3}│", "│▒▒▒│", "╰───╯") if count else NO_DECK


BIG_FISH: tuple[Picture, Picture] = (
    ("◣ ◢██◣ ", "█◣██◘█◣", "◤ ◥██◤ "),
    (" ◢██◣ ◢", "◢█◘██◢█", " ◥██◤ ◥"),
)
"""Swimming to the right, and to the left."""
SMALL_FISH = ("><>", "<><")
WAVES = "▁▂▃▄▃▂"
SPLASHES: tuple[Picture, ...] = (
    ("       ", "   │   ", "  ╲│╱  "),
    ("   ○   ", " ╲ │ ╱ ", "╲ ╲│╱ ╱"),
    (" ○ │ ○ ", "╲  │  ╱", " ╲ ○ ╱ "),
    ("○     ○", " ·   · ", "╲ ○ ○ ╱"),
    ("·     ·", "       ", "  ○ ○  "),
)
"""What is seen where a hook goes into the water."""

LETTERS: dict[str, Picture] = {
    "A": ("◢██◣", "█  █", "████", "█  █", "█  █"),
    "C": ("◢██◣", "█  ▀", "█   ", "█  ▄", "◥██◤"),
    "E": ("████", "█   ", "███ ", "█   ", "████"),
    "F": ("████", "█   ", "███ ", "█   ", "█   "),
    "G": ("◢██◣", "█   ", "█ ▄█", "█  █", "◥██◤"),
    "H": ("█  █", "█  █", "████", "█  █", "█  █"),
    "I": ("██", "██", "██", "██", "██"),
    "L": ("█   ", "█   ", "█   ", "█   ", "████"),
    "O": ("◢██◣", "█  █", "█  █", "█  █", "◥██◤"),
    "P": ("███◣", "█  █", "███◤", "█   ", "█   "),
    "S": ("◢██◣", "█   ", "◥██◣", "   █", "◥██◤"),
    "T": ("████", " ██ ", " ██ ", " ██ ", " ██ "),
    "U": ("█  █", "█  █", "█  █", "█  █", "◥██◤"),
}


def lettering(word: str) -> Picture:
    """A word in big letters, five rows high."""
    return tuple(" ".join(LETTERS[letter][row] for letter in word) for row in range(5))


TITLE_CARDS = book(0)
"""The book on the title: the four aces."""
