"""Cafe with a striped awning in a brick railway arch, a cream train passing on the viaduct above it.

For the café home.
"""

import random
from math import cos, degrees, hypot, pi, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, point_light, sun_light
from kit.materials.natural import plaster
from kit.materials.solid import emission, surface
from kit.objects import group
from kit.outlines import arch_outline, circle_outline, rounded_rect
from kit.props.architecture import arch_wall
from kit.props.landscape import figure
from kit.render import render
from kit.shapes import box, boxes, cylinder, extrude, lathe, sphere
from kit.world import start, world

start()
sweep(material=plaster("#b4c08b", 0.4, 0.12), back=7, r=3.5, w=80)
brick = [surface(c, 0.75, mottle=0.06) for c in ("#93492c", "#a5573a", "#7f3c25", "#b3674a")]
cream = surface("#f6ead6", 0.4, coat=0.3)
green = surface("#5d6e45", 0.4, coat=0.3)
dark = surface("#2b1b12", 0.45, coat=0.2)
brass = surface("#d8a04e", 0.3, coat=0.4)
stone = surface("#e2cfb4", 0.6)
glow = emission("#ffbf6e", 1.5)

RADIUS, SPRING, TOP = 2.1, 1.9, 5.0
CENTRES = (-5.9, 0, 5.9)
FRONT = -0.5


def ring(x, z):
    """How far a point of the wall is from the nearest opening; below nought it is inside."""
    return min((hypot(x - c, z - SPRING) if z > SPRING else abs(x - c)) for c in CENTRES) - RADIUS


def courses():
    """Bricks of the wall in stretcher bond, by shade; none in an opening or in the ring around it."""
    rng = random.Random(4)
    shades = [[] for _ in brick]
    for row in range(27):
        z = 0.1 + row * 0.18
        for i in range(-24, 25):
            x = i * 0.44 + (0.22 if row % 2 else 0)
            if min(ring(x - 0.2, z), ring(x + 0.2, z), ring(x, z)) < 0.34:
                continue
            out = rng.uniform(0, 0.025)
            rng.choice(shades).append((x, FRONT - 0.04 - out, z, 0.42, 0.12, 0.16))
    for blocks, material in zip(shades, brick):
        boxes(blocks, material, 0.012)


def voussoirs(cx, shade):
    """The ring of wedge-like bricks that holds an arch, and the jambs below it."""
    n = 27
    for i in range(n):
        a = pi * (i + 0.5) / n
        r = RADIUS + 0.19
        box(
            (0.36, 0.2, 0.2),
            0.02,
            brick[(i * 7 + shade) % 4],
            (cx + r * cos(a), FRONT - 0.09, SPRING + r * sin(a)),
            (0, -degrees(a), 0),
        )
    for side in (-1, 1):
        for k in range(10):
            box(
                (0.36, 0.2, 0.17),
                0.02,
                brick[(k * 3 + shade) % 4],
                (cx + side * (RADIUS + 0.19), FRONT - 0.09, 0.1 + k * 0.19),
            )
        box((0.5, 0.3, 0.16), 0.03, stone, (cx + side * (RADIUS + 0.19), FRONT - 0.1, SPRING))


def upright(outline, depth, material, loc, bevel=0.02):
    """A flat thing that faces the street."""
    return extrude([outline], depth, bevel, material, loc, (90, 0, 0))


