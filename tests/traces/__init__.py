"""Recordings of the original programs on the real 48K ROM, played against our original mode; see README.md."""
