"""Stand-ins for the chip's modules that reach hardware; chips/bench.py is behind them."""
