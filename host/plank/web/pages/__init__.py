"""The open pages: who each one is, and sending to all of them."""
