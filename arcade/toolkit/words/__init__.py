"""What several games say alike. A text's `width` is that of the narrowest field which shows it."""
