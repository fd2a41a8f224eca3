"""Brings the catalogues up to date: ``python -m tools.translations``.

Every text of the code stands in ``assets/locale/<language>/<room>.po`` after it, translated where it was; what is
missing is counted. Then each language is compiled into ``assets/locale/compiled``, which the arcade reads.
"""

import sys
from collections.abc import Sequence

from tools import orders
from tools.translations.catalogues import COMPILED, LOCALE, TRANSLATED, compiled, kept, known, updated
from tools.translations.extraction import messages


def main(arguments: Sequence[str]) -> int:
    """Update and compile; 1 if a language lacks a text."""
    orders.parser_of("translations", __doc__).parse_args(arguments)
    lacking = 0
    found = messages()
    for language in TRANSLATED:
        files = updated(language, found)
        for path, content in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for path in sorted((LOCALE / language).glob("*.po")):
            if path not in files:
                path.unlink()
        forms = known(catalogue for _, catalogue in kept(language))
        COMPILED.mkdir(parents=True, exist_ok=True)
        (COMPILED / f"{language}.mo").write_bytes(compiled(language, forms, found))
        missing = [key for key in found if key not in forms]
        lacking += len(missing)
        print(f"{language}: {len(found) - len(missing)} of {len(found)} texts")
        for context, english in missing:
            print(f"  not translated: {english!r}" + (f" ({context})" if context else ""))
    return int(lacking > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
