"""Coverage-guided fuzzing of everything that reads what others wrote (see __main__.py)."""
