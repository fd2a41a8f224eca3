"""Drawing on the house's own screen: words, headlines, panels, key caps, covers, medals, sets. Knows no page."""
