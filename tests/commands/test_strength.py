"""Strength is measured by games that anyone can play again."""

import json

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, strength
from arcade.cli import main
from arcade.commands.strength import HEAD, Line, competitive, markdown
from arcade.toolkit.ai.tournament import Score
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.dice import SplitMix


def test_a_pair_of_levels_is_played_and_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["bench", "strength", "tic-tac-toe", "--games", "4", "--jobs", "1", "--json"])
    lines = json.loads(capsys.readouterr().out)
    assert status == int(not all(line["in order"] for line in lines)), "four games may come to anything"
    assert len(lines) == len(found.pairs() if (found := strength("tic-tac-toe")) else ())
    assert all(line["won"] + line["drawn"] + line["lost"] == 4 for line in lines)


def test_the_lines_are_printed_under_their_head(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "strength", "nim", "--games", "2", "--jobs", "1"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == list(HEAD)
    assert lines
    assert all(line.startswith("Nim") and line.endswith("%") for line in lines)


def test_a_level_below_the_one_below_it_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    upside_down = [Line("nim", "master", "normal", Score(2, 0, 3)), Line("nim", "hint", "master", Score(9, 0, 11), 450)]
    monkeypatch.setattr("arcade.commands.strength.measure", lambda *_: upside_down)
    assert main(["bench", "strength", "nim"]) == 1
    assert capsys.readouterr().out.splitlines()[3:] == ["out of order: master of nim against normal"]
    assert main(["bench", "strength", "nim", "--json"]) == 1
    assert [line["in order"] for line in json.loads(capsys.readouterr().out)] == [False, True]


@pytest.mark.parametrize("arguments", [["fifteen"], ["no-such-game"], ["nim", "--games", "0"]])
def test_what_cannot_be_measured_is_said_in_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "strength", "--jobs", "1", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_table_in_markdown_has_a_row_for_each_line() -> None:
    table = markdown([Line("nim", "Master", "Normal", Score(7, 2, 1))])
    assert table.splitlines()[2] == "| Nim | Master | Normal | 7 | 2 | 1 | 80.0 % |"


@pytest.mark.parametrize("slug", competitive())
def test_every_opening_is_a_game_not_yet_over_and_every_rival_has_a_name_of_its_own(slug: str) -> None:
    found = strength(slug)
    assert found is not None
    names = [rival.name for rival in found.players]
    assert len(set(names)) == len(names) > 1
    assert all(found.opening(SplitMix(seed)).outcome() is None for seed in range(20))


def test_games_without_opponents_have_nothing_to_compare() -> None:
    assert strength("fifteen") is None
    assert set(competitive()) < set(slugs())


def test_whoever_gives_hints_has_somebody_who_follows_them() -> None:
    advising = {
        slug for slug in competitive() if any(control.name == HINT.name for control in cartridge(slug).controls)
    }
    followed = {slug for slug in competitive() if (found := strength(slug)) is not None and found.hint is not None}
    assert followed == advising
