"""Why an answer was wrong, said with the numbers of the case; hints are drawn from the same reasons."""

from math import gcd

from arcade.games.valence import strings
from arcade.games.valence.compounds import bonded
from arcade.games.valence.elements import ROMAN, ROOM, SHELLS, is_full, shells, valence
from arcade.games.valence.rules import ElementTask, FormulaTask, Task
from arcade.toolkit.contract.texts import Text

Reason = tuple[Text, dict[str, object]]
"""Words, and what stands in their places."""


def reason(task: Task) -> Reason:
    """Why the last answer was wrong: the calculation that leads to the right one."""
    if isinstance(task, FormulaTask):
        return _formula(task) if task.tried else hint(task)
    return _element(task)


def hint(task: Task) -> Reason:
    """What helps on."""
    if isinstance(task, ElementTask):
        return _element(task)
    compound = task.compound
    return strings.HINT_FORMULA, {
        "v": compound.first.valence,
        "w": compound.second.valence,
        "bonds": compound.bonds,
    }


def _element(task: ElementTask) -> Reason:
    filled, step = shells(task.number), len(task.told)
    if step >= len(filled):
        return _valence(task)
    places: dict[str, object] = {"z": task.number, "left": task.left, "shell": SHELLS[step]}
    if step == len(ROOM):
        return strings.WHY_REST, {"z": task.number, "left": task.left, "told": sum(task.told)}
    places["room"] = ROOM[step]
    return strings.WHY_ALL_FIT if task.left <= ROOM[step] else strings.WHY_SHELL_FULL, places


def _valence(task: ElementTask) -> Reason:
    filled = shells(task.number)
    last, shell = filled[-1], SHELLS[len(filled) - 1]
    if is_full(len(filled) - 1, last):
        return strings.WHY_FULL, {"shell": shell, "last": last}
    words = strings.WHY_GIVES if last <= 4 else strings.WHY_LACKS
    return words, {"shell": shell, "last": last, "roman": ROMAN[valence(task.number)]}


def _formula(task: FormulaTask) -> Reason:
    m, n = task.tried or (0, 0)
    if not (m and n):
        return strings.WHY_NONE, {}
    first, second = task.compound.first, task.compound.second
    one, other = m * first.valence, n * second.valence
    if one == other:
        by = gcd(m, n)
        return strings.WHY_TOO_MANY, {"by": by, "m": m, "n": n, "a": m // by, "b": n // by}
    tied = bonded(m, n, (first.valence, second.valence))
    return strings.WHY_FREE, {
        "m": m,
        "v": first.valence,
        "one": one,
        "n": n,
        "w": second.valence,
        "other": other,
        "free": max(one, other) - tied,
        "symbol": first.symbol if one > other else second.symbol,
    }
