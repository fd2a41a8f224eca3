"""The modern look: what is marked, typed, pointed at, answered; hints, moves taken back, draws, records, problems."""

from math import log2

import pytest

from arcade.games.checkers import art, scene, strings
from arcade.games.checkers.art import Mood
from arcade.games.checkers.ending import Ending
from arcade.games.checkers.file_format import read
from arcade.games.checkers.levels import PANEL
from arcade.games.checkers.modern import Modern
from arcade.games.checkers.notation import fen
from arcade.games.checkers.panel import WORDS, last_lines, mood_of
from arcade.games.checkers.rules import WHITE, set_up
from arcade.games.checkers.scene import walk
from arcade.games.checkers.strings import NARROW
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text, wrap
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words import capitals
from tests.games.checkers.hands import Hands

MIDDLE_C = 261.63
"""In hertz."""


def opened(black: str, white: str, seat: int = 0, **setup: object) -> Hands:
    """A run that goes on from a position; the person has the side to move."""
    record = f'[SetUp "1"]\n[FEN "{fen(set_up(black, white, seat))}"]\n\n*\n'
    return Hands("return", opened=record, **setup).until_asked()


def middle(hands: Hands, row: int, column: int) -> str:
    """The character in the middle of a square, row and column from 1."""
    return hands.session.machine.text_rows()[3 * row - 2].ljust(40)[3 * column - 1]


def test_pieces_are_told_apart_by_shape() -> None:
    assert len(set(art.PIECES.values())) == len(set(art.COUNTERS.values())) == 4


def test_movable_pieces_and_then_targets_are_marked() -> None:
    hands = Hands("return").until_asked()
    assert [middle(hands, 3, column) for column in (2, 4, 6, 8)] == [art.DOTTED["b"]] * 4
    assert middle(hands, 2, 1) == " "
    hands.press("3 4")
    assert [middle(hands, 4, column) for column in (3, 5)] == [art.TARGET] * 2
    assert middle(hands, 3, 2) == " "


def test_a_move_is_typed_shown_step_by_step_and_remembered() -> None:
    hands = Hands("return").until_asked().press("3 2 4 1").until_asked()
    moves = hands.program.match.moves
    assert moves[0] == (9, 13)
    assert len(moves) == 2
    assert "1 9-13" in hands.screen
    assert middle(hands, 3, 2) == " "


def test_digits_typed_in_a_breath_all_count() -> None:
    hands = Hands("return").until_asked()
    for key in "3241":
        hands.session.step(frozenset((key,)))
    hands.rest(60)
    assert hands.program.match.moves[:1] == [(9, 13)]


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("3 9", "ROWS AND COLUMNS: 1 TO 8"),
        ("0 1", "ROWS AND COLUMNS: 1 TO 8"),
        ("6 1", "YOU HAVE NO PIECE"),
        ("4 1", "YOU HAVE NO PIECE"),
        ("1 2", "CANNOT MOVE"),
        ("3 2 4 2", "DARK SQUARES"),
        ("3 2 2 1", "OCCUPIED"),
        ("3 2 5 4", "ILLEGAL"),
    ],
)
def test_errors_say_which_rule_was_broken_and_lose_nothing(keys: str, words: str) -> None:
    hands = Hands("return").until_asked()
    before = hands.notes()
    hands.press(keys)
    assert words in hands.message()
    assert hands.notes() > before
    hands.press("x").until_asked()
    assert hands.program.match.moves == []
    assert hands.message() == "YOUR MOVE: WHICH PIECE?"


def test_the_piece_that_can_jump_must() -> None:
    hands = opened("9 1", "14 32").press("1 2")
    assert hands.message() == "YOU CAN JUMP, SO YOU MUST."
    hands.press("x").until_asked().press("3 2 4 1")
    assert hands.message() == "YOU CAN JUMP, SO YOU MUST."


def test_by_the_books_rules_nobody_must_jump() -> None:
    hands = Hands("4").until_asked()
    assert "RULES: THE BOOK'S" in hands.screen
    hands.press("up up up return").until_asked()
    assert "BOOK RULES" in hands.screen
    assert hands.program.match.position.book


def test_a_forked_jump_is_asked_step_by_step() -> None:
    hands = opened("9", "14 22 23 32").press("3 2 5 4")
    assert hands.message() == "JUMP ON TO WHICH SQUARE?"
    assert [middle(hands, 7, column) for column in (2, 6)] == [art.TARGET] * 2
    hands.press("4 1")
    assert hands.message() == "CONTINUE THE JUMP."
    hands.press("x").until_asked().press("7 2").rest(5)
    assert hands.program.match.moves[0] == (9, 18, 25)


def test_a_longer_jump_may_be_named_by_its_end() -> None:
    hands = opened("9", "14 22 23 32").press("3 2 7 6").rest(5)
    assert hands.program.match.moves[0] == (9, 18, 27)


def test_a_forced_jump_plays_itself_on_and_captured_pieces_are_shown() -> None:
    hands = opened("9 1", "14 23 32").press("3 2 5 4").rest(150)
    assert hands.program.match.moves[0] == (9, 18, 27)
    assert "●●" in hands.session.machine.text_rows()[11]


