"""The words of a leaderboard's pages: everybody's results of the day's challenge, and who holds most records."""

from arcade.toolkit.contract.texts import Count, Prose, Text

LEADERBOARD = Text("The hall", 30)
RESULTS = Text("Everybody's results", 30)
MOST_RECORDS = Text("Most records", 30)
OTHER_VIEW = Text("turn", 12, context="cabinet")
COUNTED = Count("result", "results")
"""What stands below their number."""
NO_RESULTS = Prose("No results yet today. Yours could be the first.")
NO_RECORDS = Prose("No records in the hall yet. Set the first!")
YESTERDAY = Text("Yesterday", 14)
RECORD_IS = Prose("A record is first place in one of the hall's tables: a game, a level, a look.")
CABINETS = Count("{n} cabinet", "{n} cabinets")
PLAYED_TODAY = Text("You've played it")
