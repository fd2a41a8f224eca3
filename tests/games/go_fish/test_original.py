"""The book's plain look: typed ranks, the computer's question waits, words for every mistake, sounds."""

from arcade.games.go_fish.rules import SIGNS
from tests.prompted import Prompted


def begun(**setup: object) -> Prompted:
    """A run at its first question."""
    run = Prompted("go-fish", original=True, seed=3, **setup)
    run.press("return")
    return run


def enter(run: Prompted, words: str) -> None:
    """Type a line."""
    for key in words:
        run.press(key)
    run.press("return")


def rows(run: Prompted) -> str:
    return "\n".join(run.machine.text_rows())


def test_fourteen_cards_are_dealt_with_a_whoosh_each() -> None:
    run = begun()
    whoosh = [20, 23, 26, 30, 34, 38, 35, 31]
    assert [pitch for _, pitch in run.heard] == whoosh * 14


def test_ranks_are_typed_as_signs_or_numbers() -> None:
    for words, rank in (("2", 1), ("q", 11), ("12", 11), ("Q", 11)):
        run = begun()
        enter(run, words)
        assert run.state["questions"][0] == (0, rank)


def test_the_computers_question_waits_and_says_what_it_takes() -> None:
    run = begun()
    enter(run, "6")
    assert "DO YOU HAVE ANY NINES?" in rows(run)
    assert "I GO FISHING" not in rows(run)
    run.press("return")
    assert "YOU HAVE NO NINES. I GO FISHING." in rows(run)
    assert "I FISH A CARD. IT STAYS MY SECRET." in rows(run)


def test_wrong_ranks_are_answered_and_nothing_is_lost() -> None:
    run = begun(language="en")
    before = run.state["hands"]
    for words, answer in (("x", "TYPE A, 2 TO 10, J, Q, K OR 1 TO 13."), ("k", "YOU HAVE NO KINGS YOURSELF.")):
        enter(run, words)
        assert answer in rows(run)
        assert [pitch for _, pitch in run.heard][-12:] == [0, 1] * 6
        assert run.state["hands"] == before
    enter(run, "9" * 300)
    enter(run, "ж")
    run.press("backspace")
    enter(run, "3")
    assert run.state["questions"]


def test_orders_are_typed_or_come_from_the_pause_menu() -> None:
    run = begun()
    enter(run, "?")
    assert "TWOS: A CHANCE OF" in rows(run)
    assert run.state["helped"] is True
    run.press("!hint")
    enter(run, "o")
    assert "MY HAND:" in rows(run)
    enter(run, "s")
    assert "ANSWERED WITH CARDS" in rows(run)
    run.press("!lang ro")
    enter(run, "3")
    assert "DU-TE LA PESCUIT!" in rows(run) or "ÎȚI DAU" in rows(run)


def test_the_books_computer_asks_whatever_the_level() -> None:
    runs = [begun(level=level) for level in (1, 2)]
    for run in runs:
        for _ in range(12):
            if run.state["phase"] == "ask":
                enter(run, SIGNS[run.session.program.position.moves()[0]])  # type: ignore[attr-defined]
            else:
                run.press("return")
    assert runs[0].state == runs[1].state
