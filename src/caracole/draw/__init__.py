"""Pictures of games, as SVG: from a scenario and what a seat may see of it, never from a state.

`svg`, `shapes`, `room` and `fonts` are the tools; a package beside them draws one system. Everything is drawn with the
standard library; only `png` needs a package more (the extra `draw`).
"""
