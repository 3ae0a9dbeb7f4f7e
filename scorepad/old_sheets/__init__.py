"""Sheets of totals that people kept before, such as a league's spreadsheet as CSV, made into matches."""
