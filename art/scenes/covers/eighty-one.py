"""Green board of nine by nine golden pegs, the last one red, seen obliquely on rust.

For a blog cover.
"""

from kit.objects import duplicate, group
from kit.outlines import circle_outline, rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import extrude, lathe

ground("#b5552d", back=6)
pitch = 0.5
places = [(pitch * (column - 4), pitch * (4 - row)) for row in range(9) for column in range(9)]
peg = [(0, 0.1), (0.13, 0.1), (0.13, 0.5), (0.2, 0.56), (0.2, 0.7), (0.14, 0.78), (0, 0.8)]
gold = lathe(peg, paint("#f4b63a", 0.4), 0.04, 48)
parts = [
    extrude(
        [rounded_rect(5.0, 5.0, 0.3), *[circle_outline(0.15, x, y, 24)[::-1] for x, y in places]],
        0.4,
        0.05,
        paint("#1f5a44", 0.5),
        (0, 0, 0.2),
    ),
    gold,
]
parts += [duplicate(gold, (x, y, 0)) for x, y in places[1:-1]]
gold.location = (*places[0], 0)
parts.append(lathe(peg, paint("#e23a2c", 0.35), 0.04, 48, (*places[-1], 0.3)))
group(parts, (0.95, 0.6, 0), (0, 0, 30))
low_sun(-52, 30)
cover_shot(x=0.3, y=0.4, z=0.3, height=5.4, elevation=34, exposure=0.1)
