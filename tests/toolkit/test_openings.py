"""Opening tables: a key and a reply on each line, in order, and nothing else."""

import pytest

from arcade.toolkit.ai.opening_tables import opening, openings, read, written


def test_a_table_is_read_as_it_was_written() -> None:
    replies = {"b.": "c4", "a.": "d1"}
    assert written(replies) == "a. d1\nb. c4\n"
    assert read(written(replies)) == replies


@pytest.mark.parametrize("text", ["a\n", "a \n", " b\n", "a b\n\n", "a b\na c\n"])
def test_a_line_that_is_no_key_and_reply_is_told_by_its_number(text: str) -> None:
    with pytest.raises(ValueError, match=r"line [12] of the opening table"):
        read(text)


@pytest.mark.parametrize("slug", ["checkers", "distances", "mastermind", "square-avoidance", "triplet"])
def test_one_reply_is_found_as_the_whole_table_has_it(slug: str) -> None:
    replies = openings(slug)
    known = list(replies)
    for key in (*known[:: len(known) // 40 or 1], known[-1]):
        assert opening(slug, key) == replies[key]
        for other in (key[1:], key[:-1], f"{key} ", f"{key}x"):
            assert opening(slug, other) == replies.get(other)


def test_a_game_without_a_table_says_which_file_is_missing() -> None:
    with pytest.raises(FileNotFoundError, match=r"assets/openings/no-such-game.txt"):
        openings("no-such-game")
