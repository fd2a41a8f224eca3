"""The leaderboard from the command line: made, entered, proved, looked after, and what is said when it cannot be."""

import csv
import io
import json
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.commands.hall import cell
from arcade.leaderboard import credentials
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.limits import guard
from arcade.leaderboard.sessions import LeaderboardError, linked
from arcade.toolkit.contract.outcome import Outcome
from tests.leaderboard.scores import uploads
from tests.leaderboard.test_sync import TODAY, synced
from tests.leaderboard.winning import won

Out = pytest.CaptureFixture[str]


@pytest.fixture
def operator(url: str, tmp_path: Path, capsys: Out) -> list[str]:
    """The options of the operator of a leaderboard that has just been made."""
    options = ["--data-dir", str(tmp_path / "operator")]
    assert main(["hall", "init", url, *options]) == 0
    assert capsys.readouterr().out.startswith("the hall is made, version ")
    return options


def entered(
    operator: list[str], folder: Path, kind: str, name: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Invite somebody, and let them join in a folder of their own; gives their options."""
    assert main(["hall", "invite", name, "--kind", kind, "--host", "127.0.0.1", *operator]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(capsys.readouterr().out))
    options = ["--data-dir", str(folder)]
    assert main(["hall", "join", "-", *options]) == 0
    assert capsys.readouterr().out == f"{name} is in the hall\n"
    return options


def test_a_leaderboard_from_its_beginning_to_a_score_removed(
    operator: list[str], tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "cabinet"
    cabinet = entered(operator, folder, "cabinet", "By the door", capsys, monkeypatch)
    verifier = entered(operator, tmp_path / "verifier", "verifier", "Proof", capsys, monkeypatch)
    assert main(["hall", *cabinet]) == 0
    assert capsys.readouterr().out == "By the door: nothing has been carried yet\n"
    game = won(1)
    with closing(Store(folder)) as store:
        store.add_score(
            ScoreRow("nim", game.row.level, False, 1, "ANA", game.row.score, Outcome.WON.value), unpack(game.body)
        )
    known = credentials.kept(folder, Kind.CABINET)
    assert known is not None
    synced(folder, known)
    assert main(["hall", "verify", "--once", *verifier]) == 0
    proved, count = capsys.readouterr().out.splitlines()
    name, state = proved.split()
    assert (state, count) == ("proved", "runs looked at: 1")
    synced(folder, known)
    assert main(["hall", *cabinet]) == 0
    assert capsys.readouterr().out.startswith("By the door: Up to date with the hall. Waiting: 0. (")
    table = "nim", game.row.level, False, Span.DAY, TODAY
    assert [row.score for row in LeaderboardTables(folder).table(*table)] == [game.row.score]

    assert main(["hall", "status", "--json", *operator]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["cabinet"], one["waiting"]) for one in told["cabinets"]] == [("By the door", 0)]
    assert told["scores"] == {"waiting": 0, "proved": 1, "refuted": 0, "removed": 0}
    assert main(["hall", "export", "--csv", *operator]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.startswith("id,cabinet,slug,")
    assert line.startswith(name)
    assert f",By the door,nim,{game.row.level},False,1,ANA,{game.row.score},won,False," in line

    assert main(["hall", "remove", name, "--why", "not you", *operator]) == 0
    assert capsys.readouterr().out.endswith(" is in no table any more\n")
    synced(folder, known)
    assert LeaderboardTables(folder).table(*table) == []
    assert main(["hall", "remove", name, "--why", "again", *operator]) == 2
    assert "has already been removed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["init", "postgresql://ana:hunter2@127.0.0.1/x"], "Others on this computer can see a command line"),
        (["init", "postgresql://127.0.0.1:1/x"], "The hall doesn't answer: "),
        (["init", "nonsense=1 2"], "That isn't the address of a database: "),
        (["invite", "Ana"], "there is no operator's pass to a hall here: robac hall init makes one"),
        (["init"], "the following arguments are required: ADDRESS"),
        (["init", "postgresql:///"], "The address names no database"),
        (["init", "host=127.0.0.1 port=1"], "The address names no database"),
        (["invite", "x" * 41], "a guest's name has 1 to 40 letters"),
        (["invite", "  "], "a guest's name has 1 to 40 letters"),
        (["invite", "Ana\nDan"], "a guest's name has 1 to 40 letters in one line"),
        (["invite", "\x1b[31mAna"], "a guest's name has 1 to 40 letters in one line"),
        (["invite", "\u0301\u0302"], "and not blanks or marks alone"),
        (["invite", "\u3164\u2800"], "and not blanks or marks alone"),
        (["expel", "Ana"], "there is no operator's pass"),
        (["renew", "Ana"], "there is no operator's pass"),
        (["join", "."], ". can't be used as a pass: "),
        (["join", "nothing.json"], "nothing.json can't be used as a pass: "),
        (["sync"], "there is no cabinet's pass to a hall here: robac hall join brings a cabinet's"),
        (["verify"], "there is no verifier's pass"),
        (["status"], "there is no operator's pass"),
        (["export"], "--csv is needed"),
        (["remove", "abc"], "--why is needed"),
        ([], "this cabinet belongs to no hall: robac hall join enters one"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: list[str], complaint: str, tmp_path: Path, capsys: Out
) -> None:
    assert main(["hall", *words, "--data-dir", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert complaint in err
    assert len(err.splitlines()) == 1
    assert "hunter2" not in out + err
    assert list(tmp_path.iterdir()) == []


def test_a_pass_is_not_for_a_screen(operator: list[str], capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["hall", "invite", "Ana", *operator]) == 2
    assert "a pass holds a secret, which is not for a screen" in capsys.readouterr().err


def test_a_pass_that_others_can_read_is_not_used(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "ana.hall"
    path.write_text("{}")
    path.chmod(0o644)
    assert main(["hall", "join", str(path), "--data-dir", str(tmp_path)]) == 2
    assert "To keep them out: chmod 600" in capsys.readouterr().err


KING = '{"hall": 1, "kind": "king", "address": "", "name": ""}'


@pytest.mark.parametrize("text", ["", "[]", "{}", "3", "[" * 5_000, KING])
def test_what_is_no_pass_is_refused(text: str, tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "ana.hall"
    path.write_text(text)
    path.chmod(0o600)
    assert main(["hall", "join", str(path), "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("ana.hall has no hall's pass in it.\n")


@pytest.mark.parametrize(
    ("text", "complaint"), [("", "No pass has arrived"), ("robac: no\n", "This isn't a hall's pass")]
)
def test_who_is_sent_no_pass_is_told_where_to_look(
    text: str, complaint: str, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["hall", "join", "-", "--data-dir", str(tmp_path)]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("host", ["", "a b", "h:port", "h:70000", "h:", ":5432", "ana@h", "h/x", "h?x", "\n", "::1"])
def test_a_server_that_no_guest_could_find_is_refused(host: str, operator: list[str], capsys: Out) -> None:
    assert main(["hall", "invite", "Ana", "--host", host, *operator]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("host", "told"), [("hall.example", "host=hall.example"), ("hall:5433", "port=5433"), ("[::1]:5433", "host=::1")]
)
def test_a_servers_name_goes_into_the_pass(host: str, told: str, operator: list[str], capsys: Out) -> None:
    assert main(["hall", "invite", "Ana", "--host", host, *operator]) == 0
    assert told in capsys.readouterr().out


def test_the_files_with_secrets_are_nobody_elses(
    operator: list[str], tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    entered(operator, tmp_path / "cabinet", "cabinet", "By the door", capsys, monkeypatch)
    for path in (
        credentials.place(tmp_path / "cabinet", Kind.CABINET),
        credentials.place(tmp_path / "operator", Kind.OPERATOR),
    ):
        assert path.stat().st_mode & 0o777 == 0o600
    known = credentials.kept(tmp_path / "cabinet", Kind.CABINET)
    assert known is not None
    assert "password" not in repr(known)
    assert str(urlsplit(url).port) in known.address


def test_without_the_extra_the_commands_say_what_is_missing(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arcade.cli.find_spec", lambda _: None)
    assert main(["hall", "sync", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        "robac: a hall needs more than is installed: pip install 'robac-arcade[hall]' brings it\n"
    )


@pytest.fixture
def busy(operator: list[str], tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch, url: str) -> Credentials:
    """A cabinet of that operator's leaderboard with two proved scores, one that waits and one refuted."""
    entered(operator, tmp_path / "cabinet", "cabinet", "=Ana()", capsys, monkeypatch)
    known = credentials.kept(tmp_path / "cabinet", Kind.CABINET)
    assert known is not None
    with linked(known.address, "test") as link:
        deliver(link, known.number, list(uploads(range(1, 5))))
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'proved' WHERE score < 3")
        owner.execute("UPDATE robac.scores SET state = 'refuted' WHERE score = 4")
    return known


@pytest.mark.parametrize("scores", [False, True])
def test_who_is_expelled_is_out_with_what_waits_and_perhaps_with_all(
    scores: bool, busy: Credentials, operator: list[str], capsys: Out, url: str
) -> None:
    with linked(busy.address, "test") as held:
        with linked(url, "test") as owner:  # as if it had kept something before there were limits
            owner.execute("GRANT CREATE ON SCHEMA public TO robac_cabinets")
        held.execute("CREATE TABLE public.mine (x INT)")
        assert main(["hall", "expel", "=Ana()", *operator, *(["--with-scores"] if scores else [])]) == 0
        assert capsys.readouterr().out == "=Ana() is in the hall no more\n"
        with pytest.raises(psycopg.OperationalError):
            held.execute("SELECT 1")
    with pytest.raises(LeaderboardError), linked(busy.address, "test"):
        pass
    with linked(url, "test") as owner:
        state, left = ("removed", 2) if scores else ("proved", 2)
        assert owner.execute("SELECT state, count(*) FROM robac.scores GROUP BY state").fetchall() == [(state, left)]
        assert owner.execute("SELECT count(*) FROM robac.runs").fetchone() == (2,)
        assert owner.execute("SELECT count(*) FROM robac.removals").fetchone() == (2 if scores else 0,)
        roles = owner.execute(
            "SELECT count(*) FROM pg_roles WHERE rolname = %s", [conninfo_to_dict(busy.address)["user"]]
        )
        assert roles.fetchone() == (0,)
    assert main(["hall", "status", *operator]) == 0
    assert "expelled" in capsys.readouterr().out
    assert main(["hall", "expel", "=Ana()", *operator]) == 2
    assert "Nobody in the hall is called =Ana()" in capsys.readouterr().err


def test_a_new_password_is_the_only_one_then(busy: Credentials, operator: list[str], capsys: Out, url: str) -> None:
    assert main(["hall", "invite", busy.name, *operator]) == 0
    capsys.readouterr()
    assert main(["hall", "renew", busy.name, *operator]) == 2
    assert "=Ana() fits more than one guest of the hall" in capsys.readouterr().err
    with linked(busy.address, "test") as held:
        assert main(["hall", "renew", str(busy.number)[:8], "--host", "127.0.0.1", *operator]) == 0
        with pytest.raises(psycopg.OperationalError):
            held.execute("SELECT 1")
    again = credentials.parsed(capsys.readouterr().out)
    assert (again.kind, again.name, again.number) == (busy.kind, busy.name, busy.number)
    with linked(again.address, "test"), pytest.raises(LeaderboardError), linked(busy.address, "test"):
        pass
    with linked(url, "test") as owner:
        guard(owner)
    with linked(again.address, "test"):
        pass


def test_several_scores_are_removed_at_once_or_none(busy: Credentials, operator: list[str], capsys: Out) -> None:
    with linked(busy.address, "test") as link:
        names = [str(name) for (name,) in link.execute("SELECT id FROM robac.scores ORDER BY id")]
    assert main(["hall", "remove", *names[:2], "no such score", "--why", "not you", *operator]) == 2
    assert "No score in the hall begins with no such score" in capsys.readouterr().err
    assert main(["hall", "remove", names[0][:12], *names[1:], "--why", "not you", *operator]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name} is in no table any more" for name in names]


@pytest.mark.usefixtures("busy")
def test_no_cell_of_an_export_begins_like_a_formula(operator: list[str], capsys: Out) -> None:
    assert main(["hall", "export", "--csv", *operator]) == 0
    rows = list(csv.reader(capsys.readouterr().out.splitlines()))
    assert [row[1] for row in rows[1:]] == ["'=Ana()"] * 4
    for start in "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20":
        assert cell(f"{start}1") == f"'{start}1"
    assert [cell(value) for value in ("", 5, "a=b", "'=1")] == ["", "5", "a=b", "'=1"]
