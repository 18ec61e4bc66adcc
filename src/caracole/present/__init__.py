"""What any board can draw: a seat's view of a system as places, pieces, marks, tracks and offers, without a rule in it.

``model``      the shapes of all that is handed out, as plain data
``presenter``  the face every system shows; ``presenter_for(game)`` finds it
``areas``      a presenter for any map of areas or hexes; ``sheet`` draws it
``offering``   actions as offers with their gestures; ``reading``: what a gesture could mean
``telling``    the log and the question
``making``     a workshop for battles: what an editor may offer, and what it is told
``examples``   positions that show what a clause means

What a system shows is its part ``board``. Everything rests on views and imagined states, never on what a seat may not
know.
"""
