"""Lift with open doors, lit, in a dark marble lobby; one umbrella stands in it and drips.

For the photography home.
"""

from math import cos, pi, sin, tau

from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import marble, wood
from kit.materials.solid import emission, metal, surface
from kit.objects import group
from kit.render import render
from kit.shapes import box, boxes, cylinder, extrude, grid, lathe, torus
from kit.world import start, world

start()
CAMERA = (0.62, -4.9, 1.42)
W, H = 1.12, 2.18
DEEP = 1.55
HEIGHT = 3.5

# Lobby: slabs of dark green marble, a floor polished like water.
stone = marble("#29342e", "#66776c", 0.5, 0.2)
blocks = []
T = 0.9
for i in range(-6, 7):
    for j in range(-8, 1):
        blocks.append((i * T + 0.45, j * T - 0.45, -0.03, T - 0.004, T - 0.004, 0.06))
boxes(blocks, marble("#1d2522", "#5f6d66", 0.55, 0.06))
panels = []
for x0, x1 in (
    (-4.2, -3.02),
    (-3.01, -1.83),
    (-1.82, -W / 2 - 0.16),
    (W / 2 + 0.16, 1.82),
    (1.83, 3.01),
    (3.02, 4.2),
):
    for z0, z1 in ((0.14, 2.36), (2.365, HEIGHT)):
        panels.append(((x0 + x1) / 2, 0.06, (z0 + z1) / 2, x1 - x0 - 0.005, 0.12, z1 - z0))
panels.append((0, 0.06, (2.365 + HEIGHT) / 2, W + 0.31, 0.12, HEIGHT - 2.365))
boxes(panels, stone)
box((9, 0.02, HEIGHT), 0, surface("#050706", 0.8), (-4.5 - W / 2 - 0.14, 0.1, 0), base=True)
box((9, 0.02, HEIGHT), 0, surface("#050706", 0.8), (4.5 + W / 2 + 0.14, 0.1, 0), base=True)
boxes(
    [(-2.5 - W / 2, -0.012, 0.07, 4.75, 0.03, 0.14), (2.5 + W / 2, -0.012, 0.07, 4.75, 0.03, 0.14)],
    surface("#080b0a", 0.2, coat=0.4),
    0.004,
)
box((10, 8, 0.1), 0, surface("#24302c", 0.8), (0, -3.5, HEIGHT + 0.05))
for side in (-1, 1):
    box((0.2, 8, HEIGHT), 0, stone, (side * 3.6, -3.9, 0), base=True)

# Door frame of brass, doors half in the wall.
brass = surface("#b98a4c", 0.36, metal=0.75, aniso=0.3)
steel = surface("#8f8f88", 0.32, metal=1, aniso=0.5)
for s in (-1, 1):
    box((0.15, 0.2, H), 0.012, brass, (s * (W / 2 + 0.075), 0.05, 0), base=True)
    box((0.16, 0.035, H), 0.004, steel, (s * (W / 2 - 0.03), 0.12, 0), base=True)
box((W + 0.3, 0.2, 0.17), 0.012, brass, (0, 0.05, H + 0.085))
box((W, 0.3, 0.02), 0.003, brass, (0, 0.06, -0.006))

