"""Desk calendar of small blocks: the first days empty, one Monday raised in yellow, the last day black.

For a blog cover.
"""

from kit.materials.solid import metal
from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, torus

WIDE, HIGH, PITCH = 4.3, 4.05, 0.56
TODAY, LAST_GOOD_MONDAY, MONEY_ENDS = 9, 21, 32

ground("#74473a")
card, green = paint("#f4e8d2", 0.7), paint("#3c8f86", 0.5)
front = [
    box((WIDE, 0.16, HIGH), 0.06, card, (0, 0, HIGH / 2)),
    box((WIDE - 0.02, 0.1, 0.72), 0.04, paint("#dd4f37", 0.5), (0, -0.09, HIGH - 0.42)),
]
for day in range(35):
    row, column = divmod(day, 7)
    at = ((column - 3) * PITCH, -0.08, 2.84 - row * PITCH)
    if day == LAST_GOOD_MONDAY:
        front.append(box((0.5, 0.75, 0.5), 0.06, paint("#ffc233", 0.4), (at[0], -0.4, at[2])))
    elif TODAY <= day <= MONEY_ENDS:
        block = paint("#2a2230", 0.4) if day == MONEY_ENDS else green
        front.append(box((0.46, 0.2, 0.46), 0.05, block, (at[0], -0.14, at[2])))
    else:
        front.append(box((0.44, 0.03, 0.44), 0.012, paint("#e0cba9", 0.8), at))
for i in range(6):
    ring = (-1.65 + 0.66 * i, 0.12, HIGH + 0.02)
    front.append(torus(0.2, 0.04, metal("#d9d4cc", 0.3), ring, (0, 90, 0), segments=48))
x = 1.05
group(front, (x, -0.55, 0), (-15, 0, 0))
group([box((WIDE, 0.12, HIGH), 0.05, card, (0, 0, HIGH / 2))], (x, 1.75, 0), (15, 0, 0))
low_sun(-52, 31)
cover_shot(x=0.2, z=2.0, height=5.4, elevation=8, azimuth=-8)
