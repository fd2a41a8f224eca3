"""Scores are proved or refuted, each by one verifier at a time."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256

import pytest

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run_identity import run_identity
from arcade.cabinet.scoring import daily
from arcade.cabinet.scoring.daily import seed_of
from arcade.cabinet.storage.packing import pack, unpack_text
from arcade.cabinet.storage.scores import LeaderboardNote, ScoreRow
from arcade.leaderboard import strings
from arcade.leaderboard.credentials import Kind
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.sessions import Link, linked
from arcade.leaderboard.uploads import MOST_FRAMES, THINKING, Upload, UploadError, ranked, upload
from arcade.leaderboard.verifying import Taken, known, refuted, take
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Thought
from tests.leaderboard.catching import played
from tests.leaderboard.guests import invited
from tests.leaderboard.judging import verify

pytestmark = pytest.mark.usefixtures("fake_games")


def an_upload(run: Replay, score: int) -> Upload:
    """What a cabinet would send of a run, with a score that may be a lie."""
    text = run.to_text()
    row = ScoreRow(
        "catcher", 1, False, 1, "ANA", score, Outcome.WON.value, "2026-11-23", sha256(text.encode()).hexdigest()
    )
    return upload(row, pack(text))


@pytest.fixture
def leaderboard(url: str) -> Iterator[tuple[Link, Callable[[Upload], None]]]:
    """A leaderboard with a verifier's link to it, and a cabinet that delivers."""
    guests = [invited(url, kind) for kind in (Kind.CABINET, Kind.VERIFIER)]
    with linked(guests[0].address, "test") as cabinet, linked(guests[1].address, "test") as verifier:
        yield verifier, lambda one: deliver(cabinet, guests[0].number, [one])


def test_an_honest_score_is_proved_and_a_lie_refuted(leaderboard: tuple[Link, Callable[[Upload], None]]) -> None:
    link, send = leaderboard
    send(an_upload(played(3), 3))
    send(an_upload(played(4), 5))
    reasons = {one.row[5]: verify(link, one) for one in take(link, 10, known())}
    assert reasons[3] is None
    lie = reasons[5]
    assert lie is not None
    assert "5" in lie.english
    rows = link.execute("SELECT score, state, reason FROM robac.scores ORDER BY score").fetchall()
    assert rows == [(3, "proved", ""), (5, "refuted", lie.english)]
    assert take(link, 10, known()) == [], "what is judged is done with"


def test_what_one_verifier_has_taken_is_nobody_elses_until_its_lease_is_over(
    leaderboard: tuple[Link, Callable[[Upload], None]], url: str
) -> None:
    link, send = leaderboard
    for seed in range(4):
        send(an_upload(played(3, seed), 3))
    first, second = take(link, 3, known()), take(link, 3, known())
    assert (len(first), len(second)) == (3, 1)
    assert not {one.name for one in first} & {one.name for one in second}
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET lease = now() - interval '1 second' WHERE id = %s", [first[0].name])
    assert [one.name for one in take(link, 3, known())] == [first[0].name]


def test_a_run_of_other_rules_waits_for_a_verifier_that_has_them(
    leaderboard: tuple[Link, Callable[[Upload], None]],
) -> None:
    link, send = leaderboard
    older = played(3)
    send(an_upload(replace(older, setup=replace(older.setup, rules_version=7)), 3))
    assert take(link, 10, known()) == []
    assert len(take(link, 10, (["catcher"], [7]))) == 1


@pytest.mark.parametrize(
    "what", ["body", "name", "rules", "worth", "row", "none", "challenge", "day", "player", "marks", "blanks"]
)
def test_what_does_not_fit_is_refuted(what: str) -> None:
    honest = an_upload(played(3), 3)
    row = honest.row
    values = row.slug, row.level, 0, row.seats, row.player, row.score, row.outcome, row.recorded, row.replay, 0
    taken = Taken(honest.identity, honest.rules, honest.worth, "", True, values, honest.body)
    assert refuted(taken) is None
    spoilt = {
        "body": replace(taken, body=taken.body[:-9] if taken.body else None),
        "name": replace(taken, name="0" * 64),
        "rules": replace(taken, rules=2),
        "worth": replace(taken, worth=1_000_000),
        "row": replace(taken, row=(*values[:4], "A" * 17, *values[5:])),
        "none": replace(taken, body=None),
        "challenge": replace(taken, challenge="2026-11-23"),
        "day": replace(taken, believed=False),
        "player": replace(taken, row=(*values[:4], "A\x1b[2J", *values[5:])),
        "marks": replace(taken, row=(*values[:4], "\u0301\u20dd", *values[5:])),
        "blanks": replace(taken, row=(*values[:4], "  \u3164", *values[5:])),
    }[what]
    assert refuted(spoilt) is not None


