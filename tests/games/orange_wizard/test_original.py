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
from tests.prompted import MIDDLE_C

FLIGHT = [(0.1, pitch) for pitch in range(1, 7)]


class MessageLook:
    """A session with everything that was ever on its screen."""

    def __init__(self, *lines: str, seed: int = 1, language: str = "en") -> None:
        setup = Setup("orange-wizard", original=True, seed=seed, language=language)  # type: ignore[arg-type]
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
    assert MessageLook("y", result).count(f"You chose {guess}, did you not?") == 1


def test_the_shortest_way_has_twenty_mutters_and_no_lightning() -> None:
    talk = MessageLook("yes", "12", "DA")
    assert len(talk.notes) == 20 + 6
    assert talk.notes[-6:] == FLIGHT
    assert talk.count("Farewell, I am flying home!") == 1
    assert talk.count("Enough!") == 0
    assert talk.session.results[-1].outcome is Outcome.OVER
    assert talk.count("Another round") == 1


def test_not_ready_adds_a_scolding_and_the_chain_follows() -> None:
    ready, scolded = MessageLook("y"), MessageLook("n")
    assert ready.count("Listen well") == 0
    assert scolded.count("Listen well") == 1
    assert scolded.count("over 5, plus 5, minus 1.") == 1
    assert len(scolded.notes) == len(ready.notes) + 3


def test_a_fib_is_met_with_lightning() -> None:
    talk = MessageLook("y", "7.84", "n", "9", "n")
    assert len(talk.notes) == 35 + 6
    assert talk.count("I was right! You did choose") == 1
    assert talk.count("That will teach you!") == 1
    assert talk.count("Farewell, I am flying home!") == 1
    rows = talk.machine.text_rows()
    warning = next(at for at, row in enumerate(rows) if "teach" in row)
    assert {talk.machine.attr(warning, column) for column in range(1, 31)} == {0x80 | 6 << 3}
    inks = {cell & 7 for cell in talk.machine.attributes if cell >> 3 & 7 == 6}
    assert 6 not in inks
    assert len(BOLT) == 20


def test_wrong_sums_are_explained_without_lightning() -> None:
    talk = MessageLook("y", "7.2", "n", "9", "n")
    assert talk.count("So 9 gives 7.84, not 7.2:") == 1
    assert talk.count("your sums went wrong.") == 1
    assert talk.count("Never mind") == 1
    assert talk.count("Enough!") == 0
    for words in ("9 plus 3 is 12.", "over 5 is 2.4.", "makes 19.2.", "8.84,", "minus 1, is 7.84."):
        assert talk.count(words) == 1, words


def test_the_step_that_went_wrong_is_named() -> None:
    assert MessageLook("y", "8.84", "n", "9").count("I think you left out: - 1.") == 1
    assert MessageLook("y", "9.84", "n", "9").count("I think you did + 1 instead") == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_mutter_keeps_to_its_range(seed: int) -> None:
    notes = MessageLook("n", "7.84", "n", "9", "n", seed=seed).notes[:-6]
    assert len(notes) == 38
    assert {length for length, _ in notes} <= {tenth / 10 for tenth in range(1, 11)}
    assert all(-49 <= pitch <= 50 for _, pitch in notes)


def test_the_colours_at_the_start() -> None:
    talk = MessageLook()
    assert talk.machine.border_colour == 5
    assert talk.machine.attr(1, 11) == 6 << 3 | 1
    assert talk.machine.text_rows()[1][11:21] == "THE WIZARD"
    assert talk.machine.text_rows()[4][8:25] == "Game for children"
    assert [talk.machine.attr(row, 0) >> 3 for row in (14, 15, 23)] == [6, 5, 5]


def test_the_pace_is_that_of_the_muttering() -> None:
    talk = MessageLook()
    muttered = sum(length for length, _ in talk.notes)
    assert talk.machine.frame == pytest.approx(50 * muttered, abs=12)


def test_bad_answers_are_asked_again() -> None:
    talk = MessageLook("maybe", "", "y", "seven", "1/0", "9" * 30, "7,2", "hm", "y")
    for words in ("Yes or no, please:", "A number, please:", "Nobody divides by 0:", "Too long for me:"):
        assert talk.count(words) >= 1, words
    assert talk.count("You chose 7, did you not?") == 1
    assert talk.session.results[-1].outcome is Outcome.OVER


def test_romanian() -> None:
    talk = MessageLook("nu", "7.84", "nu", "9", "nu", language="ro")
    said = (
        "Salut!",
        "Ascultă bine",
        "Ai ales 9, nu-i așa?",
        "Am avut dreptate!",
        "Să-ți fie învățătură",
        "zbor acasă!",
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
