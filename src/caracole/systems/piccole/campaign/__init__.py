"""The campaigns of Piccole Guerre: cities, roads and sea routes, armies, sieges, alliances.

``rules`` is the rulebook (C1 to C12); ``loader`` finds the files of campaigns, ``sheet`` understands them (C1.b),
``position`` builds positions by words, ``options`` are what players may choose, ``system`` is what the register of the
game knows. Numbers are in charts.toml, switches in options.toml, campaigns and maps in data/.
"""
