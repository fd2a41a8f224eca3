"""The program of Valence: the book's game in the original look, a course of lessons in the drawn one."""

from arcade.games.valence import ERASE, rules
from arcade.games.valence.chemistry import ELEMENTS
from arcade.games.valence.explanations import hint, reason
from arcade.games.valence.levels import LEVELS
from arcade.games.valence.modern import Modern
from arcade.games.valence.original import Original
from arcade.games.valence.rules import Cylinder, ElementTask, FormulaTask, Plan, Player, Report, Task, Verdict
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.programs.game_program import TURN, VariedProgram

PERIODS = (180, 120, 60)
"""Frames that each level waits for a key before a unit is lost."""


class Course:
    """Gives lessons to one player, or to several in turn."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.lesson = program.setup.level
        """Which lesson is given, by the level's key; one that is passed leads to the next."""
        self.players: list[Player] = []
        self.turn = 0
        self.tasks: list[Task] = []
        self.place = 0
        self.clean = True
        """Whether the present question has had neither a mistake nor a hint."""
        self.cylinder = Cylinder()
        self.report = Report()
        self.passed = False
        """Whether somebody has passed the lesson."""
        self.look = Modern(program)

    @property
    def plan(self) -> Plan:
        return rules.PLANS[LEVELS[self.lesson].sets]

    @property
    def task(self) -> Task:
        return self.tasks[self.place]

    def one_game(self) -> Frames[None]:
        self.players = [Player(name) for name in (yield from self.look.ask_players())]
        self.lesson = self.program.setup.level
        yield from self.begin_lesson()
        yield from self.rest_of_game()

    def rest_of_game(self) -> Frames[None]:
        while (
            (yield from self.give_lesson())
            and (following := LEVELS.above(self.lesson))
            and (yield from self.look.ask_next(LEVELS.rung(following)))
        ):
            self.lesson = following
            yield from self.begin_lesson()

    def begin_lesson(self) -> Frames[None]:
        yield from self.look.rules(LEVELS.rung(self.lesson), self.plan)
        self.passed = False
        yield from self.begin_turn(0)

    def give_lesson(self) -> Frames[bool]:
        """A turn for everybody, the result; tells whether somebody may go on to the next lesson."""
        yield from self.play_turn()
        while self.turn + 1 < len(self.players):
            yield from self.begin_turn(self.turn + 1)
            yield from self.play_turn()
        if len(self.players) == 1:
            self.program.finish(Outcome.LOST if self.cylinder.overflowed else Outcome.WON, self.players[0].points)
        else:
            self.program.finish(rules.compared(self.players))
            yield from self.look.end([self.players[place] for place in rules.ranking(self.players)])
        return self.passed

    def begin_turn(self, turn: int) -> Frames[None]:
        """Tasks are set for one of the players."""
        self.turn = turn
        self.tasks, self.place = rules.tasks(self.plan, self.program.dice), 0
        self.cylinder, self.report = Cylinder(), Report(questions=sum(task.questions for task in self.tasks))
        yield from self.look.begin(self.players[turn], len(self.players) > 1)

    def play_turn(self) -> Frames[None]:
        """All tasks of the lesson for one player, or as many as the cylinder allows."""
        player = self.players[self.turn]
        going = True
        while going:
            self.program.report_safe_point(TURN)
            self.look.present(self.task, self.place + 1, len(self.tasks), player)
            yield from self.play_task()
            going = not self.cylinder.overflowed and self.place + 1 < len(self.tasks)
            self.place += going
        self.report.overflowed = self.cylinder.overflowed
        if self.report.overflowed:
            yield from self.look.overflow()
        else:
            self.report.bonus = self.cylinder.left if self.plan.period else 0
            player.points += self.report.bonus
            yield from self.look.kept_dry()
        yield from self.look.summary(LEVELS.rung(self.lesson), player, self.report)
        self.passed = self.passed or self.report.passed

    def play_task(self) -> Frames[None]:
        self.clean = True
        while not self.task.done and not self.cylinder.overflowed:
            answer = yield from self.look.ask_digit(self.task, self.period)
            if answer is None:
                yield from self.water(1)
            elif isinstance(answer, Control):
                yield from self.command(answer)
            else:
                yield from self.judge(answer)
        if self.task.done:
            player = self.players[self.turn]
            player.points += self.task.points
            yield from self.look.end_task(self.task, player)

    @property
    def period(self) -> int | None:
        """Frames until the next unit of water; a reason that was just given takes time to read."""
        return self.plan.period and self.plan.period * (1 if self.clean else 2)

    def judge(self, digit: int) -> Frames[None]:
        """Take a digit; a wrong one costs water and is explained."""
        task = self.task
        verdict = task.enter(digit)
        if verdict is Verdict.WRONG:
            self.clean = False
            self.report.mistaken(task)
            yield from self.look.refuse_digit(digit, *reason(task))
            yield from self.water(1)
            return
        if verdict is Verdict.RIGHT:
            self.report.clean += self.clean
            self.clean = True
        yield from self.look.accepted_digit(task)

    def command(self, control: Control) -> Frames[None]:
        """A hint for two units of water, or the first subscript taken back."""
        task = self.task
        if control is ERASE:
            yield from self.look.taken_back(isinstance(task, FormulaTask) and task.take_back())
        elif control is HINT and self.cylinder.left > rules.HINT_UNITS:
            self.clean = False
            self.report.hints += 1
            self.program.assisted = True
            yield from self.look.hint(*hint(task))
            yield from self.water(rules.HINT_UNITS)
        else:
            yield from self.look.refuse_hint()

    def water(self, units: int) -> Frames[None]:
        self.cylinder.fill(units)
        yield from self.look.water(self.cylinder)

    def state(self) -> dict[str, Plain]:
        task = self.task if self.tasks else None
        return {
            "lesson": self.lesson,
            "players": tuple((player.name, player.points) for player in self.players),
            "turn": self.turn,
            "spent": self.cylinder.spent,
            "task": task.label if task else None,
            "place": self.place,
            "entry": tuple(task.entry if isinstance(task, FormulaTask) else task.told) if task else (),
            **plain_fields(self.report, "clean", "hints"),
            "mistakes": tuple((kind.value, count) for kind, count in sorted(self.report.mistakes.items())),
            "mark": self.report.mark,
        }


