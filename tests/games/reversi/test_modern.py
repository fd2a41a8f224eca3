"""The modern look's additions: sides, shown moves, sound, advice, take back, the lead and the look back."""

import pytest

from arcade.families.discs.rules import BLACK, PASS, WHITE, Position, name, named, pictured
from arcade.games.reversi import art, strings
from arcade.games.reversi.ending import Ending
from arcade.games.reversi.levels import LEVELS, WARY, Book
from arcade.games.reversi.opponent import GRAIN, Mistake, Weighed, best, look_back, mirrored, weigh
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import wrap
from tests.patience import still
from tests.prompted import Prompted

BAR = range(20, 23)
"""Rows of the messages."""


def modern(keys: str = " b", **setup: object) -> Prompted:
    run = Prompted("reversi", **setup)
    run.type(keys)
    return run


def message(run: Prompted) -> str:
    return " ".join(run.row(row).strip() for row in BAR).strip()


def said(run: Prompted, key: str) -> set[str]:
    """Press a key; every message until the next prompt."""
    run.session.step(frozenset((key,)))
    seen = set()
    while still(run.machine.waiting is None and not run.session.ended):
        run.session.step()
        seen.add(message(run))
    return seen


def click(square: str) -> str:
    number = named(square)
    return f"@{16 + 16 * (number % 8) + 5},{16 + 16 * (number // 8) + 9}"


def played(run: Prompted) -> list[str]:
    moves = run.state["moves"]
    assert isinstance(moves, tuple)
    return [name(move) for move in moves]


def begun(rows: str, level: int = 1, seat: int = BLACK) -> Prompted:
    """A game that the player begins as black from a position."""
    run = modern(" ", level=level)
    run.program.match = Match(pictured(rows, seat))
    run.press("b")
    return run


@pytest.mark.parametrize("level", LEVELS.keys)
def test_every_level_answers(level: int) -> None:
    run = modern(level=level)
    run.press(click("d3"))
    assert len(played(run)) == 2
    assert run.state["seat"] == BLACK


@pytest.mark.parametrize(("key", "people"), [("b", (0,)), ("n", (0,)), ("w", (1,)), ("a", (1,)), ("return", (0,))])
def test_the_side_is_chosen(key: str, people: tuple[int, ...]) -> None:
    run = modern(" x")
    assert run.choices == ("b", "n", "w", "a", "0")
    run.press(key)
    assert run.state["people"] == people
    assert len(played(run)) == people[0]


def test_the_computer_may_play_itself() -> None:
    run = modern(" ")
    run.session.step(frozenset("0"))
    while still(not run.session.results):
        run.session.step()
    assert run.session.results[-1].outcome == Outcome.OVER
    assert run.session.results[-1].score is None
    assert sum(1 for move in played(run) if move != "-") + 4 == int(str(run.state["black"])) + int(
        str(run.state["white"])
    )


