"""Stands in for the package samuel where this folder's parent is on the path."""