class BookGame:
    """Plays as the listing does."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.look = Original(program)
        self.players: list[Player] = []
        self.turn = 0
        self.period = PERIODS[0]
        self.cylinder = Cylinder()
        self.task = ElementTask(1)

    def one_game(self) -> Frames[None]:
        program = self.program
        count = yield from program.agreed(self.look.ask_count(), program.setup.seats)
        self.players = [Player(name) for name in (yield from self.look.ask_names(count))]
        self.period = PERIODS[(yield from program.agreed(self.look.ask_level(), 1)) - 1]
        yield from self.begin_turn(0)
        yield from self.rest_of_game()

    def rest_of_game(self) -> Frames[None]:
        yield from self.play_turn()
        while self.turn + 1 < len(self.players):
            yield from self.begin_turn(self.turn + 1)
            yield from self.play_turn()
        self.program.finish(Outcome.OVER, self.players[0].points if len(self.players) == 1 else None)
        yield from self.look.end([self.players[place].name for place in rules.ranking(self.players)])

    def begin_turn(self, turn: int) -> Frames[None]:
        """Somebody's turn begins. The listing throws one random number away first."""
        self.turn, self.cylinder = turn, Cylinder()
        yield from self.look.begin(self.players, turn)
        self.program.dice.below(len(ELEMENTS))

    def play_turn(self) -> Frames[None]:
        while not self.cylinder.overflowed:
            self.program.report_safe_point(TURN)
            self.task = ElementTask(self.program.dice.below(len(ELEMENTS)) + 1)
            yield from self.look.panel.element(self.task)
            yield from self.play_element()
        yield from self.look.overflow(self.turn)

    def play_element(self) -> Frames[None]:
        """The questions for one element; the points come when all are answered."""
        player = self.players[self.turn]
        while not self.task.done and not self.cylinder.overflowed:
            yield from self.look.panel.question(self.task)
            key = yield from self.look.ask_digit(self.period)
            if key and key in DIGITS:
                if self.task.enter(int(key)) is Verdict.RIGHT:
                    yield from self.look.panel.answered(self.task)
                    continue
            elif key:
                yield from self.look.wrong_key()
            self.cylinder.fill()
            yield from self.look.water(self.cylinder)
        if self.task.done:
            player.points += self.task.points
            yield from self.look.end_task(self.turn, player)

    def state(self) -> dict[str, Plain]:
        return {
            "players": tuple((player.name, player.points) for player in self.players),
            **plain_fields(self, "turn", "period"),
            "spent": self.cylinder.spent,
            "element": self.task.label,
            "told": tuple(self.task.told),
        }


class Main(VariedProgram[Spectrum, BookGame | Course]):
    """Games of the book, or courses; each asks again for its players."""

    variants = BookGame, Course
