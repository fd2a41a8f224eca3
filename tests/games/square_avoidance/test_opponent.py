"""The opponents: the original's method at its measured moves, and what each level sees."""

import pytest

from arcade.games.square_avoidance.levels import Player
from arcade.games.square_avoidance.opponent import advice, choosing, counting, printed, wary
from arcade.games.square_avoidance.rules import BOARD, FIELDS, RESIGN, Position, fields_of, name, unsafe
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.square_avoidance.test_rules import pictured
from tests.patience import still

FIELD = {name(field): field for field in FIELDS}


def test_the_generator_of_the_rom_gives_the_measured_fields() -> None:
    for seed, starter, moves in (
        (142, 0, "d4 e1 e5 b2 d5 d3"),
        (134, 1, "b4 e3 e4 a1 d2 c4 c2 d4 b1 c5 a5 c1 a2 e2 e5 c3"),
        (1, 0, "a1 e1"),
    ):
        dice = RomDice(Spectrum(seed=seed))
        position = Position(seat=starter)
        if starter:
            position = position.play(printed(position, dice).move)
        for disc, ring in zip(*[iter(moves.split())] * 2, strict=True):
            position = position.play(FIELD[disc])
            assert name(printed(position, dice).move) == ring
            position = position.play(FIELD[ring])


@pytest.mark.turns(500_000)
def test_the_printed_program_never_completes_a_square_of_its_own() -> None:
    """In 10,000 games against chance it wins about as often as was measured: 95 % when it moves first, 98 % second."""
    dice = SplitMix(10)
    won = [0, 0]
    for number in range(10_000):
        discs = rings = 0
        seat = number % 2
        while still(free := BOARD & ~(discs | rings)):
            if seat:
                move = printed(Position(discs, rings, 1), dice).move
                if move == RESIGN:
                    break
                assert free >> move & 1
                assert not unsafe(rings) >> move & 1
                rings |= 1 << move
            else:
                move = dice.pick(fields_of(free))
                if unsafe(discs) >> move & 1:
                    won[number % 2] += 1
                    break
                discs |= 1 << move
            seat = 1 - seat
    assert won[1] / 5_000 == pytest.approx(0.95, abs=0.02)
    assert won[0] / 5_000 == pytest.approx(0.98, abs=0.02)


def test_with_eleven_stones_it_scans() -> None:
    dice = SplitMix(3)
    seen = {"spared": 0, "trap": 0, "resigned": 0}
    for _ in range(300):
        position, stones = Position(), 11 + dice.below(14)
        while still(position.stones < stones and position.safe):
            position = position.play(dice.pick(fields_of(position.safe)))
        if position.outcome() is not None or position.stones < 11:
            continue
        state = dice.state
        move = printed(position, dice).move
        assert dice.state == state, "a scan needs no chance"
        spared = fields_of(position.safe & ~unsafe(position.enemy))
        if spared:
            assert move == spared[0]
            seen["spared"] += 1
        elif position.safe:
            assert move == fields_of(position.safe)[0]
            seen["trap"] += 1
        else:
            assert move == RESIGN
            seen["resigned"] += 1
    assert all(seen.values()), seen


def test_the_wary_player_makes_no_three_corners_where_it_can_be_helped() -> None:
    position = pictured("...../...../...../1..../11..2", 1)
    for seed in range(20):
        field = wary(pictured("...../...../...../1..../1...2", 1), SplitMix(seed))
        assert field not in (FIELD["b1"], FIELD["b2"], FIELD["a3"], FIELD["a1"])
    assert FIELD["b2"] not in {wary(position, SplitMix(seed)) for seed in range(20)}


def test_the_counting_player_looks_at_the_answer_to_its_move() -> None:
    position = pictured("22.1./.1.../..2../...../1...2", 1)
    dice = SplitMix(1)
    field = counting(position, dice)

    def least(move: int) -> int:
        after = position.play(move)
        following = [after.play(answer) for answer in fields_of(after.safe)]
        return min(p.safe.bit_count() - (p.free & ~unsafe(p.enemy)).bit_count() for p in following)

    assert least(field) == max(map(least, fields_of(position.safe)))


@pytest.mark.parametrize("player", Player)
def test_every_level_resigns_rather_than_lose_by_its_own_square(player: Player) -> None:
    stuck = pictured("221.2/.2112/..1.1/2.221/1211.", 1)
    assert at_once(choosing(stuck, player, SplitMix(1))) == RESIGN


@pytest.mark.parametrize(
    ("picture", "field", "value"),
    [
        ("...../...../...../...../2....", None, 1),
        ("221.2/.2112/..1.1/2.221/1211.", None, -1),
        ("11222/22112/21211/11222/2112.", "e1", 0),
    ],
)
def test_advice(picture: str, field: str | None, value: int) -> None:
    position = pictured(picture, 1)
    found = at_once(advice(position, SplitMix(1)))
    assert found[1] == value
    assert field is None or name(found[0]) == field
