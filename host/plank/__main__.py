"""`python -m plank` is the command `plank`."""

import sys

from plank.cli.main import main

sys.exit(main())
