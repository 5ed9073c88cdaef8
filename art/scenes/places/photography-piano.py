"""Grand piano under a dust sheet in an empty room; street light through a tall window, pale squares where pictures hung.

The sheet is turned back from the keys. For the photography home.
"""

import random
from math import cos, pi, sin

from mathutils import Vector, noise

from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface
from kit.materials.textile import canvas
from kit.objects import add_modifier, group, mesh_object
from kit.outlines import smooth_path
from kit.props.upholstery import cushion
from kit.render import render
from kit.shapes import box, boxes, cylinder, extrude, grid, lathe, sphere
from kit.world import start, world

start()
CAMERA = (0.25, -5.5, 1.6)
PIANO, TURN = (0.3, 0.45), -64
BACK = 2.75
rng = random.Random(9)

# Room: oak boards, skirting, a wall that has faded round its pictures.
boards = [
    wood(a, b, 0.8, "X", rough, 0.5)
    for a, b, rough in (
        ("#5d3f28", "#38241a", 0.26),
        ("#523623", "#2f1e14", 0.22),
        ("#664630", "#3f2a1c", 0.30),
    )
]
rows = [[], [], []]
y = -7.0
while y < BACK:
    x = -6.0 - rng.random()
    while x < 6:
        length = rng.uniform(1.4, 2.6)
        rows[rng.randrange(3)].append(
            (x + length / 2, y, -0.03 + rng.uniform(-0.001, 0.001), length - 0.004, 0.117, 0.06)
        )
        x += length
    y += 0.121
for blocks, m in zip(rows, boards):
    boxes(blocks, m, 0.003)
faded = plaster("#7f8a72", 0.6, 0.16)
fresh = plaster("#b3ba97", 0.6, 0.16)
white = surface("#a9a794", 0.42, coat=0.2)
box((14, 0.2, 3.7), 0, faded, (0, BACK + 0.1, 0), base=True)
boxes(
    [
        (0, BACK - 0.012, 0.11, 14, 0.026, 0.22),
        (0, BACK - 0.02, 0.015, 14, 0.045, 0.03),
        (0, BACK - 0.014, 2.86, 14, 0.03, 0.06),
        (0, BACK - 0.05, 3.5, 14, 0.1, 0.12),
        (0, BACK - 0.03, 3.4, 14, 0.06, 0.06),
    ],
    white,
    0.008,
)
box((9.6, 6, 0.1), 0, surface("#6d6f66", 0.9), (2.2, 0, 3.6))
brass = metal("#b08a50", 0.3)
for x, z, w, h in (
    (0.2, 1.82, 0.62, 0.78),
    (1.02, 2.02, 0.44, 0.36),
    (1.04, 1.56, 0.4, 0.34),
    (1.78, 1.8, 0.52, 0.7),
):
    box((w, 0.004, h), 0.001, fresh, (x, BACK - 0.001, z))
    cylinder(0.006, 0.03, brass, 0.001, (x, BACK - 0.0, z + h * 0.36), (90, 0, 0), segments=12)
# A panelled door, shut, on the dark side.
door = surface("#8d8d7c", 0.4, coat=0.2)
dx = -2.05
boxes(
    [
        (dx - 0.52, BACK - 0.03, 1.1, 0.12, 0.06, 2.2),
        (dx + 0.52, BACK - 0.03, 1.1, 0.12, 0.06, 2.2),
        (dx, BACK - 0.03, 2.25, 1.16, 0.06, 0.12),
    ],
    white,
    0.01,
)
box((0.92, 0.04, 2.18), 0.004, door, (dx, BACK - 0.012, 0), base=True)
for z, h in ((0.5, 0.66), (1.5, 0.98)):
    for s in (-1, 1):
        box((0.31, 0.02, h), 0.012, door, (dx + s * 0.2, BACK - 0.036, z + 0.05))
sphere(0.03, brass, (dx + 0.4, BACK - 0.085, 1.02), segments=32)

