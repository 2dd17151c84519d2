"""Hands at a table in this process."""
