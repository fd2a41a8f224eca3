"""Every position of a few pieces solved by retrograde analysis: won, drawn or lost for the side to move.

Material by material, those with fewer pieces and men first: each position is looked at once for its captures and
crownings, which lead to materials that are solved, and for how many other moves it has; then every position that is
decided tells those that lead to it. What nobody decides is drawn. See Lake, Schaeffer and Lu, Solving large retrograde
analysis problems using a network of workstations (1994).
"""

from typing import Any

import numpy as np

from arcade.games.checkers.endgame_tables import (
    KING_SQUARES,
    MAN_SQUARES,
    Material,
    changed,
    materials,
    room,
    size,
)
from arcade.games.checkers.rules import BOARD
from tools.checkers_tables.moves import (
    CAPTURE,
    DRAWN,
    LAST,
    LOST,
    NONE,
    UNKNOWN,
    VALUE,
    WON,
    after_captures,
    can_capture,
    mirror,
    place,
    rank,
)
from tools.checkers_tables.places import MOST_ALIKE, Array, ones, sets, shares, turned
from tools.compiled import njit

NEVER = 100
"""The open moves of a position that has a drawing one, at least: it is never lost."""


@njit()
def _look(own_men: int, men: int, own_kings: int, kings: int, known: Array, layout: Array, tables: Any) -> Any:
    """What captures and crownings decide of a position, and how many other moves are open."""
    seen_men, seen_kings = mirror(men, tables), mirror(kings, tables)
    empty = BOARD & ~(own_men | own_kings | seen_men | seen_kings)
    if can_capture(own_men, own_kings, seen_men | seen_kings, empty):
        return after_captures(own_men, seen_men, own_kings, seen_kings, known, layout, tables) | CAPTURE, 0
    moves = 0
    for shift in (4, 5):
        crowned = own_men << shift & empty & LAST
        while crowned:
            at = crowned & -crowned
            crowned ^= at
            after = known[place(men, own_men & ~(at >> shift), kings, own_kings | at, layout, tables)] & VALUE
            if after == LOST:
                return WON, 0
            if after == DRAWN:
                moves = NEVER
    for shift in (4, 5):
        for steps in (own_men << shift & empty & ~LAST, own_kings << shift & empty, own_kings >> shift & empty):
            while steps:
                steps &= steps - 1
                moves += 1
    return UNKNOWN if moves else LOST, moves


@njit()
def _begin(
    lists: Any, start: int, base: int, known: Array, moves: Array, queue: Array, queued: int, layout: Array, tables: Any
) -> Any:
    """Look at every position of a material once; tells how many are decided, and how many there are."""
    at, positions = base - 1, 0
    for own_men in lists[0]:
        for men in lists[1]:
            seen_men = mirror(men, tables)
            for own_kings in lists[2]:
                for kings in lists[3]:
                    at += 1
                    seen_kings = mirror(kings, tables)
                    if (own_men | seen_men) & (own_kings | seen_kings) or own_men & seen_men or own_kings & seen_kings:
                        known[start + at] = NONE
                        continue
                    positions += 1
                    known[start + at], moves[at] = _look(own_men, men, own_kings, kings, known, layout, tables)
                    if known[start + at] & VALUE in (WON, LOST):
                        queue[queued] = at
                        queued += 1
    return queued, positions


@njit()
def _go_back(
    lists: Any,
    second: int,
    start: int,
    known: Array,
    plies: Array,
    moves: Array,
    queue: Array,
    queued: int,
    tables: Any,
) -> None:
    """Tell the positions before each decided one; `second` is where the material with the sides changed begins."""
    done = 0
    while done < queued:
        at = queue[done]
        done += 1
        lost = known[start + at] & VALUE == LOST
        # Seen by the side that has just moved: it is the other one here, and to move in the positions before.
        all_others, all_men, all_other_kings, all_kings = lists[1] if at >= second else lists[0]
        base = 0 if at >= second else second % queue.size
        rest, king_rank = divmod(at - second if at >= second else at, all_kings.size)
        rest, other_king_rank = divmod(rest, all_other_kings.size)
        other_rank, man_rank = divmod(rest, all_men.size)
        men, kings = all_men[man_rank], all_kings[king_rank]
        empty = BOARD & ~(men | kings | mirror(all_others[other_rank] | all_other_kings[other_king_rank], tables))
        for kind in range(6):
            shift, man = 4 + (kind & 1), kind < 2
            origins = (men if man else kings) >> shift & empty if kind < 4 else kings << shift & empty
            while origins:
                origin = origins & -origins
                origins ^= origin
                target = origin << shift if kind < 4 else origin >> shift
                men_before = rank(men ^ target ^ origin, tables) if man else man_rank
                kings_before = king_rank if man else rank(kings ^ target ^ origin, tables)
                before = (men_before * all_others.size + other_rank) * all_kings.size + kings_before
                before = base + before * all_other_kings.size + other_king_rank
                if known[start + before] & VALUE != UNKNOWN:
                    continue
                if not lost:
                    moves[before] -= 1
                    if moves[before]:
                        continue
                known[start + before] = WON if lost else LOST
                plies[start + before] = plies[start + at] + 1
                queue[queued] = before
                queued += 1


def starts(most: int) -> dict[Material, int]:
    """Where each material begins in the one long array."""
    found, length = {}, 0
    for material in materials(most):
        found[material] = length
        length += size(material)
    return found


def solved(most: int) -> tuple[Array, Array, dict[Material, int]]:
    """What is known of all positions of at most so many pieces, in one array, and how many each material has.

    A second array has the plies of best play until a capture or crowning decides a position, or somebody cannot move.
    """
    begins = starts(most)
    known, counted = np.zeros(sum(map(size, begins)), np.uint8), {}
    plies = np.zeros_like(known)
    layout = np.zeros((MOST_ALIKE + 1,) * 4 + (5,), np.int64)
    for material, begin in begins.items():
        layout[material] = begin, *room(material)
    tables = shares(), ones(), turned()
    all_men = [sets(number, MAN_SQUARES) for number in range(most)]
    all_kings = [sets(number, KING_SQUARES) for number in range(most)]
    for material, start in begins.items():
        if material in counted:
            continue
        pair = list(dict.fromkeys((material, changed(material))))
        lists = [(all_men[one[0]], all_men[one[1]], all_kings[one[2]], all_kings[one[3]]) for one in pair]
        total, queued = sum(map(size, pair)), 0
        moves, queue = np.zeros(total, np.uint8), np.zeros(total, np.uint32)
        for one, listed in zip(pair, lists, strict=True):
            base = begins[one] - start
            queued, counted[one] = _begin(listed, start, base, known, moves, queue, queued, layout, tables)
        _go_back((lists[0], lists[-1]), size(material), start, known, plies, moves, queue, queued, tables)
        here = known[start : start + total]
        here[here == UNKNOWN] = DRAWN
    return known, plies, counted
