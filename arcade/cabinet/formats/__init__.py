"""Files for other programs: PNG, GIF, pattern files, and where exports go."""
