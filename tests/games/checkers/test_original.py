"""The book's look: rows and columns typed with RETURN, the simpler rules, the same arrows and orders."""

import pytest

from tests.games.checkers.hands import Hands

START = "n y"


def original(keys: str = START, **setup: object) -> Hands:
    return Hands(keys, original=True, **setup).until_asked()


def test_it_asks_for_row_and_column() -> None:
    hands = original()
    assert hands.message() == "BLACK: ROW AND COLUMN OF THE PIECE?"
    hands.press("3 return 2 return")
    assert "FROM 3,2 TO ROW" in hands.message()
    hands.press("4 1 return").rest(5)
    assert hands.program.match.moves[:1] == [(9, 13)]


def test_nobody_must_jump() -> None:
    hands = original("n", seats=2)
    for line in ("3 4 return", "4 5 return", "6 1 return", "5 2 return", "4 5 return", "5 4 return"):
        hands.press(line).until_asked()
    position = hands.program.match.position
    assert position.captures
    before = len(hands.program.match.moves)
    hands.press("6 7 return 5 8 return").rest(5)
    assert len(hands.program.match.moves) == before + 1


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("9 9 return", "ROWS AND COLUMNS: 1 TO 8"),
        ("a ș return", "ROWS AND COLUMNS: 1 TO 8"),
        ("8 1 return", "YOU HAVE NO PIECE"),
        ("3 2 return 2 1 return", "OCCUPIED"),
        ("3 2 return 6 1 return", "OCCUPIED"),
        ("3 2 return 5 2 return", "ILLEGAL"),
        ("3 2 return 3 3 return", "DARK SQUARES"),
    ],
)
def test_errors_are_told(keys: str, words: str) -> None:
    hands = original().press(keys)
    assert words in hands.message()
    hands.press("x").until_asked()
    assert hands.message() == "BLACK: ROW AND COLUMN OF THE PIECE?"


def test_any_text_at_the_prompt_is_fine() -> None:
    hands = original().press("return backspace x y z backspace backspace 3 2 return")
    assert "FROM 3,2" in hands.message()
    hands.press("backspace " * 5 + "a " * 300)
    assert hands.program.match.moves == []


def test_orders_are_typed() -> None:
    hands = original().press("w return")
    assert hands.program.writings[-1].ending == "pdn"
    assert '[Rules "book"]' in hands.program.writings[-1].text
    hands.press("x").until_asked().press("f1").rest(60)
    assert "TRY" in hands.message()
    hands.press("x").until_asked().press("q return y").rest(5)
    assert [result.outcome for result in hands.session.results] == ["lost"]


def test_arrows_bring_up_a_cursor() -> None:
    hands = original().press("down return down down return")
    assert hands.program.match.moves


def test_clicks_name_squares() -> None:
    hands = original().press("@36,60 @12,84").rest(5)
    assert hands.program.match.moves[:1] == [(9, 13)]


def test_it_asks_who_begins_and_shows_the_books_rules() -> None:
    hands = original("y")
    assert "1/2" in hands.screen
    assert "NOBODY MUST JUMP" in " ".join(hands.screen.split())
    hands.press("space space n").until_asked()
    assert hands.program.match.position.seat == 1
    assert hands.program.match.moves


def test_the_game_ends_with_ready_words() -> None:
    hands = original().press("q return y").rest(5).press("x").until_asked()
    assert hands.message() == "ANOTHER GAME (Y/N)?"
    hands.press("n").rest(5)
    assert hands.session.ended
    assert "GOOD BYE." in hands.screen
