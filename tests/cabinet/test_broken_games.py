"""A game that cannot be loaded is one missing entry on the shelf and one sentence; the others are there as ever."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

import arcade.games
from arcade.cabinet import catalogue
from arcade.cabinet.attract.attract import Programme
from arcade.cabinet.front.live_set import QUIET
from arcade.cabinet.options import Options, Start
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.commands.strength import competitive
from arcade.toolkit.contract.texts import wrap
from tests import broken_games, selection
from tests.cabinet.player import Player
from tests.patience import still

GOOD = ("catcher", "crasher", "parrot")
LATER = {"bad_program", "no_main", "no_class", "bad_pilot", "bad_strength"}
"""What is wrong with these is seen when they are looked at: their programs and pilots do not arrive before."""
Break = Callable[..., None]


@pytest.fixture
def spoil(tmp_path: Path, fake_games: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Break]:  # noqa: ARG001
    """Puts broken games beside the fake ones: those named, or all."""
    folder = tmp_path / "spoilt"

    def write(*names: str) -> None:
        broken_games.write(folder, *names)
        catalogue.slugs.cache_clear()

    monkeypatch.setattr(arcade.games, "__path__", [*arcade.games.__path__, str(folder)])
    monkeypatch.setattr(catalogue, "_broken", {})
    yield write
    for name in [name for name in sys.modules if name.split(".")[2:3] and name.split(".")[2] in broken_games.FOLDERS]:
        del sys.modules[name]
        vars(arcade.games).pop(name.split(".")[2], None)


def arcade_says(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, list[str]]:
    """A command's exit code, what it prints, and its sentences on the standard error."""
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err.splitlines()


@pytest.mark.parametrize("name", broken_games.FOLDERS)
def test_what_is_wrong_is_said_in_a_sentence_in_both_languages(spoil: Break, name: str) -> None:
    spoil(name)
    slug = name.replace("_", "-")
    begin, end = broken_games.SAID[name]
    for _ in range(2):
        with pytest.raises(catalogue.BrokenGameError) as caught:
            catalogue.loaded(slug)
        words = caught.value.words
        assert words.english.startswith(f"The game {slug} can't be loaded and is left out: {begin}")
        assert words.in_language("ro").startswith(f"Jocul {slug} nu poate fi încărcat și e lăsat deoparte: {begin}")
        assert words.english.endswith(f"{end}.")
        assert words.english.isprintable()
    assert [str(error) for error in catalogue.broken()] == [words.english]
    assert catalogue.whole() == GOOD


def test_the_first_time_the_cause_is_there_for_the_developer(spoil: Break) -> None:
    spoil("bad_pilot")
    with pytest.raises(catalogue.BrokenGameError) as caught:
        catalogue.loaded("bad-pilot")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_the_shelf_names_each_once_and_shows_the_others(spoil: Break, store: Store) -> None:
    spoil()
    player = Player(store)
    said: list[str] = []
    at_once = len(broken_games.FOLDERS) - len(LATER)
    for number in range(len(broken_games.FOLDERS)):
        while still(number >= at_once and not player.sees("The game ")):
            player.press("right").pause(QUIET)
        said.append(" ".join(player.until("The game ").screen.split()))
        player.pause(60).press("return")
    player.pause(100)
    for name in LATER:
        assert any(f"The game {name.replace('_', '-')} can't be" in words for words in said[at_once:])
    for slug in catalogue.slugs():
        assert sum(f"The game {slug} can't be" in words for words in said) == int(slug not in GOOD)
    for slug in GOOD:
        assert player.find(slug).press("right").at_shelf
    assert player.chosen == "catcher", "after the last comes the first"
    player.press("return").until("the whole story").press("escape").pause(100)
    assert player.chosen == "catcher"


def test_a_game_whose_program_is_broken_leaves_the_shelf_while_it_is_looked_at(spoil: Break, store: Store) -> None:
    spoil("no_class")
    player = Player(store)
    assert player.pause(100).at_shelf
    player.find("no-class", by_stick=True).until("The game ")
    assert player.sees("no-class")
    player.pause(60).press("return").until("Tonight")
    assert player.press("left").chosen == "parrot"
    assert player.press("right").chosen == "catcher"


def test_the_sentence_is_romanian_for_a_romanian(spoil: Break, store: Store) -> None:
    spoil("bad_syntax")
    player = Player(store, Options(boot=False, language="ro"))
    assert player.sees("Jocul bad-syntax nu poate fi")


def test_the_longest_reason_fits_a_message(spoil: Break, store: Store, tmp_path: Path) -> None:
    spoil("raising")
    (tmp_path / "spoilt" / "raising" / "__init__.py").write_text(f'raise ValueError("{"words " * 99}")\n')
    player = Player(store)
    shown = "".join(player.screen.split())
    assert "".join(wrap(str(catalogue.broken()[0]), 28)).replace(" ", "") in shown


