"""Courtyard seen from its floor: washing on lines between two house walls, sheets against the sky, one red pillowcase.

For the magazine's photo essay.
"""

import random
from math import exp, pi, sin, tau

from mathutils import Vector, noise

from kit.curves import tube
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface
from kit.materials.textile import thin_cotton
from kit.materials.weather import chipped, weathered
from kit.objects import group
from kit.sets.negative import EYE, daylight, negative_shot
from kit.shapes import box, boxes, cylinder, grid, torus
from kit.world import sky, sky_fill

# The yard is WIDE across; its walls run away from the camera and are HIGH.
WIDE, HIGH, FAR = 5.2, 12.4, 11.0
rng = random.Random(21)

daylight(166, 53, 6.5, color="#ffefd6", seed=3)
sky(53, 0, 0.05, sun_disc=False, camera_colors=("#e9eeea", "#cfe0e6", "#9cc3dd", "#76a9d0"), camera_top=1.0)
sky_fill("#aac6dc", 1.15)

stucco = {
    -1: weathered(plaster("#d2b083", 1.2, 0.6), 0.6, "#9c8b72", 0.7, 0.35, 1.2),
    1: weathered(plaster("#cbbda6", 1.2, 0.6), 0.6, "#958a7a", 0.7, 0.35, 1.2),
    0: weathered(plaster("#cdbd9f", 1.2, 0.6), 0.6, "#958a7a", 0.7, 0.35, 1.2),
}
stone = weathered(plaster("#a89f90", 3, 0.4), 0.6, "#6f675a", 2, 0.6)
frame = chipped("#d9d6c8", "#7a6248", 0.18, 1.4, 0.45, 0.0)
shutter = chipped("#55705f", "#6b5842", 0.2, 1.2, 0.5, 0.0)
pane = surface("#1a2226", 0.06, specular=0.8, coat=0.4)
zinc = weathered(metal("#8f9593", 0.5), 0.6, "#776a58", 2, 0.4)


def window(open_by=90, blind=0.0):
    """In its wall, which is y = 0 and is seen from -Y; sill at z = 0."""
    w, h = 0.98, 1.62
    parts = [
        box((w, 0.02, h), 0, pane, (0, 0.15, h / 2)),
        box((w + 0.5, 0.16, 0.08), 0.012, stone, (0, -0.04, -0.04)),
        box((w + 0.42, 0.06, 0.2), 0.01, stone, (0, -0.01, h + 0.1)),
    ]
    bars = [(x, 0.12, h / 2, 0.055, 0.06, h) for x in (-w / 2 + 0.027, 0, w / 2 - 0.027)]
    bars += [(0, 0.12, z, w, 0.055, 0.05) for z in (0.03, h * 0.36, h * 0.68, h - 0.03)]
    parts.append(boxes(bars, frame, 0.006))
    if blind:
        parts.append(box((w - 0.1, 0.01, h * blind), 0, thin_cotton("#d8cfbb"), (0, 0.142, h * (1 - blind / 2))))
    for s in (-1, 1):
        slats = [(0, 0, z, 0.44, 0.02, 0.05) for z in [0.09 + 0.062 * i for i in range(24)]]
        leaf = [boxes([(x, 0, h / 2, 0.05, 0.036, h) for x in (-0.23, 0.23)] + [(0, 0, z, 0.46, 0.036, 0.07) for z in (0.035, h * 0.5, h - 0.035)], shutter, 0.004)]
        leaf.append(boxes(slats, shutter, 0.003))
        turn = open_by + rng.uniform(-9, 4)
        hinge = group([*leaf], (0.24, 0, 0))
        leaf_group = group([hinge], (s * (w / 2 + 0.01), -0.03, 0), (0, 0, -turn if s > 0 else 180 + turn))
        parts.append(leaf_group)
    return group(parts)