def test_crowning_is_announced() -> None:
    hands = opened("25", "8 12").press("7 2 8 1").rest(20)
    sounds = hands.notes()
    assert "A KING!" in hands.message()
    assert sounds > 3
    hands.rest(60)
    assert hands.program.state()["pieces"][28] == "B"  # type: ignore[index]


def test_the_cursor_walks_from_dark_square_to_dark_square() -> None:
    assert walk((2, 1), 1, 0) == (3, 0)
    assert walk((3, 0), 1, 0) == (4, 1)
    assert walk((2, 1), 0, 1) == (2, 3)
    assert walk((2, 7), 0, 1) == (2, 7)
    assert walk((7, 0), 1, 0) == (7, 0)


def test_arrows_and_fire_and_clicks() -> None:
    hands = Hands("return").until_asked().press("return down return")
    assert hands.program.match.moves
    hands = Hands("return").until_asked().press("@36,60 @12,84").rest(5)
    assert hands.program.match.moves[:1] == [(9, 13)]


def test_the_piece_in_hand_is_changed_or_let_go() -> None:
    hands = Hands("return").until_asked().press("3 2 3 4 3 4")
    assert hands.message() == "YOUR MOVE: WHICH PIECE?"
    hands.press("3 2 backspace")
    assert hands.message() == "YOUR MOVE: WHICH PIECE?"


def test_a_hint_is_shown_and_counts() -> None:
    hands = opened("9 1", "14 23 32", level=1).press("f1").rest(30)
    assert "TRY 3,2-5,4-7,6" in hands.message()
    assert middle(hands, 7, 6) == art.TARGET
    assert hands.program.helps == 1


def test_a_move_is_taken_back() -> None:
    hands = Hands("return").until_asked().press("f2")
    assert hands.message() == "THERE IS NOTHING TO TAKE BACK."
    hands.press("x").until_asked().press("3 2 4 1").until_asked().press("f2").rest(5)
    assert hands.program.match.moves == []
    assert hands.program.helps == 1


def test_the_computer_takes_a_draw_or_not() -> None:
    hands = Hands("return").until_asked().press("d").rest(10)
    assert hands.message() == "NO DRAW. PLAY ON!"
    hands = opened("K15", "K32").press("d").rest(150)
    assert [result.outcome for result in hands.session.results] == ["drawn"]
    assert "BY AGREEMENT" in hands.screen


def test_two_people_agree_on_a_draw_or_give_up() -> None:
    hands = Hands("return", seats=2).until_asked().press("d")
    assert hands.message() == "WHITE: TAKE A DRAW (Y/N)?"
    hands.press("n x").until_asked().press("d y")
    assert [result.outcome for result in hands.session.results] == ["drawn"]
    hands = Hands("return", seats=2).until_asked().press("q n").until_asked().press("q y")
    assert [result.outcome for result in hands.session.results] == ["second"]


def test_the_second_player_has_a_joystick() -> None:
    hands = Hands("return", seats=2).until_asked().press("3 2 4 1").until_asked()
    assert hands.message() == "PLAYER 2: WHICH PIECE?"
    hands.press("pad2_fire pad2_up pad2_fire").rest(20)
    assert len(hands.program.match.moves) == 2


def test_a_game_is_written_down_with_its_result() -> None:
    hands = Hands("return", seats=2).until_asked().press("3 2 4 1").until_asked().press("w")
    written = hands.program.writings[-1]
    assert written.ending == "pdn"
    record = read(written.text)
    assert (record.moves, record.result, record.black, record.white) == (((9, 13),), "*", "P1", "P2")


def test_an_opened_game_is_played_through_and_goes_on() -> None:
    hands = Hands("return", opened="1. 11-15 22-18 2. 15x22 25x18 *").until_asked()
    assert len(hands.program.match.moves) == 4
    assert hands.program.state()["left"] == (11, 11)
    assert "2 15x22 25x18" in hands.screen.replace("X", "x")


def test_a_key_leads_to_the_end_of_an_opened_game_and_a_finished_one_counts_for_nobody() -> None:
    hands = Hands("return space", opened='[FEN "B:W32:B28,27"] 1. 27-31 32-27 2. 31x24 *').rest(300)
    assert hands.program.state()["left"] == (2, 0)
    assert "NO PIECES LEFT" in hands.screen
    assert hands.session.results == []
    won = opened("27", "32", seat=1).press("8 7 6 5").rest(150)
    assert [(result.outcome, result.score) for result in won.session.results] == [("won", None)]


def test_a_win_is_worth_points() -> None:
    program = Hands("return").until_asked().program
    assert program.points(Outcome.WON) == 160
    program.helps = 20
    assert program.points(Outcome.WON) == 10
    assert program.points(Outcome.LOST) is None


def test_who_plays_white_waits_for_black() -> None:
    hands = Hands("2").until_asked()
    assert hands.program.match.moves
    assert hands.program.match.position.seat == WHITE


