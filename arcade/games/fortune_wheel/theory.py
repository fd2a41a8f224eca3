"""The odds page in words: every pattern with an example, what it pays and its exact chance, and the exact return."""

from arcade.games.fortune_wheel import strings
from arcade.games.fortune_wheel.rules import CHANCES, PULLS, Drums, Pattern, Paytable
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.words.labels import POINT

EXAMPLES: tuple[Drums, ...] = (
    (1, 1, 1),
    (2, 3, 4),
    (4, 3, 2),
    (7, 7, 7),
    (7, 7, 2),
    (7, 2, 7),
    (3, 1, 5),
    (2, 4, 6),
)
"""One result of each pattern."""


def row(program: AnyProgram, paytable: Paytable, shown: Pattern) -> str:
    """A pattern's line, 32 columns wide."""
    name = program.text(strings.NAMES[shown])
    example = " ".join(map(str, EXAMPLES[shown]))
    pays, chance = f"x{paytable.pays[shown]}", f"{CHANCES[shown]}/{PULLS}"
    return f"{name:12} {example:5}{pays:>5} {chance:>8}"


def sentence(program: AnyProgram, paytable: Paytable) -> str:
    """What comes back in the long run, as fractions and in percent."""
    exact = paytable.exact
    return program.text(
        strings.COMES_BACK,
        all=PULLS,
        back=paytable.back,
        fraction=f"{exact.numerator}/{exact.denominator}",
        percent=percent(program, paytable.hundredths),
    )


def percent(program: AnyProgram, hundredths: int) -> str:
    """Hundredths of a percent as a decimal number in the run's language."""
    point = program.text(POINT)
    return f"{hundredths // 100}{point}{hundredths % 100:02}"
