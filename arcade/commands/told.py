"""What the command line tells of commands before it imports them: the arcade's first picture waits for none."""

FIGURES = (
    "changed",
    "unchanged",
    "looks",
    "shelf",
    "first",
    "top",
    "long",
    "headless",
    "boot",
    "start",
    "store",
    "search",
)
"""What `bench` can measure, by the name it is asked for with."""
GUESTS = ("cabinet", "verifier", "board")
"""Who can be invited into a leaderboard."""
GAMES = 200
"""Games that `bench strength` plays for each pair of rivals, unless told otherwise."""
PRODUCTS = ("write-pattern", "png", "scr", "wav", "gif")
"""The files that a run can write."""
