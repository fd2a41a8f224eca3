"""The drawn look beside the lessons themselves: title, players, the pages before and after lessons, flags."""

from collections.abc import Sequence

from arcade.games.valence import MUSIC, strings
from arcade.games.valence.art import Atom, Molecule
from arcade.games.valence.chemistry import ROMAN, SYMBOLS, shells, valence
from arcade.games.valence.ending import NAME_LENGTH, NAMES, Bubbles, ask_name, ceremony, filled, flooded, glass
from arcade.games.valence.panel import ACID, SPLASHES
from arcade.games.valence.rules import Plan, Player, Report
from arcade.games.valence.scene import BOARD, Scene, ShellBoard
from arcade.games.valence.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Drift
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe, reveal, strobe
from arcade.toolkit.contract import texts
from arcade.toolkit.contract.program import Program, meanwhile
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.alongside import GoingOn, scene, while_asking
from arcade.toolkit.flow.ending import ask_again
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import LetterStyle, banner
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import DOTS, GRASS
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.player import with_music

PAGE, TITLE, NUMBERS, HELP = pair("Wb"), pair("Yb"), pair("Yb"), pair("wk")
PHOSPHORUS = 15
EXAMPLE_ROW, EXAMPLE_COLUMN, EXAMPLE_COLUMNS = 8, 2, 11
ATOM_AT = (60, 104)
WORDS_COLUMN, WORDS_WIDTH = 14, 16
VALUES_COLUMN, VALUES_WIDTH = 11, 18
LABELS = 10
"""Tasks to look at again that are listed at most."""
BOOM = tuple((0.02, 6.0 * colour) for _ in range(5) for colour in range(8))
BOOM_COLOURS = (2, 6, 7, 6)
SPLASH_AT = (22, ACID - 18)
GLASS_ROW = 1
GLASS_COLUMNS = (3, 26)
"""Glasses stand beside a report's heading: two if the lesson is passed, one if it is not."""
MEADOW_ROW, POINTS_BELOW = 20, 4
WIND = tuple(9 + row % 5 for row in range(16))
"""Frames that each line of the grass takes for a pixel."""


def _paper(program: Program[Spectrum], lesson: int, last: Text) -> Spectrum:
    machine = program.machine
    clear_screen(machine)
    fill(machine, 0, 0, 24, 32, DOTS, pair("bk"))
    headline(machine, program.text(strings.LESSON, n=lesson), 1, "YW", "k", most=2)
    box(machine, 4, 1, 18, 30, PAGE)
    centred(machine, 23, program.text(last), HELP)
    return machine


