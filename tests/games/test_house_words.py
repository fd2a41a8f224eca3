"""The house words of `arcade/games/WORDS.md`: one key for one thing, one wording and one place for one meaning."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from arcade.cabinet.catalogue import cartridge, program_class, slugs, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.words.labels import COMPUTER, PLAYER, YOU
from tests.languages import FINISHED
from tests.patience import still

GAMES = Path(__file__).parents[2] / "arcade" / "games"
SEED = 3
ARROWS = {"left", "right", "up", "down"}
FUNCTION_KEYS = {"f1": "hint", "f2": "take back", "f3": "solve"}
KEYS = {
    "hint": "f1",
    "take back": "f2",
    "solve": "f3",
    "danger": "v",
    "theory": "t",
    "restart": "r",
    "give up": "q",
}
"""By a control's English label, the key that a player is shown."""
OTHER_KEYS = {
    ("magic-square", "restart"): "its letters are those of the arrows round the square",
    ("mefisto", "restart"): "its letters are those of the fires",
    ("fortune-wheel", "f1"): "its advice is the odds",
    ("fortune-wheel", "f2"): "nothing can be taken back; it shows what was to be expected",
    ("fortune-wheel", "f3"): "there is nothing to solve; it pulls a thousand times",
    ("graphics-editor", "f2"): "a drawing is undone",
    ("cave", "up"): "a storey, not a direction on the screen",
    ("cave", "down"): "a storey, not a direction on the screen",
    ("simultan", "done"): "the letters of its commands are the listing's",
    ("graphics-editor", "done"): "the letters of its commands are the listing's",
    ("jungle", "east"): "its ways are answers A to D",
    ("jungle", "west"): "its ways are answers A to D",
    ("jungle", "north"): "its ways are answers A to D",
    ("jungle", "south"): "its ways are answers A to D",
    ("magic-square", "consult"): "C is an arrow of the square",
    ("path", "turn left"): "its line turns by the arrows of its own direction",
    ("path", "turn right"): "its line turns by the arrows of its own direction",
}
"""Where a game's idea needs another key for a label, or another thing on a key, with why."""


def shown_key(keys: tuple[str, ...]) -> str:
    return next((key for key in keys if not key.startswith(("!", "pad"))), "")


def test_the_same_thing_has_the_same_key_in_every_game() -> None:
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    used: set[tuple[str, str]] = set()
    for slug in slugs():
        for control in cartridge(slug).controls:
            label, key = control.label.english, shown_key(control.keys)
            if (slug, label) in OTHER_KEYS and key != KEYS.get(label):
                used.add((slug, label))
            elif label in ARROWS:
                assert label in control.keys, f"{slug}: the arrow does not mean {label}"
            elif label != "fire" and not label.startswith("player 2"):
                found[label][key].add(slug)
            if (meaning := FUNCTION_KEYS.get(key, label)) != label:
                assert (slug, key) in OTHER_KEYS, f"{slug}: {key} is {meaning}, not {label}"
                used.add((slug, key))
    assert not {label: dict(keys) for label, keys in found.items() if len(keys) > 1}
    assert not {label: dict(found[label]) for label, key in KEYS.items() if set(found[label]) != {key}}
    assert used == OTHER_KEYS.keys(), "a deviation that no game needs"


def texts(slug: str) -> Iterator[tuple[str, Text | Count]]:
    """A game's words with their names, but for those that only its listing says."""
    folder = GAMES / slug.replace("-", "_")
    own = [path for path in folder.glob("*.py") if not path.stem.startswith(("original", "printed", "strings"))]
    code = "\n".join(path.read_text(encoding="utf-8") for path in own)
    for path in folder.glob("strings*.py"):
        for name, value in vars(import_module(f"arcade.games.{folder.name}.{path.stem}")).items():
            if name != "CARD" and re.search(rf"\b{name}\b", code):
                yield from ((name, text) for text in within(value))


