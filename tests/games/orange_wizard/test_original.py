"""The book's dialogue: what is said, the muttering, the lightning, the colours, and answers that will not do."""

from math import log2

import pytest

from arcade.cabinet.replays.headless import run_script
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from arcade.games.orange_wizard.original import BOLT
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import MIDDLE_C

FLIGHT = [(0.101, 1), (0.099, 2), (0.1, 3), (0.1, 4), (0.1, 5), (0.1, 6)]


class MessageLook:
    """A session with everything that was ever on its screen."""

    def __init__(self, *lines: str, seed: int = 1, language: str = "en") -> None:
        setup = Setup("orange-wizard", original=True, seed=seed, language=language)
        self.session = Session(setup)
        assert isinstance(self.session.machine, Spectrum)
        self.machine = self.session.machine
        self.said: list[str] = []
        run_script(self.session, KeyScript(parse("\n".join(f"> {line}" for line in lines))), 20_000, self.watch)

    def watch(self, session: Session) -> None:
        """Remember each row that appears."""
        rows = session.machine.text_rows()
        self.said += [row for row in rows if row and row not in self.said[-200:]]

    def count(self, words: str) -> int:
        return sum(words in row for row in self.said)

    @property
    def notes(self) -> list[tuple[float, int]]:
        clock = self.machine.CLOCK
        notes = self.machine.speaker.notes
        return [(round(note.duration / clock, 3), round(12 * log2(note.hertz / MIDDLE_C))) for note in notes]


@pytest.mark.parametrize(("result", "guess"), [("7.2", "7"), ("20,8", "49.5"), ("20.8", "49.5"), ("4", "-3")])
def test_the_guess(result: str, guess: str) -> None:
    assert MessageLook("y", result).count(f"   You chose {guess}") == 1


def test_the_shortest_way_has_twenty_mutters_and_no_lightning() -> None:
    talk = MessageLook("yes", "12", "DA")
    assert len(talk.notes) == 20 + 6
    assert talk.notes[-6:] == FLIGHT
    assert talk.count("Farewell! I am flying home!") == 1
    assert talk.count("Enough!") == 0
    assert talk.session.results[-1].outcome is Outcome.OVER
    assert talk.count("Another round") == 1


def test_not_ready_adds_a_scolding_and_the_chain_follows() -> None:
    ready, scolded = MessageLook("y"), MessageLook("n")
    assert ready.count("Listen well") == 0
    assert scolded.count("Listen well") == 1
    assert scolded.count("At last add 5 and take off 1.") == 1
    assert len(scolded.notes) == len(ready.notes) + 3


def test_a_fib_is_met_with_lightning() -> None:
    talk = MessageLook("y", "7.84", "n", "9", "n")
    assert len(talk.notes) == 36 + 6
    assert talk.count("You did choose 9!") == 1
    assert talk.count("That will teach you!") == 1
    assert talk.count("Farewell! I am flying home!") == 1
    rows = talk.machine.text_rows()
    warning = next(at for at, row in enumerate(rows) if "teach" in row)
    assert {talk.machine.attr(warning, column) for column in range(1, 31)} == {0x80 | 6 << 3}
    inks = {cell & 7 for cell in talk.machine.attributes if cell >> 3 & 7 == 6}
    assert 6 not in inks
    assert len(BOLT) == 20


def test_wrong_sums_are_explained_above_the_question() -> None:
    """The listing never compared the results; who still doubts is struck all the same."""
    talk = MessageLook("y", "7.2", "n", "9", "n")
    assert talk.count("9 gives 7.84, not 7.2!") == 1
    assert talk.count("Count better next time!") == 1
    for words in ("9 plus 3 is 12", "over 5 is 2.4", "19.2", "we get 8.84", "minus 1, is 7.84"):
        assert talk.count(words) == 1, words


def test_the_step_that_went_wrong_is_named() -> None:
    assert MessageLook("y", "8.84", "n", "9").count("I think you left out: - 1") == 1
    assert MessageLook("y", "9.84", "n", "9").count("Not + 1 but - 1!") == 1


