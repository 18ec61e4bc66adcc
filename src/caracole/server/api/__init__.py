"""The HTTP API, by subject.

``account``        registering, signing in and out, mail addresses, passwords
``analysis``       the page about a finished game
``games``          making games, sitting down, notes, clocks, stand-ins
``lab``            runs of games between computer players, and their reports
``lessons``        what can be learnt, and the socket of a lesson
``lobby``          what can be played; the texts of rules and messages
``looking_back``   a match as it stood at any time, its record, its dice
``making``         a workshop for battles of one's own
``operator``       reports of players, and what operators do
``players``        results and ratings
``tournaments``    opening, joining, beginning, standings
"""
