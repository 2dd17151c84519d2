"""What runs the firmware: `cpython` in this process, `micropython` as a process of its own."""