# Dial above: a half-round and a hand. It has stopped at the last floor but one.
face = surface("#e2c893", 0.5, emit="#ffc27a", emit_strength=0.9)
arc = [(0.27 * cos(pi * i / 40), 0.27 * sin(pi * i / 40)) for i in range(41)]
ring = [(0.305 * cos(pi * i / 40), 0.305 * sin(pi * i / 40)) for i in range(41)] + [
    (-0.305, -0.035),
    (0.305, -0.035),
]
group(
    [
        extrude([ring], 0.05, 0.008, brass, (0, 0, 0), (90, 0, 0)),
        extrude([arc], 0.02, 0.002, face, (0, -0.022, 0), (90, 0, 0)),
        box((0.012, 0.008, 0.24), 0.003, surface("#140f0a", 0.4), (-0.085, -0.04, 0.088), (0, -44, 0)),
        cylinder(0.022, 0.02, brass, 0.005, (0, -0.03, 0.006), (90, 0, 0), segments=32),
    ]
    + [
        box(
            (0.007, 0.006, 0.035),
            0.001,
            surface("#3a2a18", 0.6),
            (0.235 * cos(a), -0.035, 0.235 * sin(a)),
            (0, 90 - a * 180 / pi, 0),
        )
        for a in [pi * (k + 1) / 10 for k in range(9)]
    ],
    (0, -0.005, 2.62),
)
# Call button, lit.
box((0.11, 0.02, 0.26), 0.006, brass, (W / 2 + 0.44, -0.008, 1.12))
cylinder(0.021, 0.016, emission("#ff5a22", 5), 0.003, (W / 2 + 0.44, -0.014, 1.17), (90, 0, 0), segments=32)
cylinder(0.021, 0.016, surface("#2a2016", 0.4), 0.003, (W / 2 + 0.44, -0.014, 1.07), (90, 0, 0), segments=32)

# Car: walnut panels, brass rails, a lit ceiling.
walnut = wood("#7d4e2c", "#4b2a16", 1.1, "Z", 0.26, 0.5)
CW = 0.82
y0 = 0.2
parts = []
for z0, z1 in ((0.16, 0.86), (0.98, 2.2)):
    for i in range(3):
        w = 2 * CW / 3
        parts.append(
            box(
                (w - 0.03, 0.03, z1 - z0),
                0.01,
                walnut,
                (-CW + w * (i + 0.5), y0 + DEEP - 0.02, (z0 + z1) / 2),
            )
        )
    for s in (-1, 1):
        for i in range(3):
            d = DEEP / 3
            parts.append(
                box(
                    (0.03, d - 0.03, z1 - z0),
                    0.01,
                    walnut,
                    (s * (CW - 0.02), y0 + d * (i + 0.5), (z0 + z1) / 2),
                )
            )
dark = wood("#4a2a17", "#2a160b", 1.1, "X", 0.3, 0.4)
parts += [
    box((2 * CW, 0.02, 2.36), 0, dark, (0, y0 + DEEP + 0.005, 0), base=True),
    box((0.02, DEEP, 2.36), 0, dark, (-CW - 0.005, y0 + DEEP / 2, 0), base=True),
    box((0.02, DEEP, 2.36), 0, dark, (CW + 0.005, y0 + DEEP / 2, 0), base=True),
    box((CW - W / 2 + 0.02, 0.03, 2.36), 0, steel, (-(CW + W / 2) / 2, y0 - 0.015, 0), base=True),
    box((CW - W / 2 + 0.02, 0.03, 2.36), 0, steel, ((CW + W / 2) / 2, y0 - 0.015, 0), base=True),
    box(
        (2 * CW, DEEP, 0.04),
        0,
        surface("#6f2318", 0.85, bump=0.5, bump_scale=90, bump_dist=0.01),
        (0, y0 + DEEP / 2, -0.02),
    ),
    box((2 * CW, 0.03, 0.1), 0.006, brass, (0, y0 + DEEP - 0.03, 0.07)),
    box((2 * CW, DEEP, 0.05), 0, surface("#d8c9a8", 0.7), (0, y0 + DEEP / 2, 2.37)),
    box((1.0, 0.9, 0.03), 0.01, emission("#ffd9a0", 6), (0, y0 + DEEP / 2, 2.32)),
    tube(
        [(-CW + 0.12, y0 + DEEP - 0.075, 0.92), (CW - 0.12, y0 + DEEP - 0.075, 0.92)],
        0.019,
        brass,
        kind="POLY",
    ),
    box((0.03, 0.22, 0.5), 0.006, brass, (-CW + 0.03, y0 + 0.42, 1.2)),
]
for s in (-1, 1):
    parts.append(
        tube(
            [(s * (CW - 0.075), y0 + 0.2, 0.92), (s * (CW - 0.075), y0 + DEEP - 0.1, 0.92)],
            0.019,
            brass,
            kind="POLY",
        )
    )
