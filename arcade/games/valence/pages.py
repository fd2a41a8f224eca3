"""Whole pages of the drawn look: a lesson's rule before it, the report after it."""

from arcade.games.valence import strings
from arcade.games.valence.art_atom import Atom
from arcade.games.valence.art_molecule import Molecule
from arcade.games.valence.compounds import Compound, Part
from arcade.games.valence.elements import ROMAN, SYMBOLS, shells, valence
from arcade.games.valence.lesson import Report
from arcade.games.valence.rules import Player
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import banner
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import DOTS

PAGE, TITLE, NUMBERS, HELP = pair("Wb"), pair("Yb"), pair("Yb"), pair("wk")
PHOSPHORUS = 15
EXAMPLES = {3: Compound(Part("Al", 3), Part("O", 2)), 4: Compound(Part("Ca", 2), Part("OH", 1))}
"""Compounds shown beside a rule, by lesson; the other lessons show phosphorus."""
EXAMPLE_ROW, EXAMPLE_COLUMN, EXAMPLE_COLUMNS = 8, 2, 11
ATOM_AT = (60, 104)
WORDS_COLUMN, WORDS_WIDTH = 14, 16
VALUES_COLUMN, VALUES_WIDTH = 11, 18
LABELS = 10
"""Tasks to look at again that are listed at most."""


def _paper(program: Program[Spectrum], lesson: int, last: Text) -> Spectrum:
    machine = program.machine
    clear_screen(machine)
    fill(machine, 0, 0, 24, 32, DOTS, pair("bk"))
    headline(machine, program.text(strings.LESSON, n=lesson), 1, "YW", "k", most=2)
    box(machine, 4, 1, 18, 30, PAGE)
    centred(machine, 23, program.text(last), HELP)
    return machine


def rule_page(program: Program[Spectrum], lesson: int) -> None:
    """What the lesson is about: an example at the left, the rule beside it."""
    machine = _paper(program, lesson, strings.START)
    if lesson in EXAMPLES:
        compound = EXAMPLES[lesson]
        Molecule(machine, compound, EXAMPLE_ROW, EXAMPLE_COLUMN, EXAMPLE_COLUMNS).whole()
        caption = compound.formula()
    else:
        filled = shells(PHOSPHORUS)
        Atom(machine, *ATOM_AT, SYMBOLS[PHOSPHORUS - 1]).draw(filled, len(filled))
        caption = f"{'-'.join(map(str, filled))}: {ROMAN[valence(PHOSPHORUS)]}"
    centred(machine, EXAMPLE_ROW + 11, caption, TITLE, EXAMPLE_COLUMN, EXAMPLE_COLUMNS)
    lines = wrap(program.text(strings.RULES[lesson - 1]), WORDS_WIDTH)
    for row, line in enumerate(lines, 13 - len(lines) // 2):
        write(machine, row, WORDS_COLUMN, line, PAGE)


def summary_page(program: Program[Spectrum], lesson: int, player: Player, report: Report) -> None:
    """Mark, points, what was mistaken most and what to look at again."""
    machine, text = _paper(program, lesson, strings.START), program.text
    centred(machine, 5, player.name, TITLE, 2, 28)
    centred(machine, 7, text(strings.MARK), PAGE, 3, 8)
    banner(machine, str(report.mark), 9, 4 if report.mark < 10 else 3, 4, "YW", "b")
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
