"""What the player's hands mean: bindings, gestures, key names, the operator's chord."""