def test_a_problem_that_is_not_solved_is_set_again() -> None:
    hands = Hands("3").until_asked()
    hands.rest(240).press("q y").rest(5).press("x").until_asked()
    assert "TRY IT AGAIN (Y/N)?" in hands.screen
    hands.press("y").rest(5)
    assert "PROBLEM 1" in hands.screen


def test_the_instructions_and_leaving() -> None:
    hands = Hands("5").until_asked()
    assert "ENGLISH DRAUGHTS  1/2" in hands.screen
    hands.press("space space").until_asked()
    assert "HOW TO PLAY" in hands.screen
    hands.press("q").rest(5)
    assert hands.session.ended


def test_calm_does_not_flash_a_crown() -> None:
    hands = opened("25", "8 12", calm=True).press("7 2 8 1").rest(90)
    assert hands.program.state()["pieces"][28] == "B"  # type: ignore[index]


def test_the_latest_moves_fit_the_panel() -> None:
    lines = last_lines([(11, 18, 25), (30, 21), (9, 13)] * 20)
    assert len(lines) == 4
    assert max(map(len, lines)) <= PANEL


@pytest.mark.parametrize("moves", [30, 31, 60, 200])
def test_the_latest_move_fits_beside_the_modern_board(moves: int) -> None:
    """A long capture is told by its ends, and without the number if need be, but never cut."""
    (line,) = last_lines(([(14, 23, 30), (31, 22, 15)] * 100)[:moves], 1, NARROW)
    assert len(line) <= NARROW
    assert line.endswith("x30" if moves % 2 else "31x15")


def test_every_message_fits_its_place() -> None:
    values = {"side": "NEGRU", "row": 8, "column": 8, "move": "8,8-6,6-4,4", "n": 3}
    messages = [value for value in vars(strings).values() if getattr(value, "width", 0) == PANEL]
    messages += [*strings.FAULTS.values(), strings.WHITE_WINS_IN]
    messages += [capitals.THINKING, capitals.NOTHING_TO_TAKE_BACK, Modern.ANOTHER]
    for words in messages:
        assert isinstance(words, (Text, Count))
        for language in ("en", "ro"):
            if isinstance(words, Count):
                shown = words.in_language(language, n=5)
            else:
                shown = words.in_language(language, **values)
            for width, rows in ((PANEL, 6), (NARROW, WORDS)):
                assert len(wrap(shown, width)) <= rows
                assert all(len(word) <= width for word in shown.split())


def test_the_pet_shows_how_it_stands() -> None:
    assert mood_of(Hands("return").until_asked().program) is Mood.CALM
    assert mood_of(opened("1", "9 14 23 32").program) is Mood.GRINNING
    assert mood_of(opened("1 2 3 4", "32").program) is Mood.WORRIED
    assert mood_of(opened("1 2 3 4", "32", seats=2).program) is Mood.CALM


def test_the_pet_looks_at_the_cursor_and_blinks() -> None:
    hands = Hands("return").until_asked()
    before = hands.session.machine.memory()
    hands.rest(60)
    assert hands.session.machine.memory() == before
    looks = {tuple(hands.session.machine.text_rows()[:9])}
    for _ in range(100):
        looks.add(tuple(hands.rest(1).session.machine.text_rows()[:9]))
    assert len(looks) == 2
    face = [row[26:] for row in hands.session.machine.text_rows()[:9]]
    hands.press("up up up")
    assert face != [row[26:] for row in hands.session.machine.text_rows()[:9]]


def test_no_text_stands_at_the_edge_of_the_glass() -> None:
    for keys in ("", "return", "5"):
        for language in ("en", "ro"):
            rows = Hands(keys, language=language).rest(80).session.machine.text_rows()
            assert not any(sign.isalnum() for sign in rows[0] + rows[24])
            assert not any(sign.isalnum() for row in rows for sign in (row.ljust(40)[0], row.ljust(40)[39]))


@pytest.mark.parametrize("outcome", [Outcome.WON, Outcome.LOST, Outcome.DRAWN])
def test_each_end_is_a_scene_that_goes_on_moving(outcome: Outcome) -> None:
    hands = Hands("return").until_asked()
    ending = Ending(hands.program, outcome, "YOU", "WHY")
    assert 80 < sum(1 for _ in ending.play()) < 400
    seen = set()
    for frame in range(200):
        ending.rest(frame)
        seen.add(hands.session.machine.memory())
    assert len(seen) > 2


def test_each_jump_of_a_move_sounds_higher_and_the_pet_answers() -> None:
    hands = opened("9 1", "14 23 32").press("3 2 5 4").rest(150)
    assert hands.program.match.moves[0] == (9, 18, 27)
    heard = [round(12 * log2(note.hertz / MIDDLE_C)) for note in hands.session.machine.speaker.notes]

    def place(tune: Tune) -> int:
        wanted = [pitch for _, pitch in tune if pitch is not None]
        return next(at for at in range(len(heard)) if heard[at : at + len(wanted)] == wanted)

    places = [place(tune) for tune in (*scene.CHAIN[:2], scene.SORRY)]
    assert places == sorted(places)
