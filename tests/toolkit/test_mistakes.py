"""A look back names the moves that gave away most."""

from arcade.toolkit.ai.mistakes import MOST, worst
from arcade.toolkit.contract.evaluator import Course, MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import Thinking, at_once
from arcade.toolkit.contract.texts import Verbatim
from tests.toolkit.test_boards import Heap


def judged(heap: Heap) -> Thinking[Valued[int]]:
    """Whoever leaves a multiple of four wins; a loss is the worse the more is taken."""
    yield None
    return [(move, 10 if (heap.left - move) % 4 == 0 else -move) for move in heap.moves()]


def named(heap: Heap, move: int, language: Language) -> str:
    return f"{heap.left}-{move}" if language == "en" else f"{heap.left} minus {move}"


EVALUATOR = MoveEvaluator(named, lambda value: Verbatim(f"{value}"), judged)


def played(left: int, *moves: int) -> Match[Heap, int]:
    match: Match[Heap, int] = Match(Heap(left))
    for move in moves:
        match.play(move)
    return match


def test_the_dearest_stands_first_and_only_its_own_moves_count() -> None:
    match = played(19, 1, 3, 2, 1, 1, 1, 3)
    found = at_once(worst(EVALUATOR, match, (0,)))
    assert [(one.number, one.played, one.better, one.cost) for one in found] == [
        (7, 3, 2, 13), (3, 2, 3, 12), (1, 1, 3, 11),
    ]  # fmt: skip
    assert found[0].position.left == 10
    assert all(one.number % 2 == 0 for one in at_once(worst(EVALUATOR, match, (1,))))


def test_no_more_than_three_are_named_and_none_that_costs_little() -> None:
    match = played(40, *[1] * 39)
    assert len(at_once(worst(EVALUATOR, match, (0, 1)))) == MOST
    strict = MoveEvaluator(named, EVALUATOR.worth, judged, least=12)
    assert at_once(worst(strict, match, (0, 1))) == []


def test_a_move_that_the_judge_does_not_know_is_no_mistake() -> None:
    def blind(heap: Heap) -> Thinking[Valued[int]]:
        return (yield from judged(heap))[2:]

    assert at_once(worst(MoveEvaluator(named, EVALUATOR.worth, blind), played(19, 1), (0,))) == []


def test_of_who_plays_alone_all_moves_count() -> None:
    course: Course[Heap, int] = Course()
    heap = Heap(19)
    for move in (1, 3, 2):
        course.note(heap, move)
        heap = heap.play(move)
    assert [one.number for one in at_once(worst(EVALUATOR, course, None))] == [2, 3, 1]
