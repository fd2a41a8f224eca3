"""What every game asks: first questions that fire answers, keys named by their words, and yes to another game."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import chain
from zlib import crc32

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from arcade.commands.asking import setup_of
from arcade.machine.keyboard import GO_ON, NO_KEYS, goes_on
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.cartridge import Shelf
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow import ending
from arcade.toolkit.programs import message_look
from arcade.toolkit.words import capitals, sentences
from tests.playthrough import playthroughs

SLUGS = slugs(pattern=True)
LOOKS = pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
TABLES = [(slug, seats) for slug in SLUGS for seats in cartridge(slug).seats]
"""Every game with every number of players."""
each_game = pytest.mark.parametrize("slug", SLUGS)
PUSH, REST = 3, 5
PATIENCE = 3_000
"""Frames within which a program asks something, or is played without asking anything."""
QUESTIONS = 12
"""More than any game asks before its first move."""
SEED = 5


def setup(slug: str, original: bool, seats: int, language: Language = "en") -> Setup:
    return replace(usual_setup(slug), seed=SEED, original=original, seats=seats, language=language)


def push(session: Session, key: str) -> None:
    """Press a key and let it go."""
    for keys in [frozenset((key,))] * PUSH + [NO_KEYS] * REST:
        session.step(keys)


def asked(session: Session, patience: int = PATIENCE) -> Waiting | None:
    """What the program waits for next, none if it asks nothing for long or ends."""
    for _ in range(patience):
        if session.machine.waiting is not None or session.ended:
            break
        session.step(NO_KEYS)
    return session.machine.waiting


@pytest.mark.rotates(8)
@LOOKS
@pytest.mark.parametrize(("slug", "seats"), TABLES)
@pytest.mark.parametrize("key", ["pad1 fire", "return"])
def test_fire_alone_comes_to_the_first_move(slug: str, seats: int, original: bool, key: str) -> None:
    """Every question has an answer that fire takes: no prompt but a move's, or one in play, comes twice in a row."""
    session = Session(setup(slug, original, seats))
    before: object = None
    for _ in range(QUESTIONS):
        waiting = asked(session)
        assert not session.ended, "fire ended the program"
        if waiting is None or session.results:
            return
        shown = waiting, session.machine.text_rows()
        if waiting.move and shown == before:
            return
        assert shown != before, f"fire does not answer {waiting} on\n" + "\n".join(session.machine.text_rows())
        before = shown
        push(session, key)


@pytest.mark.rotates(4)
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_first_question_shows_its_usual_answer_and_arrows_change_it(slug: str, seats: int) -> None:
    session = Session(setup(slug, False, seats))
    for _ in range(QUESTIONS):
        waiting = asked(session)
        if waiting is None or session.results:
            return
        if waiting.kind == "key" and not waiting.move and not set(waiting.choices) <= set(GO_ON):
            assert waiting.chosen in waiting.choices, f"no usual answer is shown for {waiting}"
            shown = session.machine.memory()
            for key in ("right", "pad1 right", "left", "pad1 left"):
                before = session.machine.memory()
                push(session, key)
                assert session.machine.waiting is not None, f"{key} answers {waiting}"
                assert session.machine.memory() != before, f"{key} changes nothing at {waiting}"
            assert session.machine.waiting == waiting
            assert session.machine.memory() == shown
        push(session, "pad1 fire")


@pytest.mark.rotates(4)
@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@LOOKS
def test_the_letters_that_a_question_names_are_its_answers(slug: str, language: Language, original: bool) -> None:
    """As in (y/n) and C=computer, at every question that fire meets on its way; Y=you is no Romanian J."""
    session = Session(setup(slug, original, cartridge(slug).seats[0], language))
    for _ in range(QUESTIONS):
        waiting = asked(session)
        if waiting is None or session.results:
            return
        if waiting.kind == "key" and waiting.choices and not waiting.move:
            controls = {key for control in cartridge(slug).controls for key in control.keys}
            named = named_letters(session.machine.text_rows()) - controls
            assert named <= set(waiting.choices), f"{sorted(named)} at {waiting}"
        push(session, "pad1 fire")


HOW_MANY = re.compile("how many (players|play:|are you)", re.IGNORECASE)


@pytest.mark.rotates(4)
@LOOKS
@each_game
def test_how_many_play_is_declared(slug: str, original: bool) -> None:
    """Who asks it at the game offers what shelf and README tell, or that nobody plays."""
    session, game = Session(setup(slug, original, cartridge(slug).seats[0])), cartridge(slug)
    for _ in range(QUESTIONS):
        waiting = asked(session)
        if waiting is None or session.results:
            return
        if HOW_MANY.search("\n".join(row for row in session.machine.text_rows() if row.rstrip().endswith("?"))):
            offered = {int(choice) for choice in waiting.choices if choice.isdigit()} - {0}
            assert offered == set(game.table or game.seats)
        push(session, "pad1 fire")


SIGNS = re.compile(r"\(((?:\w/)+\w)\)|(?<!\w)(\w)=\w")


def named_letters(rows: list[str]) -> set[str]:
    """The keys that words name as "(y/n)" or "C=computer", in small letters."""
    found = (one or other for row in rows for one, other in SIGNS.findall(row))
    return {letter.lower() for letters in found for letter in letters.split("/")}


