"""Errors that end in one sentence for the player, in both languages."""

from arcade.toolkit.texts import Prose, Text


def filled(sentence: Text, **values: object) -> Prose:
    """The sentence with its places filled in, in both languages; a Text among the values in the language of each."""
    en = {name: value.en if isinstance(value, Text) else value for name, value in values.items()}
    ro = {name: value.ro if isinstance(value, Text) else value for name, value in values.items()}
    return Prose(en=sentence.en.format(**en), ro=sentence.ro.format(**ro))


class ToldError(Exception):
    """Something that cannot be done; `words` says why, and so does str() in English."""

    def __init__(self, sentence: Prose, **values: object) -> None:
        self.words = filled(sentence, **values)
        super().__init__(self.words.en)
