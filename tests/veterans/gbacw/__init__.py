"""The captain of Great Battles of the American Civil War as he was before he learned to plan: a yardstick for those who
came after him. He is not developed any further; only what the rules' own interfaces ask for is changed.

``PYTHONPATH=tests caracole lab duel gbacw --scenario first-volley --seats captain,veterans.gbacw:Captain``
"""

from veterans.gbacw.deciding import Captain

__all__ = ["Captain"]