# The piano: black case, three legs, lyre, keys.
black = surface("#0c0c0d", 0.12, coat=0.8)
ivory = surface("#ddd3ba", 0.28, coat=0.3)
shape = [
    (0.74, -0.44),
    (0.755, -0.1),
    (0.70, 0.2),
    (0.47, 0.5),
    (0.24, 0.74),
    (0.10, 1.0),
    (-0.14, 1.16),
    (-0.46, 1.17),
    (-0.70, 1.03),
    (-0.755, 0.6),
    (-0.755, 0.0),
    (-0.74, -0.44),
]
side = [tuple(q)[:2] for q in smooth_path([(*q, 0) for q in shape], 120)]
TOP = 1.0
piano = [
    extrude([[(x * 0.975, y * 0.985) for x, y in side]], 0.34, 0.01, black, (0, 0, 0.80)),
    box((1.49, 0.36, 0.1), 0.012, black, (0, -0.6, 0.66)),
    box((1.37, 0.02, 0.17), 0.008, black, (0, -0.50, 0.84), (-12, 0, 0)),
    box((1.37, 0.03, 0.04), 0.006, black, (0, -0.765, 0.715)),
    box((1.36, 0.012, 0.006), 0.001, surface("#7d1a18", 0.9), (0, -0.519, 0.752)),
]
for s in (-1, 1):
    piano.append(box((0.065, 0.36, 0.2), 0.02, black, (s * 0.715, -0.6, 0.78)))
N = 52
pitch = 1.355 / N
whites, blacks = [], []
for i in range(N):
    x = -0.6775 + pitch * (i + 0.5)
    whites.append((x, -0.675, 0.735 - (0.006 if i == 27 else 0), pitch - 0.0012, 0.15, 0.02))
    if i < N - 1 and i % 7 in (0, 2, 3, 5, 6):
        blacks.append((x + pitch / 2, -0.647, 0.75, 0.0115, 0.095, 0.02))
piano += [boxes(whites, ivory, 0.0015, 2), boxes(blacks, black, 0.003, 2)]
for x, y in ((-0.6, -0.32), (0.6, -0.32), (-0.3, 0.86)):
    piano += [
        lathe(
            [
                (0, 0.09),
                (0.032, 0.09),
                (0.036, 0.12),
                (0.045, 0.3),
                (0.062, 0.5),
                (0.075, 0.56),
                (0.075, 0.64),
                (0, 0.64),
            ],
            black,
            0.008,
            40,
            (x, y, 0),
        ),
        lathe([(0, 0.06), (0.034, 0.06), (0.036, 0.1), (0, 0.1)], brass, 0.004, 32, (x, y, 0)),
        cylinder(0.034, 0.024, brass, 0.006, (x - 0.012, y, 0.034), (0, 90, 0), segments=32),
    ]
piano += [
    box((0.32, 0.1, 0.05), 0.012, black, (0, -0.3, 0.12)),
    box((0.028, 0.03, 0.5), 0.006, black, (-0.09, -0.28, 0.38)),
    box((0.028, 0.03, 0.5), 0.006, black, (0.09, -0.28, 0.38)),
]
for x in (-0.07, 0, 0.07):
    piano.append(box((0.026, 0.13, 0.01), 0.004, brass, (x, -0.39, 0.1)))

# The sheet: over the lid, down the sides in folds, turned back in a roll above the keys.
linen = canvas("#cfcab9", 1.6)
outline = [Vector(q) for q in side]
front = [Vector((0.74 - 1.48 * i / 40, -0.44)) for i in range(1, 40)][::-1]
outline += [Vector((-q.x, q.y)) for q in front]
M = len(outline)
centre = Vector((-0.16, 0.22))
normals = []
for i in range(M):
    t = outline[(i + 2) % M] - outline[i - 2]
    n = Vector((t.y, -t.x)).normalized()
    normals.append(n if n.dot(outline[i] - centre) > 0 else -n)
along, total = [0.0], 0.0
for i in range(1, M):
    total += (outline[i] - outline[i - 1]).length
    along.append(total)


def drop(i):
    """How far the sheet hangs down at a point of the outline: hardly in front, where it is folded back."""
    q = outline[i]
    k = min(1, max(0, (q.y + 0.42) / 0.30))
    k = k * k * (3 - 2 * k)
    return 0.05 + k * (0.60 + 0.05 * sin(along[i] * 3.1) + 0.04 * sin(along[i] * 7.7 + 1))


def creases(x, y):
    v = noise.fractal(Vector((x * 2.2, y * 2.2, 4)), 1, 2, 4) * 0.012
    # Ironed folds of a sheet that lay in a cupboard.
    for line in (x * 0.95 + y * 0.3 - 0.12, x * 0.3 - y * 0.95 + 0.35, x * 0.3 - y * 0.95 - 0.42):
        v += 0.012 * max(0, 1 - abs(line) * 16)
    return v


