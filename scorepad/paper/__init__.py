"""Sheets, tables and charts on whatever can be painted on: the screen, a printer, a PDF, a picture."""
