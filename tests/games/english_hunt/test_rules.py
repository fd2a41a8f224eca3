"""The rules on placements drawn as pictures, the table proved on every line of play, and the book's hare."""

from collections import Counter
from functools import cache

import pytest

from arcade.games.english_hunt.evaluator import STRENGTH
from arcade.games.english_hunt.levels import ALL, BOOK, LEVELS, Fault, Start
from arcade.games.english_hunt.opponent import AWAY, ORDER, choose, printed
from arcade.games.english_hunt.rules import (
    HARE,
    HOUNDS,
    LIMIT,
    LINKS,
    NAMES,
    NODES,
    PLACES,
    WASTED,
    Move,
    Position,
    placements,
    started,
)
from arcade.games.english_hunt.solver import Table, begun
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

PERFECT = {1: 28, 2: 18, 3: 64, 4: 36, 5: 68, 6: 132, 7: 202, 8: 220, 9: 354, 10: 162, 11: 36}
AGAINST_BOOK = {1: 28, 2: 18, 3: 64, 4: 36, 5: 193, 6: 636, 7: 285, 8: 60}
"""The hounds' moves against a perfect hare and against the book's, with how many placements take them."""
TABLE = Table()


def pictured(picture: str, seat: int = HOUNDS) -> Position:
    """A placement from rows of nodes: C a hound, I the hare, dots free nodes."""
    signs = picture.split()
    assert len(signs) == len(NAMES)
    hounds = tuple(node for node in NODES if signs[node] == "C")
    return Position(hounds, signs.index("I"), seat=seat)


def move(words: str) -> Move:
    return NAMES.index(words[0]), NAMES.index(words[1])


def hunted(position: Position, words: str) -> tuple[Position, str]:
    """The position after the hounds' moves, each answered by the book's hare, and where that went."""
    went = ""
    for one in words.split():
        position = position.play(move(one))
        if position.outcome() is None:
            target = printed(position)
            position = position.play((position.hare, target))
            went += NAMES[target]
    return position, went


def names(position: Position) -> str:
    return "".join(NAMES[node] for node in position.hounds) + "/" + NAMES[position.hare]


def test_the_links_go_both_ways_and_are_as_long_as_a_step() -> None:
    assert "".join(NAMES[other] for other in LINKS[5]) == "0124689:"
    for node in NODES:
        for other in LINKS[node]:
            assert node in LINKS[other]
            assert max(abs(a - b) for a, b in zip(PLACES[node], PLACES[other], strict=True)) == 1


def test_who_plays_perfectly_sees_as_far_as_there_are_nodes() -> None:
    assert len(NODES) == ALL


def test_every_placement_lets_the_hounds_move() -> None:
    assert len(placements()) == 1320
    assert all(place.moves() for place in placements())


def test_only_four_prisons_shut_the_hare_in() -> None:
    shut = [place for place in placements() if not place.free(place.hare)]
    assert [names(place) for place in shut] == ["025/1", "048/3", "26:/7", "58:/9"]


def test_the_starts_of_levels_1_and_3() -> None:
    dice = SplitMix(1)
    assert names(started(Start.NEAR, dice)) == "159/0"
    assert {names(started(Start.FAR, dice)) for _ in range(40)} == {"159/3", "159/7"}


def test_level_1_against_the_books_hare() -> None:
    start = started(Start.NEAR, SplitMix(1))
    assert hunted(start, "5:") == (Position((1, 9, 10), 5, 14), "5")
    assert hunted(start, "5: 10") == (Position((0, 9, 10), 8, 13), "58")
    caught, went = hunted(start, "98 50 15 54")
    assert (went, names(caught), caught.outcome(), caught.left) == ("343", "048/3", 1, 11)


@pytest.mark.parametrize(
    ("hare", "moves", "went", "end"),
    [
        (3, "50 15 58 95 54", "8343", "048/3"),
        (7, "5: 95 52 15 56", "2767", "26:/7"),  # the moves leave no hound on 5
    ],
)
def test_level_3_against_the_books_hare(hare: int, moves: str, went: str, end: str) -> None:
    caught, steps = hunted(Position((1, 5, 9), hare), moves)
    assert (steps, names(caught), caught.outcome(), caught.left) == (went, end, 1, 10)