def ring(run: Prompted, square: str) -> int:
    """The pixels of the mark of a legal move."""
    number = named(square)
    x, y = 16 + 16 * (number % 8) + 5, 16 + 16 * (number // 8) + 5
    return sum(run.machine.point(x + dx, 175 - y - dy) for dx in range(6) for dy in range(6))  # type: ignore[attr-defined]


def test_legal_squares_are_shown_and_hidden() -> None:
    run = modern()
    legal = ["c4", "d3", "e6", "f5"]
    assert [ring(run, square) for square in legal] == [20] * 4
    assert ring(run, "a1") == 0
    run.press("l")
    assert [ring(run, square) for square in legal] == [0] * 4
    assert message(run) == "Moves are hidden"
    run.press("l")
    assert [ring(run, square) for square in legal] == [20] * 4


def test_the_cursor_says_what_would_turn() -> None:
    run = modern()
    assert run.state["square"] == named("c4")
    assert message(run) == "Your move: c4 turns 1 disc"
    run.press("up")
    assert message(run) == "Your move: black"
    run.press("return")
    assert message(run) == "Nothing would turn there"
    assert played(run) == []


def test_a_hidden_cursor_stays_where_it_was() -> None:
    run = modern(" bl", level=1)
    run.press(click("f5"))
    assert played(run)[0] == "f5"
    assert run.state["square"] == named("f5")


def test_sound_off_is_silence() -> None:
    run = modern(" bs")
    known = len(run.machine.speaker.notes)
    run.press(click("d3"))
    run.press(click("a1"))
    run.press("up")
    assert len(run.machine.speaker.notes) == known
    run.press("s")
    assert len(run.machine.speaker.notes) > known


def test_candidates_tick_by_what_they_turn() -> None:
    run = modern(level=1)
    run.press(click("d3"))
    assert (0.01, 3) in run.heard


def test_advice_is_exact_near_the_end() -> None:
    """h8 wins by 8, h2 loses by 2, the others by more than 20."""
    run = begun("oooXXXXX ooXXXXX. oooXoooo ooXooXoX oXXooooX ooXoXooX ..XXooo. .XXoooo.")
    run.press("!hint")
    assert run.state["square"] == named("h8")
    assert message(run) == "Try h8 (+8)"
    run.press("return")
    assert played(run)[0] == "h8"


def test_take_back() -> None:
    run = modern()
    assert "Nothing to take back" in said(run, "!undo")
    run.press(click("d3"))
    assert len(played(run)) == 2
    run.press("!undo")
    assert played(run) == []
    assert run.state["board"] == Position().picture()


def test_take_back_goes_beyond_a_pass() -> None:
    run = modern()
    start = Position()
    stuck = pictured("Xo...... o....... " + "........ " * 6, WHITE)
    main = run.program
    main.people = (WHITE,)
    main.match.positions[:] = [Position(start.black, start.white, WHITE), start, stuck, stuck.play(PASS)]
    main.match.moves[:] = [named("e3"), named("d3"), PASS]
    assert main.match.take_back(lambda seat: seat == WHITE)
    for _ in main.taken_back(True):
        run.machine.end_frame()
    assert main.match.moves == []


def test_a_pass_is_announced() -> None:
    """White has no move; the computer says so and black goes on."""
    run = begun("Xo...... ........ Xo...... " + "........ " * 5)
    assert "white has no move" in said(run, click("c1"))
    assert played(run) == ["c1", "-"]
    run.press(click("c3"))
    assert [result.score for result in run.session.results] == [64]


def test_two_people_and_the_second_joystick() -> None:
    run = modern(" ", seats=2)
    assert run.state["people"] == (0, 1)
    run.press("pad2 fire")
    assert played(run) == []
    run.press("pad1 fire")
    run.press("pad2 fire")
    assert len(played(run)) == 2
    assert "the lead" not in run.row(9)
    run.press("g")
    assert "the lead" in run.row(9)


def beside(run: Prompted) -> bytes:
    """What is below the plates."""
    return b"".join(run.spectrum.display[line + 20 : line + 32] for line in LINES[72:152])


def test_the_graph_and_the_moves_are_behind_a_key_and_stacks_in_their_place() -> None:
    run = modern(level=1)
    stacks = beside(run)
    run.press(click("d3"))
    assert beside(run) != stacks
    stacks = beside(run)
    assert "thoughts" not in run.row(9)
    run.press("g")
    assert run.state["graph"] is True
    assert message(run) == "The graph is shown"
    assert "thoughts" in run.row(9)
    assert "d3" in run.row(15)
    bars = beside(run)
    run.press("g")
    assert message(run) == "The graph is hidden"
    assert beside(run) == stacks
    run.press("g")
    assert beside(run) == bars


def test_a_stack_has_a_row_of_pixels_for_each_disc_and_gaps_that_fit() -> None:
    for discs in range(65):
        rows = [row.bit_count() for row in art.stack(discs).ink]
        assert len(rows) == 72
        assert sum(map(bool, rows)) == discs
    assert not rows[0]
    assert rows[1]


def test_squares_left_empty_count_for_the_winner() -> None:
    main = modern().program
    main.match = Match(pictured("XXX..... " + "........ " * 7))
    assert main.points(Outcome.OVER) == 64
    main.people = (WHITE,)
    assert main.points(Outcome.OVER) == 0
    main.match = Match(pictured("XXXX.ooo " + "........ " * 7))
    assert main.points(Outcome.OVER) == 3
    main.people = (BLACK, WHITE)
    assert main.points(Outcome.OVER) is None


def test_the_look_back_finds_the_move_that_gave_a_corner_away() -> None:
    match: Match[Position, int] = Match(Position())
    dice = SplitMix(3)
    book = Book(WARY, intended=True)
    for ply in range(20):
        match.play(best(weigh(book, match.position, dice)))
        if ply == 13:
            worst = min(match.position.moves(), key=lambda move: mirrored(WARY)[move])
            match.play(worst)
    found = at_once(look_back(match, (BLACK, WHITE)))
    mistake = Mistake(*found)
    assert mistake.cost >= 4
    assert match.moves[mistake.number - 1] == mistake.played
    assert mistake.better in match.positions[mistake.number - 1].moves()
    assert mistake.better != mistake.played
    assert at_once(look_back(match, ())) == ()


def test_an_intended_book_turns_few_discs_early_and_many_late() -> None:
    early, late = Position(), pictured("XXXXXXX. oooooooX oooooooX oooooooX oooooooX oooooooX oooooo.. oooooo..")
    for position, sign in ((early, -1), (late, 1)):
        by_turns = weigh(Book(((0,) * 4,) * 4, intended=True), position, SplitMix(1))
        for candidate in by_turns:
            score = candidate.score // GRAIN
            assert 0 <= score - (64 - position.empties - 32) * candidate.turns <= 10
            assert (score > 0) == (sign > 0) or candidate.turns == 0


def test_the_later_of_equals_is_chosen() -> None:
    assert best([Weighed(1, 1, 5), Weighed(2, 1, 7), Weighed(3, 1, 7), Weighed(4, 1, 6)]) == 3
    assert best([]) == PASS


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_messages_fit_three_rows(language: str) -> None:
    values = {"number": 30, "square": "h8", "better": "a1", "cost": 64}
    for words in (strings.CHOOSE_SIDE, strings.DEAREST):
        shown = (words.english if language == "en" else words.in_language("ro")).format(**values)
        assert len(wrap(shown, 32)) <= 3


def test_taking_back_to_before_a_pass_draws_the_last_disc() -> None:
    run = begun("Xo...... ........ Xo...... ........ Xo...... " + "........ " * 3)
    run.press(click("c1"))
    run.press(click("c3"))
    assert played(run) == ["c1", "-", "c3", "-"]
    run.press("!undo")
    assert played(run) == ["c1", "-"]
    run.press(click("c5"))
    assert played(run)[2] == "c5"


@pytest.mark.parametrize(("black", "white"), [(60, 4), (32, 32), (9, 54)])
def test_a_board_is_counted_out_in_rows(black: int, white: int) -> None:
    squares = [Ending.square(BLACK, place) for place in range(black)]
    squares += [Ending.square(WHITE, place) for place in range(white)]
    assert len(set(squares)) == black + white
    assert squares[0] == 56
    assert squares[black] == 7


def test_the_discs_of_the_title_tumble() -> None:
    run = Prompted("reversi")
    seen = set()
    for _ in range(80):
        run.session.step()
        seen.add(bytes(run.machine.pixels()))
    assert len(seen) >= 8