def rule_page(program: Program[Spectrum], number: int, plan: Plan) -> None:
    """What the lesson is about: an example at the left, the rule beside it."""
    machine = _paper(program, number, strings.START)
    if plan.example:
        Molecule(machine, plan.example, EXAMPLE_ROW, EXAMPLE_COLUMN, EXAMPLE_COLUMNS).whole()
        caption = plan.example.formula()
    else:
        filled = shells(PHOSPHORUS)
        Atom(machine, *ATOM_AT, SYMBOLS[PHOSPHORUS - 1]).draw(filled, len(filled))
        caption = f"{'-'.join(map(str, filled))}: {ROMAN[valence(PHOSPHORUS)]}"
    centred(machine, EXAMPLE_ROW + 11, caption, TITLE, EXAMPLE_COLUMN, EXAMPLE_COLUMNS)
    lines = wrap(program.text(plan.rule), WORDS_WIDTH)
    for row, line in enumerate(lines, 13 - len(lines) // 2):
        write(machine, row, WORDS_COLUMN, line, PAGE)


def summary_page(program: Program[Spectrum], lesson: int, player: Player, report: Report) -> None:
    """Mark, points, what was mistaken most and what to look at again."""
    machine, text = _paper(program, lesson, strings.START), program.text
    centred(machine, 5, player.name, TITLE, 2, 28)
    centred(machine, 7, text(strings.MARK), PAGE, 3, 8)
    banner(machine, str(report.mark), 9, LetterStyle("YW", "b"), column=4 if report.mark < 10 else 3, scale=4)
    rows = (
        (strings.CLEAN, f"{report.clean}/{report.questions}"),
        (strings.HINTS, report.hints),
        (strings.BONUS, report.bonus),
        (strings.POINTS, player.points),
    )
    for row, (label, value) in zip(range(7, 15, 2), rows, strict=True):
        words = text(label)
        write(machine, row, VALUES_COLUMN, words, PAGE)
        figures = f"{value!s:>{VALUES_WIDTH - len(words)}}"
        write(machine, row, VALUES_COLUMN + len(words), figures, NUMBERS)
    worst = report.worst
    if worst is None:
        remarks = [text(strings.NO_MISTAKES)]
    else:
        kind, count = worst
        remarks = wrap(text(strings.WORST, kind=text(strings.KINDS[kind.value]), n=count), 28)
        remarks += wrap(text(strings.LOOK_AGAIN, labels=", ".join(report.again[:LABELS])), 28)
    for row, words in zip(range(15, 19), remarks, strict=False):
        centred(machine, row, words, PAGE, 2, 28)
    verdict = strings.PASSED if report.passed else strings.NOT_PASSED
    centred(machine, 20, text(verdict), TITLE, 2, 28)


class Modern(Scene):
    """A whole course."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_players(self) -> Frames[list[str]]:
        machine, text, seats = self.machine, self.program.text, self.program.setup.seats
        if seats == 1:
            return [text(strings.NAMELESS, n=1)]
        self.clear_screen()
        box(machine, 5, 2, 12, 28, BOARD)
        machine.chime(jingles.SELECT)
        centred(machine, 7, text(strings.WHO_PLAYS), BOARD, 3, 26)
        names = []
        for number in range(1, seats + 1):
            names.append((yield from ask_name(self.program, number)))
            centred(machine, 8 + number, f"{number}  {names[-1]:<{NAME_LENGTH}}", BOARD, 3, 26)
        return names

    def rules(self, number: int, plan: Plan) -> Frames[None]:
        yield from reveal(self.machine, lambda: rule_page(self.program, number, plan), Wipe.DIAGONAL, 20)
        yield from ask_key(self.machine)
        yield from self.accepted()

    def overflow(self) -> Frames[None]:
        """Drops into the acid, a boom, and what chemists know."""
        self.question.say("")
        self.say(strings.WARNING)
        yield from self.apparatus.spill()
        self.apparatus.label()
        self.machine.chime(BOOM)
        spitting = Moving(self.machine)
        shaking = strobe(self.machine, BOOM_COLOURS, 4, 3, self.program.calm)
        yield from meanwhile(shaking, lambda frame: spitting.show((SPLASHES[frame // 6 % 2], *SPLASH_AT)))
        spitting.hide()
        yield from scene(self.machine, flooded(self.program), MUSIC.lost)

    def kept_dry(self) -> Frames[None]:
        yield from scene(self.machine, filled(self.program), MUSIC.won)

    def idle(self, frame: int) -> None:
        """Electrons go round while an element is asked."""
        if self.asking and isinstance(self.board, ShellBoard):
            self.board.live(frame)

    def summary(self, lesson: int, player: Player, report: Report) -> Frames[None]:
        yield from reveal(self.machine, lambda: summary_page(self.program, lesson, player, report), Wipe.DOWN, 20)
        self.machine.chime(jingles.BONUS if report.passed else jingles.DRAW)
        columns = GLASS_COLUMNS if report.passed else GLASS_COLUMNS[:1]
        bubbles = Bubbles(self.machine, [glass(self.machine, 0, GLASS_ROW, column) for column in columns])
        self.ending = GoingOn(bubbles.step)
        yield from while_asking(self.machine, ask_key(self.machine), self.rest)
        yield from self.accepted()

    def end(self, best: Sequence[Player]) -> Frames[None]:
        """Flags for the best three, quick ones, and wind in the grass."""
        yield from with_music(self.machine, MUSIC.over, ceremony(self.machine, [player.name for player in best[:3]]))
        fill(self.machine, MEADOW_ROW, 0, 22 - MEADOW_ROW, COLUMNS, GRASS, pair("kg"))
        for (row, column), player in zip(NAMES, best, strict=False):
            words = self.program.text(strings.POINTS_OF, n=player.points)
            centred(self.machine, row + POINTS_BELOW, words, pair("bc"), column, NAME_LENGTH + 1)
        self.ending = GoingOn(Drift(self.machine, CELL * MEADOW_ROW, 0, 16, COLUMNS, WIND).step)

    def ask_next(self, lesson: int) -> Frames[bool]:
        question = texts.filled(strings.NEXT_LESSON, n=lesson)
        return while_asking(self.machine, ask_again(self.program, question=question), self.rest)
