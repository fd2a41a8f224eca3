"""The look that the book proposes: a plain grid, arrows, one key to set and clear, notes."""

from math import log2

import pytest

from arcade.games.graphics_editor.original import CLEAR_NOTE, LEFT, SET_NOTE, TOP, WRONG_NOTE
from arcade.games.graphics_editor.rules import BLANK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.games.graphics_editor.player import Player


@pytest.fixture
def player() -> Player:
    """Before an empty grid."""
    return Player(Setup("graphics-editor", original=True))


def notes(player: Player) -> list[tuple[float, int]]:
    """What was heard: seconds, and semitones above middle C."""
    machine = player.machine
    return [(round(n.duration / machine.CLOCK, 2), round(12 * log2(n.hertz / 261.63))) for n in machine.speaker.notes]


def test_setting_clearing_and_slips_sound_each_in_their_way(player: Player) -> None:
    player.press("0").pause(5).press("0").pause(5).press("x").pause(20)
    assert notes(player) == [SET_NOTE, CLEAR_NOTE, WRONG_NOTE]


@pytest.mark.parametrize(("keys", "dot"), [("8", (3, 4)), ("5", (3, 2)), ("6", (4, 3)), ("7", (2, 3))])
def test_the_old_cursor_keys_move(player: Player, keys: str, dot: tuple[int, int]) -> None:
    player.press(keys)
    assert player.bench.cursor == dot


def test_a_dot_is_a_full_block_and_seen_beside_the_grid(player: Player) -> None:
    player.press("0")
    assert player.bench.graphic == BLANK.with_dot((3, 3), True)
    row, column = TOP + 3, LEFT + 3
    assert all(player.machine.point(8 * column + x, 175 - 8 * row - y) for x in range(8) for y in range(8))
    assert player.machine.udg["a"] == bytes((0, 0, 0, 16, 0, 0, 0, 0))
    assert player.machine.text_rows()[row][LEFT + 9 : LEFT + 12] == " 16"
    player.press("0")
    assert player.bench.graphic == BLANK


def test_held_arrows_repeat_and_stop_at_the_edge(player: Player) -> None:
    player.pause(100, ("right",))
    assert player.bench.cursor == (3, 7)


def test_the_joystick_saves_goes_on_and_ends() -> None:
    player = Player(Setup("graphics-editor", level=4, original=True))
    player.press("pad1 back")
    assert player.machine.waiting is not None
    assert player.machine.waiting.choices == ("n", "s", "e")
    player.press("pad1 fire").pause(120)
    assert player.bench.at == 1, "fire means the first of them"
    player.press("pad1 back", "s").pause(20)
    assert len(player.program.writings) == 1
    player.press("pad1 back", "e")
    assert [result.outcome for result in player.session.results] == [Outcome.OVER]


def test_an_unknown_key_is_answered_and_loses_nothing(player: Player) -> None:
    player.press("0", "x").pause(20)
    assert player.sees("That key means nothing here")
    assert player.dots == 1


def test_undo_works_here_too(player: Player) -> None:
    player.press("0").pause(5).press("f2").pause(120)
    assert player.dots == 0


def test_a_click_sets_a_dot(player: Player) -> None:
    player.press(f"@{8 * LEFT + 60},{8 * TOP + 4}")
    assert player.bench.graphic == BLANK.with_dot((0, 7), True)


def test_exercises_can_be_played_here(player: Player) -> None:
    player = Player(Setup("graphics-editor", level=5, seed=3, original=True))
    assert player.sees("MAKE THIS")
    for _ in range(3):
        goal = player.bench.goal
        assert goal is not None
        for dot in player.bench.graphic.unlike(goal):
            player.bench.cursor = dot
            player.press("0").pause(3)
        player.pause(220)
    assert [result.outcome for result in player.session.results] == [Outcome.WON]
