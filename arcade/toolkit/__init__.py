"""What games share: rule shapes, dice, texts, prompts, cursors, search and effects. Standard library only."""
