"""Animals as it runs: the original's dialogue, sounds and pace, the owl's, what goes into the memory and comes out."""

from math import log2

import pytest

from arcade.cabinet.replays.headless import run_script
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from arcade.games.animals.art import gallery, portrait
from arcade.games.animals.levels import Kind
from arcade.games.animals.lexicon import start_tree
from arcade.games.animals.program import Main
from arcade.machine.font import load_builtin
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import MIDDLE_C, Prompted, spectrum, until_asked

LESSON = ["z", "> d", "> n", "> d", "> d", "> n", "> o capra", "> face multe coarne?", "> d"]


def run(*lines: str, **setup: object) -> Session:
    session = Session(Setup("animals", **setup))  # type: ignore[arg-type]
    script = "\n".join(line if line.startswith(">") else f"? {line}" for line in lines)
    run_script(session, KeyScript(parse(script)), 20_000)
    return session


def original(*lines: str, **setup: object) -> Session:
    return run(*lines, original=True, language="ro", **setup)


def rows(session: Session) -> list[str]:
    """What is printed, the cursor of an empty input line left out."""
    return [row for row in session.machine.text_rows() if row not in ("", '"L"')]


def program(session: Session) -> Main:
    assert isinstance(session.program, Main)
    return session.program


def prompt_after(session: Session, line: str) -> int:
    """Type a line; frames from Return to the next prompt."""
    for key in (*line, "return"):
        start = session.machine.frame
        session.step(frozenset((key,)))
        session.step(NO_KEYS)
    until_asked(session)
    return session.machine.frame - start


def notes(session: Session) -> list[tuple[float, int]]:
    machine = session.machine
    return [
        (round(note.duration / machine.CLOCK, 2), round(12 * log2(note.hertz / MIDDLE_C)))
        for note in machine.speaker.notes
    ]


def test_the_original_dialogue_of_a_lesson() -> None:
    assert rows(original(*LESSON)) == [
        "Gândește-te la un animal.", "Trăiește la noi?", "Trăiește în apă?", "Are blană?", "Este un animal domestic?",
        "Te gândești la o vacă?", "Atunci ce este?", "Scrie, te rog, o întrebare",
        " care deosebește  o vacă de  o c", "apra", "Care e răspunsul pentru o capra", "(d/n)?",
        "Mi se învârte capul!", "Încă un joc?",
    ]  # fmt: skip


def test_the_goat_is_known_in_the_next_game() -> None:
    session = original(*LESSON, "d", "z", "> d", "> n", "> d", "> d", "> d")
    assert rows(session)[-1] == "Te gândești la o capra?"
    assert rows(session)[12] == "Gândește-te la un animal."
    assert session.program.state()["animals"] == 12
    assert [(result.outcome, result.score) for result in session.results] == [(Outcome.WON, 1)]


def test_what_was_known_before_earns_nothing() -> None:
    goat = original(*LESSON).program.learned()
    session = original(*LESSON[:5], "> d", "> n", "> o oaie", "> are lana?", "> d", memory=goat)
    assert session.program.state()["animals"] == 13
    assert [(result.outcome, result.score) for result in session.results] == [(Outcome.WON, 1)]


def test_a_new_game_begins_four_lines_below() -> None:
    texts = original("z", *["> d"] * 4, "d").machine.text_rows()
    assert texts[:10] == [
        "Gândește-te la un animal.", "Trăiește la noi?", "Trăiește în apă?", "Are solzi?", "Te gândești la o știucă?",
        "Ura, am găsit!", "", "", "", "Gândește-te la un animal.",
    ]  # fmt: skip


@pytest.mark.parametrize("line", ["poate", "", "?" * 300, "ъъ"])
def test_an_unclear_answer_repeats_the_question(line: str) -> None:
    assert rows(original("z", f"> {line}")) == ["Gândește-te la un animal.", "Trăiește la noi?", "Trăiește la noi?"]


def test_a_capital_answers_too() -> None:
    assert rows(original("z", "> D"))[-1] == "Trăiește în apă?"


def test_an_unclear_answer_at_the_guess() -> None:
    assert rows(original("z", *["> d"] * 3, "> poate"))[-3:] == [
        "Te gândești la o știucă?", "Da sau nu, te rog!", "Te gândești la o știucă?",
    ]  # fmt: skip
    assert rows(original(*LESSON[:-1], "> poate"))[-3:] == [
        "Doar da sau nu!", "Care e răspunsul pentru o capra", "(d/n)?",
    ]  # fmt: skip


def test_mended_empty_names_and_questions_are_asked_again() -> None:
    typed = ["> ", "> capra", "> un", "> " + "x" * 300, "> o capra", "> ?", "> face multe coarne"]
    session = original(*LESSON[:6], *typed)
    shown = rows(session)
    assert shown.count("Scrie numele unui animal.") == 2
    assert "Spune și „o” sau „un”." in shown
    assert program(session).taught == ("o capra", "face multe coarne")


