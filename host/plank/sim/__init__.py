"""The simulated table: world (what lies where), chips (registers), boards (run the firmware)."""