verts, faces = [], []
rings = [
    ("top", t) for t in (0.04, 0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.83, 0.89, 0.94, 0.97)
]
rings += [("edge", a) for a in (0.2, 0.4, 0.6, 0.8, 1.0)] + [("hang", j / 26) for j in range(1, 27)]
R = 0.045
for kind, value in rings:
    for i in range(M):
        q, n = outline[i], normals[i]
        if kind == "top":
            p = centre + (q - centre) * value
            verts.append((p.x, p.y, TOP + creases(p.x, p.y)))
        elif kind == "edge":
            a = value * pi / 2
            p = q * 1.0 - n * R * 0.6 + n * R * sin(a)
            verts.append((p.x, p.y, TOP - R * (1 - cos(a)) + creases(p.x, p.y) * (1 - value)))
        else:
            d = value * drop(i)
            s = along[i]
            phase = s * 15 + 3.2 * noise.noise(Vector((s * 1.6, d * 0.8, 2)))
            depth = min(1, d / 0.34)
            out = (
                R * 0.4
                + depth * (0.085 * (0.5 + 0.5 * sin(phase)) ** 1.3 + 0.035 * depth)
                + 0.012 * noise.noise(Vector((q.x * 5, q.y * 5, d * 5)))
            )
            p = q + n * out
            verts.append((p.x, p.y, TOP - R - d))
for r in range(len(rings) - 1):
    for i in range(M):
        j = (i + 1) % M
        faces.append((r * M + i, r * M + j, (r + 1) * M + j, (r + 1) * M + i))
faces.append(tuple(range(M)))
sheet = mesh_object(verts, faces, linen, True, 180)
add_modifier(sheet, "SOLIDIFY", thickness=0.006, offset=1)


def flap(u, v):
    """The part that is turned back: round the front edge and over the lid, not quite straight."""
    x = -0.735 + 1.47 * u
    reach = 0.30 + 0.05 * sin(u * 5 + 0.6) + 0.03 * sin(u * 13)
    lift = (
        0.006 + 0.03 * (0.5 + 0.5 * noise.noise(Vector((x * 2.6, v * 1.5, 8)))) + creases(x, -0.4 + v * reach)
    )
    ends = min(1, (1 - abs(2 * u - 1)) * 9)
    if v < 0.3:
        a = pi * (v / 0.3)
        return (x, -0.435 - 0.03 * sin(a), TOP - 0.015 + (0.012 + (0.018 + 0.5 * lift) * ends) * (1 - cos(a)))
    k = (v - 0.3) / 0.7
    sag = (0.045 + lift) * (1 - k) + (0.014 + 0.7 * lift) * k
    height = 0.009 * (1 - ends) + (sag + 0.01 * sin(u * 19 + k * 3) * k) * ends
    return (x, -0.435 + reach * k, TOP + creases(x, -0.435 + reach * k) * (1 - ends) + height)


piano += [sheet, grid(120, 40, flap, linen, thickness=0.006)]
group(piano, (*PIANO, 0), (0, 0, TURN))

# The bench, pushed back.
bench = [
    cushion((0.62, 0.36, 0.085), surface("#1a1210", 0.4, coat=0.15), 0.3, 0.4, (0, 0, 0.49)),
    box((0.6, 0.34, 0.07), 0.01, black, (0, 0, 0.42)),
]
for a in (-1, 1):
    for b in (-1, 1):
        bench.append(box((0.045, 0.045, 0.4), 0.006, black, (a * 0.26, b * 0.13, 0), base=True))
group(bench, (-0.95, -0.62, 0), (0, 0, TURN + 16))

# Street light through a window behind us on the left.
lamp = sun_light(-44, 13, 7.0, "#ffab56", 0.8)
heading = Vector(lamp["dir"])
aim = Vector((0.5, 1.5, 1.3))
gobo_window(tuple(aim + heading * 5.2), tuple(aim), 1.9, 2.9, 3, 4, 0.075)
area_light((-4, -4, 3.0), (0, 0.6, 0.9), 3.0, 260, "#6ea4b8")
area_light((0.8, 1.4, 3.2), (0.3, 0.8, 0.8), 2.5, 30, "#e0a468")
world("#3c5a66", 0.3)
camera(CAMERA, (0.12, 0.5, 1.2), lens=46)
render(exposure=0.42, bloom=0.1, vignette=0.25)
