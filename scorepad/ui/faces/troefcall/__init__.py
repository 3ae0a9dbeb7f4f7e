"""What the window shows of Troefcall."""
