"""Caracole plays historical wargames by the book."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.1.0"


class FromSource:
    """Finds our modules as Python source, whatever was compiled beside it: CARACOLE_PURE=1 asks for it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of ours."""
        if not name.startswith(f"{__name__}."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path or ())
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


if os.environ.get("CARACOLE_PURE"):
    sys.meta_path.insert(0, FromSource)
