"""A puzzle's program leads from the title to the farewell; a task begun again is the same, and has no result."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.searching import Search, at_once
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.programs.puzzle import HELP_PACE, HELPED, HELPING, NO_WAY, Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleLook
from arcade.toolkit.programs.puzzle_program import PuzzleProgram
from arcade.toolkit.words.controls import RESTART
from tests.toolkit.stage import BareMachine, drive

BOTTOMLESS = 100


@dataclass(frozen=True)
class Stairs:
    """Down by one or two steps to the bottom."""

    left: int

    @property
    def solved(self) -> bool:
        return self.left == 0

    def moves(self) -> Sequence[int]:
        return tuple(step for step in (1, 2) if step <= self.left)

    def play(self, move: int) -> "Stairs":
        if move not in self.moves():
            raise ValueError("illegal")
        return Stairs(self.left - move)


class Diary(PuzzleLook[BareMachine, Stairs, int]):
    """Writes down what it is told, and wants so many games."""

    def __init__(self, program: "Descent", games: int) -> None:
        super().__init__(program)
        self.told: list[str] = []
        self.games = games

    def say(self, words: Text | Count, **values: object) -> None:
        self.told.append(self.program.text(words, **values))

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        self.told.append(f"no: {self.program.text(words, **values)}")
        yield

    def begin(self) -> Frames[None]:
        self.told.append(f"begin {self.program.position.left}")
        yield

    def move(self, before: Stairs, move: int) -> Frames[None]:
        self.told.append(f"{before.left}-{move}")
        yield

    def move_back(self, before: Stairs, move: int) -> Frames[None]:
        self.told.append(f"back to {self.program.position.left} from {before.left}, {move}")
        yield

    def hint(self, move: int) -> Frames[None]:
        self.told.append(f"try {move}")
        yield

    def end_solved(self) -> Frames[None]:
        self.told.append("solved")
        yield

    def again(self) -> Frames[bool]:
        self.games -= 1
        yield
        return self.games > 0

    def farewell(self) -> Frames[None]:
        self.told.append("farewell")
        yield


class Descent(PuzzleProgram[BareMachine, Stairs, int]):
    """Each new task has one step more; the player has made up his mind beforehand."""

    def __init__(self, *minds: int | Control, size: int = 3, games: int = 1) -> None:
        super().__init__(BareMachine(), Setup("descent"))
        self.size = size
        self.minds = list(minds)
        self.attempt = Attempt(Stairs(size))
        self.look = self.diary = Diary(self, games)

    def begin(self, task: Stairs | None) -> Frames[None]:
        self.attempt = Attempt(task or Stairs(self.size))
        self.size += task is None
        yield from self.look.begin()
        yield from self.find_way()

    def way(self) -> Search[tuple[int, ...]]:
        yield
        left = self.position.left
        return () if left >= BOTTOMLESS else (2,) * (left // 2) + (1,) * (left % 2)

    def choose(self) -> Frames[int | Control]:
        yield
        return self.minds.pop(0)

    def state(self) -> dict[str, Plain]:
        return self.progress()


def announced(program: Descent) -> list[tuple[Outcome, int | None]]:
    return [(result.outcome, result.score) for result in program.results]


def test_task_after_task_to_the_farewell() -> None:
    program = Descent(1, 2, 2, 2, games=2)
    at_once(program.play())
    assert program.diary.told == ["begin 3", "3-1", "2-2", "solved", "begin 4", "4-2", "2-2", "solved", "farewell"]
    assert announced(program) == [(Outcome.WON, 0), (Outcome.WON, 0)]


def test_a_task_begun_again_is_the_same_and_has_no_result() -> None:
    program = Descent(1, RESTART, 2, 1)
    at_once(program.play())
    assert program.diary.told == ["begin 3", "3-1", "begin 3", "3-2", "1-1", "solved", "farewell"]
    assert announced(program) == [(Outcome.WON, 0)]


def test_what_the_computer_solved_is_over_and_has_no_score() -> None:
    program = Descent(SOLVE)
    drive(program.machine, program.play(), [""] * (3 * HELP_PACE))
    text = program.text
    assert program.diary.told == [
        *("begin 3", text(HELPING, n=2), "3-2", text(HELPING, n=1), "1-1", text(HELPED), "farewell"),
    ]
    assert announced(program) == [(Outcome.OVER, None)]


def test_a_hint_shows_the_move_that_leads_on_and_costs_points() -> None:
    program = Descent(HINT, 2, 1)
    at_once(program.play())
    assert program.diary.told == ["begin 3", "try 2", "3-2", "1-1", "solved", "farewell"]
    assert announced(program) == [(Outcome.WON, 5)]


def test_without_a_way_that_is_said() -> None:
    program = Descent(HINT, *[RESTART] * 10, size=BOTTOMLESS)
    drive(program.machine, program.play(), [""] * 10)
    assert program.diary.told[1] == f"no: {program.text(NO_WAY)}"
    assert program.attempt.par is None


def test_a_move_taken_back_is_shown_and_one_that_there_is_not_is_refused() -> None:
    program = Descent(TAKE_BACK, 1, TAKE_BACK, 2, 1)
    at_once(program.play())
    refused, *rest = program.diary.told[1:]
    assert refused.startswith("no: ")
    assert rest == ["3-1", "back to 3 from 2, 1", "3-2", "1-1", "solved", "farewell"]


def test_progress_names_moves_hints_par_and_plan() -> None:
    program = Descent(1, 2)
    at_once(program.play())
    assert program.progress() == {"moves": 2, "hints": 0, "par": 2, "plan": ()}


def test_an_attempt_given_up_can_be_looked_back_on_until_the_next_ones_first_move() -> None:
    program = Descent(1, RESTART, 2, 1)
    seen: list[list[int]] = []
    playing = program.play()
    for _ in playing:
        match = program.match
        if not seen or seen[-1] != match.moves:
            seen.append(list(match.moves))
    assert seen == [[], [1], [2], [2, 1]]
    assert program.match.positions == [Stairs(3), Stairs(1), Stairs(0)]
    assert program.people is None
