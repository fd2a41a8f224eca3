"""What is kept of the demonstrations is what the pilots play, and what the table of games tells of it is true."""

import pytest

from arcade.cabinet.catalogue import slugs
from tools.demonstrations import (
    MEDALS,
    NONE,
    SEEDS,
    SILVER,
    Demonstrated,
    kept,
    medal,
    middle_medal,
    played,
    read,
    told,
)
from tools.games_table import PAPER, table

SAMPLES = (("hurdles", 1), ("hanoi", 2), ("masteract", 3), ("ping-pong", 4), ("valence", 5))
"""Quick games, each with another seed."""


def test_every_game_was_played_with_five_seeds() -> None:
    games = kept()
    assert sorted(games) == sorted(slugs()), "run python -m tools.demonstrations with the game"
    assert {tuple(one.seed for one in found) for found in games.values()} == {SEEDS}


@pytest.mark.parametrize(("slug", "seed"), SAMPLES)
def test_a_sample_played_again_comes_to_the_same(slug: str, seed: int) -> None:
    assert played(slug, seed) == kept()[slug][seed - 1], f"run python -m tools.demonstrations {slug}"


def test_the_table_tells_what_was_found() -> None:
    text = PAPER.read_text(encoding="utf-8")
    for slug, found in kept().items():
        line = next(line for line in table().splitlines() if f"`{slug}`" in line)
        assert line.endswith(f"| {told(found)} |")
        assert line in text, "run python -m tools.games_table"


def test_only_a_demonstration_that_takes_moves_back_earns_less_than_silver() -> None:
    assert [slug for slug, found in kept().items() if middle_medal(found) < SILVER] == ["chinese-draughts"]


def test_the_medal_is_that_of_the_goals() -> None:
    def tetris(score: int | None, outcome: str = "over") -> Demonstrated:
        return Demonstrated("tetris", 1, outcome, score, 1)

    assert [MEDALS[medal(tetris(score))] for score in (999, 1000, 2500, 4000)] == ["none", "bronze", "silver", "silver"]
    assert medal(tetris(None, NONE)) == 0
    scores = [tetris(score) for score in (5, 4, 1000, 2500, 3000)]
    assert told(scores) == "1000 (medals: 1000, 2500, 4000 at level 3): bronze"
    won = [Demonstrated("nim", seed, "won" if seed < 4 else "lost", 7, 9) for seed in SEEDS]
    assert told(won) == "won 3 of 5, 7 points: silver"
    helped = [Demonstrated("nim", seed, "won", 7, 9, assisted=seed > 2) for seed in SEEDS]
    assert told(helped) == "won 5 of 5, 7 points, with help: bronze"


def test_a_line_is_read_as_it_is_written() -> None:
    for ended in (Demonstrated("nim", 3, NONE, None, 60_000), Demonstrated("nim", 3, "won", 7, 900, assisted=True)):
        assert read(ended.line) == [ended]
    with pytest.raises(ValueError, match="unpack"):
        read("nim 3")
