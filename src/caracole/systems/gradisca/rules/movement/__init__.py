"""6 Movement, with 8.1 escorts, 9 stacking, 14 and 15 of the advanced game.

movement       6, 8.1, 14, 15   a column on the march, zone by zone
column         6                the frame that movement, raids and incursions share
zones          6                what follows when units enter a zone or leave it
forced_march   12               farther, and somebody pays for it
bridges        12, 15           bridges broken, built and mended
stacking       9                crowded zones at the end of the turn
"""
