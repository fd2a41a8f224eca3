"""The drawn look beside the lessons themselves: title, players, the pages before and after lessons, flags."""

from collections.abc import Sequence
from functools import partial

from arcade.games.valence import ART, MUSIC, strings
from arcade.games.valence.art import Atom, Molecule
from arcade.games.valence.chemistry import ROMAN, SYMBOLS, shells, valence
from arcade.games.valence.ending import NAME_LENGTH, NAMES, ask_name, bubble, ceremony, filled, flooded, glass
from arcade.games.valence.panel import ACID
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

PAGE, TITLE = pair("Wb"), pair("Yb")
PHOSPHORUS = 15
EXAMPLE_ROW, EXAMPLE_COLUMN, EXAMPLE_COLUMNS = 8, 2, 11
VALUES_COLUMN, VALUES_WIDTH = 11, 18
BOOM = tuple((0.02, 6.0 * colour) for _ in range(5) for colour in range(8))
SPLASHES = (ART["splashes to the left"], ART["splashes to the right"])
GLASS_COLUMNS = (3, 26)
"""Glasses stand beside a report's heading: two if the lesson is passed, one if it is not."""
MEADOW_ROW = 20
WIND = tuple(9 + row % 5 for row in range(16))
"""Frames that each line of the grass takes for a pixel."""


def _paper(program: Program[Spectrum], lesson: int, last: Text) -> Spectrum:
    machine = program.machine
    clear_screen(machine)
    fill(machine, 0, 0, 24, 32, DOTS, pair("bk"))
    headline(machine, program.text(strings.LESSON, n=lesson), 1, "YW", "k", most=2)
    box(machine, 4, 1, 18, 30, PAGE)
    centred(machine, 23, program.text(last), pair("wk"))
    return machine


def rule_page(program: Program[Spectrum], number: int, plan: Plan) -> None:
    """What the lesson is about: an example at the left, the rule beside it."""
    machine = _paper(program, number, strings.START)
    if plan.example:
        Molecule(machine, plan.example, EXAMPLE_ROW, EXAMPLE_COLUMN, EXAMPLE_COLUMNS).whole()
        caption = plan.example.formula()
    else:
        filled = shells(PHOSPHORUS)
        Atom(machine, 60, 104, SYMBOLS[PHOSPHORUS - 1]).draw(filled, len(filled))
        caption = f"{'-'.join(map(str, filled))}: {ROMAN[valence(PHOSPHORUS)]}"
    centred(machine, EXAMPLE_ROW + 11, caption, TITLE, EXAMPLE_COLUMN, EXAMPLE_COLUMNS)
    lines = wrap(program.text(plan.rule), 16)
    for row, line in enumerate(lines, 13 - len(lines) // 2):
        write(machine, row, 14, line, PAGE)


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
        write(machine, row, VALUES_COLUMN + len(words), f"{value!s:>{VALUES_WIDTH - len(words)}}", TITLE)
    remarks = [text(strings.NO_MISTAKES)]
    if report.worst is not None:
        kind, count = report.worst
        remarks = wrap(text(strings.WORST, kind=text(strings.KINDS[kind.value]), n=count), 28)
        remarks += wrap(text(strings.LOOK_AGAIN, labels=", ".join(report.again[:10])), 28)
    for row, words in zip(range(15, 19), remarks, strict=False):
        centred(machine, row, words, PAGE, 2, 28)
    centred(machine, 20, text(strings.PASSED if report.passed else strings.NOT_PASSED), TITLE, 2, 28)


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
        shaking = strobe(self.machine, (2, 6, 7, 6), 4, 3, self.program.calm)
        yield from meanwhile(shaking, lambda frame: spitting.show((SPLASHES[frame // 6 % 2], 22, ACID - 18)))
        spitting.hide()
        yield from scene(self.machine, flooded(self.program), MUSIC.lost)

    def kept_dry(self) -> Frames[None]:
        return scene(self.machine, filled(self.program), MUSIC.won)

    def idle(self, frame: int) -> None:
        """Electrons go round while an element is asked."""
        if self.asking and isinstance(self.board, ShellBoard):
            self.board.atom.orbit(frame)

    def summary(self, lesson: int, player: Player, report: Report) -> Frames[None]:
        yield from reveal(self.machine, lambda: summary_page(self.program, lesson, player, report), Wipe.DOWN, 20)
        self.machine.chime(jingles.BONUS if report.passed else jingles.DRAW)
        columns = GLASS_COLUMNS if report.passed else GLASS_COLUMNS[:1]
        tops = [glass(self.machine, 0, 1, column) for column in columns]
        self.ending = GoingOn(partial(bubble, Moving(self.machine), tops))
        yield from while_asking(self.machine, ask_key(self.machine), self.rest)
        yield from self.accepted()

    def end(self, best: Sequence[Player]) -> Frames[None]:
        """Flags for the best three, quick ones, and wind in the grass."""
        yield from with_music(self.machine, MUSIC.over, ceremony(self.machine, [player.name for player in best[:3]]))
        fill(self.machine, MEADOW_ROW, 0, 22 - MEADOW_ROW, COLUMNS, GRASS, pair("kg"))
        for (row, column), player in zip(NAMES, best, strict=False):
            words = self.program.text(strings.POINTS_OF, n=player.points)
            centred(self.machine, row + 4, words, pair("bc"), column, NAME_LENGTH + 1)
        self.ending = GoingOn(Drift(self.machine, CELL * MEADOW_ROW, 0, 16, COLUMNS, WIND).step)

    def ask_next(self, lesson: int) -> Frames[bool]:
        question = texts.filled(strings.NEXT_LESSON, n=lesson)
        return while_asking(self.machine, ask_again(self.program, question=question), self.rest)
