"""Orange suitcase with brown straps and one large price tag on a string, sky-blue ground.

For a blog cover.
"""

from kit.curves import tube
from kit.materials.solid import BRASS, metal
from kit.objects import group
from kit.outlines import circle_outline, fillet, rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, extrude, torus

ground("#78b4e2")
w, d, h = 3.3, 1.15, 2.4
shell, leather, brass = paint("#ee7d33", 0.5), paint("#6b3524", 0.55), metal(BRASS, 0.25)
parts = [
    extrude([rounded_rect(w, h, 0.34)], d, 0.13, shell, (0, 0, h / 2), (90, 0, 0), segments=6),
    extrude([rounded_rect(w + 0.05, h + 0.05, 0.36)], 0.12, 0.03, leather, (0, 0, h / 2), (90, 0, 0)),
]
for x in (-1, 1):
    parts.append(box((0.32, d + 0.09, h + 0.07), 0.1, leather, (x, 0, h / 2 + 0.005)))
    ring = [rounded_rect(0.5, 0.4, 0.08), rounded_rect(0.34, 0.24, 0.04)[::-1]]
    parts.append(extrude(ring, 0.08, 0.025, brass, (x, -d / 2 - 0.06, h * 0.66), (90, 0, 0)))
    parts.append(box((0.06, 0.05, 0.3), 0.02, brass, (x, -d / 2 - 0.09, h * 0.66)))
    parts.append(box((0.34, 0.3, 0.16), 0.05, brass, (x * 0.52, 0, h + 0.05)))
    for z in (0.27, h - 0.27):
        parts.append(box((0.56, d + 0.05, 0.56), 0.22, leather, (x * (w / 2 - 0.26), 0, z), segments=6))
grip = [(-0.52, 0, h + 0.08), (-0.46, 0, h + 0.4), (0, 0, h + 0.48), (0.46, 0, h + 0.4), (0.52, 0, h + 0.08)]
parts.append(tube(grip, 0.1, leather))
corners = [(0.5, -1.5), (0.5, -0.1), (0.24, 0.22), (-0.24, 0.22), (-0.5, -0.1), (-0.5, -1.5)]
outline = fillet([(0, -1.5), *corners, (0, -1.5)], 0.09, 4)[:-1]
tag = [
    extrude([outline, circle_outline(0.09)[::-1]], 0.05, 0.015, paint("#fbf4e4", 0.8)),
    torus(0.11, 0.032, brass, (0, 0, 0.02)),
    box((0.62, 0.15, 0.02), 0.005, paint("#d8402f"), (0, -0.72, 0.03)),
    box((0.4, 0.06, 0.02), 0.005, paint("#6b3524"), (0, -1.02, 0.03)),
]
parts.append(group(tag, (0.1, -d / 2 - 0.06, 1.92), (90, -4, 0)))
for x in (-0.05, 0.06):
    strand = [(0.1, -d / 2 - 0.1, 1.93), (0.1 + x, -d / 2 - 0.12, 2.3), (0.1 + 2 * x, -0.2, h + 0.48)]
    strand += [(0.1 + 2 * x, 0.02, h + 0.6), (0.1 + 2 * x, 0.14, h + 0.44)]
    parts.append(tube(strand, 0.024, paint("#d8402f")))
group(parts, (1.0, 0.3, 0), (0, 0, -20))
low_sun(-52, 33)
cover_shot(x=0.0, z=1.6, height=4.8, elevation=9, exposure=0.15)
