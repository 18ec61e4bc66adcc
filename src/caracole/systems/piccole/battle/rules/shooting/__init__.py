"""P9 Shooting.

shooting   P9   who can shoot at whom, who must, and how shots are gathered
"""
