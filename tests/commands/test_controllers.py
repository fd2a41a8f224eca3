"""The player's own lists of pads: the file in the data folder, SDL's variable, and what is said when they are wrong."""

import sys
from pathlib import Path

import pytest

from arcade.commands.controllers import FILE, VARIABLE, controller_mappings
from arcade.toolkit.contract.texts import Text

GUID = "030000005e0400008e02000014010000"


def read(folder: Path | None, **environment: str) -> tuple[str | None, list[str]]:
    """Which button is A, and what is said in English."""
    told: list[Text] = []
    found = controller_mappings(folder, told.append, environment)
    return found.elements(GUID).get("a"), [one.english for one in told]


def test_a_file_and_the_variable_are_read_and_the_variable_counts_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert read(None) == read(tmp_path) == (None, [])
    (tmp_path / FILE).write_text(f"\ufeff# mine\r\n{GUID},Pad,a:b3,platform:Linux,\r\n", encoding="utf-8")
    assert read(tmp_path) == ("b3", [])
    assert read(tmp_path, **{VARIABLE: f"{GUID},Pad,a:b4,"}) == ("b4", [])


def test_broken_lines_are_counted_and_the_others_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"what?\n{GUID},Pad,a:b3,\n{GUID},Pad,a:\n")
    button, told = read(tmp_path, **{VARIABLE: "nonsense"})
    assert button == "b3"
    assert told == [
        f"{FILE}: lines left out because they aren't controller mappings: 2.",
        f"{VARIABLE}: lines left out because they aren't controller mappings: 1.",
    ]


@pytest.mark.parametrize(
    ("data", "why"), [(b"\xff\xfe", "text"), (b"x" * 1_000_001, "1000000 bytes"), (None, "folder")]
)
def test_a_file_that_cannot_be_read_is_said(tmp_path: Path, data: bytes | None, why: str) -> None:
    path = tmp_path / FILE
    if data is None:
        path.mkdir()
    else:
        path.write_bytes(data)
    button, (told,) = read(tmp_path)
    assert button is None
    assert told.startswith(f"The list of pads {FILE} can't be read: ")
    assert why in told
