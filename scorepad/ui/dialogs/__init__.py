"""Questions that are asked over the window."""
