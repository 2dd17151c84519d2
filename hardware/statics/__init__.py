"""Forces, tilts and currents: whether the servos lift it, the pirates stand and the fuses hold.

Pure standard library; figures come from pins.toml, the method is in each file's docstring.
"""
