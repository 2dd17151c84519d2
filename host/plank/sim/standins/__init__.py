"""Stand-ins for the chip's modules that reach hardware; chips/circuit.py is behind them."""
