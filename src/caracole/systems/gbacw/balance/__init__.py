"""The balance of its battles, over many games: ``rows`` of games, ``figures`` and verdicts, the ``page``."""

from caracole.lab.ledgers import Ledger
from caracole.systems.gbacw.balance.figures import count, verdicts
from caracole.systems.gbacw.balance.page import page
from caracole.systems.gbacw.balance.rows import cast_of, row_of

__all__ = ["LEDGER"]

LEDGER = Ledger(cast_of, row_of, count, verdicts, page)
