"""Makes the film of the posts: `python3 art/video/lake_and_sea.py` (needs blender, ffmpeg, numpy).

A lake in the first light (`film-lake`, the poster) that comes nearer, then the sea of `evening_sea.py` that draws back, and
again the morning: twelve seconds whose end runs into their beginning.
"""

import numpy as np
from evening_sea import QUALITY, rippled, still
from film import encode, layer, sampled

SIZE, RENDERED, SECONDS = (1280, 720), (1440, 900), 12
LAKE, SEA = ("places/film-lake.py", 18), ("studio/sea.py", 20)
# The middle of the film in the pictures' height: the peak stays below the upper edge.
MIDDLE = 0.46
# How much nearer the camera comes, and the share of the film that one picture takes to become the other.
NEARER, MIX = 0.1, 0.1


def framed(picture, nearer):
    """The part of a 1440 by 900 picture that the film shows: its full width, drawn `nearer` times closer about MIDDLE."""
    width, height = SIZE
    tall, wide = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    scale = wide / width / (1 + nearer)
    return sampled(picture, wide / 2 + (x - width / 2) * scale, MIDDLE * tall + (y - height / 2) * scale)


def eased(share):
    """Slow at both ends, from 0 to 1."""
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


if __name__ == "__main__":
    lake, sea = (layer(scene, 1, RENDERED, samples) for scene, samples in (LAKE, SEA))
    rocks = still(sea)

    def morning(time):
        since = time if time < 0.75 else time - 1
        return framed(lake, NEARER * eased(since / (0.5 + MIX / 2)))

    def evening(time):
        left = (1 - time) / (0.5 + MIX / 2)
        return framed(rippled(sea, rocks, time), NEARER * eased(left))

    def frame_at(time):
        # The sea comes at the middle and goes at the end.
        sea_share = eased((time - 0.5 + MIX / 2) / MIX) - eased((time - 1 + MIX) / MIX)
        if sea_share <= 0:
            return morning(time)
        if sea_share >= 1:
            return evening(time)
        return morning(time) * (1 - sea_share) + evening(time) * sea_share

    encode("lake-and-sea", SIZE, frame_at, SECONDS, QUALITY)