def test_a_run_that_would_take_too_long_is_neither_sent_nor_run() -> None:
    honest = played(3)
    (result,) = honest.results
    late = replace(result, frame=MOST_FRAMES)
    idle = replace(honest, keys=KeyLog([*honest.keys.plain(), (MOST_FRAMES, ())]), results=(late,))
    thoughtful = replace(honest, thoughts=(Thought(21, MOST_FRAMES // THINKING),))
    for run in (idle, thoughtful):
        with pytest.raises(UploadError) as refusal:
            an_upload(run, 3)
        assert f"{MOST_FRAMES}" in refusal.value.words.english
        body = pack(run.to_text())
        digest = sha256(run.to_text().encode()).hexdigest()
        row = "catcher", 1, 0, 1, "ANA", 3, Outcome.WON.value, "2026-11-23", digest, 0
        assert refuted(Taken(run_identity(run, ranked(run)), 1, 3, "", True, row, body)) == refusal.value.words


def test_one_run_under_many_names_is_one_score(leaderboard: tuple[Link, Callable[[Upload], None]]) -> None:
    link, send = leaderboard
    honest = played(3)
    *keys, (idle, nothing) = honest.keys.plain()
    send(an_upload(honest, 3))
    for setup in (replace(honest.setup, calm=True), replace(honest.setup, memory=7), honest.setup):
        send(an_upload(replace(honest, setup=setup, keys=KeyLog([*keys, (idle, (*nothing, "q")), (1, ())])), 3))
    assert len(take(link, 10, known())) == 1


def test_the_challenge_of_a_day_is_proved_by_its_setup(
    leaderboard: tuple[Link, Callable[[Upload], None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a shared run with the day's seed is one: in one's own the first questions may have been answered."""
    link, send = leaderboard
    day = "2026-11-23"
    monkeypatch.setattr(daily, "fit", lambda _: True)
    send(replace(an_upload(played(3, seed_of(day), shared=True), 3), note=LeaderboardNote(challenge=day)))
    send(replace(an_upload(played(4, seed_of(day) + 1, shared=True), 4), note=LeaderboardNote(challenge=day)))
    send(replace(an_upload(played(5, seed_of(day)), 5), note=LeaderboardNote(challenge=day)))
    reasons = {one.row[5]: verify(link, one) for one in take(link, 10, known())}
    assert reasons == {3: None, 4: strings.OTHER_CHALLENGE, 5: strings.OTHER_CHALLENGE}


@pytest.mark.parametrize("day", ["infinity", "-infinity", "0044-03-15 BC", "12026-11-23", "2126-11-23", "1926-11-23"])
@pytest.mark.parametrize("column", ["day", "challenge"])
def test_a_day_that_no_arcade_sends_is_refuted_and_ends_no_verifier(
    leaderboard: tuple[Link, Callable[[Upload], None]], url: str, day: str, column: str
) -> None:
    link, send = leaderboard
    send(an_upload(played(3), 3))
    with linked(url, "test") as owner:  # a cabinet that somebody has laid hands on might send it
        owner.execute(f"UPDATE robac.scores SET {column} = %s".encode(), [day])
    for style in ("ISO", "German", "SQL"):
        link.execute(f"SET DateStyle = '{style}'".encode())
    (one,) = take(link, 10, known())
    assert verify(link, one) in (strings.NO_DAY, strings.OTHER_CHALLENGE)


def test_a_run_of_a_game_that_is_not_here_is_refuted_and_ends_no_verifier() -> None:
    honest = an_upload(played(3), 3)
    lost = played(3)
    body = pack(replace(lost, setup=replace(lost.setup, slug="no-such-game")).to_text())
    row = honest.row
    digest = sha256(unpack_text(body).encode()).hexdigest()
    values = row.slug, row.level, 0, row.seats, row.player, row.score, row.outcome, row.recorded, digest, 0
    reason = refuted(Taken(honest.identity, honest.rules, honest.worth, "", True, values, body))
    assert reason is not None
    assert "no-such-game" in reason.english