def shop_front():
    """Glazing in the arch: warm room, bars, door, counter with machine and jars, lamps."""
    y = 0.35
    upright(arch_outline(2 * RADIUS + 0.1, RADIUS + SPRING), 0.1, glow, (0, y + 0.7, 0), 0)
    upright(arch_outline(2 * RADIUS, 0.5 + RADIUS), 0.08, surface("#c98a4c", 0.8), (0, y + 0.6, 0.4), 0)
    for z in (2.15,):
        box((2 * RADIUS, 0.16, 0.16), 0.03, dark, (0, y, z))
    for a in (30, 60, 90, 120, 150):
        r = RADIUS / 2
        box(
            (RADIUS, 0.1, 0.07),
            0.02,
            dark,
            (r * cos(a * pi / 180), y, 2.2 + r * sin(a * pi / 180)),
            (0, -a, 0),
        )
    for x in (-2.02, -0.66, 0.66, 2.02):
        box((0.12, 0.14, 2.15), 0.02, dark, (x, y, 1.07))
    for x in (-1.34, 1.34):
        box((1.3, 0.12, 0.62), 0.03, green, (x, y, 0.31))
        box((1.4, 0.3, 0.08), 0.02, cream, (x, y - 0.12, 0.66))
    box((1.16, 0.1, 2.0), 0.04, green, (0, y + 0.02, 1.04))
    box((0.8, 0.12, 1.0), 0.04, glow, (0, y - 0.02, 1.36))
    sphere(0.06, brass, (0.44, y - 0.08, 0.92))
    for x, h, m in ((-1.72, 0.34, cream), (-1.42, 0.24, green), (-1.12, 0.3, brick[1]), (-0.88, 0.2, cream)):
        box((0.2, 0.14, h), 0.03, m, (x, y + 0.25, 0.72), base=True)
    box((0.8, 0.3, 0.36), 0.08, surface("#c7d0c0", 0.2, metal=1), (1.36, y + 0.25, 0.72), base=True)
    box((0.5, 0.26, 0.1), 0.03, brick[0], (1.36, y + 0.25, 1.08), base=True)
    for x in (-1.34, 1.34):
        cylinder(0.012, 0.7, dark, 0, (x, y + 0.2, 1.62))
        lathe([(0.04, 0.16), (0.2, 0), (0.19, -0.01), (0, 0.1)], dark, 0.01, loc=(x, y + 0.2, 1.5))
        sphere(0.08, emission("#fff0cf", 6), (x, y + 0.2, 1.49))


def awning(n=11, w=4.5, out=1.0, z=2.42):
    """Striped cloth over door and windows, its hem in rounded tongues."""
    step = w / n
    for i in range(n):
        x = -w / 2 + step * (i + 0.5)
        cloth = green if i % 2 == 0 else cream
        box((step, out, 0.06), 0.02, cloth, (x, FRONT - out / 2 - 0.08, z), (22, 0, 0))
        upright(rounded_rect(step, 0.42, step * 0.45), 0.05, cloth, (x, FRONT - out - 0.05, z - 0.34), 0.02)


def train(x0=-9.2, carriages=2, z=TOP + 0.42):
    """Cream carriages with a green band, their windows lit."""
    for c in range(carriages):
        x = x0 + c * 7.3
        box((7.0, 1.7, 1.75), 0.24, cream, (x, 0.5, z), base=True)
        box((7.02, 1.72, 0.34), 0.03, brick[0], (x, 0.5, z + 0.22), base=True)
        box((6.7, 1.4, 0.22), 0.1, surface("#8d9a73", 0.5), (x, 0.5, z + 1.68), base=True)
        for k in range(6):
            wx = x - 2.9 + k * 1.16
            if k in (1, 4):
                box((0.74, 0.06, 1.3), 0.05, green, (wx, -0.36, z + 0.86))
                box((0.44, 0.08, 0.5), 0.04, glow, (wx, -0.38, z + 1.12))
            else:
                box((0.88, 0.06, 0.62), 0.06, dark, (wx, -0.35, z + 1.08))
                box((0.78, 0.08, 0.52), 0.05, glow, (wx, -0.36, z + 1.08))
        for k in (-2.5, -1.5, 1.5, 2.5):
            cylinder(0.2, 0.16, dark, 0.03, (x + k, -0.25, z - 0.05), (90, 0, 0))


arch_wall(
    24, TOP, tuple((c, 2 * RADIUS, RADIUS + SPRING) for c in CENTRES), 0.9, plaster("#cdb08e", 0.4, 0.1)
)
courses()
for index, centre in enumerate(CENTRES):
    voussoirs(centre, index)
for side in (-1, 1):
    upright(arch_outline(2 * RADIUS, RADIUS + SPRING), 0.1, dark, (5.9 * side, 0.7, 0), 0)
    for k in range(28):
        box((2 * RADIUS, 0.12, 0.13), 0.05, surface("#7f8b62", 0.5), (5.9 * side, 0.2, 0.1 + k * 0.15))