def test_mended_known_animals_and_questions() -> None:
    session = original(*LESSON[:6], "> un elefant")
    assert session.results[-1].outcome is Outcome.OVER
    assert "".join(rows(session)).count("Știu deja un elefant! Dar eu răspund nu la: trăiește la noi?") == 1
    again = original(*LESSON[:7], "> are blana", "> d")
    assert again.program.state()["animals"] == 12
    asked = original(*LESSON[:7], "> are blană?")
    assert "Asta am întrebat deja." in rows(asked)
    assert asked.results == []


def test_the_sounds_of_start_keys_questions_and_end() -> None:
    session = Session(Setup("animals", original=True, language="ro"))
    until_asked(session)
    assert session.machine.frame == 34
    assert notes(session) == [(0.1, 10)]
    assert notes(original("z")) == [(0.1, 10), (0.05, -5), (0.05, 20)]
    assert notes(original("z", *["> d"] * 4))[2:] == [(0.05, 20)] * 4 + [(0.5, 2), (0.2, 6)]


def test_pace_of_the_questions() -> None:
    session = Session(Setup("animals", original=True, language="ro"))
    until_asked(session)
    session.step(frozenset("z"))
    while still(session.machine.waiting is None or session.machine.waiting.kind != "line"):
        session.step(NO_KEYS)
    waits = [prompt_after(session, answer) for answer in "dndd"]
    assert waits == pytest.approx([36, 41, 30, 44], abs=1.5)
    prompt_after(session, "n")
    assert prompt_after(session, "o capra") == pytest.approx(75, abs=1.5)
    prompt_after(session, "face multe coarne")


def test_the_question_for_a_lesson_stops_before_each_animal() -> None:
    session, seen = original(*LESSON[:6]), []
    for key in ("o", " ", "c", "return"):
        session.step(frozenset((key,)))
        session.step(NO_KEYS)
    while still(session.machine.waiting is None):
        session.step(NO_KEYS)
        seen.append("".join(session.machine.text_rows()[7:10]))
    assert list(dict.fromkeys(seen)) == [
        "Scrie, te rog, o întrebare care deosebește",
        "Scrie, te rog, o întrebare care deosebește  o vacă de",
        "Scrie, te rog, o întrebare care deosebește  o vacă de  o c",
    ]


def test_pace_of_the_end() -> None:
    session = original("z", *["> d"] * 3)
    start = prompt_after(session, "d")
    run = 0
    session.step(frozenset("n"))
    while still(session.machine.waiting is None):
        session.step(NO_KEYS)
        run += 1
    assert start + run == pytest.approx(146, abs=2)
    one, two = session.machine.speaker.notes[-2:]
    assert (two.start - one.start - one.duration) / session.machine.CLOCK == pytest.approx(0.0205, abs=0.001)


def test_the_original_has_room_for_five_hundred() -> None:
    tree = start_tree(Kind.ALL, "ro", 500)
    while still(not tree.full):
        tree = tree.learn(tree.leaves()[0], f"o fiară {tree.animals}", f"e numărul {tree.animals}", False)
    memory = {"ro all": tuple((node.text, node.yes, node.no) for node in tree.nodes)}
    session = original("z", *["> n"] * 4, "> n", memory=memory)
    assert "".join(rows(session)).count("Nu mai am loc pentru alte animale.") == 1
    assert session.program.learned() == memory


def test_what_was_learned_enters_the_next_run() -> None:
    session = original(*LESSON)
    memory = session.program.learned()
    later = run("z", "1", "z", "d", "n", "d", "d", "d", language="ro", memory=memory)
    assert later.program.state()["at"] == "o capra"
    assert later.program.learned() == memory
    english = run("z", "1", memory=memory)
    assert english.program.state()["animals"] == 11


def test_saving_is_asked_and_the_answer_counts() -> None:
    kept, lost = original(*LESSON, "n", "d"), original(*LESSON, "n", "n")
    assert kept.program.learned() is not None
    assert lost.program.learned() is None
    assert kept.ended


def test_reset_restores_the_first_tree() -> None:
    memory = original(*LESSON).program.learned()
    session = run("z", "5", "3", language="ro", memory=memory)
    assert program(session).tree == start_tree(Kind.ALL, "ro")
    assert session.program.learned() == {}
    last = run("z", "5", "2", language="ro", memory=memory)
    assert program(last).tree == start_tree(Kind.ALL, "ro")
    nothing = run("z", "5", "1", language="ro", memory=memory)
    assert nothing.program.learned() == memory


@pytest.mark.parametrize("memory", ["rubbish", {"en all": "rubbish"}, {"en all": (("ж", 0, 0),)}, (1, 2)])
def test_a_spoilt_memory_starts_afresh_with_a_word(memory: object) -> None:
    session = run("z", memory=memory)
    assert session.program.state()["animals"] == 11
    session = Session(Setup("animals", original=True, memory=memory))  # type: ignore[arg-type]
    until_asked(session)
    assert "starting again" in "".join(rows(session))


GAME = ("z", "1", "z")


def bubble(session: Session) -> str:
    return " ".join(" ".join(row[11:31] for row in session.machine.text_rows()[2:9]).split())


