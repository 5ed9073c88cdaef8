"""Green sleeping-car under a moon, blinds down but for one bright window with a lamp and a pile of proofs.

For a blog cover.
"""

from math import cos, pi, sin

from kit.curves import tube
from kit.lights import area_light, point_light
from kit.materials.solid import emission, metal
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, boxes, cylinder, extrude, lathe, loft, sphere

L, W, LOW, HIGH, MID = 5.7, 1.5, 0.66, 2.2, 1.55
WINDOWS = ((-2.25, 0.6), (-1.35, 0.6), (0.05, 1.5), (1.45, 0.6), (2.3, 0.6))


def sleeping_car(x):
    """Car along X, windows at -Y; the widest window has its blind up."""
    body, cream, dark, y = paint("#2f7a66", 0.4), paint("#f2e3c4", 0.45), paint("#2a2230", 0.5), -W / 2
    holes = [[(a + wx, b + MID) for a, b in rounded_rect(ww, 0.8, 0.16)] for wx, ww in WINDOWS]
    rims = [[(a + wx, b + MID) for a, b in rounded_rect(ww + 0.14, 0.94, 0.22)] for wx, ww in WINDOWS]
    side = [(-L / 2, LOW), (L / 2, LOW), (L / 2, HIGH), (-L / 2, HIGH)]
    parts = [extrude([side, *holes], 0.12, 0.02, body, (0, y, 0), (90, 0, 0))]
    parts += [extrude([a, b], 0.08, 0.02, cream, (0, y - 0.06, 0), (90, 0, 0)) for a, b in zip(rims, holes)]
    for s in (-1, 1):
        parts.append(box((0.12, W, HIGH - LOW), 0.04, body, (s * (L / 2 - 0.04), 0, (LOW + HIGH) / 2)))
    arch = [(-(W / 2 + 0.12) * cos(pi * i / 24), HIGH + 0.52 * sin(pi * i / 24) ** 0.8) for i in range(25)]
    parts.append(loft([[(s * (L / 2 + 0.1), *p) for p in arch] for s in (-1, 1)], cream, angle=40))
    parts.append(box((L + 0.2, W + 0.28, 0.1), 0.04, cream, (0, 0, HIGH)))
    parts.append(box((L, 0.05, 0.1), 0.02, cream, (0, y - 0.06, LOW + 0.14)))
    parts.append(box((L - 0.1, W - 0.1, 0.16), 0.03, dark, (0, 0, LOW - 0.06)))
    for wx, ww in WINDOWS:
        if ww > 1:
            parts.append(box((ww + 0.3, 0.04, 1.1), 0, emission("#ffc766", 2.2), (wx, y + 0.6, MID)))
        else:
            parts.append(box((ww + 0.1, 0.03, 1.0), 0, emission("#d98a4a", 0.75), (wx, y + 0.12, MID)))
    wheel = paint("#8a5f86", 0.45)
    for cx in (-1.9, 1.9):
        parts.append(box((1.6, 0.9, 0.24), 0.05, dark, (cx, 0, 0.46)))
        for wx in (cx - 0.45, cx + 0.45):
            parts.append(cylinder(0.33, 0.14, wheel, 0.04, (wx, y + 0.14, 0.45), (90, 0, 0)))
            parts.append(cylinder(0.13, 0.2, metal("#d9b06c", 0.35), 0.02, (wx, y + 0.16, 0.45), (90, 0, 0)))
    return group(parts, (x, 0, 0))


ground("#54305f", back=4.4)
sleeping_car(0.55)
sleeping_car(0.55 + L + 0.42)
box((0.5, 1.1, 1.5), 0.04, paint("#2a2230", 0.7), (0.55 + L / 2 + 0.2, 0.1, 1.4))
x, y, sill = 0.6, -0.42, MID - 0.4
box((1.9, 0.6, 0.06), 0.01, paint("#8a4a34"), (x, -0.36, sill))
sheets = [(x - 0.28 + 0.03 * sin(i * 2.4), y, sill + 0.06 + 0.05 * i, 0.6, 0.4, 0.036) for i in range(6)]
boxes(sheets, paint("#fffaf0", 0.9), 0.006)
red = paint("#c8402f", 0.4)
cylinder(0.15, 0.05, red, 0.02, (x + 0.42, y, sill + 0.03))
tube([(x + 0.42, y, sill), (x + 0.46, y, sill + 0.34), (x + 0.3, y, sill + 0.5)], 0.028, red)
shade = [(0.21, 0), (0.07, 0.2), (0.04, 0.2), (0.18, 0)]
lathe(shade, red, 0.01, loc=(x + 0.22, y, sill + 0.4), rot=(0, 28, 0))
point_light((x + 0.1, y, sill + 0.4), 4, "#ffdf9e", 0.06)
for z in (-0.62, 0.62):
    box((20, 0.1, 0.12), 0.02, metal("#b9a9c4", 0.4), (0, z + 0.06, 0.06))
boxes([(-7.6 + 0.62 * i, 0.06, 0.02, 0.26, 1.9, 0.05) for i in range(26)], paint("#3a2330"), 0.01)
extrude([circle_outline(0.62)], 0.1, 0.03, emission("#ffe9bf", 1.5), (-3.0, 4.2, 3.72), (90, 0, 0))
for star, z, r in (
    (-4.3, 2.6, 0.04),
    (-1.2, 4.5, 0.045),
    (0.9, 3.9, 0.035),
    (2.5, 4.6, 0.045),
    (3.9, 3.7, 0.04),
):
    sphere(r, emission("#fff3d0", 3), (star, 4.2, z))
area_light((x, -0.95, 1.6), (x, -3.2, 0), 1.4, 26, "#ffc978", size_y=0.7, spread=120)
low_sun(-48, 34, 2.3, 0.45, "#ccd3ff", "#a9a6e0")
cover_shot(x=0.1, z=1.85, height=5.4, elevation=6)
