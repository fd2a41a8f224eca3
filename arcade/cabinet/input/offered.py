"""What a finger is offered: answers as buttons, and what a game can do that no stick does, in the player's words."""

from collections.abc import Set as AbstractSet

from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.key_names import key_name
from arcade.machine.hosting import Button, Hands
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.controls import HELPS, Control
from arcade.toolkit.contract.languages import LANGUAGES, SOURCE, Language, own
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import NO as NO_KEYS
from arcade.toolkit.flow.prompts import YES, YES_KEYS

YES_WORD, NO_WORD = Text("yes"), Text("no")
WORDED = 6
"""With more letters than these among the answers "d" is one of the alphabet and no yes."""
ON_STICK = frozenset(("return", " ", "left", "right", "up", "down"))
"""Answers that stick and fire give in every game."""
ANSWERS = ("yes", "no")
"""Controls that are but answers to questions, and come with these."""
HELP_NAMES = frozenset(one.name for one in HELPS)
"""What is offered in words even where the second button does it."""
RUN = 4
"""A control of so many keys is no order: its keys differ, as digits do."""

LINE_KEYS = {"pad1 fire": "return", "pad1 back": "backspace", "pad1 left": "left", "pad1 right": "right"}
"""What the stick of a finger means while a line is typed."""


def on_stick(control: Control) -> bool:
    """Whether the first stick or one of its buttons does what a control does."""
    return any(key.startswith("pad1 ") for key in control.keys)


class Orders:
    """The controls of a game that need a button of their own, in a game of so many seats."""

    def __init__(self, keys: Bindings, seats: int) -> None:
        self.keys = keys
        self.controls = [one for one in keys.controls if self._needs_button(one, seats)]
        self.own = frozenset(key for one in self.controls for key in one.keys)
        """Every key that means one of them."""
        steered = [one for one in keys.controls if on_stick(one)]
        self.steered = frozenset(key for one in steered for key in one.keys)
        """Every key that means what the stick does as well."""
        self.others = frozenset(key for one in keys.controls if one not in steered for key in one.keys)

    def _needs_button(self, control: Control, seats: int) -> bool:
        if not self.keys.keys(control) or control.name in ANSWERS:
            return False
        if control.name in HELP_NAMES:
            return True
        if len(control.keys) >= RUN or on_stick(control) or (seats == 1 and control.name.endswith(" 2")):
            return False
        return control.keys != ("backspace",)  # takes back the first letter of two, which no finger has typed


def without_doubles(asked: Waiting, language: Language) -> list[str]:
    """The keyboard's answers to a question; of letters that mean the same, the language's own."""
    alike: dict[str, list[str]] = {}
    for key, meaning in zip(asked.choices, asked.meanings, strict=False):
        if len(key) == 1 and key.isalpha():
            alike.setdefault(meaning, []).append(key)
    # They stand in the order of the languages; a language that has none answers by the first, the English one.
    place = LANGUAGES.index(language)
    mine = {keys[place if place < len(keys) else 0] for keys in alike.values()}
    doubles = {key for keys in alike.values() for key in keys} - mine
    return [key for key in asked.choices if is_on_keyboard(key) and key not in doubles]


def asks_yes_no(asked: Waiting) -> bool:
    """Whether yes, in every language, and no are among the answers."""
    meanings = dict(zip(asked.choices, asked.meanings, strict=False))
    few = bool(meanings) or sum(len(key) == 1 and key.isalpha() for key in asked.choices) <= WORDED
    return few and {*YES, *NO_KEYS} <= set(asked.choices) and len({meanings.get(key) for key in YES}) == 1


def answers(asked: Waiting, orders: Orders | None, language: Language) -> list[str]:
    """The answers that no stick gives, a button each, and none that is offered as an order."""
    keys = without_doubles(asked, language)
    dropped: AbstractSet[str] = ON_STICK
    if asks_yes_no(asked):
        dropped |= set(YES) - {own(YES_KEYS, language)}
    if orders is not None:
        dropped |= {key for key in orders.steered if len(key) > 1}
        if asked.move:
            dropped |= orders.own
            # Letters for directions say nothing new; but where they are all that is asked, they are the answers.
            dropped |= frozenset() if orders.others.isdisjoint(asked.choices) else orders.steered
        else:
            dropped |= {key for key in orders.own if len(key) > 1}
    return [key for key in keys if key not in dropped]


def label(key: str, asked: Waiting, language: Language) -> str:
    """The words of an answer: yes and no where these are asked, else the key's name."""
    if asks_yes_no(asked):
        if key == own(YES_KEYS, language):
            return YES_WORD.in_language(language)
        if key == "n":
            return NO_WORD.in_language(language)
    exact = len(key) == 1 and key != " " and any(one != one.lower() for one in asked.choices)
    return key if exact else key_name(key, language)


def offered(asked: Waiting | None, orders: Orders | None, language: Language) -> Hands:
    """What is offered while `asked` is waited for, in a game with these orders or outside of one."""
    choices: list[Button] = []
    if asked is not None and asked.kind == "key":
        for key in answers(asked, orders, language):
            desk = orders.keys.desk_key(key) if orders is not None else key
            if desk:
                choices.append(Button(desk, label(key, asked, language)))
    extras: list[Button] = []
    for one in orders.controls if orders is not None else ():
        key = orders.keys.keys(one)[0] if orders is not None else ""
        if _heard(one, key, asked):
            extras.append(Button(key, one.label.in_language(language)))
    line = asked is not None and asked.kind == "line"
    return Hands(tuple(choices), line, tuple(extras), orders is not None, language)


def _heard(control: Control, key: str, asked: Waiting | None) -> bool:
    """Whether an order means something now: letters are typed in a line, and a question has its answers only."""
    if asked is None or (asked.kind == "key" and (asked.move or not asked.choices)):
        return True
    return len(key) > 1 and (asked.kind == "line" or not set(control.keys).isdisjoint(asked.choices))


class Offered:
    """Works out what is offered when something has changed."""

    def __init__(self) -> None:
        self._state: tuple[Waiting | None, Orders | None, Language] = (None, None, SOURCE)
        self._hands = Hands()

    def now(self, asked: Waiting | None, orders: Orders | None, language: Language) -> Hands:
        """What is offered now; the same object while nothing changes."""
        state = (asked, orders, language)
        if state != self._state:
            self._state, self._hands = state, offered(asked, orders, language)
        return self._hands
