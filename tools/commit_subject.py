"""Git's hook for commit messages, which ``dev.py test`` installs: a subject has a scope and at most 72 characters.

``python tools/commit_subject.py FILE`` reads a message as git hands it over, and ends with 1 and one sentence where the
subject is wrong. It needs nothing but Python: the hook also runs where nothing is installed.
"""

import argparse
import re
import sys
from pathlib import Path

LONGEST = 72
"""Characters of a subject, which git's own lists show in a line of 80."""
SUBJECT = re.compile(r"[^\s:][^:]*: \S")
OF_GIT = ("Merge ", 'Revert "', "fixup! ", "squash! ", "amend! ")
"""How subjects begin that git writes by itself."""


def fault(message: str) -> str:
    """What is wrong with a message's subject, in one sentence; empty if nothing is."""
    subject = next((line.strip() for line in message.splitlines() if line.strip() and not line.startswith("#")), "")
    if not subject or subject.startswith(OF_GIT):
        return ""
    if not SUBJECT.match(subject):
        return f"begin the subject with what the commit is about and a colon, as in robac: {subject}"
    if len(subject) > LONGEST:
        return f"the subject has {len(subject)} characters of at most {LONGEST}: say the rest in the body"
    return ""


def main(arguments: list[str]) -> int:
    """Read a message's file and return 1 if its subject is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("file", type=Path, help="the message, as git hands it over")
    file: Path = parser.parse_args(arguments).file
    try:
        found = fault(file.read_text(encoding="utf-8", errors="replace"))
    except OSError as error:
        parser.error(f"{file} can't be read: {error.strerror}")
    if found:
        print(found, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
