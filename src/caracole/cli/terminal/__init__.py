"""Play in a terminal: a session at one screen, and the face that each system shows there."""
