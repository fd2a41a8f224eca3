"""Checkers' judgement, fitted on games that a program plays against itself."""
