"""The dialogue on paper: the same first game, refusals, commands, two players, saved rolls and tapes."""

import pytest

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.art import large
from arcade.games.hp_reversi.file_format import opened
from arcade.machine.teletype import Teletype
from arcade.machine.teletype.roll import COLUMNS
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.letters.poster import poster
from tests.games.hp_reversi.typist import Typist

WIN = ("56", "43", "58", "75", "52", "51", "34", "23", "16")
LOSS = ("65", "56", "75", "76", "43")
BEGUN = ("0", "1", "y")
LAST_MOVE = "O" + "X" * 62 + "."


def finished(run: Typist) -> list[tuple[Outcome, int | None]]:
    return [(result.outcome, result.score) for result in run.session.results]


def test_the_first_game_is_the_same_at_every_start_and_later_ones_are_not() -> None:
    runs = [Typist(*BEGUN, *LOSS, original=True, seed=seed) for seed in (1, 99)]
    assert runs[0].paper == runs[1].paper
    assert finished(runs[0]) == [(Outcome.LOST, 0)]
    run = runs[0]
    first = run.program.match.moves
    run.type("y", *BEGUN, *LOSS[:2])
    assert run.program.match.moves != first[: len(run.program.match.moves)]


def test_the_modern_first_level_is_the_same_opponent() -> None:
    original, modern = Typist(*BEGUN, *WIN, original=True), Typist("", *WIN, level=1)
    assert original.program.match.moves == modern.program.match.moves
    assert finished(modern) == [(Outcome.WON, 60)]


def test_ten_characters_a_second() -> None:
    run = Typist(original=True)
    heading, question = (words.english for words in (strings.HEADING, strings.ASK_AHEAD))
    assert run.paper == [heading.upper(), question.upper()]
    assert run.machine.frame == 5 * (len(heading) + len(question) + 1) + 4 + 1, "five a sign, four a line feed"


def test_a_key_hurries_the_board() -> None:
    slow, fast = (Typist("0", "1", original=True) for _ in range(2))
    frames = slow.press("return")
    assert frames > 1500
    fast.session.step(frozenset(("return",)))
    for number in range(110):
        fast.session.step(frozenset((" ",)) if number == 40 else frozenset())
    assert fast.machine.waiting is not None
    assert fast.paper == slow.paper


def test_the_move_stands_behind_the_question_and_the_answer_on_one_line() -> None:
    run = Typist(*BEGUN, "34", original=True)
    assert "MOVE? 34" in run.paper
    assert "I MOVE 33. YOU HAVE 3, I HAVE 3." in run.paper


def test_the_computer_may_begin() -> None:
    run = Typist("0", "1", "m", original=True)
    assert any(line.startswith("I MOVE") for line in run.paper)
    assert run.program.position.seat == 0


def test_the_bell_rings_at_the_end() -> None:
    run = Typist(*BEGUN, *LOSS[:-1], original=True)
    assert not run.machine.speaker.notes
    run.type(LOSS[-1])
    assert [(round(note.hertz), note.duration > 390_000) for note in run.machine.speaker.notes] == [(2100, True)]


def test_three_rings_for_a_victory_and_one_for_a_refusal() -> None:
    run = Typist("", level=1)
    assert len(run.machine.speaker.notes) == 1, "the title"
    run.type("11", *WIN[:-1])
    assert len(run.machine.speaker.notes) == 2
    run.type(WIN[-1])
    assert len(run.machine.speaker.notes) == 5


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("44", "44 IS TAKEN."),
        ("11", "11 TURNS NOTHING."),
        ("", strings.TWO_DIGITS.english.upper()),
        ("9 9", strings.TWO_DIGITS.english.upper()),
        ("ștefan", strings.TWO_DIGITS.english.upper()),
        ("x" * 300, strings.TWO_DIGITS.english.upper()),
        ("back", strings.NOTHING_TO_TAKE_BACK.english.upper()),
    ],
)
def test_what_is_no_move_is_answered_in_a_few_words(typed: str, answer: str) -> None:
    run = Typist("", level=1)
    run.type(typed)
    assert run.paper[-2:] == [answer, "MOVE?"]
    assert not run.program.match.moves


def test_nonsense_at_the_questions() -> None:
    run = Typist("x", "7", "0", "99", "1", "help", "hint", "q", "y", original=True)
    text = "\n".join(run.paper)
    assert text.count("A NUMBER FROM 0 TO 3, PLEASE.") == 2
    assert text.count("A NUMBER FROM 1 TO 3, PLEASE.") == 1
    for words in (strings.NOT_NOW, strings.STARTER_PLEASE):
        assert words.english.upper() in run.paper
    assert run.paper[-1] == "MOVE?"


@pytest.mark.parametrize("key", ["hint", "sfat", "f1", "!hint"])
def test_a_hint_by_word_and_by_key(key: str) -> None:
    run = Typist("", level=1)
    if len(key) > 2 and key[0] != "!":
        run.type(key)
    else:
        run.press(key)
    assert run.paper[-2].startswith("I WOULD MOVE")


