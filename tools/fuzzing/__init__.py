"""Coverage-guided fuzzing of everything that reads what others wrote (see __main__.py)."""

from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"
"""One folder for each target, with inputs that each reach a place no other one does."""
