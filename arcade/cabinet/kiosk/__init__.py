"""A museum's cabinet: visitors who leave no trace, the operator and the PIN."""
