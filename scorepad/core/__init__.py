"""The words that every game speaks: setups, deals, entries, sheets, matches. No Qt, no database."""
