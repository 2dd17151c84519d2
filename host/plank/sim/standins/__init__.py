"""Stand-ins for the modules of the chip's MicroPython that reach hardware; chips/bench.py is behind them."""
