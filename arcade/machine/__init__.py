"""The emulated home computers: memory, statements, character sets, sound and time. Standard library only."""