boxes([(0, FRONT - 0.08, TOP - 0.02, 24, 0.4, 0.22)], stone, 0.04)
boxes([(0, FRONT + 0.02, TOP + 0.24, 24, 0.2, 0.34)], brick[1], 0.03)
boxes([(0, FRONT + 0.02, TOP + 0.44, 24, 0.32, 0.1)], stone, 0.03)
shop_front()
awning()
train()
upright(circle_outline(0.42), 0.1, cream, (0, FRONT - 0.22, 3.36), 0.03)
upright(arch_outline(0.4, 0.46), 0.08, brick[0], (0, FRONT - 0.3, 3.12), 0.01)
upright(circle_outline(0.1), 0.08, cream, (0, FRONT - 0.35, 3.3), 0.01)

# the street: paving, a board, two tables, someone early
boxes(
    [(i * 1.5, -2.9 - 1.2 * j, 0.01, 1.46, 1.16, 0.06) for i in range(-8, 9) for j in range(2)], stone, 0.02
)
group(
    [
        box((0.74, 0.05, 1.1), 0.02, surface("#a9744a", 0.5), (0, 0, 0.56), (-9, 0, 0)),
        box((0.6, 0.06, 0.9), 0.01, surface("#2c302b", 0.8), (0, -0.02, 0.58), (-9, 0, 0)),
        box((0.74, 0.05, 1.1), 0.02, surface("#a9744a", 0.5), (0, 0.26, 0.56), (9, 0, 0)),
        *(
            box(
                (0.4 - 0.06 * (k % 3), 0.02, 0.035),
                0,
                cream,
                (-0.02, -0.09 + 0.028 * k, 0.86 - 0.14 * k),
                (-9, 0, 0),
            )
            for k in range(5)
        ),
    ],
    (-2.75, -1.9, 0.04),
    (0, 0, 14),
)
for x, y in ((1.7, -2.05), (3.2, -2.6)):
    cylinder(0.42, 0.05, cream, 0.02, (x, y, 0.74))
    cylinder(0.03, 0.72, dark, 0, (x, y, 0.04))
    cylinder(0.26, 0.04, dark, 0.01, (x, y, 0.03))
    lathe(
        [(0, 0), (0.06, 0.01), (0.09, 0.11), (0.08, 0.11), (0, 0.08)],
        green,
        0.005,
        loc=(x - 0.1, y - 0.1, 0.79),
    )
    for dx in (-0.72, 0.72):
        cylinder(0.22, 0.06, brick[0], 0.02, (x + dx, y + 0.1, 0.44))
        for a in (45, 135, 225, 315):
            cylinder(0.02, 0.44, dark, 0, (x + dx + 0.13 * cos(a), y + 0.1 + 0.13 * sin(a), 0.02))
figure("#2f4a45", 1.62, (-1.15, -1.75, 0.03), head="#c98d66")
figure("#d8a04e", 1.5, (2.4, -1.75, 0.03), head="#8a5a3c")
for x in (-4.2, 4.55):
    lathe([(0, 0), (0.34, 0), (0.42, 0.66), (0.36, 0.66), (0, 0.6)], brick[1], 0.03, loc=(x, -1.3, 0.02))
    for k, (dx, dz, r) in enumerate(((0, 1.1, 0.5), (0.05, 1.75, 0.42), (-0.04, 2.3, 0.3))):
        sphere(r, surface("#6d7f4f", 0.7, mottle=0.2, bump=0.5, bump_scale=9), (x + dx, -1.3, dz))

world("#e8ecdf", 0.5)
sun_light(-48, 34, 4.2, "#ffe0b0", 0.8)
area_light((6, -8, 6), (0, 0, 2.5), 5, 260, "#fff3df")
point_light((0, 0.6, 1.9), 60, "#ffb866", 0.3)
camera((1.2, -21, 3.1), (0.2, 0, 3.25), lens=54)
render(exposure=0.1, sat=0.92, vignette=0.06)
