"""The page's tests need playwright: where it has no wheel they are left out, but not in CI."""

from __future__ import annotations

import os
from importlib.util import find_spec

collect_ignore = [] if find_spec("playwright") or os.environ.get("CI") else ["page"]
