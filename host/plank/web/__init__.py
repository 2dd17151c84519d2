"""The web: pages for the big screen and for phones. The line between them is in README.md."""

from plank.web.evening import Draft, DraftSeat, Evening, Offers, Settings
from plank.web.refusal import Refusal
from plank.web.server import USUAL_PORT, Web

__all__ = ["USUAL_PORT", "Draft", "DraftSeat", "Evening", "Offers", "Refusal", "Settings", "Web"]