def test_the_question_that_grows_moves_all_up() -> None:
    """With a whole word typed it is longer than its row."""
    talk = MessageLook("y", "7.84", "n", "9", seed=0)
    rows = talk.machine.text_rows()
    assert rows[21:23] == [" which, minus 1, is 7.84", "You did choose 9!"]
    assert rows[23].startswith("   Believe me now (yes/no)?")
    moved = MessageLook("y", "7.84", "n", "9", "yes", seed=0).machine.text_rows()
    still = MessageLook("y", "7.84", "n", "9", "y", seed=0).machine.text_rows()
    assert [rows.index(" which, minus 1, is 7.84") for rows in (moved, still)] == [18, 18]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_mutter_keeps_to_its_range(seed: int) -> None:
    notes = MessageLook("n", "7.84", "n", "9", "n", seed=seed).notes[:-6]
    assert len(notes) == 39
    assert all(0.05 < length < 1.1 for length, _ in notes), "whole waves, and none of the deepest is left out"
    assert all(-49 <= pitch <= 50 for _, pitch in notes)


def test_the_colours_at_the_start() -> None:
    talk = MessageLook()
    assert talk.machine.border_colour == 5
    assert talk.machine.attr(1, 11) == 6 << 3 | 1
    assert talk.machine.text_rows()[1][11:21] == "THE WIZARD"
    assert talk.machine.text_rows()[4][8:25] == "Game for children"
    assert [talk.machine.attr(row, 0) >> 3 for row in (14, 15, 23)] == [6, 5, 5]


@pytest.mark.parametrize(
    ("seed", "lines", "frames"),
    [(0, ("da", "7.2", "da"), (279, 208, 180, 72)), (777, ("nu", "5", "nu", "4", "nu"), (244, 318, 70, 81, 328, 488))],
)
def test_the_measured_pace(seed: int, lines: tuple[str, ...], frames: tuple[int, ...]) -> None:
    """Most of the time is the muttering's, and then that of the screen that moves up."""
    setup = Setup("orange-wizard", original=True, seed=seed, language="ro")
    session, taken = Session(setup), []
    for line in ("", *lines):
        for key in (*line, "return") if line else ():
            taken_from = session.machine.frame
            for keys in ((key,), (key,), (), ()):
                session.step(frozenset(keys))
        start = taken_from if line else 0
        while still(session.machine.waiting is None):
            session.step()
        taken.append(session.machine.frame - start)
    assert taken == [pytest.approx(wanted, abs=3) for wanted in frames]


def test_words_come_up_between_the_notes() -> None:
    session = Session(Setup("orange-wizard", original=True, language="ro"))
    machine, seen = session.machine, []
    for _ in range(270):
        session.step()
        seen.append(sum(map(bool, machine.text_rows())))
    assert [seen.index(count) for count in (1, 2, 4, 6)] == [pytest.approx(frame, abs=2) for frame in (4, 41, 117, 190)]


def test_the_bolt_has_twenty_lines_and_eighteen_colours() -> None:
    """Two lines have the colour of the one before; the whole row takes it."""
    talk = MessageLook("da", "5", "nu", "4", "nu", seed=777, language="ro")
    session = Session(Setup("orange-wizard", original=True, seed=777, language="ro"))
    keys = KeyScript(parse("\n".join(f"> {line}" for line in ("nu", "5", "nu", "4", "nu"))))
    run_script(session, keys, 20_000)
    assert isinstance(session.machine, Spectrum)
    inks = [session.machine.attr(row, 31) & 7 for row in range(17)]
    assert inks == [5, 3, 4, 1, 5, 5, 5, 5, 7, 0, 7, 0, 0, 0, 7, 5, 7]
    assert talk.session.results[-1].outcome is Outcome.OVER


def test_bad_answers_are_asked_again() -> None:
    talk = MessageLook("maybe", "", "y", "seven", "1/0", "9" * 30, "7,2", "hm", "y")
    for words in ("Yes or no, please:", "A number, please:", "Nobody divides by 0:", "Too long for me:"):
        assert talk.count(words) >= 1, words
    assert talk.count("   You chose 7") == 1
    assert talk.session.results[-1].outcome is Outcome.OVER


def test_romanian() -> None:
    talk = MessageLook("nu", "7.84", "nu", "9", "nu", language="ro")
    said = (
        "Sunt Vrăjitorul portocaliu",
        "Ascultă bine",
        "Ai ales 9",
        "Ai ales chiar 9!",
        "Să-ți fie de învățătură!",
        "Zbor spre casă!",
    )
    for words in said:
        assert talk.count(words) == 1, words
    assert not any(len(row) > 32 for row in talk.said)


def test_another_round() -> None:
    talk = MessageLook("y", "12", "y")
    talk.session.step(frozenset("y"))
    for _ in range(1500):
        talk.session.step(NO_KEYS)
    assert talk.machine.text_rows()[1][11:21] == "THE WIZARD"
