"""The laboratory of a server: computer players meet while people play, and a finished game is looked at closely.

protocol   what crosses the network about it
runs       runs as they are kept: a folder each
counting   what a run says so far, with its interval
playing    the games of a run, in a process of their own
lab        the line of runs, and the one that plays
pages      reports, made in a process of their own and kept

Runs are played by ``caracole.lab.duel``, which anybody may call; here are only who may, how much, and what if something
fails. The event loop starts processes, looks at files, and never waits for either.
"""
