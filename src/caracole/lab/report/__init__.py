"""A data set as one page of HTML that needs nothing else: no network, no files beside it.

figures   what is counted, by SQL, with intervals
charts    pictures of figures, in Vega-Lite
maps      heat on the game's own map
names     what things are called, in the reader's language
clauses   which clauses can come into play
compare   two data sets side by side
page      the page, in the reader's language
one       the same for one finished game
"""

from caracole.lab.report.page import report

__all__ = ["report"]
