"""Sheets and tables in the forms that other programs and paper take."""
