"""People: how games between them end, and what comes after.

At the table

    agreement              who offers a draw, who may claim the game: read from what is kept
    ending                 resigning, draws by agreement, claims, time that runs out
    rematch                the same people again, on the other side
"""
