"""4 The command system.

command   4.1 to 4.3   command ranges, the chain of command, artillery that serves with brigades
"""
