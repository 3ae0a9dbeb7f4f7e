"""Seasons: what finished matches add up to. No Qt, no database."""