def test_straight_into_a_broken_game_leads_to_the_shelf(spoil: Break, store: Store) -> None:
    spoil("bad_program")
    player = Player(store, Options(start=Start("bad-program")))
    player.until("bad-program").pause(60).press("return").until("Catcher")


def test_demonstrations_and_challenges_are_of_the_others(spoil: Break, store: Store) -> None:
    spoil()
    context = Player(store).cabinet.context
    programme = Programme(context)
    for scene in islice(programme.scenes(), 30):
        scene.draw()
        for frame in range(30):
            if not scene.step(frame):
                break
    assert catalogue.whole() == GOOD
    assert {challenge(f"1988-06-{day:02}").game.slug for day in range(1, 31)} <= set(GOOD)


@pytest.mark.parametrize("name", broken_games.FOLDERS)
@pytest.mark.parametrize("command", ["run", "play"])
def test_a_command_for_a_broken_game_says_why_and_nothing_more(
    spoil: Break, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, command: str
) -> None:
    spoil(name)
    slug = name.replace("_", "-")
    options = ["--frames", "9"] if command == "run" else ["--data-dir", str(tmp_path)]
    code, out, said = arcade_says(command, slug, *options, capsys=capsys)
    assert (code, out) == (2, "")
    assert said == [f"robac: {catalogue.broken()[0]}"]


def test_commands_for_all_games_go_on_and_name_the_broken_ones(
    spoil: Break, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil()
    assert "bad-syntax" not in catalogue.cartridges()
    without = [slug for slug in catalogue.slugs() if slug not in catalogue.cartridges()]
    monkeypatch.setattr(catalogue, "_broken", {})
    code, out, said = arcade_says("list", capsys=capsys)
    assert arcade_says("list", capsys=capsys)[0] == 0
    assert code == 1
    assert [line.split()[0] for line in out.splitlines()] == list(GOOD)
    assert said == [f"robac: {error}" for error in catalogue.broken()]
    assert len(said) == len(broken_games.FOLDERS)
    Store(tmp_path).close()
    for arguments in (("scores", "--data-dir", str(tmp_path)), ("daily", "--data-dir", str(tmp_path))):
        monkeypatch.setattr(catalogue, "_broken", {})
        code, out, again = arcade_says(*arguments, capsys=capsys)
        assert (code, again) == (1, [line for line in said if any(f" {slug} " in line for slug in without)])
        assert out
    assert competitive() == ()
    assert arcade_says("run", "catcher", "--frames", "9", capsys=capsys)[1].startswith("catcher: frame 9")


PLUGIN = """
import arcade.games

arcade.games.__path__.append({folder!r})
"""


@pytest.mark.rotates(3)
def test_the_suite_is_red_at_one_place_and_goes_on(tmp_path: Path) -> None:
    broken_games.write(tmp_path / "spoilt", "bad_syntax", "no_pilot")
    (tmp_path / "spoiling.py").write_text(PLUGIN.format(folder=str(tmp_path / "spoilt")))
    root = Path(__file__).parent.parent.parent
    chosen = ("tests/test_contract.py", "-k", "can_be_loaded or (declaration and (nim or bad-syntax))")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "spoiling", "-p", "no:cacheprovider", *chosen],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=root,
        text=True,
        capture_output=True,
    )
    red = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    assert [line.split(" - ")[0].split("::")[1] for line in red] == [
        "test_it_can_be_loaded[bad-syntax]",
        "test_it_can_be_loaded[no-pilot]",
    ]
    assert "The game bad-syntax can't be loaded and is left out: SyntaxError: " in done.stdout
    assert "2 failed, " in done.stdout.splitlines()[-1]


def test_declarations_are_gone_through_anew_when_a_game_turns_out_to_be_broken(spoil: Break) -> None:
    spoil("bad_program")
    before = catalogue.cartridges()
    assert "bad-program" in before
    assert catalogue.cartridges() == before
    assert not catalogue.loads(catalogue.program_class, "bad-program")
    assert set(catalogue.cartridges()) == set(before) - {"bad-program"} == set(GOOD)


def test_the_tests_of_a_broken_game_are_left_out(spoil: Break) -> None:
    spoil("bad_import")
    assert selection.left_out(selection.GAMES / "bad_import", [])
    assert not selection.left_out(selection.GAMES / "catcher", [])
    assert not selection.left_out(selection.GAMES, [])


@pytest.mark.usefixtures("fake_games")
def test_who_names_a_game_collects_no_other_games_folder() -> None:
    assert selection.left_out(selection.GAMES / "catcher", ["guesser"])
    assert not selection.left_out(selection.GAMES / "catcher", ["guesser", "catcher"])
    assert not selection.left_out(selection.GAMES / "test_music.py", ["guesser"])


def test_a_games_folder_is_no_slug_of_it() -> None:
    """Nor when the game has been loaded under its own."""
    catalogue.cartridge("frog-duel")
    with pytest.raises(catalogue.UnknownGameError, match="did you mean frog-duel"):
        catalogue.cartridge("frog_duel")
