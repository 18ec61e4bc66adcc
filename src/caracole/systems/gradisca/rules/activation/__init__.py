"""5 Activation and card play.

activation   5, 16   the three options, cards and zones
operations   5.1     what an activated unit may do
windows      5.1     the moments in which the other side may answer
"""
