"""Errors that end in one sentence for the player, in every language."""

from arcade.toolkit.contract.texts import Prose, filled


class UserError(Exception):
    """Something that cannot be done; `words` says why, and so does str() in English."""

    def __init__(self, sentence: Prose, **values: object) -> None:
        self.words: Prose = filled(sentence, **values)
        super().__init__(self.words.english)


def shown(words: str, most: int = 100) -> str:
    """A stranger's words as they can stand in a sentence: the beginning, with marks for what is not printable."""
    return "".join(sign if sign.isprintable() else "?" for sign in words[:most])
