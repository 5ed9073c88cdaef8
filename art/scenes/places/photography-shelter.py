"""Bus shelter in fresh snow at the blue hour, its one tube on; a single line of footprints leads away from the bench.

For the photography home.
"""

import random
from math import atan2, cos, exp, hypot, sin

from mathutils import Vector, noise

from kit.backdrops import sky_card
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow
from kit.materials.natural import wood
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group, mesh_object
from kit.props.plants import spruce
from kit.render import render
from kit.shapes import box, boxes, cylinder, grid
from kit.world import start, world

start()
rng = random.Random(9)
CAMERA = (-2.2, -11.0, 1.95)
AT = (2.1, 0.5)

# Steps: from the bench to the road and along it, left and right in turn.
way = [(1.6, -0.1), (1.1, -1.3), (0.2, -2.0), (-1.2, -1.7), (-2.7, -0.2), (-4.0, 2.2), (-5.2, 5.4), (-6.5, 10), (-7.9, 16), (-9.5, 24)]
steps = []
walked, side = 0.0, 1
for (x0, y0), (x1, y1) in zip(way, way[1:]):
    length = hypot(x1 - x0, y1 - y0)
    turn = atan2(y1 - y0, x1 - x0)
    while walked < length:
        t = walked / length
        steps.append(
            (
                x0 + (x1 - x0) * t - side * 0.12 * sin(turn),
                y0 + (y1 - y0) * t + side * 0.12 * cos(turn),
                turn + rng.uniform(-0.08, 0.08) - side * 0.1,
            )
        )
        walked += 0.66 + rng.uniform(-0.04, 0.04)
        side = -side
    walked -= length
cells = {}
for step in steps:
    cells.setdefault((round(step[0]), round(step[1])), []).append(step)


def snow(x, y):
    """Height of the snow: long drifts, a soft heap at the shelter's walls, and the steps."""
    z = 0.16 * noise.noise(Vector((x * 0.16, y * 0.22, 2))) + 0.035 * noise.noise(Vector((x * 0.7, y * 0.9, 5)))
    z += 0.006 * noise.noise(Vector((x * 5, y * 5, 1)))
    inside = max(abs(x - AT[0]) / 1.8, abs(y - AT[1] - 0.1) / 1.0)
    z -= 0.13 * exp(-((max(inside - 0.55, 0) / 0.4) ** 2))
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            for sx, sy, turn in cells.get((round(x) + i, round(y) + j), ()):
                dx, dy = x - sx, y - sy
                u = (dx * cos(turn) + dy * sin(turn)) / 0.165
                v = (-dx * sin(turn) + dy * cos(turn)) / 0.075
                d = (u * u) ** 1.3 + (v * v) ** 1.3
                if d < 9:
                    z -= 0.10 / (1 + (0.75 * d) ** 1.7) - 0.024 * exp(-((d - 2.8) ** 2) / 2)
    return z


white = surface("#eef3f8", 0.75, specular=0.3, sss=0.08, sss_color="#cfe2f4", bump=0.25, bump_scale=220, bump_dist=0.004)


