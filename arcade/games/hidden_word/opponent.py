"""The computer guesses: it sees what is shown and what was tried, and knows a dictionary."""

from arcade.games.hidden_word.lexicon import common_letters
from arcade.games.hidden_word.rules import fold, pattern


def possible(words: tuple[str, ...], shown: str, tried: str) -> tuple[str, ...]:
    """The words of a dictionary that fit what is shown; all compared without diacritics."""
    shown = fold(shown)
    plain = dict.fromkeys(fold(word) for word in words if len(word) == len(shown))
    return tuple(word for word in plain if pattern(word, tried) == shown)


def guess(words: tuple[str, ...], shown: str, tried: str) -> str:
    """The letter that most of the words have that are possible, else the commonest; some letter is not tried yet."""
    fitting = possible(words, shown, tried) or tuple(word for word in words if len(word) == len(shown)) or words
    return next(letter for letter in common_letters(fitting) if letter not in tried)
