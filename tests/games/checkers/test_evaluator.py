"""The judge of moves: what small endgames come to is certain, a man given away is a mistake, all is named briefly."""

from arcade.games.checkers.endgame_tables import value_of
from arcade.games.checkers.evaluator import EVALUATOR, LEAST, LOOKED
from arcade.games.checkers.levels import CLUB, MASTER
from arcade.games.checkers.opponent import advising, searching
from arcade.games.checkers.panel import last_lines
from arcade.games.checkers.rules import BLACK, START, WHITE, Move, Position, set_up
from arcade.games.checkers.search import TABLE_WIN
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.contract.evaluator import said
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import at_once


def values(position: Position) -> dict[Move, int]:
    """What every move is worth."""
    return dict(at_once(EVALUATOR.values(position)))


def test_small_endgames_are_judged_as_the_tables_know_them() -> None:
    position = set_up("K14 K15 9", "K32 13", BLACK)
    judged = values(position)
    assert set(judged) == set(position.moves())
    known = {move: value_of(position.play(move)) for move in judged}
    assert {judged[move] for move, value in known.items() if value is not None} <= {TABLE_WIN, 0, -TABLE_WIN}
    assert all(judged[move] == -TABLE_WIN * value for move, value in known.items() if value is not None)
    assert len(set(judged.values())) > 1


def test_a_man_given_away_is_a_mistake_and_a_capture_that_ends_it_wins() -> None:
    match: Match[Position, Move] = Match(START)
    for move in ((11, 15), (22, 18), (15, 22), (25, 18), (12, 16), (18, 15)):
        match.play(move)
    (mistake,) = at_once(worst(EVALUATOR, match, (WHITE,)))
    assert (mistake.number, mistake.played) == (6, (18, 15))
    assert mistake.cost >= LEAST
    assert mistake.kept < -LEAST < mistake.missed
    ending = values(set_up("1 5 9 14", "18 30", BLACK))
    assert max(ending.values()) > LEAST


def test_by_the_books_rules_captures_are_judged_too() -> None:
    judged = values(set_up("9 1", "14 32", BLACK, book=True))
    assert max(judged, key=judged.__getitem__) == (9, 18)
    assert values(set_up("9", "14", BLACK, book=True))[9, 18] == WIN - 1


def test_judging_stops_for_frames_and_looks_at_so_many_positions() -> None:
    frames = sum(1 for _ in EVALUATOR.values(START.play((11, 15))))
    assert LOOKED // 800 <= frames <= 8 * LOOKED // 800


def test_moves_are_named_and_counted_as_the_panel_does_and_values_in_men() -> None:
    moves = [(11, 15), (22, 18), (15, 22)]
    names = [EVALUATOR.named(START, move, "en") for move in moves]
    assert last_lines(moves)[:2] == [f"1 {names[0]} {names[1]}", f"2 {names[2]}"]
    assert [EVALUATOR.counted((), ply) for ply in (1, 2, 3)] == [1, 1, 2]
    assert EVALUATOR.named(START, (1, 10, 19), "ro") == "1x10x19"
    assert EVALUATOR.named(START, (1, 10, 19, 26, 17, 10, 1), "en") == "1x1"
    told = [EVALUATOR.worth(value) for value in (0, 37, -152, WIN - 5, 7 - WIN, TABLE_WIN - 20, -TABLE_WIN)]
    assert [text.english for text in told] == ["+0.0", "+0.3", "-1.5", "I win in 5", "I lose in 7", "I win", "I lose"]
    assert said(told[3], player=True).in_language("ro") == "câștigi în 5"
    assert told[2].in_language("ro") == "-1,5"


def test_the_hint_is_the_masters_own_search() -> None:
    """So it is as strong as the strongest level; only chance, which sways the master by a little, has no part in it."""
    position = set_up("1 5 9 14 K18", "21 22 30 K32", BLACK)
    found = at_once(searching(position, MASTER))
    assert at_once(advising(position)) == (found.move, found.value)
    assert found.positions > CLUB.positions
