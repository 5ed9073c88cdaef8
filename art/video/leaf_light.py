"""Makes the background film of moving leaf shadows: `python3 art/video/leaf_light.py` (needs blender, ffmpeg, numpy).

The wall, the vase and the sun stand still, so three pictures are enough: the scene with its leaves (the poster,
`title-leaf-light`), without leaves and without sun. From them comes how much sun the leaves let through, pixel by pixel.
This map sways as leaves do, more towards the tips, and the film is sun and shade mixed by it. Every motion is a whole
number of swings, so the film loops without a seam, and it begins as the poster.
"""

from math import pi

import numpy as np
from film import encode, layer, sampled

SCENE, SIZE, SAMPLES = "video/leaf-light.py", (1280, 720), 16
# All stems come in from the left: swings about this point, as (degrees at the tips, swings in the film, ripples across).
STEM = (-420.0, 330.0)
SWINGS = ((1.5, 1, 0.0), (0.7, 2, 0.35), (0.35, 3, 0.9))
REACH = 1000.0
LEAVES_END = 600


def light_through(leafy, sunny, shady):
    """Share of the sun that reaches each pixel past the leaves."""
    room = (sunny - shady).mean(2)
    share = np.clip((leafy - shady).mean(2) / np.maximum(room, 0.02), 0, 1)
    share = np.where(room < 0.03, 1, share)
    # No leaf reaches the vase: what differs there is noise.
    clear = np.clip((np.arange(SIZE[0]) - LEAVES_END) / 80, 0, 1)
    return (share + (1 - share) * clear).astype(np.float32)


def swayed(image, time):
    """Turns the map about the stems, the more the farther away; ripples let the leaves move one after the other."""
    width, height = SIZE
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    dx, dy = x - STEM[0], y - STEM[1]
    far = np.hypot(dx, dy) / REACH
    angle = np.zeros_like(far)
    for degrees, swings, ripples in SWINGS:
        phase = 2 * pi * ripples * (far + y / height)
        angle += np.radians(degrees) * (np.sin(2 * pi * swings * time + phase) - np.sin(phase))
    angle *= far**1.5
    turned_x = STEM[0] + dx * np.cos(angle) + dy * np.sin(angle)
    turned_y = STEM[1] - dx * np.sin(angle) + dy * np.cos(angle)
    return sampled(image, turned_x, turned_y)


if __name__ == "__main__":
    leafy, sunny, shady = (layer(SCENE, view, SIZE, SAMPLES) for view in (1, 2, 3))
    share = light_through(leafy, sunny, shady)
    encode("leaf-light", SIZE, lambda time: shady + (sunny - shady) * swayed(share, time)[..., None])
