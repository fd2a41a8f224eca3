"""What the player's hands mean: bindings, gestures, key names, holding to pause, mashing."""
