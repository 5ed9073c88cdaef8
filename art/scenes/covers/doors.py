"""Three doors in a blue wall, the yellow one in the middle ajar with light behind it.

For a blog cover.
"""

from kit.lights import area_light
from kit.materials.solid import emission
from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, sphere


def door(color, x, ajar=0):
    """Door in its frame; `ajar` in degrees."""
    frame = paint("#f3ece0")
    for part in ((0.12, -0.86), (0.12, 0.86)):
        box((part[0], 0.3, 3.4), 0.02, frame, (x + part[1], 1.2, 1.7))
    box((1.84, 0.3, 0.12), 0.02, frame, (x, 1.2, 3.46))
    leaf = [
        box((1.58, 0.1, 3.36), 0.02, paint(color), (0.79, 0, 1.7)),
        sphere(0.07, paint("#e8b86b", 0.25), (1.42, -0.1, 1.6)),
    ]
    leaf += [
        box((0.5, 0.04, 1.1), 0.015, paint(color), (0.79 + s * 0.34, -0.06, z))
        for s in (-1, 1)
        for z in (0.9, 2.45)
    ]
    group(leaf, (x - 0.79, 1.15, 0), (0, 0, -ajar))


ground("#3b4a7a", back=1.3, r=0.05)
door("#e8694a", -2.3)
door("#f2b84b", 0, 62)
door("#7fb3a6", 2.3)
box((1.56, 0.02, 3.3), 0, emission("#ffe9b8", 6), (0, 1.28, 1.7))
area_light((0, 1.0, 1.7), (0, -4, 0), 1.5, 160, "#ffdf9e", size_y=3.2, spread=110)
low_sun(-50, 38, 2.2, 0.45, "#dfe6ff")
cover_shot(z=1.75, height=5.0, elevation=6)
