"""The rules, the dictionaries and the computer that guesses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.hidden_word.lexicon import PRINTED, Lexicon, Theme, common_letters, guess, hardness, lexicon, possible
from arcade.games.hidden_word.rules import ALLOWED, ALPHABET, Position, fold
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.patience import still

ROMANIAN = set("aăâbcdefghiîjklmnopqrsștțuvwxyz")
words_of = pytest.mark.parametrize("language", LANGUAGES)


def after(words: str, letters: str) -> Position:
    """The position after letters have been tried on one word or several."""
    position = Position(tuple(words.split()))
    for letter in letters:
        position = position.play(letter)
    return position


@pytest.mark.parametrize(
    ("word", "letters", "shown", "misses"),
    [
        ("cocostirc", "", "---------", 0),
        ("cocostirc", "xzyqw", "---------", 5),
        ("cocostirc", "costir", "cocostirc", 0),
        ("cocostirc", "c", "c-c-----c", 0),  # places 1, 3 and 9
        ("om", "x", "--", 1),
        ("țânțar", "tan", "țânța-", 0),
        ("înghețată", "iat", "î----țată", 0),
    ],
)
def test_letters_are_shown_wherever_they_stand(word: str, letters: str, shown: str, misses: int) -> None:
    position = after(word, letters)
    assert (position.shown, position.misses) == (shown, misses)


def test_eight_misses_are_forgiven_and_the_ninth_loses() -> None:
    assert after("cocostirc", "xzyqwkjb").outcome() is None
    assert after("cocostirc", "xzyqwkjbu").outcome() == -1
    assert after("cocostirc", "xzyqwkjbcostir").outcome() == 1


def test_a_letter_can_be_tried_once_and_nothing_else_can() -> None:
    for wrong in ("c", "C", "5", "ă", ""):
        with pytest.raises(ValueError, match="cannot be tried"):
            after("cocostirc", "c").play(wrong)
    assert after("om", "om").moves() == ()


@pytest.mark.parametrize(("letter", "plain"), [("C", "c"), ("Ș", "s"), ("ț", "t"), ("ă", "a"), ("Â", "a"), ("î", "i")])
def test_capitals_and_diacritics_are_folded(letter: str, plain: str) -> None:
    assert fold(letter) == plain


def test_points() -> None:
    assert after("stea", "stea").points == 120
    assert after("stea", "xqstea").points == 100


def test_a_hint_tells_the_letter_that_stands_at_most_places_for_two_misses() -> None:
    position = after("cocostirc", "o")
    assert position.advice() == "c"
    told = position.told("c")
    assert (told.shown, told.misses, told.tried) == ("coco----c", 2, "oc")
    assert after("cocostirc", "xzyqwk").can_pay
    assert not after("cocostirc", "xzyqwkj").can_pay
    assert not after("om", "om").can_pay


def test_a_dodging_word_keeps_most_words_possible() -> None:
    """Of four words two have no o, one an o in the middle, one at the end: o is a miss."""
    position = after("cat pet dog two", "o")
    assert (position.words, position.misses) == (("cat", "pet"), 1)
    position = position.play("t")
    assert (position.shown, position.misses) == ("--t", 1)
    # Now one word has an a: among equal families the one that shows less is kept.
    assert position.play("a").words == ("pet",)


def test_a_hint_keeps_a_dodging_word_to_what_it_tells() -> None:
    assert after("cat cot dog", "").told("c").words == ("cat", "cot")


@given(st.sampled_from(PRINTED), st.permutations(ALPHABET))
def test_misses_and_letters_shown_add_up(word: str, letters: list[str]) -> None:
    position = Position((word,))
    for letter in letters:
        if position.outcome() is not None:
            break
        position = position.play(letter)
    assert position.outcome() is not None
    assert position.misses == len(set(position.tried) - set(word)) <= ALLOWED + 1
    assert (position.outcome() == 1) == (position.shown == word)


@given(st.permutations(ALPHABET), st.integers(2, 6))
def test_a_dodging_word_never_contradicts_itself(letters: list[str], length: int) -> None:
    words = tuple(word for word in lexicon("en").words if len(word) == length)
    position = Position(words)
    for letter in letters:
        if position.outcome() is not None:
            break
        before, position = position, position.play(letter)
        assert set(position.words) <= set(before.words)
        assert len({Position((word,), position.tried).shown for word in position.words}) == 1
        assert position.misses == sum(letter not in position.word for letter in position.tried)


def test_the_printed_dictionary() -> None:
    assert len(PRINTED) == len(set(PRINTED)) == 25
    assert PRINTED[:3] == ("cocostirc", "vacanta", "om")
    assert {len(word) for word in PRINTED} <= set(range(2, 10))


@words_of
def test_the_dictionaries_have_fifty_words_of_each_theme(language: Language) -> None:
    known = lexicon(language)
    assert len(known.words) == 300
    for theme in Theme:
        assert sum(of is theme for of in known.themes.values()) == 50
    assert all(2 <= len(word) <= 14 for word in known.words)
    letters = ROMANIAN if language == "ro" else set(ALPHABET)
    assert all(set(word) <= letters for word in known.words)


def test_romanian_words_are_spelled_as_today() -> None:
    """Comma below, not cedilla; î only at the beginning of these words."""
    for word in lexicon("ro").words:
        assert not set(word) & set("şţ")
        assert "î" not in word[1:]


@words_of
def test_levels_take_words_by_hardness(language: Language) -> None:
    known: Lexicon = lexicon(language)
    common = common_letters(known.words)
    easiest = [hardness(word, common) for word in known.easiest()]
    hardest = [hardness(word, common) for word in known.hardest()]
    assert (len(easiest), len(hardest)) == (150, 100)
    assert max(easiest) <= min(hardest)
    assert all(len(known.as_long_as(word)) >= 15 for word in known.dodgers())


def test_hardness_counts_the_misses_of_who_tries_common_letters_first() -> None:
    assert hardness("tot", "otea") == 0
    assert hardness("ața", "otea") == 2


@words_of
def test_the_computer_guesses_every_word_of_its_dictionary_in_time(language: Language) -> None:
    known = lexicon(language).words
    for word in known:
        position = Position((word,))
        while still(position.outcome() is None):
            position = position.play(guess(known, position.shown, position.tried))
        assert position.outcome() == 1, word


def test_the_computer_sees_only_what_is_shown() -> None:
    words = ("șarpe", "tigru", "cerb", "lapte")
    assert possible(words, "-ar--", "ar") == ("sarpe",)
    assert possible(words, "-----", "") == ("sarpe", "tigru", "lapte")
    assert possible(words, "--p--", "p") == ("lapte",)
    assert guess(words, "-ar--", "ar") == "e"


def test_the_computer_goes_on_with_a_word_it_does_not_know() -> None:
    position = Position(("xyzxyz",))
    while still(position.outcome() is None):
        position = position.play(guess(lexicon("en").words, position.shown, position.tried))
    assert position.misses == ALLOWED + 1
