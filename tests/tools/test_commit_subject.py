"""A commit's subject has a scope and at most 72 characters, and git itself refuses any other."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import commit_subject, dev

ROOT = Path(__file__).resolve().parents[2]

git = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.mark.parametrize(
    "message",
    [
        "robac: the worm turns once a step\n\nWhy it did not before.",
        "medals, README: count the points as they are said",
        f"words: {'ș' * 65}",
        "\n# a comment\nrobac: after a comment",
        "Merge branch 'words'",
        'Revert "An old subject without a scope"',
        "fixup! robac: the worm turns once a step",
        "",
    ],
)
def test_a_good_subject_passes(message: str) -> None:
    assert commit_subject.fault(message) == ""


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("Mend the worm", "begin the subject with what the commit is about and a colon, as in robac: Mend the worm"),
        ("robac:", "begin the subject with what the commit is about and a colon, as in robac: robac:"),
        (f"words: {'ș' * 66}\n\nWhy.", "the subject has 73 characters of at most 72: say the rest in the body"),
    ],
)
def test_a_wrong_subject_is_refused_in_one_sentence(message: str, sentence: str) -> None:
    assert commit_subject.fault(message) == sentence


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A git command in a folder, by nobody and with nobody's settings."""
    nobody = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org")
    here = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"}
    return subprocess.run(["git", *nobody, *words], cwd=folder, env=here, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with the tool, and the hook as dev.py installs it."""
    clone = tmp_path / "clone"
    (clone / "tools").mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "commit_subject.py", clone / "tools")
    assert run(clone, "init", "--quiet", "--template=").returncode == 0
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "none"))
    monkeypatch.setattr(dev, "ROOT", clone)
    dev.install_hook()
    run(clone, "add", ".")
    return clone


@git
def test_git_refuses_a_wrong_subject_in_every_worktree(clone: Path) -> None:
    refused = run(clone, "commit", "-m", "Mend the worm")
    assert refused.returncode == 1
    assert refused.stderr.strip() == commit_subject.fault("Mend the worm")
    assert run(clone, "commit", "-m", "robac: mend the worm").returncode == 0
    beside = clone.parent / "beside"
    assert run(clone, "worktree", "add", str(beside)).returncode == 0
    assert run(beside, "commit", "--allow-empty", "-m", "Mend the worm").returncode == 1
    assert run(beside, "rm", "-q", "-r", "tools").returncode == 0
    assert run(beside, "commit", "-m", "A branch without the tool").returncode == 0


@git
def test_the_hook_of_somebody_else_stays(clone: Path) -> None:
    hook = clone / ".git" / "hooks" / "commit-msg"
    assert hook.read_text(encoding="utf-8") == dev.HOOK
    hook.write_text("#!/bin/sh\n", encoding="utf-8")
    dev.install_hook()
    assert hook.read_text(encoding="utf-8") == "#!/bin/sh\n"
    hook.unlink()
    assert run(clone, "config", "core.hooksPath", "mine").returncode == 0
    dev.install_hook()
    assert not hook.exists()


def test_without_a_repository_or_git_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    dev.install_hook()
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    dev.install_hook()
    assert list(tmp_path.rglob("*")) == [tmp_path / ".git"]
