"""What can go wrong while flashing: one sentence with its cure, as of a port."""


class FlashError(OSError):
    """The firmware could not be put on the board, or does not run there."""


AGAIN = "Run it again: plank flash."
HALF = f"The board has half a firmware and stays in safe mode. {AGAIN}"
UNTOUCHED = f"Nothing on the board was changed. {AGAIN}"
