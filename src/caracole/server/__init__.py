"""Play over the network: HTTP for the lobby and everything slow, a socket for play, a database for what must last."""
