"""The balance of La Guerra di Gradisca, over many games: ``rows`` of games, ``figures`` and verdicts, the ``page``."""

from caracole.lab.ledgers import Ledger
from caracole.systems.gradisca.balance.figures import count, verdicts
from caracole.systems.gradisca.balance.page import page
from caracole.systems.gradisca.balance.rows import cast_of, row_of

__all__ = ["LEDGER"]

LEDGER = Ledger(cast_of, row_of, count, verdicts, page, lessons=("drill",))
