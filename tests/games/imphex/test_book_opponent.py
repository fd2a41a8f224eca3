"""How the learner learns, against every figure that exhaustive search has found."""

from collections.abc import Callable, Collection, Iterable
from functools import cache
from statistics import mean

import pytest

from arcade.games.imphex.levels import Scan
from arcade.games.imphex.opponent import (
    Choice,
    Partner,
    Solutions,
    advice,
    candidates,
    choose,
    in_hand,
    lessons_left,
    replies,
    spar,
    trials,
)
from arcade.games.imphex.rules import HUMAN, START, Move, Position
from arcade.games.imphex.state import graduate
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

List = frozenset[str]
BAD = graduate().known


@cache
def next_lessons(scan: Scan, known: List) -> List:
    return lessons_left(START, scan, sorted(known))


def final_lists(lessons: Callable[[List], Iterable[str]]) -> tuple[set[List], set[List]]:
    """Every list that can come about, whichever game is lost next, and those after which none is lost any more."""
    met: set[List] = {frozenset()}
    waiting = [*met]
    final: set[List] = set()
    while still(waiting):
        known = waiting.pop()
        following = {known | {lesson} for lesson in lessons(known)}
        if not following:
            final.add(known)
        waiting += following - met
        met |= following
    return met, final


def career(partner: Partner, scan: Scan, seed: int) -> tuple[int, int]:
    """Games and losses until the learner cannot lose any more."""
    dice, solutions = SplitMix(seed), Solutions()
    known: list[str] = []
    games = 0
    while still(next_lessons(scan, frozenset(known))):
        bout = spar(partner, scan, known, solutions, dice)
        games += 1
        if bout.partner_won:
            known.append(in_hand(bout.positions))
    assert len(set(known)) == len(known), "nothing is learned twice"
    return games, len(known)


def test_a_fresh_fixed_scan_answers_with_its_first_legal_move() -> None:
    position = START.play(Move(1, 4))
    choice = choose(position, trials(position, Scan.FIXED, SplitMix(1)), ())
    assert choice == Choice(Move(8, 4), ())
    assert position.moves()[0] == Move(8, 4)


def test_first_games_are_reproducible() -> None:
    bouts = {spar(Partner.GREEDY, Scan.FIXED, (), Solutions(), SplitMix(9)).moves for _ in range(3)}
    assert len(bouts) == 1


def test_bad_moves_are_tried_first_and_rejected_in_order() -> None:
    position = START.play(Move(2, 5))
    bad = position.play(Move(7, 4)).cells, position.play(Move(7, 5)).cells
    choice = choose(position, trials(position, Scan.FIXED, SplitMix(1)), bad)
    assert choice == Choice(Move(9, 5), (Move(7, 4), Move(7, 5)))


def test_without_an_acceptable_move_it_resigns() -> None:
    position = START.play(Move(2, 5)).play(Move(7, 4)).play(Move(3, 6))
    all_bad = [position.play(move).cells for move in position.moves()]
    assert choose(position, position.moves(), all_bad) == Choice(None, tuple(position.moves()))
    assert in_hand([START, START.play(Move(2, 5)), START.play(Move(2, 5)).play(Move(7, 4)), position]) == ".CCCH.H.H"


def test_the_random_scan_tries_every_move_once_pawn_by_pawn() -> None:
    position = Position("C.C.C.H.H", 1)
    orders = set()
    for seed in range(200):
        tried = tuple(trials(position, Scan.RANDOM, SplitMix(seed)))
        assert sorted(tried) == sorted(position.moves())
        pawns = [move.origin for move in tried]
        assert all(pawns.index(pawn) + pawns.count(pawn) > last for last, pawn in enumerate(pawns))
        orders.add(tried)
    assert len(orders) == 6 * 6, "three pawns in any order, one of them with three targets in any order"


def test_every_order_of_human_wins_against_the_fixed_scan() -> None:
    met, final = final_lists(lambda known: next_lessons(Scan.FIXED, known))
    assert len(met) == 243
    assert len(final) == 8
    assert (min(map(len, final)), max(map(len, final))) == (7, 10)
    assert len(frozenset.intersection(*final)) == 7


def through() -> dict[str, list[List]]:
    """For each bad position the smallest sets of other bad positions that a way to it leads through."""
    ways: dict[str, set[List]] = {cells: set() for cells in BAD}

    def follow(position: Position, passed: List) -> None:
        for move in position.moves():
            for answer in (after := position.play(move)).moves():
                left = after.play(answer)
                if left.outcome() is None:
                    bad = left.cells in BAD
                    if bad:
                        ways[left.cells].add(passed)
                    follow(left, passed | {left.cells} if bad else passed)

    follow(START, frozenset())
    return {cells: [way for way in found if not any(other < way for other in found)] for cells, found in ways.items()}


def learnable(ways: dict[str, list[List]], known: Collection[str]) -> List:
    """What the random scan can still learn: positions that can be reached without passing through a known one."""
    return frozenset(
        cells for cells, found in ways.items() if cells not in known and any(way.isdisjoint(known) for way in found)
    )


