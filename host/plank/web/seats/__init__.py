"""Who sits where by phone: seats, the tokens that they belong to, and keeping these."""
