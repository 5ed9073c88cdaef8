"""Makes the background film of a drop that falls into still water: `python3 art/video/drop_on_water.py` (needs blender, ffmpeg, numpy).

One picture of the spa's water before the drop; the poster, `spa-salon-water`, is the same water with its rings. In the film rings
spread and die: where the water leans, it shows what still water shows higher or lower. It begins as the poster does, and a drop
falls in its last third, so that it loops without a seam.
"""

from math import pi

import numpy as np
from film import SECONDS, encode, layer, sampled, smoothed

SCENE, SIZE, SAMPLES = "places/spa-salon-water.py", (1440, 900), 18
# The scene's own: where its camera stands, where it looks, its lens over the width of its sensor; where the drop falls.
EYE, AT, LENS = (-0.4, -11.0, 3.3), (-0.2, 1.4, 0.62), 54 / 36
# Rings as the scene has them at the poster's moment: whence they come, how long a wave is, how high, how far the highest is, how wide they are.
DROP = ((-1.3, 1.6), 0.52, 0.035, 1.5, 1.25)
ANSWER = ((2.7, 1.3), 0.36, 0.008, 2.0, 0.8)
# How fast they spread, and when the drop falls, in seconds before the poster's moment.
SPEED, FELL = 0.45, 3.3
# Stones that stand in the rings' way: place, and how far away the water is still.
STONES = (((1.62, 0.55), 0.6), ((2.75, 1.3), 1.1))
# No wave shows what lies farther away than this, in radians, and none leans as steeply as the heights say: they are seen through the eye's own blur.
FARTHEST, SOFT = 0.085, 0.32


def on_water():
    """For each pixel the place of the water that it shows, x and y; far away above the horizon."""
    width, height = SIZE
    forward = np.subtract(AT, EYE) / np.linalg.norm(np.subtract(AT, EYE))
    right = np.cross(forward, (0, 0, 1))
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    v, u = np.mgrid[0:height, 0:width].astype(np.float32)
    across, above = (u + 0.5 - width / 2) / width / LENS, (height / 2 - v - 0.5) / width / LENS
    ray = forward + across[..., None] * right + above[..., None] * up
    steps = np.where(ray[..., 2] < -0.02, EYE[2] / np.maximum(-ray[..., 2], 0.02), 1e6)
    return EYE[0] + steps * ray[..., 0], EYE[1] + steps * ray[..., 1]


def smooth(share):
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


def calm(x, y):
    """1 on open water, 0 at the stones and beyond the rings."""
    (left, back), *_ = DROP
    open_water = smooth((4.4 - np.hypot(x - left, y - back)) / 1.6)
    for (left, back), radius in STONES:
        open_water = open_water * smooth(np.hypot(x - left, y - back) / radius - 0.9)
    return open_water


def lean(away, seconds, source):
    """How steep the water is outwards, `away` from where rings come from, `seconds` after the poster's moment (before it: negative)."""
    _, wave, height, reached, wide = source
    age = 1 + seconds / FELL
    crest = reached + SPEED * seconds if seconds > 0 else reached * age
    wide = wide * (0.2 + 0.8 * smooth(age))
    strength = height * smooth(age * 5) * smooth((SECONDS - FELL - seconds) / 3.6)
    phase = 2 * pi * (away - SPEED * seconds) / wave
    return -strength * np.exp(-(((away - crest) / wide) ** 2)) * 2 * pi / wave * np.sin(phase)


if __name__ == "__main__":
    still = layer(SCENE, 2, SIZE, SAMPLES)
    x, y = on_water()
    open_water = calm(x, y)[..., None]
    # What the water shows at each height, left of the stones: a wave must not show a stone that stands elsewhere.
    shown = smoothed(np.repeat(np.median(still[:, : SIZE[0] // 2], 1)[:, None], 3, 1), 2)
    v = np.mgrid[0 : SIZE[1], 0 : SIZE[0]][0].astype(np.float32)
    here = np.ones_like(v)

    def towards_eye(source):
        """How far each pixel is from where rings come from, and how much of their lean is towards the eye."""
        (left, back), *_ = source
        away = np.maximum(np.hypot(x - left, y - back), 1e-3)
        return away, (y - back) / away

    sources = [(source, *towards_eye(source)) for source in (DROP, ANSWER)]

    def frame_at(time):
        seconds = time * SECONDS
        seconds -= SECONDS if seconds > SECONDS - FELL else 0
        steep = sum(lean(away, seconds, source) * share for source, away, share in sources)
        up = FARTHEST * np.tanh(2 * SOFT * steep / FARTHEST) * SIZE[0] * LENS
        return still + (sampled(shown, here, v + up) - sampled(shown, here, v)) * open_water

    encode("drop-on-water", SIZE, frame_at, quality=(34, 23))
