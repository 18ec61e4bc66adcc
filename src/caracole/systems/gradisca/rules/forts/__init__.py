"""10, 11, 19.2, 24 Forts, Fortified Towns and the Camp.

forts   10, 11, 19.2   Forts and Fortified Towns
camp    24             the Camp
"""
