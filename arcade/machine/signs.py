"""Signs as they are typed: each in the one form that the arcade knows, or in one that a set of letters has."""

from collections.abc import Callable
from unicodedata import normalize

ALIKE = str.maketrans(
    {
        **dict(zip("şţŞŢ", "șțȘȚ", strict=True)),
        **dict.fromkeys("\u00a0\u2002\u2003\u2007\u2009\u202f\u3000", " "),
        **dict.fromkeys("\u2010\u2011\u2212", "-"),
    }
)
"""Signs that stand for others: older Romanian layouts type a cedilla for want of the comma."""
_BARE = {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ı": "i", "«": '"', "»": '"', "‹": "'", "›": "'"}
"""What is like a sign that has no mark to lose."""


def usual(text: str) -> str:
    """The one printable sign that a text is, composed and as the arcade writes it; empty for none or several."""
    sign = normalize("NFC", text).translate(ALIKE)
    return sign if len(sign) == 1 and sign.isprintable() else ""


def fitting(sign: str, known: Callable[[str], bool]) -> str:
    """A sign in the first form that is `known`: itself, as the arcade writes it, or without marks; else empty."""
    written = usual(sign)
    forms = (sign, written, _BARE.get(written, normalize("NFD", written)[:1])) if written else ()
    return next((form for form in forms if known(form)), "")
