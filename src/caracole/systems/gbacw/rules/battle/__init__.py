"""1, 18, K What a battle brings of its own.

battle        1.0, K4, K5   what its rules forbid for a time, and whom they set free
fortunes      18            dice of its own: a leader in danger, a ban that is lifted
ambush        18.6          the first volley from behind a wall
prisoners     18.11         who falls back through streets or a cut leaves men behind
setup         1.0           the starting state
victory       1.0           control, points and levels
fog           K14           units out of sight as unknown markers
fog_places    K14           which counter lies under which marker, as the other side imagines
fog_dealing   K14           a state with everything hidden from a seat dealt again
"""
