"""The folders of each system."""

import os
from pathlib import Path

import pytest

from arcade.cabinet.storage.paths import default_cache_dir, default_data_dir

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the paths are written as POSIX has them")


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, "/home/ana/.local/share/robac-arcade"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/robac-arcade"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/ana/.local/share/robac-arcade"),
        ("linux", {"LOCALAPPDATA": "/local"}, "/home/ana/.local/share/robac-arcade"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/ana/Library/Application Support/robac-arcade"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/robac-arcade"),
        ("win32", {}, "/home/ana/AppData/Local/robac-arcade"),
    ],
)
def test_the_data_folder(platform: str, environ: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    assert default_data_dir(platform, environ) == Path(folder)


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/home/ana/.cache/robac-arcade"),
        ("linux", {"XDG_CACHE_HOME": "/cache"}, "/cache/robac-arcade"),
        ("linux", {"XDG_CACHE_HOME": "cache"}, "/home/ana/.cache/robac-arcade"),
        ("darwin", {"XDG_CACHE_HOME": "/cache"}, "/home/ana/Library/Caches/robac-arcade"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/robac-arcade/Cache"),
        ("win32", {}, "/home/ana/AppData/Local/robac-arcade/Cache"),
    ],
)
def test_the_cache_folder(platform: str, environ: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    assert default_cache_dir(platform, environ) == Path(folder)


def test_no_home_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "nowhere")
    assert default_data_dir("linux", {}) is None
    assert default_cache_dir("linux", {}) is None