def test_every_order_of_human_wins_against_the_random_scan() -> None:
    # There are too many lists to walk them all in one go, but they fall into parts that do not touch each other:
    # whether a position can be learned depends only on those that the ways to it lead through.
    ways = through()
    dice = SplitMix(5)
    for percent in (0, 20, 50, 80, 100):
        for _ in range(20):
            known = frozenset(cells for cells in BAD if dice.percent(percent))
            assert learnable(ways, known) == next_lessons(Scan.RANDOM, known)
    parts: list[List] = []
    for cells in BAD:
        joined = frozenset({cells}).union(*ways[cells])
        touching = [part for part in parts if part & joined]
        parts = [part for part in parts if part not in touching] + [joined.union(*touching)]
    least = most = core = 0
    lists = 1
    for part in parts:
        own = {cells: ways[cells] for cells in part}
        _, final = final_lists(lambda known, own=own: learnable(own, known))  # type: ignore[misc]
        least += min(map(len, final))
        most += max(map(len, final))
        core += len(frozenset.intersection(*final))
        lists *= len(final)
    assert (least, most, core, lists) == (13, 22, 13, 512)


def test_all_22_bad_positions_are_lost_at_once() -> None:
    assert len(BAD) == 22
    for cells in BAD:
        position = Position(cells, HUMAN)
        assert any(position.play(move).outcome() == 1 for move in position.moves())
    assert lessons_left(START, Scan.RANDOM, BAD) == frozenset()
    assert lessons_left(START, Scan.FIXED, BAD) == frozenset()


@pytest.mark.turns(400_000)
def test_a_random_human_needs_49_games_on_average_against_the_fixed_scan() -> None:
    careers = [career(Partner.RANDOM, Scan.FIXED, seed) for seed in range(3000)]
    assert mean(games for games, _ in careers) == pytest.approx(49.5, abs=1.5)
    losses = [lost for _, lost in careers]
    assert (min(losses), max(losses)) == (7, 10)
    assert mean(losses) == pytest.approx(8.0, abs=0.1)


def test_a_random_human_teaches_the_random_scan_13_to_22_positions() -> None:
    careers = [career(Partner.RANDOM, Scan.RANDOM, seed) for seed in range(120)]
    assert all(13 <= lost <= 22 for _, lost in careers)
    assert mean(lost for _, lost in careers) == pytest.approx(15.1, abs=0.6)


def test_a_perfect_human_teaches_7_or_8_positions_to_the_fixed_scan_and_13_to_the_random_one() -> None:
    fixed = [career(Partner.PERFECT, Scan.FIXED, seed) for seed in range(400)]
    assert mean(games for games, _ in fixed) == pytest.approx(32.2, abs=2.5)
    assert {lost for _, lost in fixed} == {7, 8}
    assert {career(Partner.PERFECT, Scan.RANDOM, seed)[1] for seed in range(20)} == {13}


def insider_runs(known: tuple[str, ...], choices: Callable[[Position, tuple[str, ...]], Iterable[Move]]) -> set[int]:
    """How many games an insider wins in a row until there is nothing left to learn, whichever way it chooses."""
    if not next_lessons(Scan.FIXED, frozenset(known)):
        return {len(known)}
    hands: set[str] = set()

    def play_on(position: Position) -> None:
        for move in choices(position, known):
            after = position.play(move)
            answers = replies(after, Scan.FIXED, known) if after.outcome() is None else []
            if not answers:
                hands.add(position.cells)
            for answer in answers:
                play_on(after.play(answer))

    play_on(START)
    assert all(cells != START.cells for cells in hands)
    return set().union(*(insider_runs((*known, hand), choices) for hand in hands))


def first_way(position: Position, known: tuple[str, ...]) -> list[Move]:
    """The first move in the order of the cells' numbers that wins against what the learner will answer."""

    def wins(move: Move, position: Position) -> bool:
        after = position.play(move)
        answers = replies(after, Scan.FIXED, known) if after.outcome() is None else []
        if not answers:
            return True
        following = after.play(answers[0])
        return any(wins(further, following) for further in following.moves())

    return [move for move in sorted(position.moves()) if wins(move, position)][:1]


def test_who_knows_the_list_wins_every_game_until_nothing_is_left() -> None:
    solutions = Solutions()
    # The file's figure: eight games, always the first winning way in the order of the cells.
    assert insider_runs((), first_way) == {8}
    # Always the shortest way, whichever of several is taken, is seven games.
    quickest = insider_runs((), lambda at, known: candidates(Partner.INSIDER, at, Scan.FIXED, known, solutions))
    assert quickest == {7}


def test_an_insider_beats_even_the_random_scan_13_times() -> None:
    assert {career(Partner.INSIDER, Scan.RANDOM, seed)[1] for seed in range(10)} == {13}


def test_advice_wins_while_there_is_a_way_and_else_lasts_longest() -> None:
    solutions = Solutions()
    assert advice(START, Scan.FIXED, (), solutions) == (Move(2, 5), True)
    move, hopeful = advice(START, Scan.RANDOM, BAD, solutions)
    assert not hopeful
    assert move in START.moves()
