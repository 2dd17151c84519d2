"""What pages ask for: who may ask for it, and doing it."""
