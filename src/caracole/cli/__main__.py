"""``python -m caracole.cli``: the command where it is not installed as a script."""

import sys

from caracole.cli.main import main

if __name__ == "__main__":  # a worker process imports this module under another name
    sys.exit(main())
