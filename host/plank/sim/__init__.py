"""The simulated table: world (what lies where), chips (registers), boards (what runs the firmware)."""
