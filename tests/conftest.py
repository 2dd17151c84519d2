"""How Hypothesis searches, everywhere: no test depends on speed; in CI each run is the same."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("plank", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("plank")
