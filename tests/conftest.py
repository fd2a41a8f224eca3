"""Options and settings of the whole suite: no window, no sound card, golden pictures renewed only on request."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
settings.register_profile("arcade", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arcade")
"""Nothing is asserted about speed: a busy computer is no failure."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pictures anew instead of comparing")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden pictures are to be written instead of compared."""
    return bool(request.config.getoption("--update-golden"))
