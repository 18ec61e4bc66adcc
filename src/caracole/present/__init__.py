"""What any board can draw: a seat's view of a system as places, pieces, marks, tracks and offers, without a rule in it.

``model``      the shapes of all that is handed out, as plain data
``presenter``  the face every system shows; ``presenter_for(game)`` finds it
a system       brings its own presenter as its part ``board``

Everything here rests on views and imagined states, never on what a seat may not know.
"""
