"""Speech engines: espeak-ng through its library, piper as an extra."""
