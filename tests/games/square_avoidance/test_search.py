"""The exact endings against plain retrograde solving, and what the opening table promises, walked from end to end."""

from hashlib import sha256

import pytest

from arcade.games.square_avoidance.levels import Player
from arcade.games.square_avoidance.opponent import LAST, LIMIT, SLUG, choosing, reply
from arcade.games.square_avoidance.rules import FIELDS, SIDE, Position, fields_of, name
from arcade.games.square_avoidance.search import solve
from arcade.machine.data import data_path
from arcade.toolkit.ai.opening_tables import openings
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.symmetry import canonical, images
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.square_avoidance.test_rules import pictured
from tests.patience import still

CHECK_SUM = "924954003c48354105386c6e1b89616b09b6f963e0142f338415d7982bb0a5eb"


def chance(stones: int, dice: SplitMix) -> Position:
    """A position reached by chance, nobody having lost, whose side to move has a safe field."""
    while still():
        position = Position()
        while still(position.stones < stones and position.safe):
            position = position.play(dice.pick(fields_of(position.safe)))
        if position.stones == stones and position.safe:
            return position


def test_endings_are_worth_what_plain_solving_says() -> None:
    dice = SplitMix(7)
    values = set()
    for number in range(60):
        position = chance(18 + number % 5, dice)
        solver: Solver[Position, int] = Solver()
        worth = at_once(solve(position, LIMIT))
        assert worth is not None
        assert worth.value == solver.worth(position).value
        assert solver.after(position, worth.field).value == worth.value
        values.add((worth.value, position.stones % 2))
    assert {(1, 0), (1, 1), (-1, 0), (-1, 1)} <= values


def test_a_drawn_ending() -> None:
    for seat, picture in ((0, "11222/22112/21211/11222/2112."), (1, "11222/22112/21211/1122./2112.")):
        worth = at_once(solve(pictured(picture, seat), LIMIT))
        solver: Solver[Position, int] = Solver()
        assert worth is not None
        assert worth.value == solver.worth(pictured(picture, seat)).value


def test_a_search_gives_up_beyond_its_limit() -> None:
    assert at_once(solve(chance(8, SplitMix(1)), 100)) is None


def test_the_eight_images() -> None:
    assert len(set(images(SIDE))) == 8
    a2 = {canonical(SIDE, 0, 1 << image[5])[0] for image in images(SIDE)}
    assert a2 == {"/b"}
    position = Position(1 << 5, 1 << 12)
    for image in images(SIDE):
        own, enemy = 1 << image[5], 1 << image[12]
        assert canonical(SIDE, own, enemy)[0] == canonical(SIDE, position.own, position.enemy)[0]


def walk(start: list[Position]) -> tuple[dict[int, int], list[Position]]:
    """Every position that safe plays lead to when the other side plays by the table: how many, and those beyond it."""
    counts: dict[int, int] = {}
    positions = start
    while still((stones := positions[0].stones) <= LAST):
        following: dict[str, Position] = {}
        for position in positions:
            field = reply(position)
            assert field is not None, f"the table lacks {position.picture()}"
            assert position.safe >> field & 1
            after = position.play(field)
            for answer in fields_of(after.safe):
                reached = after.play(answer)
                following.setdefault(canonical(SIDE, reached.own, reached.enemy)[0], reached)
        counts[stones] = len(positions)
        positions = list(following.values())
    return counts, positions


def first_stones() -> list[Position]:
    found = {canonical(SIDE, 0, 1 << field)[0]: Position().play(field) for field in FIELDS}
    return list(found.values())


def test_the_file_is_the_one_that_the_tool_makes() -> None:
    assert sha256(data_path(f"assets/openings/{SLUG}.txt").read_bytes()).hexdigest() == CHECK_SUM


def test_the_table_answers_every_safe_play_until_the_search_takes_over() -> None:
    second, beyond_second = walk(first_stones())
    first, beyond_first = walk([Position()])
    assert list(second) == [1, 3, 5]
    assert list(first) == [0, 2, 4, 6]
    assert second[1] == 6
    assert first[0] == 1
    assert sum(second.values()) + sum(first.values()) == len(openings(SLUG))
    assert {position.stones for position in beyond_second} == {7}
    assert {position.stones for position in beyond_first} == {8}
    dice = SplitMix(4)
    for position in (dice.pick(beyond_second) for _ in range(3)):
        worth = at_once(solve(position, LIMIT))
        assert worth is not None
        assert worth.value == 1, position.picture()


def test_to_a_corner_only_another_corner_wins() -> None:
    """And to b1 only a field of the border."""
    assert name(reply(Position().play(0)) or 0) in ("e1", "a5", "e5")
    assert reply(Position().play(1)) in {field for field in FIELDS if field // 5 in (0, 4) or field % 5 in (0, 4)}


def game(players: tuple[Player, Player], seed: int) -> int:
    """The outcome of a game between two ways of playing."""
    position, dice = Position(), SplitMix(seed)
    while still((outcome := position.outcome()) is None):
        move = at_once(choosing(position, players[position.seat], dice))
        position = position.play(move)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("player", Player)
def test_the_perfect_level_always_wins_as_second_player(player: Player) -> None:
    """Against itself, too, which as first player makes refuting as hard as it can."""
    assert game((player, Player.PERFECT), 1) == -1


@pytest.mark.parametrize("player", [Player.PRINTED, Player.WARY, Player.COUNTING])
def test_as_first_player_it_wins_as_soon_as_the_other_errs(player: Player) -> None:
    assert game((Player.PERFECT, player), 5) == 1
