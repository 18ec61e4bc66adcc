"""The compiled build (docs/speed.md): a word for the compiler, and a way to tell whether it was at work.

``mypyc_attr`` says how a class is built. In plain Python it says nothing, and nothing needs to be installed for it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from caracole.kernel.bits import mask_of

__all__ = ["is_compiled", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(*flags: str, **named: Any) -> Callable[[T], T]:
        """Leaves the class as it is."""
        return lambda cls: cls


def is_compiled(*functions: object) -> bool:
    """Do these functions run compiled? Without any: does the kernel?"""
    return not any(isinstance(each, FunctionType) for each in functions or (mask_of,))
