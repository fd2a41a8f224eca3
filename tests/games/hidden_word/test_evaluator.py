"""The judge against a word that dodges: the fewest misses, found by the rules alone, and what costs more."""

import pytest

from arcade.games.hidden_word.evaluator import EVALUATOR, TOO_MANY, Dodger
from arcade.games.hidden_word.lexicon import lexicon
from arcade.games.hidden_word.rules import ALLOWED, Position
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.searching import at_once

WORDS = ("cat", "cot", "cut", "dot", "dog", "log", "lag")


def by_the_rules(position: Position) -> int:
    """The fewest misses in all, whatever is tried."""
    if position.outcome() is not None:
        return position.misses
    hopeful = [letter for letter in position.moves() if any(letter in word for word in position.words)]
    return min(by_the_rules(position.play(letter)) for letter in hopeful)


@pytest.mark.parametrize("first", ["", "o", "t", "a"])
def test_it_foresees_what_the_rules_answer(first: str) -> None:
    position = Position(WORDS)
    for letter in first:
        position = position.play(letter)
    fewest = at_once(Dodger(WORDS).misses(position, ALLOWED)) + position.misses
    assert fewest == by_the_rules(position)
    values = dict(at_once(EVALUATOR.values(position)))
    assert set(values) == set(position.moves())
    assert max(values.values()) == -fewest
    assert values["z"] == -fewest - 1, "a letter of no word is but a miss"


def test_once_it_cannot_be_found_all_letters_are_equal() -> None:
    rhymes = ("cat", "bat", "rat", "hat")
    doomed = dict(at_once(EVALUATOR.values(Position(rhymes, "zxvjkqw", 7))))
    assert set(doomed.values()) == {TOO_MANY}
    close = dict(at_once(EVALUATOR.values(Position(rhymes, "zxvjk", 5))))
    assert close["c"] == -ALLOWED
    assert close["a"] == -ALLOWED, "shown for nothing"
    assert close["m"] == TOO_MANY
    assert EVALUATOR.worth(-ALLOWED).english == "misses: 8"
    assert EVALUATOR.worth(TOO_MANY).in_language("ro") == "pierdut"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_dodges_can_be_found_and_little_is_looked_at(language: Language) -> None:
    known = lexicon(language)
    for length in sorted({len(word) for word in known.dodgers()}):
        words = known.as_long_as("?" * length)
        slices = sum(1 for _ in Dodger(words).misses(Position(words), ALLOWED))
        assert slices < 100
        assert at_once(Dodger(words).misses(Position(words), ALLOWED)) < ALLOWED
