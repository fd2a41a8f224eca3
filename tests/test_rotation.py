"""Tests that rotate: every item has its turn, what has changed always runs, and who asks by name gets all."""

from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import closing_words
from tests.rotation import GAME_SHARES, GROUND_SHARES, ROOT, Turn, game_of, rotate
from tests.selection import GAMES

SHARES = 4
SLUGS = ("robac", "tetris", "nim", "stars", "cave", "dipo", "path")


@dataclass(eq=False)
class Item:
    """What the rotation asks of an item."""

    nodeid: str
    slug: str = ""
    path: Path = ROOT / "tests" / "test_costly.py"
    shares: int = 0
    ground: bool = False
    callspec: SimpleNamespace = field(init=False)

    def __post_init__(self) -> None:
        self.callspec = SimpleNamespace(params={"slug": self.slug})

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        assert name == "rotates"
        return pytest.mark.rotates(self.shares, ground=self.ground).mark if self.shares else None


def suite() -> list[Item]:
    costly = [
        Item(f"tests/test_costly.py::test_it[{slug}-{seed}]", slug, shares=SHARES) for slug in SLUGS for seed in "12"
    ]
    own = [
        Item(f"tests/games/{slug}/test_rules.py::test_{n}", path=GAMES / slug / "test_rules.py")
        for slug in SLUGS
        for n in "ab"
    ]
    played = [Item(f"tests/test_played.py::test_it[{slug}]", slug, shares=SHARES, ground=True) for slug in SLUGS]
    return [Item("tests/test_light.py::test_it"), *costly, *played, *own]


def ran(turn: Turn, items: list[Item], by_name: bool = False) -> set[str]:
    """The items that are left for a turn."""
    left = list(items)
    source = pytest.Config.ArgsSource.ARGS if by_name else pytest.Config.ArgsSource.TESTPATHS
    hook = SimpleNamespace(pytest_deselected=dict)
    config = SimpleNamespace(args_source=source, getoption={}.get, hook=hook)
    rotate(cast(pytest.Config, config), cast(list[pytest.Item], left), turn)
    return {item.nodeid for item in left}


def test_every_item_has_its_turn_and_the_light_ones_run_always() -> None:
    turns = [ran(Turn(number, (), False), suite()) for number in range(SHARES * GAME_SHARES)]
    for item in suite():
        share = SHARES if item.shares else GAME_SHARES if GAMES in item.path.parents else 1
        assert sum(item.nodeid in turn for turn in turns) == len(turns) // share, item.nodeid


def test_a_game_that_has_changed_runs_whole() -> None:
    for number in range(SHARES):
        kept = ran(Turn(number, ("nim",), False), suite())
        assert {f"tests/test_costly.py::test_it[nim-{seed}]" for seed in "12"} <= kept
        assert {f"tests/games/nim/test_rules.py::test_{n}" for n in "ab"} <= kept


def test_a_group_with_a_game_that_has_changed_runs() -> None:
    groups = [Item(f"tests/test_groups.py::test_it[{at}]", shares=SHARES) for at in range(SHARES)]
    for at, group in enumerate(groups):
        group.callspec.params["part"] = SLUGS[at::SHARES]
    with_nim = next(group.nodeid for group in groups if "nim" in group.callspec.params["part"])
    assert all(with_nim in ran(Turn(number, ("nim",), False), [*groups]) for number in range(SHARES))


def test_more_runs_when_what_games_stand_on_has_changed() -> None:
    turns = [ran(Turn(number, (), True), suite()) for number in range(GROUND_SHARES)]
    for item in suite():
        if GAMES in item.path.parents:
            assert sum(item.nodeid in turn for turn in turns) == len(turns) // GROUND_SHARES, item.nodeid
        elif item.ground or not item.shares:
            assert all(item.nodeid in turn for turn in turns), item.nodeid
    assert any(item.nodeid not in turns[0] for item in suite() if item.shares)


def test_who_asks_by_name_gets_all() -> None:
    assert ran(Turn(1, (), False), suite(), by_name=True) == {item.nodeid for item in suite()}


@pytest.mark.parametrize(
    ("path", "slug"),
    [
        ("arcade/games/frog_duel/rules.py", "frog-duel"),
        ("tests/games/frog_duel/win.keys", "frog-duel"),
        ("assets/openings/triplet.txt", "triplet"),
        ("assets/tables/checkers/four.bin", "checkers"),
        ("assets/locale/ro/tetris.po", "tetris"),
        ("assets/music/nim/title.txt", "nim"),
        ("assets/medals.txt", ""),
        ("arcade/games/WORDS.md", ""),
        ("tests/games/test_music.py", ""),
        ("arcade/toolkit/ai/minimax.py", ""),
    ],
)
def test_the_game_of_a_file(path: str, slug: str) -> None:
    assert game_of(path) == slug


def test_what_is_said_at_the_end() -> None:
    def report(nodeid: str, duration: float, when: str = "call") -> pytest.TestReport:
        return cast(pytest.TestReport, SimpleNamespace(nodeid=nodeid, duration=duration, when=when))

    reports = [
        report("tests/leaderboard/test_a.py::test_b", 3),
        report("tests/leaderboard/test_a.py::test_b", 1, "setup"),
    ]
    assert list(closing_words.times([*reports, report("tests/test_c.py::test_d[1]", 9)])) == [
        "      9 s       1 tests  tests/test_c.py",
        "      4 s       1 tests  tests/leaderboard",
        "     13 s       2 tests  in all",
    ]
    assert list(closing_words.rotated({"tests/test_c.py::test_d": (2, 9), "tests/games/nim": (0, 5)})) == [
        "     0 of    5  tests/games/nim",
        "     2 of    9  tests/test_c.py::test_d",
        "12 tests were not this commit's turn; --all runs them",
    ]
