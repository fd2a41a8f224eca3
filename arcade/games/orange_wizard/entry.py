"""What a typed word comes to: yes, no, or neither."""

YES = frozenset({"y", "yes", "yeah", "yep", "ok", "d", "da", "true", "sure"})
NO = frozenset({"n", "no", "nope", "nu", "ba", "never"})


def meaning(line: str) -> bool | None:
    """Yes or no in either language, whatever the letters' size; None for anything else."""
    word = line.strip().strip("!.,?\"'").lower()
    return True if word in YES else False if word in NO else None