@pytest.mark.parametrize("key", ["back", "f2", "!undo"])
def test_a_move_is_taken_back(key: str) -> None:
    run = Typist("", "34", level=2)
    if key == "back":
        run.type(key)
    else:
        run.press(key)
    assert not run.program.match.moves
    assert strings.BACK_AGAIN.english.upper() in run.paper
    assert run.program.counter == 1, "the computer has moved all the same"


def test_two_at_one_teletype() -> None:
    run = Typist("x", "35", "34", original=True, seats=2)
    text = "\n".join(run.paper)
    assert "X MOVES? 35" in text
    assert "X MOVED 35. O HAS 1, X HAS 4." in text
    assert "O MOVES? 34" in text
    assert run.paper[-1] == "X MOVES?"


@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_demonstration_keeps_within_72_columns(language: str, original: bool) -> None:
    session = Session(Setup("hp-reversi", 2, 1, "ro" if language == "ro" else "en", 4, original=original))
    run_pilot(session, 30_000, 3, until_result=True)
    assert isinstance(session.machine, Teletype)
    roll = session.machine.roll
    assert len(roll.lines) > 300
    for line in roll.lines:
        assert len(line.struck) <= COLUMNS
        assert not line.over[COLUMNS - 1 :].strip(), "nothing piles up at the right margin"


def width(words: str) -> int:
    """Columns that large letters take."""
    return sum(poster(sign).width for sign in words.upper()) + len(words) - 1


def test_large_letters_fit_in_both_languages() -> None:
    for words in (strings.TITLE, strings.YOU_WIN, strings.I_WIN, strings.DRAWN, strings.O_WINS, strings.X_WINS):
        for language in LANGUAGES:
            assert width(words.in_language(language)) <= COLUMNS
            assert max(map(len, large(words.in_language(language)).replace("\r", "\n").split("\n"))) <= COLUMNS


def test_discs_just_turned_are_struck_over_and_the_latest_stands_in_brackets() -> None:
    run = Typist("", "34", level=1)
    lines = [line for line in run.machine.roll.lines if line.struck.startswith((" 3 |", " 4 |"))]
    assert "(X) O" in lines[-2].struck
    assert lines[-1].over.strip() == "="
    assert lines[-1].struck[lines[-1].over.index("=")] == "X"


@pytest.mark.parametrize("original", [False, True])
def test_a_saved_roll_is_followed_again_and_played_on(original: bool) -> None:
    run = Typist(*(BEGUN if original else ("",)), "34", "43", original=original)
    played = tuple(run.program.match.moves)
    run.press("f4")
    (writing,) = run.program.writings
    assert writing.ending == "txt"
    assert max(map(len, writing.text.splitlines())) <= COLUMNS
    again = Typist(opened=opened(writing.text))
    assert "THE ROLL IS READ: 4 MOVES." in again.paper
    again.type("", "9", "0", "3", "p")
    assert tuple(again.program.match.moves[:3]) == played[:3]
    assert len(again.program.match.moves) == 4, "the computer has answered the third move"


def test_a_game_that_is_over_is_only_shown() -> None:
    run = Typist("", *WIN, "w", level=1)
    again = Typist("", "17", "", opened=opened(run.program.writings[0].text))
    assert again.paper[-1] == "ANOTHER GAME (Y/N)? [Y]"
    assert not again.session.results


def test_a_tape_is_played_without_a_score_and_the_next_game_as_usual() -> None:
    run = Typist("y", "88", opened=opened(LAST_MOVE))
    assert strings.TAPE_READ.english.upper() in run.paper
    assert finished(run) == [(Outcome.LOST, None)]
    run.type("y", "y")
    assert run.program.position.discs == (2, 2)


@pytest.mark.parametrize(
    ("tape", "lines", "announced"),
    [
        ("OX......" + "." * 48 + "OOX.....", ("y", "13"), "I CANNOT MOVE: I PASS."),
        ("XO......" + "." * 48 + "XXO.....", ("m",), "YOU CANNOT MOVE: YOU PASS."),
    ],
)
def test_passes_are_announced(tape: str, lines: tuple[str, ...], announced: str) -> None:
    run = Typist(*lines, opened=opened(tape))
    assert announced in run.paper
    if "y" in lines:
        run.type("84")
    assert run.session.results


def test_an_own_move_takes_a_line_and_the_board_comes_with_the_answer() -> None:
    run = Typist("", level=1)
    boards = sum("+-----" in line for line in run.paper)
    run.type("34")
    assert sum("+-----" in line for line in run.paper) == boards + 2
    assert "MOVE 1: O 34 TURNED 1." in run.paper


def test_the_whole_machine_is_seen_and_its_keys_go_down() -> None:
    run, paper_alone = Typist("", level=1), Typist(original=True)
    assert isinstance(run.machine, Teletype)
    before = run.machine.pixels()
    run.session.step(frozenset("q"))
    assert run.machine.pixels()[640 * 320 :] != before[640 * 320 :]
    assert isinstance(paper_alone.machine, Teletype)
    assert not paper_alone.machine.whole
    copy = Teletype()
    copy.recall(run.machine.memory())
    assert copy.text_rows() == run.machine.text_rows()