def house_wall(side):
    """One of the long walls, with openings where its windows stand."""
    x = side * WIDE / 2
    rows = [(z, y) for z in (1.15, 4.35, 7.55) for y in (-1.4, 1.5, 4.4, 7.6)]
    ys = sorted({y for _, y in rows})
    blocks = []
    edges = [-7.0] + [e for y in ys for e in (y - 0.49, y + 0.49)] + [FAR]
    for a, b in zip(edges[::2], edges[1::2]):
        blocks.append((x + side * 0.2, (a + b) / 2, HIGH / 2, 0.4, b - a, HIGH))
    for y in ys:
        spans = [0.0] + [e for z in (1.15, 4.35, 7.55) for e in (z, z + 1.62)] + [HIGH]
        for a, b in zip(spans[::2], spans[1::2]):
            blocks.append((x + side * 0.2, y, (a + b) / 2, 0.4, 0.982, b - a))
    boxes(blocks, stucco[side])
    for z, y in rows:
        w = window(rng.choice((165, 172, 176, 100)), rng.choice((0, 0, 0.45, 0.7)))
        w.location = (x, y, z)
        w.rotation_euler = (0, 0, -side * pi / 2)
    boxes([(x - side * 0.05, (FAR - 7) / 2, z, 0.1, FAR + 7, 0.14) for z in (3.7,)], stone, 0.02)
    # Eaves: rafters, boards, gutter.
    boxes([(x - side * 0.28, -6.6 + 0.62 * i, HIGH - 0.07, 0.75, 0.09, 0.13) for i in range(29)], wood("#6d5238", "#463424", 1.2, "X", 0.7, 0))
    box((0.9, FAR + 7, 0.03), 0, wood("#7b6146", "#52402c", 1, "Y", 0.7, 0), (x - side * 0.22, (FAR - 7) / 2, HIGH + 0.02))
    tube([(x - side * 0.7, -7, HIGH - 0.02), (x - side * 0.7, FAR, HIGH - 0.06)], 0.075, zinc, kind="POLY")


house_wall(-1)
house_wall(1)
box((WIDE + 1, 0.4, 9.4), 0, stucco[0], (0, FAR + 0.2, 4.7))
box((WIDE + 1.2, 1.2, 0.12), 0.01, weathered(surface("#8a5a42", 0.8, bump=0.6, bump_scale=14), 0.5, "#6f5a48"), (0, FAR + 0.1, 9.45), (-14, 0, 0))
for z in (4.35, 7.1):
    w = window(170)
    w.location = (0.75, FAR, z)
for x, y, s in ((-WIDE / 2 + 0.09, 3.0, 1), (WIDE / 2 - 0.09, 6.1, -1)):
    cylinder(0.055, HIGH - 0.4, zinc, 0, (x, y, 0), segments=24)
    for z in (2.2, 4.9, 7.6, 10.3):
        torus(0.058, 0.009, zinc, (x, y, z), segments=24, ring_segments=8)
    tube([(x, y, HIGH - 0.45), (x + s * 0.12, y, HIGH - 0.25), (x + s * 0.55, y, HIGH - 0.08)], 0.052, zinc)
for side, y, z in ((-1, 3.35, 3.4), (1, 0.1, 4.0)):
    x = side * (WIDE / 2 - 0.015)
    tube([(x, y, 0), (x, y, z), (x, y + 1.2, z + 0.1), (x, y + 1.25, HIGH)], 0.011, surface("#2d2b28", 0.6), kind="POLY")

peg_wood = wood("#b99a6c", "#8c6f47", 6, "Z", 0.7, 0)


def sag(t, span, depth):
    return -depth * 4 * t * (1 - t) * span / WIDE


def line(y, z, depth, tilt=0.0):
    """A pair of lines over pulleys, the lower one loaded; returns the place of the share t along the lower."""
    a, b = -WIDE / 2 + 0.16, WIDE / 2 - 0.16
    cord = surface("#cfc9b8", 0.9)

    def at(t):
        return Vector((a + (b - a) * t, y + tilt * (t - 0.5), z + sag(t, WIDE, depth)))

    tube([at(i / 40) for i in range(41)], 0.0045, cord, kind="POLY")
    tube([at(i / 20) + Vector((0, 0, 0.13 + depth * 3 * (i / 20) * (1 - i / 20))) for i in range(21)], 0.0045, cord, kind="POLY")
    for s, t in ((-1, 0), (1, 1)):
        torus(0.06, 0.014, zinc, at(t) + Vector((0, 0, 0.065)), (90, 0, 0), segments=32, ring_segments=10)
        tube([at(t) + Vector((s * 0.2, 0, 0.065)), at(t) + Vector((0, 0, 0.065))], 0.009, zinc, kind="POLY")
    return at


