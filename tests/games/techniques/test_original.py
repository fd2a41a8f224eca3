"""The chapter's own pace, notes and pictures, as measured."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.techniques.exhibits import EXHIBITS
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup
from tests.patience import still

PATIENCE = 3_000


class Visitor:
    """Somebody at the original's list."""

    def __init__(self, original: bool = True, calm: bool = False) -> None:
        self.session = Session(Setup("techniques", 2, original=original, calm=calm, seed=3))
        self.machine = self.session.machine
        self.borders: set[int] = set()
        self.hold("", 130)
        if not original:
            self.hold("return", 2)
            self.hold("", 40)

    @property
    def running(self) -> bool:
        return bool(self.session.program.state()["running"])

    def hold(self, key: str, frames: int) -> None:
        for _ in range(frames):
            self.session.step(frozenset((key,)) if key else NO_KEYS)

    def see(self, key: str) -> int:
        """Choose an exhibit by its letter; the frames it ran."""
        known = len(self.machine.speaker.notes)
        self.hold(key, 1)
        while still(not self.running):
            self.hold("", 1)
        start = self.machine.frame
        while still(self.running and self.machine.frame < start + PATIENCE):
            self.hold("", 1)
            self.borders.add(self.machine.border_colour)
        self.notes = self.machine.speaker.notes[known:]
        return self.machine.frame - start


@pytest.mark.parametrize(
    ("key", "frames", "slack"),
    [
        ("a", 174, 4),
        ("b", 713, 4),
        ("c", 49, 3),
        ("d", 480, 5),
        ("g", 2194, 5),
        ("i", 14, 2),
        ("j", 2 * 519 + 2 * 559 + 40, 8),
        ("m", 144, 3),
        ("n", 734, 4),
        ("o", 22, 2),
        ("p", 160, 3),
        ("r", 126, 6),
        ("s", 362, 3),
        ("t", 216, 4),
    ],
)
def test_exhibits_take_the_time_measured(key: str, frames: int, slack: int) -> None:
    assert abs(Visitor().see(key) - frames) <= slack


def test_typed_letters_sing() -> None:
    visitor = Visitor()
    visitor.see("a")
    assert len(visitor.notes) >= 34
    assert visitor.notes[2].hertz == pytest.approx(261.63 * 2 ** (ord("B") / 48), rel=0.01)


def test_the_thunder_flickers_red_and_green_but_not_when_calm() -> None:
    loud, quiet = Visitor(), Visitor(calm=True)
    loud.see("u")
    quiet.see("u")
    assert loud.machine.border_colour == quiet.machine.border_colour == 7
    assert len(loud.borders) > 1
    assert quiet.borders == {7}


def test_an_inverted_picture_and_the_page_come_back() -> None:
    visitor = Visitor()
    visitor.see("j")
    assert visitor.machine.text_rows()[0] == "NEGATIVE 0"
    visitor.hold("", 155)
    assert "NEGATIVE" in visitor.machine.text_rows()[0]
    assert "10/26" in visitor.machine.text_rows()[0]


def test_the_poster_fills_the_screen() -> None:
    visitor = Visitor()
    visitor.see("n")
    bitmap = visitor.machine.memory()[:6144]
    starts = [2048 * (row // 8) + 32 * (row % 8) for row in range(24)]
    inked = [row for row, start in enumerate(starts) if any(bitmap[start : start + 32])]
    assert inked[0] == 0
    assert inked[-1] == 20, "the letters' empty last row is left out"


def test_the_question_goes_on_by_itself_or_says_goodbye() -> None:
    visitor = Visitor()
    assert abs(visitor.see("x") - 250) <= 2
    assert "The game begins" in visitor.machine.text_rows()[10]
    visitor.hold("return", 1)
    visitor.hold("", 20)
    visitor.hold("n", 1)
    visitor.hold("", 3)
    assert "Goodbye!" in visitor.machine.text_rows()[10]


def test_holding_fire_repeats_at_both_rates() -> None:
    visitor = Visitor()
    visitor.hold("v", 1)
    visitor.hold("", 82)
    visitor.hold("return", 299)
    rows = visitor.machine.text_rows()
    assert rows[8].endswith(": 24")
    assert int(rows[9].rpartition(":")[2]) > 100


def test_the_rom_finds_a_difference_where_there_is_none() -> None:
    visitor = Visitor()
    visitor.see("y")
    rows = visitor.machine.text_rows()
    assert rows[3] == " 3.25-3-0.25 = 0? no"
    assert rows[5] == " 325-300-25 = 0? yes"
    assert "81" in rows[8]


def test_a_key_skips_the_rest_and_the_seen_are_counted() -> None:
    visitor = Visitor()
    visitor.hold("g", 1)
    visitor.hold("", 30)
    visitor.hold("x", 1)
    visitor.hold("", 1)
    assert not visitor.running
    visitor.hold("", 160)
    visitor.hold("right", 1)
    visitor.hold("", 3)
    assert visitor.session.program.state()["seen"] == (6, 7)
    assert EXHIBITS[7].whole


def test_a_drawn_figure_is_saved_as_a_file() -> None:
    visitor = Visitor(original=False)
    visitor.hold("l", 1)
    visitor.hold("", 10)
    for key in ("return", "left", *["right"] * 8, *["down"] * 7, "return"):
        visitor.hold(key, 2)
        visitor.hold("", 2)
    (writing,) = visitor.session.program.writings
    assert writing.text.split("\n")[0] == "#.####.."
    assert len(writing.text.split("\n")) == 18
    visitor.hold("backspace", 2)
    assert not visitor.running


def test_clicks_choose_and_lead_on() -> None:
    visitor = Visitor(original=False)
    visitor.hold("@20,36", 1)
    visitor.hold("", 200)
    assert visitor.session.program.state()["exhibit"] == 0
    visitor.hold("@150,188", 1)
    visitor.hold("", 3)
    assert visitor.session.program.state()["exhibit"] == 1
