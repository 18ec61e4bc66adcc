"""Pictures of games, as SVG: from a scenario and what a seat may see of it, never from a state.

`svg`, `shapes`, `room` and `fonts` are the tools; a system draws itself with them in its part `drawing`, and `parts`
says what that is. Everything is drawn with the standard library; only `png` needs a package more (the extra `draw`).
`palette` makes its pictures smaller.
"""
