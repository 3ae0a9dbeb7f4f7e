"""Scorepad keeps score at the card table, knows the rules, and remembers every evening."""

__version__ = "0.1.0"
