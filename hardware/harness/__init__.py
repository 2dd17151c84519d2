"""The harness: every cable with its ends, wires, length and size.

`cables` is light (standard library only); `wireviz` draws them.
"""