def washing(at, t0, t1, drop, material, seed, wind=0.22, pegs=3):
    """A cloth pegged to the line between two shares of it; it hangs from its pegs and the wind is in its lower half."""
    def f(u, v):
        p = at(t0 + (t1 - t0) * u)
        between = abs(sin(pi * (pegs - 1) * u)) if pegs > 1 else 0
        down = (1 - v) * drop
        low = (1 - v) ** 1.3
        fold = min(0.075, 0.04 * drop) * sin(tau * (2.2 * u + 0.35 * v + seed * 0.37) * (1.3 + 0.2 * (seed % 3))) + 0.014 * sin(tau * (4.1 * u - 0.4 * v + seed))
        belly = wind * low * (0.55 + 0.45 * sin(pi * u + 0.6 * sin(seed))) + 0.10 * noise.noise(Vector((u * 2.2 + seed, v * 2.2, seed))) * low
        # Where it lay folded in the cupboard.
        ironed = sum(0.007 * exp(-(((w - c) / 0.014) ** 2)) for w, c in ((u, 0.5), (v, 0.5), (v, 0.25), (v, 0.75)))
        x = p.x + 0.05 * low * noise.noise(Vector((v * 2 + seed, u * 2, 7))) - 0.02 * sin(tau * u) * low
        dip = 0.035 * between * v**6 * (2.2 if pegs < 4 else 1)
        return (x, p.y + fold * (0.25 + 0.75 * low) + belly - ironed, p.z - 0.012 - down - dip + 0.13 * wind * low * low + 0.02 * noise.noise(Vector((u * 3, seed, 2))) * low)

    grid(110, 110, f, material)
    # Hems are of two layers, and darker against the light.
    for low, high in ((0.0, 0.03 / drop), (1 - 0.025 / drop, 1.0)):
        hem = grid(110, 3, lambda u, v: f(u, low + (high - low) * v), material)
        hem.location = (0, -0.003, 0)
    for k in range(pegs):
        u = 0.012 + 0.976 * k / max(1, pegs - 1)
        p = at(t0 + (t1 - t0) * u)
        for s in (-1, 1):
            box((0.012, 0.007, 0.075), 0.002, peg_wood, p + Vector((0, s * 0.0065, -0.012)), (s * 6, rng.uniform(-12, 12), 0))


white, cream, blue, ticking = (thin_cotton(c, creases=0.6) for c in ("#e9e6de", "#e6dcc8", "#aebfca", "#cbd2cf"))
red = thin_cotton("#a3332a", creases=0.6)
first = line(0.0, 6.9, 0.16, 0.15)
washing(first, 0.14, 0.50, 1.75, white, 1, 0.45, 4)
washing(first, 0.545, 0.69, 0.74, red, 4, 0.24, 3)
washing(first, 0.73, 0.86, 1.05, blue, 6, 0.18, 2)
second = line(2.3, 7.0, 0.18, -0.2)
washing(second, 0.06, 0.20, 0.75, blue, 8, 0.2, 2)
washing(second, 0.23, 0.60, 1.9, white, 11, 0.38, 4)
washing(second, 0.65, 0.76, 0.95, ticking, 2, 0.16, 2)
washing(second, 0.785, 0.90, 0.72, white, 5, 0.2, 2)
third = line(5.2, 7.3, 0.2, 0.1)
washing(third, 0.08, 0.44, 1.8, cream, 14, 0.3, 4)
washing(third, 0.48, 0.62, 0.75, white, 17, 0.2, 2)
washing(third, 0.65, 0.95, 1.7, white, 19, 0.34, 3)
fourth = line(8.4, 7.6, 0.2)
washing(fourth, 0.2, 0.36, 0.8, white, 23, 0.2, 2)
washing(fourth, 0.4, 0.8, 1.7, blue, 26, 0.3, 4)

negative_shot((0.12, -2.6, EYE), (0.0, 2.6, 6.75), lens=35, exposure=0.66, roll=-1.2)
