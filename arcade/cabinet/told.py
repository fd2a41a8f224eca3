"""Errors that end in one sentence for the player, in both languages."""

from arcade.toolkit.texts import Prose


def filled(sentence: Prose, **values: object) -> Prose:
    """The sentence with its places filled in, in both languages."""
    return Prose(en=sentence.en.format(**values), ro=sentence.ro.format(**values))


class ToldError(Exception):
    """Something that cannot be done; `words` says why, and so does str() in English."""

    def __init__(self, sentence: Prose, **values: object) -> None:
        self.words = filled(sentence, **values)
        super().__init__(self.words.en)
