"""Animals: the tree, lessons, walks; typed words; the memory; riddles."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.animals import entry
from arcade.games.animals.levels import Kind
from arcade.games.animals.lexicon import Knowledge, plain, restored, start_tree
from arcade.games.animals.rules import Node, Riddle, Tree, Walk, facts, meaning
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.patience import still

BOOK = start_tree(Kind.ALL, "ro")
WAYS = {
    "dndd": "o vacă", "dndn": "o vulpe", "dnn": "o vrabie", "ddd": "o știucă", "ddn": "un crab", "ndd": "un rechin",
    "ndn": "o balenă", "nndd": "o acvilă", "nndn": "un pinguin", "nnnd": "un sconcs", "nnnn": "un elefant",
}  # fmt: skip


def walk(tree: Tree, answers: str) -> Walk:
    at = Walk(tree)
    for answer in answers:
        at = at.answer(answer == "d")
    return at


def taught(yes: bool) -> Tree:
    return BOOK.learn(walk(BOOK, "dndd").at, "o capra", "face multe coarne", yes)


def test_every_animal_has_its_way() -> None:
    found = {way: walk(BOOK, way) for way in WAYS}
    assert {way: end.text for way, end in found.items()} == WAYS
    assert all(end.guessing for end in found.values())
    assert BOOK.animals == len(WAYS) == 11


def test_the_english_book_has_the_same_shape() -> None:
    english = start_tree(Kind.ALL, "en")
    assert [(node.yes, node.no) for node in english.nodes] == [(node.yes, node.no) for node in BOOK.nodes]
    assert walk(english, "dndd").text == "cow"


def test_a_lesson() -> None:
    tree = taught(yes=True)
    assert tree.node(20) == Node("face multe coarne", yes=23, no=22)
    assert (tree.node(22).text, tree.node(23).text) == ("o vacă", "o capra")
    assert (tree.next_free, tree.animals) == (24, 12)


def test_the_next_walk_knows_it() -> None:
    assert walk(taught(yes=True), "dnddd").text == "o capra"
    assert walk(taught(yes=True), "dnddn").text == "o vacă"


def test_placed_the_other_way_round() -> None:
    assert taught(yes=False).node(20) == Node("face multe coarne", yes=22, no=23)


def test_what_typed_answers_mean() -> None:
    assert [meaning(text) for text in ("poate", "", "  ", "?", "Ж")] == [None] * 5
    assert [meaning(text) for text in ("d", "D", "da", "yes", " Y")] == [True] * 5
    assert [meaning(text) for text in ("n", "N", "nu", "no!")] == [False] * 4


def test_a_question_mark_is_not_stored() -> None:
    assert [entry.question(typed) for typed in ("are aripi?", "are aripi", " Are aripi ?? ")] == ["are aripi"] * 3


def test_a_hundred_nodes_are_fifty_animals() -> None:
    tree = start_tree(Kind.ALL, "en", limit=100)
    assert tree.next_free == 22
    for lesson in range(39):
        assert not tree.full
        tree = tree.learn(tree.leaves()[-1], f"beast {lesson}", f"is it number {lesson}", True)
    assert (tree.next_free, tree.animals, tree.full) == (100, 50, True)
    with pytest.raises(ValueError, match="nothing can be learned"):
        tree.learn(tree.leaves()[-1], "yak", "is it hairy", True)


def test_more_room() -> None:
    assert not start_tree(Kind.ALL, "en", limit=635).full
    tree = start_tree(Kind.ALL, "en")
    for lesson in range(1000):
        tree = tree.learn(tree.leaves()[lesson % tree.animals], f"beast {lesson}", f"is it number {lesson}", True)
    assert tree.animals == 1011


def test_the_memory_is_saved_loaded_and_reset() -> None:
    tree = taught(yes=True)
    assert restored(plain(tree), str.isprintable) == tree
    knowledge = Knowledge({"ro all": plain(tree)}, str.isprintable)
    assert knowledge.tree("ro", "all", BOOK).find("o Capra") == 23
    knowledge.forget("ro", "all")
    assert len(knowledge.tree("ro", "all", BOOK).nodes) == 21


@given(st.lists(st.tuples(st.integers(0, 10**6), st.booleans()), max_size=30), st.sampled_from(Kind))
def test_walks_end_and_animals_are_questions_and_one(lessons: list[tuple[int, bool]], kind: Kind) -> None:
    tree = start_tree(kind, "en")
    for number, (place, yes) in enumerate(lessons):
        leaves = tree.leaves()
        tree = tree.learn(leaves[place % len(leaves)], f"beast {number}", f"is it number {number}", yes)
    questions = sum(not node.is_animal for node in tree.nodes)
    assert tree.animals == len(tree.leaves()) == questions + 1
    for leaf in tree.leaves():
        at = Walk(tree)
        for node, yes in tree.path(leaf):
            assert at.at == node
            at = at.answer(yes)
        assert (at.at, at.guessing) == (leaf, True)
        with pytest.raises(ValueError, match="at its end"):
            at.answer(True)
    assert restored(plain(tree), str.isprintable) == tree
    for _ in lessons:
        tree = tree.unlearn()
    assert tree == start_tree(kind, "en")


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("language", LANGUAGES)
def test_trees_of_every_kind(kind: Kind, language: str) -> None:
    tree = start_tree(kind, "ro" if language == "ro" else "en")
    assert tree.animals >= 8
    names = [tree.node(leaf).text for leaf in tree.leaves()]
    assert len(set(names)) == len(names)
    assert all(0 < len(node.text) <= 50 and "?" not in node.text for node in tree.nodes)
    if language == "ro":
        assert not any(entry.lacks_article(name, "ro") for name in names)
    for leaf in tree.leaves():
        assert len(facts(tree, leaf)) == len(tree.path(leaf)), "a question is asked twice on one way"


def test_taking_an_answer_back() -> None:
    assert walk(BOOK, "dn").back() == walk(BOOK, "d")
    assert Walk(BOOK).back() == Walk(BOOK)


def test_where_answers_part_from_a_known_animal() -> None:
    assert walk(BOOK, "dndd").parting(20) is None
    assert walk(BOOK, "dndd").parting(21) == (8, False)
    assert walk(BOOK, "dndd").parting(18) == (1, False)
    assert walk(BOOK, "dndd").asked("Are blană")
    assert not walk(BOOK, "dndd").asked("are solzi")


@pytest.mark.parametrize(
    "memory",
    [
        "rubbish", 7, (), (("cow",),), (("cow", 0, 0, 0),), ((1, 0, 0),), (("", 0, 0),), (("x" * 51, 0, 0),),
        (("is it", 2, 3), ("cow", 0, 0)), (("is it", 2, 2), ("cow", 0, 0)), (("is it", 1, 2), ("cow", 0, 0)),
        (("cow", 0, 0), ("is it", 2, 3), ("fox", 0, 0)), (("is it", 2, 0), ("cow", 0, 0)), (("new\nline", 0, 0),),
        (("a", 0, 0), ("b", 3, 4), ("c", 2, 5), ("d", 0, 0), ("e", 0, 0)), (("is it", -1, 9),),
    ],
)  # fmt: skip
def test_a_spoilt_memory_is_refused(memory: object) -> None:
    knowledge = Knowledge({"ro all": memory, "en all": "kept"}, str.isprintable)  # type: ignore[dict-item]
    assert knowledge.tree("ro", "all", BOOK) is BOOK
    assert knowledge.spoilt
    knowledge.keep("ro", "all", BOOK)
    assert knowledge.memory == {"ro all": plain(BOOK), "en all": "kept"}


def test_no_memory_is_not_a_spoilt_one() -> None:
    assert not Knowledge(None, str.isprintable).spoilt
    assert Knowledge((1, 2), str.isprintable).spoilt


@pytest.mark.parametrize(
    ("typed", "stored", "said"),
    [
        ("goat", "goat", "a goat"),
        ("A goat.", "goat", "a goat"),
        ("an  Goat", "goat", "a goat"),
        ("elephant", "elephant", "an elephant"),
        ("a elephant", "elephant", "an elephant"),
        ("the unicorn", "unicorn", "a unicorn"),
        ("urchin", "urchin", "an urchin"),
        ("  polar   bear ", "polar bear", "a polar bear"),
        ("x" * 300, "x" * 50, "a " + "x" * 50),
        ("", "", ""),
        ("an", "", ""),
        ("?!?", "", ""),
    ],
)
def test_english_articles(typed: str, stored: str, said: str) -> None:
    assert entry.animal(typed, "en") == stored
    if stored:
        assert entry.said(stored, "en") == said


def test_romanian_articles() -> None:
    assert entry.animal("O capră", "ro") == "o capră" == entry.said("o capră", "ro")
    assert not entry.lacks_article("un câine", "ro")
    assert entry.lacks_article("capră", "ro")
    assert entry.animal("un", "ro") == ""
    assert (entry.noun("o pisică de mare", "ro"), entry.noun("cow", "en")) == ("pisică de mare", "cow")


@given(st.text(max_size=300), st.sampled_from(LANGUAGES))
def test_any_text_is_tidied(text: str, language: str) -> None:
    tongue: Language = "ro" if language == "ro" else "en"
    for stored in (entry.animal(text, tongue), entry.question(text), entry.tidy(text)):
        assert len(stored) <= 50
        assert stored == stored.strip()


def asked(tree: Tree, secret: str, questions: Sequence[str]) -> Riddle:
    leaf = tree.find(secret)
    assert leaf is not None
    riddle = Riddle(tree, leaf)
    for question in questions:
        riddle = riddle.ask(question)
    return riddle


def test_riddle_replies() -> None:
    riddle = asked(BOOK, "o vacă", [])
    assert riddle.questions() == ("trăiește la noi", "trăiește în apă", "are solzi", "are blană")
    assert [riddle.reply(question) for question in riddle.questions()] == [True, False, None, True]
    riddle = riddle.ask("are solzi")
    assert [BOOK.node(leaf).text for leaf in riddle.possible()] == [
        "o vacă", "o vulpe", "o vrabie", "o acvilă", "un pinguin", "un sconcs", "un elefant"
    ]  # fmt: skip


@pytest.mark.parametrize("kind", Kind)
def test_every_riddle_can_be_solved_by_asking(kind: Kind) -> None:
    tree = start_tree(kind, "en")
    dice = SplitMix(3)
    for leaf in tree.leaves():
        riddle = Riddle(tree, leaf)
        while still(questions := riddle.questions()):
            assert len(questions) <= 4
            before = len(riddle.possible())
            riddle = riddle.ask(dice.pick(questions))
            assert len(riddle.possible()) < before or questions != riddle.questions()
        assert riddle.possible() == (leaf,)
