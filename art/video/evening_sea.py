"""Makes the background film of a sea in the evening: `python3 art/video/evening_sea.py` (needs blender, ffmpeg, numpy).

One picture (`studio-sea`, the poster). Below the horizon it is drawn through ripples that travel towards us, larger the nearer
they are, and the path of light twinkles; rocks and sky stand still. Every ripple passes a whole number of times, so the film
loops without a seam, and it begins as the poster.
"""

from functools import cache
from math import pi

import numpy as np
from film import encode, layer, sampled, smoothed

SCENE, SIZE, RENDERED, SAMPLES = "studio/sea.py", (1280, 800), (1440, 900), 20
# Share of the height at which the water begins; mountains end a little above it.
HORIZON = 0.632
# Ripples as (pixels sideways at the lower edge, waves from there to the horizon, slant, passes in the film).
RIPPLES = ((2.6, 15, 2.0, 4), (1.6, 26, -4.0, 6), (0.9, 41, 7.0, 9))
# The twinkling of what is bright: (share, passes).
TWINKLES = ((0.05, 4), (0.035, 7))
ROCK = 0.2
# Every pixel of the water moves: the usual factors would make two megabytes.
QUALITY = (50, 28)


def depth(height):
    """For each row: 0 at the horizon and above, 1 at the lower edge."""
    return np.clip((np.arange(height) / height - HORIZON) / (1 - HORIZON), 0, 1)[:, None]


def still(picture):
    """1 where a rock is, fading out around it: what must not move. Water is nowhere that dark over a patch of this size."""
    dark = (smoothed(picture.mean(2), 7) < ROCK).astype(np.float32)
    return np.clip(smoothed(dark, 9) * 3, 0, 1)


@cache
def grain(shape, radius, seed):
    """Smooth noise of deviation 1 that keeps waves from being regular, in lying patches: `radius` pixels high, four times as wide."""
    height, width = shape
    noise = np.random.default_rng(seed).standard_normal((height, -(-width // 4))).astype(np.float32)
    noise = smoothed(np.repeat(smoothed(noise, radius), 4, 1)[:, :width], 2)
    return noise / noise.std()


def rippled(picture, fixed, time):
    """The picture as its water shows it at `time`, 0 to 1; at 0 it is the picture itself."""
    height, width = picture.shape[:2]
    near = depth(height)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    # Rows lie closer together towards the horizon.
    far = np.log1p(9 * near) / np.log(10)
    shift = np.zeros((height, width), np.float32)
    for seed, (pixels, waves, slant, passes) in enumerate(RIPPLES):
        phase = 2 * pi * (waves * far + slant * x / width + 0.3 * grain(shift.shape, 24, seed))
        shift += pixels * (np.sin(phase - 2 * pi * passes * time) - np.sin(phase))
    moved = near**0.8 * (1 - fixed)
    water = sampled(picture, x + shift * moved, y + 0.35 * shift * moved)
    glow = np.zeros_like(shift)
    for seed, (share, passes) in enumerate(TWINKLES):
        phase = pi * grain(shift.shape, 1, 10 + seed)
        glow += share * (np.sin(phase - 2 * pi * passes * time) - np.sin(phase))
    bright = np.clip((water.mean(2) - 0.45) * 2.5, 0, 1) * np.clip(near * 12, 0, 1) * (1 - fixed)
    return water * (1 + glow * bright)[..., None]


if __name__ == "__main__":
    sea = layer(SCENE, 1, SIZE, SAMPLES, RENDERED)
    rocks = still(sea)
    encode("evening-sea", SIZE, lambda time: rippled(sea, rocks, time), quality=QUALITY)
