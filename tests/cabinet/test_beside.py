"""A level beside the ladder: it is shown after the others, and is no step to a higher one."""

from dataclasses import replace

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, whole
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.more import rows
from arcade.cabinet.pages.result_actions import Action, actions_of
from arcade.cabinet.pages.score_tabs import tables
from arcade.cabinet.setups import Variant, turn_level
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import goal_words, goals, medals
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.cartridge import Goal
from tests.cabinet.golden_pages import context_of
from tests.cabinet.test_cards import Reader, game_of
from tests.cabinet.test_result import account_of

SLUG = "tic-tac-toe"
PRINTED, PERFECT = 3, 4
"""The levels' numbers, which scores and replays know them by."""


@pytest.fixture
def context(store: Store) -> PageContext:
    return context_of(store)


def test_a_ladder_leaves_out_who_stands_beside_it() -> None:
    game = cartridge(SLUG)
    assert game.levels.ladder == (1, 2, PERFECT)
    assert game.levels.keys == (1, 2, PERFECT, PRINTED)
    assert [game.levels.rung(number) for number in range(1, 5)] == [1, 2, 0, 3]
    assert [game.harder(number, original=False) for number in range(1, 5)] == [2, PERFECT, None, None]


@pytest.mark.parametrize("slug", whole())
def test_only_the_books_own_player_stands_beside_a_ladder(slug: str) -> None:
    game = cartridge(slug)
    assert game.default_level in game.levels.ladder
    assert all(level.book for level in game.levels if level.beside)


def test_it_is_chosen_after_the_ladder(context: PageContext) -> None:
    game, variant, chosen = game_of(SLUG), Variant(1, 1, False), []
    for _ in range(5):
        chosen.append(variant.level)
        turn_level(context, game, variant, 1)
    assert chosen == [1, 2, PERFECT, PRINTED, 1]
    turn_level(context, game, Variant(1, 1, False), -1)
    assert context.preferences.levels == {SLUG: PRINTED}


def test_the_card_says_that_it_is_the_books(context: PageContext) -> None:
    reader = Reader(context, SLUG, Variant(PERFECT, 1, False))
    assert "level: perfect" in reader.screen
    assert "book: by rote" in reader.press("right").screen


def test_a_game_there_counts_as_at_the_level_before_it_and_wins_no_gold() -> None:
    game = cartridge(SLUG)
    assert medals(game, [FinishedGame(PRINTED, 1, "won", 20, 9)]) == (True, True, False)
    assert medals(game, [FinishedGame(1, 1, "won", 20, 9)]) == (True, False, False)
    assert medals(game, [FinishedGame(2, 1, "won", 20, 9)]) == (True, True, False)
    assert medals(game, [FinishedGame(PRINTED, 1, "drawn", 10, 9)]) == (False, False, False)
    assert medals(game, [FinishedGame(PERFECT, 1, "drawn", 9, 9)]) == (False, False, False)
    assert medals(game, [FinishedGame(PERFECT, 1, "drawn", 10, 9)]) == (False, False, True)
    assert goals(game)[2] == Goal(3, score=10)
    assert goal_words("en", game, goals(game)[2]).endswith("at level 3")


def test_nothing_is_harder_than_it(context: PageContext) -> None:
    summary = account_of(context, SLUG)
    harder = [
        Action.HARDER in actions_of(context, replace(summary, setup=replace(summary.setup, level=level)))
        for level in (1, 2, PRINTED, PERFECT)
    ]
    assert harder == [True, True, False, False]


@pytest.mark.parametrize(("slug", "offered"), [(SLUG, False), ("checkers", True)])
def test_nothing_is_harder_after_an_original_that_knows_no_levels(
    context: PageContext, slug: str, offered: bool
) -> None:
    summary = account_of(context, slug)
    setup = replace(summary.setup, level=1, original=True)
    assert (Action.HARDER in actions_of(context, replace(summary, setup=setup))) is offered


def test_lists_show_it_last(context: PageContext) -> None:
    game = cartridge(SLUG)
    assert [level for level, _ in tables(game)] == [1, 2, PERFECT, PRINTED] * 2
    told = [row.words for row in rows(context, game_of(SLUG))]
    places = [told.index(words) for words in ("2  normal", "3  perfect", strings.BESIDE.english, "by rote")]
    assert places == sorted(places)
