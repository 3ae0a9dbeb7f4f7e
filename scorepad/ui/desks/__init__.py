"""Desks: what joins each page to the history."""
