"""The reference pages of the documentation, made from the code each time the site is built.

``commands``  the command line, from its own parsers
``systems``   scenarios, options and computer players of each system, from the registry
``network``   requests and messages, from the server's own description and definitions
``python``    the Python interface, from signatures and docstrings
"""

from __future__ import annotations

from reference import commands, network, python, systems

PACKAGES = ("kernel", "play", "texts", "players", "lab")
"""The packages that programs are written against."""


def pages() -> dict[str, str]:
    """Every generated page by its path below ``docs``."""
    made = {
        "reference/commands.md": commands.page(),
        "reference/http.md": network.http_page(),
        "reference/messages.md": network.messages_page(),
    }
    made |= {f"reference/{name}.md": text for name, text in systems.pages().items()}
    made |= {f"reference/python-{name}.md": python.page(name) for name in PACKAGES}
    return made