def test_what_is_no_move() -> None:
    position = Position((0, 9, 10), 8)
    for entry, fault in (("50", Fault.NOBODY), ("92", Fault.NO_LINK), ("98", Fault.TAKEN), ("9:", Fault.TAKEN)):
        assert position.fault(move(entry)) is fault
        with pytest.raises(ValueError, match="cannot be played"):
            position.play(move(entry))
    assert position.fault(WASTED) is Fault.NO_NODE
    with pytest.raises(ValueError, match="cannot be played"):
        position.play(WASTED)


def test_by_the_strict_rules_the_sixteenth_entry_loses() -> None:
    position = Position((1, 5, 9), 0, strict=True)
    for _ in range(LIMIT):
        position = position.play(WASTED)
        assert position.outcome() is None
    assert (position.left, position.seat) == (0, HOUNDS)
    assert position.play(WASTED).outcome() == position.play(move("54")).outcome() == -1


def test_mended_the_hounds_lose_with_the_last_move() -> None:
    """The listing wanted one entry more."""
    position = Position((1, 5, 9), 0, left=1)
    assert position.outcome() is None
    assert position.play(move("98")).outcome() == -1


def test_a_catch_with_the_last_move_is_a_catch() -> None:
    assert Position((0, 5, 8), 3, left=1).play(move("54")).outcome() == 1


@pytest.mark.parametrize(
    ("picture", "step"),
    [
        ("I . C  . C C . .  . . .", 3),  # the listing goes to 4, over the hound there
        ("C . I  . . C C .  . . .", 7),
        (". . .  . C C . .  I . C", 3),
        (". . .  . . C C .  C . I", 7),
        ("I . C  . . C . .  C . .", 4),  # the exception as printed
        ("I . .  . . C . .  C . C", 1),  # no trap there
    ],
)
def test_the_hare_goes_round_the_trap(picture: str, step: int) -> None:
    position = pictured(picture, HARE)
    assert printed(position) == step
    assert not position.taken(step)


def test_the_books_hare_never_jumps_onto_a_hound() -> None:
    for place in placements():
        if place.free(place.hare):
            assert printed(place) in place.free(place.hare)
    assert all(sorted(ORDER[node]) == sorted(LINKS[node]) for node in NODES)


def test_the_numbers_of_moves_from_every_placement() -> None:
    assert Counter(TABLE.need(place) for place in placements()) == PERFECT
    corners = {NAMES[hare]: TABLE.need(Position((1, 5, 9), hare)) for hare in NODES if hare not in (1, 5, 9)}
    assert corners == {"0": 4, "2": 4, "8": 4, ":": 4, "3": 7, "4": 7, "6": 7, "7": 7}


@cache
def longest(position: Position) -> int:
    """The hounds' moves when they play the table's and the hare tries everything."""
    moves = TABLE.best(position)
    hunts = []
    for one in moves:
        after = position.play(one)
        hunts.append(1 + max((longest(after.play(step)) for step in after.moves()), default=0))
    return max(hunts)


def test_every_line_against_perfect_hounds_ends_in_the_tables_time() -> None:
    """Whatever the hare does, and whichever of the table's moves the hounds choose."""
    for place in placements():
        assert longest(Position(place.hounds, place.hare, left=20)) == TABLE.need(place) <= 11


def test_no_hounds_catch_a_perfect_hare_sooner() -> None:
    """Whatever the hounds do, whichever of its best steps the hare takes: a move never gains more than itself."""
    for place in placements():
        need = TABLE.need(place)
        for one in place.moves():
            after = place.play(one)
            assert TABLE.need(after) >= need - 1
            if after.outcome() is None:
                steps = [TABLE.need(after.play(step)) for step in after.moves()]
                assert max(steps) == TABLE.need(after)
                assert {TABLE.need(after.play(step)) for step in TABLE.best(after)} == {max(steps)}
            else:
                assert TABLE.need(after) == 0


