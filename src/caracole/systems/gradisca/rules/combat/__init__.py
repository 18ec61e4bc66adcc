"""7 Combat, with what 8 says of units in it, and 17, 18 and 19.1 of the advanced game.

field       7.1, 18, 19.1     Field Combat
losses      7.2, 8.3          disorganization, casualties, recovery
retreat     7.3               retreat
artillery   7.4, 8.2          bombarding a Fortress, bombarding units
mines       7.5 to 7.7, 8.1   mines, counter-mining, rebuilding walls
recall      17                a Commander calls others to the battle
sortie      12                a night sortie
"""
