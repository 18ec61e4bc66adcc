"""The campaign rules of Piccole Guerre: cities, roads and sea routes, armies, sieges, alliances.

map and sheet (C1), resources (C2, C3), movement (C4), sequence (C5), invasions (C6), contingents (C7), battles and
field (C8), sieges (C9), diplomacy (C10), administration (C11), victory (C12). Numbers are in charts.toml, switches in
options.toml, campaigns and maps in data/.
"""
