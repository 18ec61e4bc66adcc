"""People: how games between them end, and what comes after.

At the table

    agreement              who offers a draw, who may claim the game: read from what is kept
    ending                 resigning, draws by agreement, claims, time that runs out
    rematch                the same people again, on the other side

Away from it

    pushing                notices for a browser that is closed
    glicko, rating         how strong a player is; what a finished game says about that
    moderation             what players report, and what operators do about it
    pairing, tournaments   who meets whom, and who leads; tournaments that go on by themselves
    players                players' pages, and ratings made again from all games
    protocol               what crosses the network about all that
"""
