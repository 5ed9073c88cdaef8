"""Curved row of white dominoes falling on yellow, one red among them.

For a blog cover.
"""

from math import cos, radians, sin

from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box

ground("#e9b949")
white, red = paint("#faf5ea"), paint("#d9472f")
for i in range(13):
    a = radians(-62 + 10.4 * i)
    x, y = 4.2 * sin(a), 3.4 - 4.2 * cos(a)
    tilt = max(0, 62 - 17 * i) if i < 4 else 0
    tile = box((0.9, 0.2, 1.7), 0.05, red if i == 8 else white, (0, 0, 0), base=True)
    group([group([tile], (0, 0, 0), (-tilt, 0, 0))], (x, y, 0), (0, 0, -62 + 10.4 * i + 90))
low_sun(-48, 34)
cover_shot(z=0.7, y=0.4, height=6.1, elevation=24)
