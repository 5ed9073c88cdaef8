"""What the command line asks for: `blender -b -P art/run.py -- SCENE key=value …`."""

import sys


def read_options():
    """Size in pixels (w, h), samples (spp), and whatever else a scene reads: col, n, view, out, threads."""
    options = dict(w=480, h=300, spp=24)
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    for word in words:
        if "=" in word:
            key, value = word.split("=", 1)
            options[key] = int(value) if value.lstrip("-").isdigit() else value
    return options


OPTIONS = read_options()

# Scenes with two compositions choose by the shape of the picture.
PORTRAIT = OPTIONS["h"] > OPTIONS["w"] * 1.05

# Which of its views a scene shows, counted from 1.
VIEW = OPTIONS.get("view", 1)
