"""Isometric white city blocks around one glowing teal tower and two small parks.

For the SEO and map pages.
"""

import random
from math import sqrt

import bpy

from kit.backdrops import floor
from kit.camera import isometric
from kit.color import linear
from kit.lights import sun_light
from kit.materials.natural import leaf_surface
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group, link
from kit.props.plants import foliage
from kit.render import render
from kit.shapes import box, boxes, cylinder, sphere
from kit.world import start, world

start()
rng = random.Random(11)
asph = surface("#d3dbe3", 0.85, specular=0.15)
floor(material=asph, size=200)
wm = [surface(c, 0.6, specular=0.3) for c in ("#f4f6f8", "#e6ebf0", "#dbe3ea", "#eef1f4")]
gm = surface("#9fb4c6", 0.2, specular=0.6)
park = surface("#a9d3b4", 0.95)


def bld(x, y, w, d, h, material, style=0, glow=False):
    parts = []
    if glow:
        parts.append(
            box(
                (w, d, h),
                0.06,
                surface("#12b5a6", 0.25, coat=0.5, emit="#10c9b6", emit_strength=0.55),
                (0, 0, h / 2),
            )
        )
        n = int(h / 0.42)
        B = []
        for k in range(n):
            z = 0.35 + k * 0.42
            B += [
                (0, -d / 2 - 0.005, z, w * 0.86, 0.02, 0.20),
                (w / 2 + 0.005, 0, z, 0.02, d * 0.86, 0.20),
                (-w / 2 - 0.005, 0, z, 0.02, d * 0.86, 0.20),
            ]
        parts.append(boxes(B, emission("#b9fff3", 2.2)))
    else:
        parts.append(box((w, d, h), 0.05, material, (0, 0, h / 2)))
        B = []
        n = int(h / 0.42)
        for k in range(n):
            z = 0.34 + k * 0.42
            if z > h - 0.2:
                break
            if style == 0:
                B += [
                    (0, -d / 2 - 0.003, z, w * 0.84, 0.02, 0.17),
                    (w / 2 + 0.003, 0, z, 0.02, d * 0.84, 0.17),
                    (-w / 2 - 0.003, 0, z, 0.02, d * 0.84, 0.17),
                ]
            else:
                q = max(2, int(w / 0.32))
                B += [
                    (-w * 0.42 + w * 0.84 * (j + 0.5) / q, -d / 2 - 0.003, z, w * 0.84 / q * 0.55, 0.02, 0.20)
                    for j in range(q)
                ]
                q = max(2, int(d / 0.32))
                B += [
                    (w / 2 + 0.003, -d * 0.42 + d * 0.84 * (j + 0.5) / q, z, 0.02, d * 0.84 / q * 0.55, 0.20)
                    for j in range(q)
                ] + [
                    (-w / 2 - 0.003, -d * 0.42 + d * 0.84 * (j + 0.5) / q, z, 0.02, d * 0.84 / q * 0.55, 0.20)
                    for j in range(q)
                ]
        parts.append(boxes(B, gm))
        parts.append(box((w * 0.86, d * 0.86, 0.10), 0.02, surface("#cfd8e0", 0.8), (0, 0, h + 0.0)))
        parts.append(
            box(
                (w * 0.24, d * 0.28, 0.2),
                0.02,
                wm[1],
                (rng.uniform(-0.22, 0.22) * w, rng.uniform(-0.22, 0.22) * d, h + 0.10),
            )
        )
    return group(parts, (x, y, 0.10))


T = group(
    [
        foliage(
            [((0, 0, 0.55), (0.26, 0.26, 0.30))], 220, 0.07, leaf_surface("#5f9f72", "#8cc490", 0.6), 3, 0.6
        ),
        sphere(0.22, surface("#6fae80", 0.9), (0, 0, 0.55), segments=20),
        cylinder(0.03, 0.35, surface("#7a6250", 0.9), 0, segments=8),
    ],
    (0, 0, -20),
)
S = 3.3
for i in range(-4, 5):
    for j in range(-4, 5):
        x, y = i * S, j * S
        box((2.5, 2.5, 0.10), 0.08, surface("#eef2f5", 0.8), (x, y, 0.05))
        if (i, j) == (0, 0):
            bld(x, y, 1.5, 1.5, 5.2, None, 0, True)
            box((2.1, 2.1, 0.12), 0.03, surface("#d7f3ee", 0.6), (x, y, 0.12))
            continue
        if (i, j) in ((1, -1), (-2, 1), (2, 2), (-1, -3), (3, -2), (-3, -2)):
            box((2.2, 2.2, 0.06), 0.05, park, (x, y, 0.11))
            for _ in range(8):
                duplicate(
                    T,
                    (x + rng.uniform(-0.9, 0.9), y + rng.uniform(-0.9, 0.9), 0.12),
                    (0, 0, rng.uniform(0, 360)),
                    rng.uniform(0.8, 1.3),
                )
            continue
        k = rng.random()
        dd = sqrt(i * i + j * j)
        hmax = 3.4 if dd < 2.2 else 2.4
        if i + j < 0 and abs(i - j) < 2 and dd < 3.2:
            hmax = 1.3
        if k < 0.45:
            bld(x, y, 1.9, 1.9, rng.uniform(0.7, 1) * hmax, rng.choice(wm), rng.choice((0, 1)))
        elif k < 0.75:
            bld(x - 0.55, y, 0.9, 2.0, rng.uniform(0.6, 1) * hmax, rng.choice(wm), 1)
            bld(x + 0.55, y + 0.2, 0.9, 1.5, rng.uniform(0.35, 0.7) * hmax, rng.choice(wm), 0)
        else:
            for a in (-1, 1):
                for b in (-1, 1):
                    bld(
                        x + a * 0.55,
                        y + b * 0.55,
                        0.9,
                        0.9,
                        rng.uniform(0.35, 1) * hmax,
                        rng.choice(wm),
                        rng.choice((0, 1)),
                    )
car = group(
    [
        box((0.34, 0.17, 0.08), 0.03, surface("#ffffff", 0.3, coat=0.5), (0, 0, 0.09)),
        box((0.18, 0.15, 0.08), 0.03, surface("#33424f", 0.2), (-0.01, 0, 0.15)),
    ],
    (0, 0, -20),
)
for k in range(46):
    a = rng.choice((0, 1))
    l = rng.randint(-4, 3) * S + S / 2 + rng.choice((-0.14, 0.14))
    t = rng.uniform(-13, 13)
    duplicate(car, (t, l, 0.0) if a == 0 else (l, t, 0.0), (0, 0, 0 if a == 0 else 90), 1.1)
light = bpy.data.lights.new("g", "POINT")
light.energy = 160
light.color = linear("#2fe6d2")[:3]
light.shadow_soft_size = 0.8
o = link(bpy.data.objects.new("g", light))
o.location = (-1.6, -1.6, 2.2)
world("#e3edf8", 0.55)
sun_light(-62, 40, 4.0, "#fff2de", 1.0)
isometric((0.0, 0.0, 1.5), 16.5, 45, 33)
render(look="neutral", exposure=-0.12, bloom=0.14, vignette=0.08, bounces=4)
