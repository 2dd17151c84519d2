"""Plugs by kind: the contacts in them, and the wires that those take (mm2).

AWG 32-24 for JST PH (data sheet of the series), 28-22 for JST XH and for 2.54 mm crimp contacts
(makers' pages differ in the thin end; none promises more than AWG 22, sold as 0.34 mm2).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Contact:
    """A crimp contact and the thinnest and the thickest wire that it takes, mm2."""

    name: str
    thin: float
    thick: float


PH = Contact("JST PH crimp contact", 0.03, 0.22)
XH = Contact("JST XH crimp contact", 0.08, 0.34)
FEMALE = Contact("crimp contact 2.54 mm, female", 0.08, 0.34)
MALE = Contact("crimp contact 2.54 mm, male", 0.08, 0.34)

CONTACTS = {  # by the beginning of the plug's name
    "PHR": PH,
    "XHP": XH,
    "3-pin housing 2.54 mm, male": MALE,
    "10-pin housing": FEMALE,
    "1-pin housing": FEMALE,
}
NO_PLUG = ("soldered", "ferrules")
ONE_A_WIRE = ("1-pin housing", "lever connector")


def contact_of(plug: str) -> Contact | None:
    """Give the contact of a plug; None for one without."""
    found = (contact for name, contact in CONTACTS.items() if plug.startswith(name))
    return next(found, None)


def housings(plug: str, wires: int) -> int:
    """How many of a plug one end of a cable with so many wires needs."""
    if plug in NO_PLUG:
        return 0
    return wires if plug.startswith(ONE_A_WIRE) else 1
