"""What several games say alike stands once, in the toolkit; a game's own texts are its own."""

from arcade.cabinet.catalogue import slugs
from tools.translations.extraction import messages

COINCIDENCES = {
    "Crossing": "the titles of two games, and the name of an effect",
    "Left": "Romanian agrees with what is left, animals and trophies",
    "N": "the key for no, and north",
    "all": "everything is shown, and everything is staked",
    "block": "a form of fires, and one of cells that never changes",
    "mirror": "what the edges of a field are, and what is done to a picture",
    "slow": "a level, and what a report says of a walk",
    "time": "a row of a result, and what is limited",
}
"""Texts that are equal but do not say the same, each with why."""


OWNERS = {slug.lstrip("-") for slug in slugs(pattern=True)} | {"toolkit"}


def test_no_two_games_and_no_game_and_the_toolkit_define_the_same_text() -> None:
    several = {one.english: sorted(one.rooms & OWNERS) for one in messages().values() if len(one.rooms & OWNERS) > 1}
    assert several.keys() == COINCIDENCES.keys(), {words: several.get(words) for words in several.keys() ^ COINCIDENCES}


def test_medals_are_the_cabinets_alone() -> None:
    """A game that awards its own would say "no medal" under the cabinet's bronze."""
    found = [one for one in messages().values() if one.rooms & OWNERS]
    assert not [one.english for one in found if "medal" in one.english.casefold()]
