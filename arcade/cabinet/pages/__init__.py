"""The cabinet's own pages, one a file: programs on the cabinet's machine."""
