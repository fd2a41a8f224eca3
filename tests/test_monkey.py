"""The monkey: it finds what breaks, its keys show it again, and the same life can be lived again."""

from pathlib import Path

import pytest

from arcade.cabinet.replays.headless import run_script
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import is_click
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.program import Setup
from tests.monkey import Monkey, keys_file, run
from tools.monkey import main, shows_again


@pytest.mark.usefixtures("fake_games")
def test_a_game_that_breaks_is_a_fault_whose_keys_show_it_again() -> None:
    tally = run("crasher", 1, False, 2_000)
    assert tally.frames == 2_000
    assert len(tally.faults) > 5
    for fault in tally.faults:
        assert fault.error == "ZeroDivisionError: nobody should have pressed"
        assert fault.place.startswith("fakes/crasher/program.py, line ")
        assert shows_again(fault)


@pytest.mark.usefixtures("fake_games")
def test_the_tool_keeps_the_keys_and_says_how_much_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--looks", "modern", "--seeds", "2", "--frames", "300", "--jobs", "1", "--keys", str(tmp_path)]
    assert main(["crasher", *options]) == 1
    said = capsys.readouterr().out.splitlines()
    (kept,) = tmp_path.iterdir()
    assert said[2].endswith(f" --keys {kept}")
    assert said[2].strip().removesuffix(f" --keys {kept}") in kept.read_text(encoding="utf-8")
    assert said[-1].startswith("2 runs, 600 frames, 0 games, ")
    assert main(["catcher", *options]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" games, 0 broke at 0 places")


@pytest.mark.parametrize("original", [False, True])
def test_a_life_can_be_lived_again_from_its_keys(original: bool) -> None:
    session = Session(Setup("nim", seed=3, original=original))
    monkey = Monkey(session, SplitMix(5), 100, 60)
    for _ in range(3_000):
        session.step(monkey.hold())
    again = Session(session.setup)
    run_script(again, KeyScript(parse(keys_file(session))), 3_000, until_waiting=False)
    assert again.fingerprints == session.fingerprints


def test_it_presses_what_is_asked_for_and_clicks_anywhere_on_the_machines_own_screen() -> None:
    session = Session(Setup("animals", seed=3, original=True))
    monkey = Monkey(session, SplitMix(5), 0, 20)
    keys = {monkey.any_key() for _ in range(3_000)}
    assert {"5", "a", "ș", "left", "pad1 fire", "!hint", "!lang ro", "!calm on"} <= keys
    clicks = [tuple(map(int, key[1:].split(","))) for key in keys if is_click(key)]
    _, _, width, height = session.machine.SCREEN
    assert width * 3 // 4 < max(x for x, _ in clicks) < width
    assert height * 3 // 4 < max(y for _, y in clicks) < height


def test_it_gets_deep_into_games() -> None:
    """Left in the hands of one that only presses keys at random, no game of Tower of Hanoi comes to its end."""
    assert sum(run("hanoi", seed, False, 5_000).games for seed in (1, 2)) > 1