for k in range(6):
    parts.append(
        cylinder(
            0.017,
            0.012,
            emission("#ffe2b0", 2.5) if k == 4 else surface("#e6dcc4", 0.4),
            0.003,
            (-CW + 0.045, y0 + 0.42, 1.0 + 0.075 * k),
            (0, 90, 0),
            segments=24,
        )
    )
group(parts)
point_light((0, y0 + DEEP / 2, 2.12), 62, "#ffc98a", 0.25)
area_light((0, y0 + DEEP / 2, 2.29), (0, y0 + DEEP / 2, 0), 0.95, 70, "#ffcf94")

# The umbrella, in the far corner, furled by somebody in a hurry.
black = surface("#14181b", 0.5, sheen=0.4, specular=0.4)


def furled(u, v):
    a = tau * u
    z = 0.06 + 0.66 * v
    r = 0.012 + 0.05 * sin(pi * min(1, v * 0.86 + 0.06)) ** 0.8
    r *= 1 + 0.26 * abs(sin(4 * a + 5 * v)) * (0.35 + 0.65 * v)
    return (r * cos(a + 1.6 * v), r * sin(a + 1.6 * v), z)


grip = wood("#8d5a30", "#56341a", 4, "Z", 0.28, 0.5)
group(
    [
        grid(129, 40, furled, black),
        tube([(0, 0, 0), (0, 0, 0.78)], 0.0065, metal("#b8b8b4", 0.25), kind="POLY"),
        torus(0.05, 0.008, surface("#20262a", 0.6), (0, 0, 0.44), (8, 4, 0), segments=40, ring_segments=10),
        tube(
            [(0, 0, 0.7), (0, 0, 0.86), (0.018, 0, 0.915), (0.06, 0, 0.935), (0.1, 0, 0.91), (0.11, 0, 0.86)],
            0.0135,
            grip,
        ),
        lathe(
            [(0, 0.7), (0.02, 0.7), (0.022, 0.73), (0.013, 0.76), (0, 0.76)], metal("#b08a4c", 0.3), 0.003, 32
        ),
    ],
    (0.02, y0 + DEEP - 0.36, 0.004),
    (-17, 5, 0),
    1.08,
)
# What ran off it, and across the sill.
pool = surface("#0a0604", 0.04, coat=0.6)
for x, y, a, b, t in (
    (0.01, y0 + DEEP - 0.40, 0.15, 0.10, 20),
    (-0.02, y0 + DEEP - 0.60, 0.06, 0.035, 50),
    (0.12, 0.72, 0.028, 0.02, 0),
    (0.05, 0.5, 0.02, 0.016, 0),
):
    o = cylinder(1, 1, pool, 0.2, (x, y, 0.0005), (0, 0, t), segments=48)
    o.scale = (a, b, 0.003)

glow((0, -0.4, 1.4), 2.1, "#ffae5c", 0.05, CAMERA, "halo")
for lamp in (
    area_light((-2.4, -4.6, 3.3), (-0.6, 0, 1.2), 2.5, 300, "#86aeb2"),
    area_light((3.0, -2.2, 3.4), (1.6, 0, 1.0), 1.2, 60, "#6fb0a4"),
    area_light((0, -0.35, 1.3), (0, -3.2, 0), 0.9, 34, "#ffbf7c", size_y=1.9),
):
    lamp.visible_glossy = False
world("#445a58", 0.22)
camera(CAMERA, (0.08, 0, 1.3), lens=41)
render(exposure=0.25, bloom=0.16, vignette=0.25)
