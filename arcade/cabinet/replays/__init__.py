"""Runs written down: keys run-length coded, replay files, running them again, and what a run proves."""
