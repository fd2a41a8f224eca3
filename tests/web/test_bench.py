"""What `robac bench --web` measures of a visit."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from arcade.commands import bench_visit
from arcade.commands.bench_web import say_visits, web_json
from arcade.web.nodes import Node
from arcade.web.serve import published

pytestmark = pytest.mark.web


@pytest.mark.rotates(4)
def test_every_promise_is_measured(
    node: str, built: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_visit, "RUNS", 1)
    monkeypatch.setattr(bench_visit, "VISITS", 1)
    monkeypatch.setattr(bench_visit, "FRAMES", 100)
    monkeypatch.setattr(bench_visit, "STAY", 100)
    monkeypatch.setattr(bench_visit, "SECONDS", 1.0)
    figures = bench_visit.frame_figures(built, Node(node), ["tetris", "nimble"])
    with published(built) as address:
        figures |= bench_visit.browser_figures(browser, address)
    assert figures.keys() == bench_visit.ALLOWED.keys()
    assert figures["warm start, ms"] > 0
    assert figures["memory, MB"] > 50
    assert web_json([], figures)["visits"] == figures
    say_visits(figures)
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(figures)