def ground(x0, x1, y0, y1, nx, ny):
    def point(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        return (x, y, snow(x, y))

    return grid(nx, ny, point, white)


ground(-9, 7, -11.5, -3.6, 240, 160)
ground(-9, 7, -3.65, 4, 900, 560)
ground(-60, -8.9, -11.5, 40, 420, 320)
ground(6.9, 40, -11.5, 40, 120, 160)
ground(-9, 7, 3.95, 18, 320, 420)
ground(-9, 7, 17.9, 40, 160, 160)

# The shelter: steel frame, boarded back and sides, roof with its load of snow.
steel = surface("#3d4a50", 0.4, metal=0.5)
boards = wood("#6b4a33", "#3f2a1d", 0.9, "X", 0.5, 0.1)
W, D, H = 3.3, 1.35, 2.3
parts = [box((0.09, 0.09, H), 0.012, steel, (x, y, -0.2), base=True) for x in (-W / 2, W / 2) for y in (0, D)]
parts.append(boxes([(0, D - 0.02, 0.22 + i * 0.165, W - 0.08, 0.035, 0.155) for i in range(12)], boards, 0.008))
side_boards = wood("#6b4a33", "#3f2a1d", 0.9, "Y", 0.5, 0.1)
for x in (-W / 2, W / 2):
    parts.append(boxes([(x, D / 2 + 0.05, 0.22 + i * 0.165, 0.035, D - 0.22, 0.155) for i in range(12)], side_boards, 0.008))
parts.append(box((W + 0.5, D + 0.75, 0.11), 0.02, steel, (0, D / 2 - 0.2, H - 0.18), base=True))


def load(u, v):
    """Snow on the roof, rounded over the edges."""
    x, y = (u - 0.5) * 2, (v - 0.5) * 2
    edge = max(0.0, 1 - abs(x) ** 14) ** 0.45 * max(0.0, 1 - abs(y) ** 7) ** 0.45
    z = edge * (0.30 + 0.06 * noise.noise(Vector((x * 1.6, y * 0.8, 3))) + 0.01 * noise.noise(Vector((x * 9, y * 5, 3))))
    return (x * (W + 0.54) / 2, D / 2 - 0.2 + y * (D + 0.79) / 2, H - 0.08 + z)


parts.append(grid(160, 80, load, white))
seat = wood("#8a6243", "#573a26", 1.1, "X", 0.45, 0.15)
parts.append(boxes([(-0.1, D - 0.5 + i * 0.125, 0.5, 2.3, 0.105, 0.045) for i in range(3)], seat, 0.012))
parts += [box((0.06, 0.4, 0.5), 0.01, steel, (x, D - 0.37, 0), base=True) for x in (-1.05, 0.85)]
# The tube under the roof.
parts += [
    box((1.5, 0.16, 0.07), 0.015, surface("#aeb6b6", 0.4), (0, D - 0.55, H - 0.22)),
    cylinder(0.024, 1.34, emission("#f3ffe2", 22), 0.01, (-0.67, D - 0.55, H - 0.285), (0, 90, 0), 24),
]
# A thermos and its cup, still on the bench.
parts += [
    cylinder(0.045, 0.25, surface("#a8321f", 0.3, coat=0.4), 0.012, (0.42, D - 0.36, 0.523), segments=40),
    cylinder(0.036, 0.06, surface("#c9ced0", 0.25, metal=0.9), 0.008, (0.42, D - 0.36, 0.77), segments=40),
    cylinder(0.04, 0.06, surface("#c9ced0", 0.25, metal=0.9), 0.008, (0.62, D - 0.4, 0.523), segments=40),
]
group(parts, (*AT, 0), (0, 0, -8))
area_light((AT[0] + 0.1, AT[1] + D - 0.6, H - 0.34), (AT[0], AT[1] + 0.3, 0), 1.3, 95, "#e6ffd2", size_y=0.08)
glow((AT[0], AT[1] + 0.4, H - 0.4), 3.6, "#d7f0a8", 0.07, CAMERA, "halo")

# The stop's post, and its flag without a word on it.
post = (-0.35, -0.35)
cylinder(0.03, 2.75, steel, 0.01, (*post, -0.2), segments=24)
box((0.46, 0.035, 0.40), 0.015, surface("#d8a23a", 0.4, coat=0.3), (post[0] - 0.25, post[1], 2.33))
box((0.38, 0.04, 0.10), 0.01, surface("#22384a", 0.4), (post[0] - 0.25, post[1], 2.22))

# Wires, wood and the sky.
for i in range(5):
    x, y = -51.5 + i * 22, 16 - i * 0.5
    cylinder(0.11, 7.2, surface("#1c2226", 0.9), 0.02, (x, y, -0.3), segments=16)
    box((1.5, 0.1, 0.1), 0.01, surface("#1c2226", 0.9), (x, y, 6.3))
for s in (-0.65, 0.65):
    points = []
    for i in range(4):
        for k in range(12):
            t = k / 12
            points.append((-51.5 + (i + t) * 22 + s, 16 - (i + t) * 0.5, 6.4 - 2.4 * t * (1 - t)))
    tube(points, 0.012, surface("#14191c", 0.9), kind="POLY")
needles = surface("#1b2a33", 0.95, specular=0.1)
pines = [spruce(rng.uniform(9, 13), rng.uniform(2.6, 3.4), needles, (0, 0, -90), seed=n) for n in range(1, 5)]
for i in range(95):
    duplicate(
        pines[rng.randrange(4)],
        (-66 + i * 1.3 + rng.uniform(-0.8, 0.8), 38 + (i % 3) * 4, rng.uniform(-5.6, -3.2) - 0.02 * abs(i - 60)),
        (0, 0, rng.uniform(0, 360)),
        rng.uniform(0.6, 1.05),
    )
sky_card((0, 170, -25), 800, 150, "#7ea6c6", "#12294a", 0.75, mid=(0.3, "#4a7199"))
world("#4f7fb4", 0.17)
camera(CAMERA, (-0.45, 2.0, 1.5), lens=35)
render(exposure=0.45, bloom=0.2, vignette=0.25, mist=(20, 75, "#34557a", 0.55), clamp=8)
