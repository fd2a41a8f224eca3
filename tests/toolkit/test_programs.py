"""Programs think in slices and use what was noted; parts run side by side; searches keep their hands off the dice."""

import pytest

from arcade.machine.machine import Frames
from arcade.toolkit.contract.program import Setup, Thought, meanwhile, together, unhurried
from arcade.toolkit.contract.searching import Idea, Search, Thinking
from tests.toolkit.stage import BareMachine, BareProgram, bare_program, drive


def counting(slices: int, answer: int) -> Search[int]:
    for _ in range(slices):
        yield
    return answer


def test_a_search_takes_a_frame_for_each_slice_and_is_noted() -> None:
    program = bare_program()
    assert drive(program.machine, program.think(counting(3, 42)), [""] * 9) == (42, 3)
    assert program.thoughts == [Thought(42, 3)]


def test_a_noted_answer_takes_as_long_without_searching() -> None:
    program = BareProgram(BareMachine(), Setup("bare"), (Thought((1, 2), 4),))

    def never() -> Search[int]:
        raise AssertionError("searched")
        yield

    assert drive(program.machine, program.think(never()), [""] * 9) == ((1, 2), 4)


def aloud(*ideas: Idea | None) -> Thinking[int]:
    yield from ideas
    return 7


def test_who_wants_to_see_what_is_believed_is_told_at_the_end_of_a_slice() -> None:
    program, seen = bare_program(), list[Idea]()
    first, second = Idea(None, depth=3, value=-1), Idea(None, chance=40)
    assert drive(program.machine, program.think(aloud(first)), [""] * 9) == (7, 1), "nobody wants to see it"
    program.report_idea = seen.append
    assert drive(program.machine, program.think(aloud(first, None, second)), [""] * 9) == (7, 3)
    assert seen == [first, second]


def test_a_search_must_not_draw_from_the_runs_dice() -> None:
    program = bare_program()

    def rolling() -> Search[int]:
        yield
        return program.dice.below(6)

    with pytest.raises(RuntimeError, match="drew from the run's dice"):
        drive(program.machine, program.think(rolling()), [""] * 3)


def test_parts_run_side_by_side_until_the_last_is_done() -> None:
    done: list[str] = []

    def part(name: str, frames: int) -> Frames[None]:
        for frame in range(frames):
            done.append(f"{name}{frame}")
            yield

    machine = BareMachine()
    _, frames = drive(machine, together(part("a", 1), part("b", 3)), [""] * 9)
    assert done == ["a0", "b0", "b1", "b2"]
    assert frames == 3


def test_something_else_happens_in_each_frame_of_a_part() -> None:
    machine, seen = BareMachine(), list[int]()
    assert drive(machine, meanwhile(counting(3, 7), seen.append), [""] * 9) == (7, 3)
    assert seen == [1, 2, 3]


@pytest.mark.parametrize(("slices", "frames"), [(0, 4), (2, 4), (3, 4), (4, 5), (6, 7)])
def test_a_part_takes_its_least_frames_or_one_more_than_its_own(slices: int, frames: int) -> None:
    assert drive(BareMachine(), unhurried(counting(slices, 7), 4), [""] * 9) == (7, frames)
