"""Toy systems: the smallest games that need what the three great ones need from the kernel.

``skirmish``   a reaction that interrupts the other side's move and returns to it; hidden strengths
``ultimatum``  two seats choose secretly and at once
``auction``    four seats, who drop out one by one; hidden purses
``darts``      free coordinates that cannot be listed; a secret target
``campaign``   three seats whose battles are matches of another system
``cards``      the smallest one with everything in it: hands, undo, a peek, dice; the suite's own tests break it
"""