QUICKNESS = {"reflexe"}
"""Where the time of a key is measured, one before the signal must not count."""
WATCHED = 4_000
"""Frames of a pilot's game in which its moves are looked at."""
SHORT, SOON = 6, 2
"""The least frames between two prompts that are an animation, and when in it a key is pressed."""
LATER = 12
"""Frames after the second prompt in which a key shows its effect."""


@dataclass(frozen=True)
class Gap:
    """The frames between a prompt and one for a move, first one included, and the key pressed at the second."""

    start: int
    end: int
    key: str


def gaps(session: Session) -> Iterator[Gap]:
    """The animations of a pilot's game that it waits for; `session` is run."""
    hands = pilot_hands(session, 2)
    asked_before, results, start, end = False, 0, 0, 0
    for frame in range(WATCHED):
        keys = next(hands)
        fresh = keys - session.machine.keyboard.held
        if fresh and end:
            yield Gap(start, end, min(fresh))
        if fresh:
            start, end = 0, 0
        session.step(keys)
        waiting = session.machine.waiting
        if len(session.results) != results:
            results, start, end = len(session.results), 0, 0
        elif asked_before and waiting is None:
            start, end = frame + 1, 0
        elif waiting is not None and not asked_before and start:
            end = frame + 1 if waiting.move and frame + 1 - start >= SHORT else 0
        asked_before = waiting is not None
        if session.ended:
            return


def run_with(first: Session, frame: int, key: str, until: int) -> list[str]:
    """What the program knows and shows from a frame on, had all been let go at it and this key been pressed after it.

    The run up to there is the first session's. When something is shown does not matter, but what.
    """
    session, prints = Session(first.setup), []
    for at in range(until):
        pressed = key and frame < at <= frame + PUSH
        session.step(first.keys.held(at) if at < frame else frozenset((key,)) if pressed else NO_KEYS)
        if at >= frame:
            prints.append(f"{session.program.state()} {crc32(session.machine.memory())}")
    return prints


@pytest.mark.rotates(12)
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_key_pressed_while_a_move_is_shown_is_not_lost(slug: str, seats: int) -> None:
    """In the modern look it comes to what it had led to, had it been pressed afterwards.

    One that only says "go on" may hurry what is shown instead.
    """
    if slug in QUICKNESS:
        return
    session = Session(setup(slug, False, seats))
    tried = 0
    for gap in gaps(session):
        soon, until = gap.start + SOON, gap.end + LATER
        idle, early = run_with(session, soon, "", until), run_with(session, soon, gap.key, until)
        late = run_with(session, gap.end, gap.key, until)
        if late[-1] == idle[-1]:
            continue
        if goes_on(gap.key):
            assert early != idle, f"{gap.key} is lost, {gap}"
        else:
            assert not set(late).difference(idle).isdisjoint(early), f"{gap.key} is not obeyed, {gap}"
        tried += 1
        if tried == 3:
            return
    if cartridge(slug).shelf in (Shelf.COMPETITIVE, Shelf.PUZZLE):
        assert tried, "no animation between two moves was seen"


AFTERWARDS = 10
"""Prompts after a game's end, more than from its result to the next game's first question."""


def ended_game(slug: str, original: bool) -> Session:
    """A session in the frame after a game has come to its end."""
    play = next(play for play in playthroughs(slug) if play.expects("outcome") and play.original == original)
    session = Session(setup_of(play.options))
    script = KeyScript(parse(play.path.read_text(encoding="utf-8")))
    for _ in range(play.options.frames):
        if session.results:
            return session
        session.step(script.keys(session.machine.frame, session.machine.waiting))
    raise AssertionError(f"{play.path.name} comes to no result")


@pytest.mark.rotates(12)
@pytest.mark.parametrize("slug", slugs())
@LOOKS
@pytest.mark.parametrize("key", ["pad1 fire", "return"])
def test_another_game_is_what_fire_and_return_ask_for(slug: str, original: bool, key: str) -> None:
    session = ended_game(slug, original)
    for _ in range(AFTERWARDS):
        asked(session)
        assert not session.ended, f"{key} ended the program:\n" + "\n".join(session.machine.text_rows())
        push(session, key)


PAIRS = re.compile(r"\((\w(?:/\w)+)\)")
DEFINED = re.compile(r"(?<!\w)(\w)=([^\W\d]+)")
KEYS = ("Keys:", "Comenzi:")
"""How a list of the listing's own keys begins, which are no words."""
FOREIGN = {"en": {"d"}, "ro": {"y"}}
"""Letters for yes that are the other language's."""


def questions(slug: str) -> Iterator[tuple[Language, str]]:
    """Every line of a game's words and the toolkit's."""
    modules = [
        import_module(f"arcade.games.{slug.replace('-', '_')}.strings"),
        ending,
        message_look,
        sentences,
        capitals,
    ]
    for text in chain.from_iterable(vars(module).values() for module in modules):
        if isinstance(text, Text):
            yield "en", text.english
            yield "ro", text.in_language("ro")


@each_game
def test_choices_are_words_of_the_language(slug: str) -> None:
    """As in C=computer and Y=you, C=calculator and J=jucător; yes is y or d (da)."""
    for language, words in questions(slug):
        if not words.startswith(KEYS):
            for letter, word in DEFINED.findall(words):
                assert letter.isdigit() or word.lower().startswith(letter.lower()), words
        for letters in PAIRS.findall(words):
            answers = set(letters.lower().split("/"))
            if "n" in answers and len(answers) == 2:
                assert not answers & FOREIGN[language], words
