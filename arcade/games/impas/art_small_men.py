"""The men of Impasse on the large board, sixteen pixels each way, in two steps."""

from arcade.games.impas import ART

SMALL_ASIDE = (
    ART["small-aside-1"],
    ART["small-aside-2"],
)
SMALL_BEHIND = (
    ART["small-behind-1"],
    ART["small-behind-2"],
)
