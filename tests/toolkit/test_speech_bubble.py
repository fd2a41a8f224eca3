"""What is said in a bubble fits it."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.speech_bubble import Bubble


def said(words: str, airy: bool = False) -> list[str]:
    machine = Spectrum()
    bubble = Bubble(machine, 2, 10, 5, 12, airy)
    bubble.draw()
    list(bubble.lines(words))
    return [row[11:21] for row in machine.text_rows()[3:6]]


def test_a_short_speech_stands_in_the_middle() -> None:
    assert [row.strip() for row in said("Hello!")] == ["", "Hello!", ""]


def test_a_longer_one_is_wrapped() -> None:
    assert [row.strip() for row in said("The quick brown fox")] == ["The quick", "brown fox", ""]


def test_an_airy_one_leaves_a_row_between_lines_where_there_is_room() -> None:
    assert [row.strip() for row in said("The quick brown fox", airy=True)] == ["The quick", "", "brown fox"]
    assert [row.strip() for row in said("The quick brown fox jumps", airy=True)] == ["The quick", "brown fox", "jumps"]


def test_too_long_a_one_ends_in_dots() -> None:
    rows = said("one two three four five six seven eight nine ten")
    assert rows[2].rstrip().endswith("…")


def test_a_new_speech_takes_the_place_of_the_old() -> None:
    machine = Spectrum()
    bubble = Bubble(machine, 2, 10, 5, 12)
    for words in ("The quick brown fox jumps", "Hi"):
        for _ in bubble.lines(words):
            pass
    assert "".join(row[11:21] for row in machine.text_rows()[3:6]).split() == ["Hi"]
