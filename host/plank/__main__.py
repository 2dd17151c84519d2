"""`python -m plank` is the command `plank`."""

from __future__ import annotations

import sys

from plank.cli.main import main

sys.exit(main())
