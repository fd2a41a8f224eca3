"""The book's dialogue: the chain of sums, the guess, the denial, the check, the lightning, the way home."""

from fractions import Fraction

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.arithmetic import Notation
from arcade.games.orange_wizard.original import Original
from arcade.games.orange_wizard.rules import BOOK, Slip, along, origin, result, same, slip_in
from arcade.machine.machine import Frames

NOTATION = Notation(".", "/")
"""As the machine prints and the listing divides."""


def one_round(look: Original) -> Frames[None]:
    """One round."""
    yield from look.begin()
    if not (yield from look.ask_ready()):
        yield from look.say(strings.SCOLDING, 3)
    for words in strings.CHAIN:
        yield from look.say(words, 2, gap=words is strings.CHAIN[-1])
    yield from look.say(strings.RESULT, 1)
    reached = yield from look.ask_number(strings.RESULT_IS)
    yield from look.say(strings.GUESS, 4, n=NOTATION.number(origin(BOOK, reached)))
    if not (yield from look.ask_yes()):
        yield from doubt(look, reached)
    yield from look.end()


def doubt(look: Original, reached: Fraction) -> Frames[None]:
    """The wizard checks the sums for the number that it is said to have been."""
    yield from look.say(strings.WHICH, 0)
    start = yield from look.ask_number(strings.NUMBER_IS)
    yield from demonstrate(look, start)
    lied = same(result(BOOK, start), reached)
    if lied:
        yield from look.say(strings.I_WAS_RIGHT, 0, start=NOTATION.number(start))
    else:
        yield from explain(look, start, reached)
    yield from look.say(strings.BELIEVE, 2, gap=False)
    if (yield from look.ask_yes()):
        return
    if lied:
        yield from look.lightning()
    else:
        yield from look.say(strings.NEVER_MIND, 2)


def demonstrate(look: Original, start: Fraction) -> Frames[None]:
    """The chain with numbers; over 5 and plus 5 are one sentence."""
    a, b, c, _, d, e = map(NOTATION.number, along(BOOK, start))
    yield from look.say(strings.CHECK, 2)
    for words in strings.DEMONSTRATION:
        shown = {"start": NOTATION.number(start), "a": a, "b": b, "c": c, "d": d, "e": e}
        yield from look.say(words, 1, gap=False, **shown)


def explain(look: Original, start: Fraction, reached: Fraction) -> Frames[None]:
    """Whose sums were wrong, and where, if one slip explains it."""
    shown = NOTATION.number
    right = shown(result(BOOK, start))
    yield from look.say(strings.MISCOUNTED, 0, start=shown(start), right=right, typed=shown(reached))
    slip = slip_in(BOOK, start, reached)
    if slip is not None:
        step, kind = BOOK[slip[0]], slip[1]
        values = {"step": step.shown(NOTATION)}
        if kind is Slip.TURNED:
            values["other"] = step.undone.shown(NOTATION)
        yield from look.say(strings.SLIPS[kind.value], 0, gap=True, **values)