def within(value: object) -> Iterator[Text | Count]:
    if isinstance(value, (Text, Count)):
        yield value
    elif isinstance(value, (tuple, list)):
        for inner in value:
            yield from within(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from within(inner)


OUTLAWED: dict[Language, dict[str, str]] = {
    "en": {
        r"(?i)^(your|my) (move|turn)\b": "BoardLook.turn, sentences.THINKING",
        r"(?i)^player \{\w+\}(, (it is )?your| moves| shoots| to move| is to)": "Player {n}: ...",
        r"(?i)\b(i am|is) thinking\b|\blet me (think|see)\b|^wait( a \w+)?$|\bplease wait\b": "sentences.THINKING",
        r"(?i)^one moment\b|^a moment\b": "sentences.ONE_MOMENT",
        r"(?i)^(my )?advice:": "Try ...",
        r"(?i)^(again|once more|play again)\b.*\?|\bplay again\b": "sentences.ANOTHER_GAME",
        r"(?i)^(taken back|undone|move taken back)": "sentences.TAKEN_BACK",
        r"(?i)\bnothing to (take back|undo)\b": "refusals.NOTHING_TO_TAKE_BACK",
        r"(?i)\bpress any key\b|\bfire or a key\b": "sentences.PRESS_A_KEY",
        r"(?i)^(wrong|bad|invalid) (key|input)\b": "refusals.which_keys",
        r"(?i)^(me|the machine|opponent)$": "labels.COMPUTER",
        r"(?i)^teach me$": "keys.THEORY",
    },
    "ro": {
        r"(?i)^(mutarea|tura) (ta|mea)\b|^e rândul (tău|meu)": "BoardLook.turn, sentences.THINKING",
        r"(?i)^jucătorul \{\w+\}(, e rândul| mută| trage)": "Jucătorul {n}: ...",
        r"(?i)\bse gândește( \.\.\.)?$|^mă gândesc|^stai să\b|^așteaptă( puțin)?$": "sentences.THINKING",
        r"(?i)^o clipă": "sentences.ONE_MOMENT",
        r"(?i)^sfat(ul meu)?:": "Încearcă ...",
        r"(?i)\balt joc\b|încă o partidă|^mai (joci|încerci)\b": "sentences.ANOTHER_GAME",
        r"(?i)luat(ă|e)? înapoi\b": "sentences.TAKEN_BACK",
        r"(?i)nimic de (luat|anulat)": "refusals.NOTHING_TO_TAKE_BACK",
        r"(?i)apasă orice tastă|foc sau o tastă": "sentences.PRESS_A_KEY",
        r"(?i)^(tastă|mutare) greșită": "refusals.which_keys",
        r"(?i)\begalitate\b": "Remiză",
        r"(?i)^(eu|mașina|adversarul)$": "labels.COMPUTER",
    },
}
"""Wordings that are not the house's, and what is said instead."""
SAID_OTHERWISE = {
    ("imphex", "FROM"): "a listing's question, which stands beside what the imp says of its company",
    ("imphex", "WATCH_AGAIN"): "no game is played again: the imp forgets and learns anew",
    ("nimble", "THINKING"): "the EGA machine speaks whole sentences, and of the computer",
    ("hp-reversi", "BACK_AGAIN"): "every letter takes its time on the teletype, so old runs want the old words",
    ("septica", "THINKING"): "up to three of those who sit at the table are the computer's",
    ("graphics-editor", "NOTHING_TO_UNDO"): "a drawing is undone, no move taken back",
    ("jungle", "CHOICES"): "what may be done in quicksand",
    ("techniques", "EQUAL"): "the equality of numbers",
}
"""A game's texts that need to say it in another way, with why."""
SHARED = ("toolkit.words.capitals", "toolkit.words.sentences", "toolkit.words.labels", "toolkit.flow.refusals")


def forms(text: Text | Count, language: Language) -> tuple[str, ...]:
    """The wordings of a text in a language."""
    if isinstance(text, Text):
        return (text.in_language(language),)
    return tuple(dict.fromkeys(text.form(language, n) for n in (1, 2, 20)))


def test_games_say_alike_what_means_the_same() -> None:
    house = {id(text) for room in SHARED for text in vars(import_module(f"arcade.{room}")).values()}
    wrong: list[str] = []
    used: set[tuple[str, str]] = set()
    for slug in slugs():
        for name, text in texts(slug):
            for language in LANGUAGES if id(text) not in house else ():
                for pattern, instead in OUTLAWED.get(language, {}).items():
                    found = [form for form in forms(text, language) if re.search(pattern, form)]
                    if found and (slug, name) in SAID_OTHERWISE:
                        used.add((slug, name))
                    elif found:
                        wrong.append(f"{slug} {name}: {found[0]!r} is {instead} in this house")
    assert not wrong, "\n".join(wrong)
    assert used == SAID_OTHERWISE.keys(), "a deviation that no text needs"


UNSAID = {
    "go-fish": "a rank is asked for, and nobody moves anything",
    "hp-reversi": "the teletype prints who moves as a question",
}
"""Games with a board that ask for a move in words of their own, with why."""


def board_games() -> list[str]:
    """The games whose programs have a match at a board, of people or the computer."""
    return [slug for slug in slugs() if issubclass(program_class(slug), MatchState) and slug not in UNSAID]


def at_a_move(slug: str, seats: int, language: Language) -> Session:
    """A run of the pilot's, up to where a person is asked for a move."""
    session = Session(replace(usual_setup(slug), seed=SEED, seats=seats, language=language))
    hands, look, said = pilot_hands(session, SEED), look_of(session), look_of(session).turn
    asked: list[str] = []

    def turn(*what: Any, **values: Any) -> str:
        asked.append(said(*what, **values))
        return asked[-1]

    look.turn = turn
    while still(not asked or session.machine.waiting is None):
        session.step(next(hands))
    return session


def look_of(session: Session) -> Any:
    """What shows a board game."""
    program: Any = session.program
    return program.look


TURN_WORDS: dict[Language, tuple[str, str]] = {
    "en": ("your move: ", "player {n}: "),
    "ro": ("mutarea ta: ", "jucătorul {n}: "),
}
EDGE = range(20, 23)
"""Rows of the Spectrum's screen for messages; the keys stand below them."""
each_board = pytest.mark.parametrize("slug", board_games())


@each_board
@pytest.mark.parametrize("language", FINISHED)
def test_whose_move_it_is_begins_the_message(slug: str, language: Language) -> None:
    for seats in cartridge(slug).seats:
        session = at_a_move(slug, seats, language)
        alone, together = TURN_WORDS[language]
        words = alone if seats == 1 else together.format(n=look_of(session).mover)
        rows = [f"{' '.join(row.split()).lower()} " for row in session.machine.text_rows()]
        assert words in "".join(rows), rows
        if isinstance(session.machine, Spectrum):
            assert any(words in rows[row] for row in EDGE), rows
            assert "f1 " in rows[23], rows[23]


@each_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_the_side_to_move_is_lit(slug: str, language: Language) -> None:
    """Black on yellow; the other's is not."""
    for seats in cartridge(slug).seats:
        session = at_a_move(slug, seats, language)
        if not isinstance(machine := session.machine, Spectrum):
            return
        number = look_of(session).mover
        lit, unlit = YOU.in_language(language), COMPUTER.in_language(language)
        if seats == 2:
            lit, unlit = (PLAYER.in_language(language, n=n) for n in (number, 3 - number))
        places = [
            (name, {machine.attributes[COLUMNS * row + at.start() + column] for column in range(len(name))})
            for row, words in enumerate(machine.text_rows())
            for name in (lit, unlit)
            for at in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", words)
        ]
        assert (lit, {pair("kY")}) in places, places
        assert (unlit, {pair("kY")}) not in places, places
        assert unlit in dict(places)
