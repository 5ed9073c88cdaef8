"""Makes the background film of a stage's beams: `python3 art/video/stage_beams.py` (needs blender, ffmpeg, numpy).

Seven pictures of the hall of the event home: with all its beams (the poster, `events-conference-beams`) and without those that stand
equally far from the middle. What these give is the difference; the film takes it away and gives it back, from the middle outwards,
so slowly that nothing flashes. It never gets brighter than the poster, so what stands on it can be read on every frame.
"""

from math import pi

import numpy as np
from film import encode, layer

SCENE, SIZE, RENDERED, SAMPLES = "places/events-conference-beams.py", (1280, 800), (1440, 900), 12
# For the beams from the middle outwards, then for those on the ground: when they are lowest, as shares of the film, and how long, and how low.
DUCKS = (
    ((0.18, 0.10, 0.85), (0.62, 0.09, 0.70)),
    ((0.23, 0.10, 0.85), (0.66, 0.09, 0.70)),
    ((0.28, 0.10, 0.85), (0.70, 0.09, 0.70)),
    ((0.33, 0.10, 0.85), (0.74, 0.09, 0.70)),
    ((0.38, 0.10, 0.85), (0.78, 0.09, 0.70)),
    ((0.50, 0.16, 0.75), (0.90, 0.08, 0.45)),
)


def ducked(time, ducks):
    """Share of a beam that is away, 0 to 1; at the film's ends 0."""
    away = 0.0
    for lowest, long, low in ducks:
        near = abs(time - lowest) / long
        away = max(away, low * (1 + np.cos(pi * min(near, 1))) / 2)
    return away


if __name__ == "__main__":
    full, *darker = (layer(SCENE, view, SIZE, SAMPLES, RENDERED) for view in range(1, 8))
    given = [np.clip(full - less, 0, 1) for less in darker]

    def frame_at(time):
        return full - sum(light * ducked(time, ducks) for light, ducks in zip(given, DUCKS))

    encode("stage-beams", SIZE, frame_at, quality=(34, 24))
