"""Makes the background film of three candles: `python3 art/video/candle_light.py` (needs blender, ffmpeg, numpy).

Four pictures of the restaurant's table: with all candles (the poster, `restaurant-table`) and with each of them out. What one
candle gives to the room is the difference; the film takes a little of it away and gives it back, as flames duck and rise,
and lets the flames themselves lean. Every motion is a whole number of times in the film, so it loops without a seam, and it
begins as the poster.
"""

from math import pi

import numpy as np
from film import encode, layer, sampled, smoothed

SCENE, SIZE, RENDERED, SAMPLES = "interiors/restaurant-table.py", (1280, 800), (1440, 900), 18
# For each candle: how deep it ducks, and how often in the film; then how far its tip leans in pixels, and how often.
DUCKS = (
    ((0.13, 3), (0.09, 8), (0.05, 17)),
    ((0.11, 5), (0.09, 7), (0.06, 19)),
    ((0.15, 4), (0.08, 11), (0.05, 23)),
)
LEANS = (((3.0, 2), (1.6, 7)), ((2.6, 3), (1.8, 5)), ((2.4, 4), (1.4, 9)))


def flame_box(light):
    """Where the flame is: left, top, right and bottom of what is far brighter with it."""
    rows, columns = np.nonzero(light.mean(2) > 0.4)
    return columns.min(), rows.min(), columns.max(), rows.max()


def given(light, box):
    """What a candle gives: smooth, but as rendered about the flame itself."""
    left, top, right, bottom = box
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    away = np.maximum(
        np.abs(x - (left + right) / 2) - (right - left), np.abs(y - (top + bottom) / 2) - (bottom - top)
    )
    near = np.clip(1 - away / 24, 0, 1)[..., None]
    return smoothed(light, 4) * (1 - near) + light * near


def leaned(picture, boxes, time):
    """Shifts each flame sideways, nothing at its foot and most at its tip."""
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    shift = np.zeros_like(x)
    for (left, top, right, bottom), leans in zip(boxes, LEANS):
        rise = np.clip((bottom - y) / (bottom - top), 0, 1.4) ** 2
        beside = np.clip(1.6 - np.abs(x - (left + right) / 2) / (1.4 * (right - left)), 0, 1)
        above = np.clip(1 - (top - y) / (0.8 * (bottom - top)), 0, 1)
        lean = sum(pixels * np.sin(2 * pi * times * time) for pixels, times in leans)
        shift += lean * rise * beside * above
    return sampled(picture, x - shift, y)


if __name__ == "__main__":
    full, *darker = (layer(SCENE, view, SIZE, SAMPLES, RENDERED) for view in (1, 2, 3, 4))
    lights = [np.clip(full - less, 0, 1) for less in darker]
    boxes = [flame_box(light) for light in lights]
    lights = [given(light, box) for light, box in zip(lights, boxes)]

    def frame_at(time):
        picture = full
        for light, ducks in zip(lights, DUCKS):
            picture = picture - light * sum(
                deep * (1 - np.cos(2 * pi * times * time)) / 2 for deep, times in ducks
            )
        return leaned(picture, boxes, time)

    encode("candle-light", SIZE, frame_at)
