"""Play in a terminal: a session at one screen, and the face that each system shows there.

start            the short menu before a game
session          a match at one terminal
screen, paper    what is shown and typed; a console that keeps no-break spaces
faces            the face that a system shows
choices, log     what can be chosen, and what happened, as lines
flowing, words   text side by side; finding things by what a player types
"""