def test_the_owl_walks_and_is_right() -> None:
    assert bubble(run(*GAME, "y", "n", "y")) == "Is it a domestic animal?"
    session = run(*GAME, "y", "n", "y", "n", "y")
    assert bubble(session) == "Hooray, I found it!"
    assert session.results[-1].outcome is Outcome.OVER


def test_the_owl_learns() -> None:
    session = run(*GAME, "d", "n", "d", "d", "n", "> A Goat!", "> Does it have a beard?", "y")
    assert session.results[-1] == (session.results[-1].__class__)(session.results[-1].frame, Outcome.WON, 1)
    assert program(session).tree.node(23).text == "goat"
    assert program(session).tree.node(20).text == "does it have a beard"


def test_answers_are_taken_back() -> None:
    session = run(*GAME, "y", "n", "backspace")
    assert session.program.state()["walk"] == (1, 2)
    session = run(*GAME, "y", "n", "y", "y", "f2")
    assert session.program.state()["walk"] == (1, 2, 5, 8)


def test_a_lesson_is_broken_off() -> None:
    session = run(*GAME, "y", "n", "y", "y", "n")
    assert session.machine.waiting is not None
    assert session.machine.waiting.kind == "line"
    session.step(frozenset(("f2",)))
    assert session.machine.waiting is None
    assert session.program.learned() is None
    run_script(session, KeyScript([]), 200)
    assert session.results[-1].outcome is Outcome.OVER


def test_a_wrong_key_is_answered() -> None:
    run = Prompted("animals")
    run.type("z1z")
    run.press("x")
    assert run.heard[-2:] != []
    assert run.state["walk"] == (1,)


def test_a_riddle_won_and_lost() -> None:
    session = run("z", "2", level=5)
    main = program(session)
    assert main.riddle is not None
    secret = main.riddle.secret
    while still(main.riddle.questions()):
        run_script(session, KeyScript(parse("? 1")), 500)
    assert main.riddle.possible() == (secret,)
    run_script(session, KeyScript(parse("? 1\n? return")), 500)
    assert session.results[-1].outcome is Outcome.WON
    assert bubble(session).startswith("Yes, a")
    wrong = run("z", "2", "5", "right", level=5, seed=1)
    riddle = program(wrong).riddle
    assert riddle is not None
    chosen = riddle.tree.leaves()[1]
    run_script(wrong, KeyScript(parse("? return")), 500)
    assert wrong.results[-1].outcome is (Outcome.WON if riddle.secret == chosen else Outcome.LOST)


def test_the_atlas_tells_what_was_asked() -> None:
    texts = run("z", "3", "left").machine.text_rows()
    assert texts[0].strip() == "An elephant"
    assert texts[1].strip() == "11 of 11"
    words = " ".join("".join(row[2:26] + row[26:31] for row in texts[13:22]).split())
    assert words.endswith("Does it have a bushy tail? no")
    assert bubble(run("z", "3", "return")) == "I'm the owl. What shall we do?"


@pytest.mark.parametrize("kind", Kind)
def test_every_animal_of_the_trees_has_a_portrait(kind: Kind) -> None:
    font = load_builtin("spectrum")
    for tongue in LANGUAGES:
        tree = start_tree(kind, tongue)
        for leaf in tree.leaves():
            name = tree.node(leaf).text
            assert portrait(name, tongue, font) in gallery().values(), name
    stamp, _ = portrait("yak", "en", font)
    assert (stamp.width, stamp.height) == (24, 16)
    assert portrait("o găina", "ro", font) == portrait("hen", "en", font)


def test_the_tree_is_drawn() -> None:
    session = run("z", "4", "down", "down", "down")
    texts = session.machine.text_rows()
    assert [row.strip("#| ") for row in texts[2:13]] == [
        "pike", "crab", "cow", "fox", "sparrow", "shark", "whale", "eagle", "penguin", "skunk", "elephant"
    ]  # fmt: skip
    assert texts[2].startswith("###### pike")
    assert texts[21][4:] == "Is it a domestic animal? no"
    lit = [column for column in range(8) if spectrum(session).attributes[32 * 5 + column] & 7 == 6]
    assert lit == [6, 7]


def test_a_tall_tree_scrolls() -> None:
    tree = start_tree(Kind.ALL, "en")
    for lesson in range(60):
        tree = tree.learn(tree.leaves()[-1], f"beast {lesson}", f"is it number {lesson}", True)
    memory = {"en all": tuple((node.text, node.yes, node.no) for node in tree.nodes)}
    texts = run("z", "4", "up", memory=memory).machine.text_rows()
    assert texts[19].replace("#", "").strip() == "elephant"
    menu = run("z", "2", memory=memory).machine.text_rows()
    assert not any("I know it!" in row for row in menu)
    play = run("z", "1", memory=memory).machine.text_rows()
    assert any("+54" in row for row in play)


def test_the_owl_says_that_her_notes_are_spoilt() -> None:
    session = Session(Setup("animals", memory="rubbish"))
    script, said = KeyScript(parse("? z")), ""
    while still("starting again" not in said):
        session.step(script.keys(session.machine.frame, session.machine.waiting))
        said = bubble(session)
        assert session.machine.frame < 500
