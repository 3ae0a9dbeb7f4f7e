"""The pages of the window: they are shown values and say what the user wishes."""