def test_the_books_hare_is_caught_in_at_most_8_moves() -> None:
    known: dict[Position, int] = {}
    for need in range(1, 9):
        found = []
        for place in placements():
            if place in known:
                continue
            for one in place.moves():
                after = place.play(one)
                caught = after.outcome() == 1
                if caught or Position(after.hounds, printed(after)) in known:
                    found.append(place)
                    break
        known.update(dict.fromkeys(found, need))
    assert Counter(known.values()) == AGAINST_BOOK


def test_level_2_uses_every_node_for_everybody() -> None:
    dice = SplitMix(3)
    starts = [started(Start.ANYWHERE, dice) for _ in range(400)]
    assert {start.hare for start in starts} == set(NODES)
    assert {node for start in starts for node in start.hounds} == set(NODES)
    assert all(len({*start.hounds, start.hare}) == 4 for start in starts)


def test_mended_no_start_shuts_the_hare_in() -> None:
    """The listing could shut the hare in; here chance is asked again."""

    class Loaded(SplitMix):
        def __init__(self, *throws: int) -> None:
            super().__init__(0)
            self.throws = list(throws)

        def below(self, count: int) -> int:
            return self.throws.pop(0) % count

    assert names(started(Start.ANYWHERE, Loaded(0, 4, 8, 3, 1, 5, 9, 2))) == "159/2"


def test_the_top_levels_animals_are_perfect() -> None:
    for place in placements()[::7]:
        assert at_once(choose(place, ALL, TABLE, SplitMix(1))) in TABLE.best(place)
        fleeing = place.play(place.moves()[0])
        if fleeing.outcome() is None:
            assert at_once(choose(fleeing, ALL, TABLE, SplitMix(1))) in TABLE.best(fleeing)
    top = LEVELS[LEVELS.hardest].sets
    assert (top.hare, top.hounds) == (ALL, ALL)


def test_short_sight_holds_long_lines_for_equal() -> None:
    far = Position((1, 5, 9), 3)
    assert len(TABLE.best(far)) < len(TABLE.best(far, 3)) == len(far.moves())
    near = Position((0, 5, 8), 3)
    assert TABLE.best(near, 2) == [(5, 4)]


def test_hounds_that_see_no_difference_run_after_the_hare() -> None:
    position = Position((2, 6, 10), 3)
    chosen = at_once(choose(position, 1, TABLE, SplitMix(1)))
    after = position.play(chosen)
    assert sum(AWAY[hound][3] for hound in after.hounds) == sum(AWAY[hound][3] for hound in position.hounds) - 1


def test_the_limits_of_the_levels() -> None:
    skills = [level.sets for level in LEVELS]
    for skill in skills:
        for seed in range(20):
            start = begun(skill, False, TABLE, SplitMix(seed))
            chased = begun(skill, True, TABLE, SplitMix(seed))
            need = TABLE.need(start)
            assert need >= skill.least
            assert start.left == (LIMIT if skill.spare is None else need + skill.spare) <= LIMIT
            assert chased.left == (LIMIT if skill.chase is None else need + skill.chase)
    assert [skill.spare for skill in skills] == [None, None, 4, 3, 1, 0]
    assert LEVELS[2].sets.hare == BOOK


def test_on_the_last_level_the_perfect_hare_gets_away_by_one_move_and_perfect_hounds_need_them_all() -> None:
    top = LEVELS[LEVELS.hardest].sets
    for seed in range(30):
        for chased, outcome in ((True, -1), (False, 1)):
            dice = SplitMix(seed)
            position = begun(top, chased, TABLE, dice)
            while still(position.outcome() is None):
                position = position.play(at_once(choose(position, ALL, TABLE, dice)))
            assert (position.outcome(), position.left) == (outcome, 0)


def test_each_level_beats_the_one_below() -> None:
    for stronger, weaker in STRENGTH.pairs():
        score = sum((game(STRENGTH, stronger, weaker, number) for number in range(60)), Score())
        least = 520 if stronger < len(STRENGTH.rivals) else STRENGTH.least((stronger, weaker)) - 1
        assert score.per_mille > least, STRENGTH.players[stronger].name
