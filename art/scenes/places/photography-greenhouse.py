"""Glasshouse in a dark garden at night, lit from inside, leaves against its panes; a watering can left in the wet grass.

For the photography home.
"""

import random
from math import atan2, cos, degrees, radians, sin, sqrt, tau

import bpy

from kit.backdrops import sky_card
from kit.camera import camera
from kit.color import linear
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import leaf_surface, wood
from kit.materials.solid import emission, surface
from kit.nodes import NodeBuilder
from kit.objects import group, mesh_object
from kit.props.plants import foliage, palm_frond, plant
from kit.render import render
from kit.shapes import box, boxes, cylinder, lathe, sphere, torus
from kit.world import start, world

start()
CAMERA = (-2.2, -10.5, 1.65)
HOUSE = (1.9, 2.2)
W, D, EAVES, RIDGE, BASE = 4.4, 6.4, 2.35, 3.75, 0.62
rng = random.Random(12)


def pane():
    """One thin sheet that is steamed up: part of it clear, the rest passes light on softly."""
    result = bpy.data.materials.new("Pane")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    tree.nodes.remove(nodes.principled)
    soft = nodes.node("BsdfTranslucent")
    soft.inputs[0].default_value = linear("#f6efdc")
    clear = nodes.node("BsdfTransparent")
    clear.inputs[0].default_value = linear("#f2f0e6")
    steam = nodes.noise(nodes.coords(1), 1.3, 4, 0.6).outputs[0]
    axes = nodes.node("SeparateXYZ")
    nodes.link(nodes.coords(1), axes.inputs[0])
    lower = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 2.4, axes.outputs[2]), 0.16)
    share = nodes.ramp(nodes.math("ADD", steam, lower), [(0.35, 0.10), (0.85, 0.38)])
    mixed = nodes.node("MixShader")
    nodes.link(share, mixed.inputs[0])
    nodes.link(clear.outputs[0], mixed.inputs[1])
    nodes.link(soft.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], tree.nodes["Material Output"].inputs[0])
    return result


glass = pane()
iron = surface("#2c3a36", 0.42, coat=0.25, metal=0.2)
brick = surface("#6d4032", 0.85, mottle=0.2, mottle_scale=5, bump=0.3, bump_scale=40)
w, d = W / 2, D / 2
parts = []

# Plinth of brick, course by course.
courses = [[], []]
for row in range(8):
    z = 0.038 + row * 0.077
    off = 0.11 if row % 2 else 0
    x = -w + off
    while x < w - 0.05:
        courses[rng.randrange(2)].append((x + 0.105, -d, z, 0.208, 0.12, 0.068))
        x += 0.22
    y = -d + off
    while y < d:
        for s in (-w, w):
            courses[rng.randrange(2)].append((s, y + 0.105, z, 0.12, 0.208, 0.068))
        y += 0.22
for blocks, m in zip(
    courses, (brick, surface("#5a352b", 0.88, mottle=0.2, mottle_scale=5, bump=0.3, bump_scale=40))
):
    parts.append(boxes(blocks, m, 0.008, 2))
parts += [
    boxes(
        [(0, -d, BASE / 2, W, 0.09, BASE), (-w, 0, BASE / 2, 0.09, D, BASE), (w, 0, BASE / 2, 0.09, D, BASE)],
        surface("#6e675c", 0.9),
    ),
    boxes(
        [
            (0, -d, BASE + 0.025, W + 0.2, 0.2, 0.05),
            (-w, 0, BASE + 0.025, 0.2, D + 0.2, 0.05),
            (w, 0, BASE + 0.025, 0.2, D + 0.2, 0.05),
        ],
        surface("#8a8578", 0.8),
        0.012,
    ),
]


# Panes: two walls, two gables, two slopes, each one sheet.
def sheet(points):
    return mesh_object(points, [tuple(range(len(points)))], glass, False)


gable = lambda y: [(-w, y, BASE), (w, y, BASE), (w, y, EAVES), (0, y, RIDGE), (-w, y, EAVES)]
panes = [sheet(gable(-d)), sheet(gable(d))]
for s in (-w, w):
    panes.append(sheet([(s, -d, BASE), (s, d, BASE), (s, d, EAVES), (s, -d, EAVES)]))
    panes.append(sheet([(s, -d, EAVES), (s, d, EAVES), (0, d, RIDGE), (0, -d, RIDGE)]))
parts += panes

# Bars.
bars = []
n = 8
for y in (-d, d):
    for i in range(n + 1):
        x = -w + W * i / n
        top = EAVES + (RIDGE - EAVES) * (1 - abs(x) / w)
        t = 0.075 if i in (0, n) else 0.034
        bars.append((x, y, (BASE + top) / 2, t, 0.06, top - BASE))
    for z, t in ((BASE + 0.05, 0.06), (1.55, 0.034), (EAVES, 0.07)):
        bars.append((0, y, z, W, 0.055, t))
    bars.append((0, y, 3.05, W * 0.5, 0.05, 0.034))
m = 11
for s in (-w, w):
    for i in range(m + 1):
        y = -d + D * i / m
        bars.append((s, y, (BASE + EAVES) / 2, 0.06, 0.034 if i % m else 0.075, EAVES - BASE))
    for z, t in ((BASE + 0.05, 0.06), (1.55, 0.034), (EAVES, 0.08)):
        bars.append((s, 0, z, 0.06, D + 0.1, t))
parts.append(boxes(bars, iron, 0.006))
slope = sqrt(w * w + (RIDGE - EAVES) ** 2)
angle = degrees(atan2(RIDGE - EAVES, w))
for s in (-1, 1):
    for i in range(m + 1):
        parts.append(
            box(
                (slope, 0.032 if i % m else 0.07, 0.05),
                0.005,
                iron,
                (s * w / 2, -d + D * i / m, (EAVES + RIDGE) / 2 + 0.012),
                (0, s * angle, 0),
            )
        )
    parts.append(
        box((0.032, D, 0.04), 0.005, iron, (s * w * 0.5, 0, (EAVES + RIDGE) / 2 + 0.02), (0, s * angle, 0))
    )
parts.append(box((0.12, D + 0.16, 0.10), 0.02, iron, (0, 0, RIDGE + 0.04)))
# Ridge cresting and two finials.
for i in range(31):
    parts.append(
        torus(
            0.075,
            0.009,
            iron,
            (0, -d + D * (i + 0.5) / 31, RIDGE + 0.15),
            (90, 0, 90),
            segments=24,
            ring_segments=8,
        )
    )
for y in (-d, d):
    parts.append(
        lathe(
            [(0, 0), (0.045, 0), (0.05, 0.05), (0.02, 0.09), (0.055, 0.17), (0.02, 0.26), (0.0, 0.42)],
            iron,
            0.012,
            32,
            (0, y, RIDGE + 0.06),
        )
    )
# Door in the gable, ajar.
DW, DH = 0.98, 2.15
parts.append(
    boxes(
        [
            (-DW / 2 - 0.03, -d - 0.01, DH / 2, 0.08, 0.1, DH),
            (DW / 2 + 0.03, -d - 0.01, DH / 2, 0.08, 0.1, DH),
            (0, -d - 0.01, DH, DW + 0.14, 0.1, 0.08),
        ],
        iron,
        0.008,
    )
)

# What grows in it, near the panes.
green = leaf_surface("#33552c", "#5d8240", 0.45)
dark = leaf_surface("#24452c", "#3f6638", 0.4)
soil = surface("#2a1d15", 0.95)
clay = surface("#9a5a3c", 0.75, mottle=0.1)
bench = wood("#6b5640", "#43342a", 1.2, "Y", 0.6)
for s in (-1, 1):
    parts.append(box((0.9, D - 0.5, 0.05), 0.01, bench, (s * (w - 0.6), 0, 0.82)))
parts.append(box((W - 0.1, D - 0.1, 0.04), 0, surface("#4c463c", 0.8), (0, 0, 0.02)))


def pot(x, y, z, k):
    parts.append(
        lathe(
            [
                (0, 0),
                (0.10 * k, 0),
                (0.145 * k, 0.24 * k),
                (0.165 * k, 0.24 * k),
                (0.165 * k, 0.29 * k),
                (0.14 * k, 0.29 * k),
                (0.13 * k, 0.25 * k),
                (0, 0.25 * k),
            ],
            clay,
            0.006,
            32,
            (x, y, z),
        )
    )
    return z + 0.25 * k


def green_thing(kind, x, y, z, h, seed, material=green):
    z = pot(x, y, z, 0.6 + 0.25 * h)
    parts.append(
        plant(
            kind,
            9 if kind != "rubber" else 10,
            h,
            material,
            (x, y, z),
            (0, 0, rng.uniform(0, 360)),
            seed=seed,
        )
    )


# Against the gable, to the left and right of the door; then along the left side, which we also see.
for kind, x, y, z, h, seed in (
    ("bird", -1.55, -d + 0.55, 0.84, 1.15, 1),
    ("monstera", 1.5, -d + 0.6, 0.84, 0.95, 2),
    ("snake", -1.0, -d + 0.35, 0.84, 0.75, 3),
    ("rubber", -w + 0.5, -1.6, 0.84, 1.1, 4),
    ("bird", -w + 0.5, -0.3, 0.84, 1.0, 5),
    ("monstera", -w + 0.55, 1.0, 0.84, 0.9, 6),
    ("rubber", -w + 0.5, 2.3, 0.84, 1.2, 7),
    ("bird", 1.2, 1.2, 0.04, 2.2, 8),
    ("rubber", 1.65, -1.0, 0.84, 1.1, 9),
):
    green_thing(kind, x, y, z, h, seed)
# A palm in the middle, up to the roof.
parts.append(
    tube(
        [(0.35, 0.9, 0), (0.3, 0.9, 1.0), (0.38, 0.9, 1.9)],
        0.085,
        surface("#5b4734", 0.9, bump=0.6, bump_scale=20, bump_dist=0.04),
        taper=[1.4, 1, 0.9],
    )
)
for i in range(13):
    a = i * 2.4
    parts.append(
        palm_frond(
            rng.uniform(1.35, 1.75),
            dark,
            (0.38, 0.9, 1.9),
            (cos(a), sin(a), 0.95 - 1.0 * i / 13),
            24,
            1.0,
            i,
            0.10,
        )
    )
# Ferns and seedlings on the benches, close to the glass.
for k, (x, y, z, rx, ry, rz) in enumerate(
    [
        (-w + 0.33, -d + 0.5 + 0.75 * i, 1.02 + rng.uniform(-0.05, 0.22), 0.24, 0.42, rng.uniform(0.2, 0.48))
        for i in range(8)
    ]
    + [
        (-1.75 + 0.42 * i, -d + 0.36, 1.0 + rng.uniform(0, 0.2), 0.26, 0.22, rng.uniform(0.2, 0.5))
        for i in range(3)
    ]
    + [
        (0.95 + 0.42 * i, -d + 0.36, 1.0 + rng.uniform(0, 0.25), 0.26, 0.22, rng.uniform(0.25, 0.5))
        for i in range(3)
    ]
):
    parts.append(
        foliage(
            [((x, y, z), (rx, ry, rz))],
            330,
            rng.uniform(0.07, 0.12),
            dark if k % 3 else green,
            k,
            0.15,
            ratio=rng.uniform(0.2, 0.45),
        )
    )
# Climber under the ridge at the gable.
parts.append(
    foliage(
        [
            ((-0.9, -d + 0.25, 2.75), (0.55, 0.16, 0.3)),
            ((-1.6, -d + 0.25, 2.2), (0.4, 0.16, 0.3)),
            ((-w + 0.2, -d + 0.9, 2.1), (0.15, 0.7, 0.25)),
        ],
        520,
        0.085,
        green,
        5,
        0.2,
    )
)
# Its one lamp, on a chain under the ridge.
lamp = (-0.15, -1.1, 2.55)
parts += [
    tube([(lamp[0], lamp[1], 2.66), (lamp[0], lamp[1], RIDGE)], 0.006, iron, kind="POLY"),
    lathe(
        [(0.20, 0), (0.17, 0.07), (0.05, 0.15), (0.035, 0.2), (0, 0.2)],
        iron,
        0.01,
        48,
        (lamp[0], lamp[1], 2.58),
    ),
    sphere(0.06, emission("#ffd596", 40), (lamp[0], lamp[1], 2.55), segments=24),
]
parts[-1].visible_shadow = False
group(parts, (*HOUSE, 0), (0, 0, 24))
turn = radians(24)
at = lambda x, y, z: (HOUSE[0] + x * cos(turn) - y * sin(turn), HOUSE[1] + x * sin(turn) + y * cos(turn), z)
point_light(at(lamp[0], lamp[1], 2.5), 1500, "#ffbe70", 0.07)
point_light(at(-0.2, 1.5, 2.2), 420, "#ffb562", 0.2)
glow(at(0, -d - 0.4, 1.7), 4.6, "#ffa64e", 0.05, CAMERA, "halo")

# Garden: lawn of single blades near us, path of slabs, hedge and trees in the dark.
ground = surface("#16201a", 0.85, mottle=0.3, mottle_scale=1.2, bump=0.6, bump_scale=14, bump_dist=0.05)
box((80, 80, 0.1), 0, ground, (0, 10, -0.05))
blade = surface("#3c5a33", 0.42, specular=0.5, coat=0.2)
verts, faces = [], []
gx, gy = HOUSE
for i in range(52000):
    y = -8.8 + 12.5 * rng.random() ** 1.5
    x = rng.uniform(-9, 9.5)
    lx, ly = (x - gx) * cos(turn) + (y - gy) * sin(turn), -(x - gx) * sin(turn) + (y - gy) * cos(turn)
    if abs(lx) < w + 0.1 and abs(ly) < d + 0.1:
        continue
    if abs(lx) < 0.62 and ly < -d + 0.2 and ly > -9.0:
        continue
    h = rng.uniform(0.05, 0.12)
    a = rng.random() * tau
    b = rng.uniform(0.2, 0.9) * h
    k = len(verts)
    dx, dy = cos(a) * 0.006, sin(a) * 0.006
    verts += [
        (x - dx, y - dy, 0),
        (x + dx, y + dy, 0),
        (x + dx * 0.6 - sin(a) * b * 0.3, y + dy * 0.6 + cos(a) * b * 0.3, h * 0.65),
        (x - sin(a) * b, y + cos(a) * b, h),
    ]
    faces += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
mesh_object(verts, faces, blade, False)
slabs = []
for i in range(9):
    slabs.append(
        (rng.uniform(-0.02, 0.02), -d - 0.55 - i * 0.66, 0.0 + rng.uniform(-0.004, 0.004), 0.98, 0.6, 0.06)
    )
group(
    [
        boxes(
            slabs,
            surface("#5d5b54", 0.3, mottle=0.2, mottle_scale=3, bump=0.25, bump_scale=18, coat=0.3),
            0.02,
            3,
        )
    ],
    (*HOUSE, 0),
    (0, 0, 24),
)
hedge = leaf_surface("#2f4a3a", "#44604a", 0.6)
foliage(
    [
        ((-13 + 3.0 * i, 9.5 + rng.uniform(-0.5, 0.5), 1.0), (2.3, 1.0, rng.uniform(1.3, 1.9)))
        for i in range(10)
    ],
    15000,
    0.12,
    hedge,
    3,
    0.6,
)
foliage(
    [
        ((-9.5, 12, 4.2), (3.4, 2.6, 2.8)),
        ((-12.5, 13, 3.6), (3, 2.4, 2.4)),
        ((10.5, 12, 4.6), (3.2, 2.6, 3.2)),
        ((-5.6, 14, 3.4), (2.4, 2, 2.2)),
    ],
    24000,
    0.15,
    hedge,
    8,
    0.5,
)
for x, y in ((-9.5, 12), (10.5, 12), (-5.6, 14)):
    cylinder(0.22, 4, surface("#241c17", 0.9), 0, (x, y, 0), segments=16)
sky_card((0, 60, -2), 220, 60, "#2f5a69", "#071521", 0.6, mid=(0.3, "#173544"))

# The watering can.
zinc = surface("#a3a9a6", 0.34, metal=0.9, mottle=0.12, mottle_scale=6)
group(
    [
        lathe(
            [
                (0, 0),
                (0.125, 0),
                (0.13, 0.015),
                (0.118, 0.27),
                (0.122, 0.285),
                (0.112, 0.285),
                (0.11, 0.27),
                (0.12, 0.02),
                (0, 0.02),
            ],
            zinc,
            0.006,
            48,
        ),
        torus(0.126, 0.008, zinc, (0, 0, 0.02), segments=48, ring_segments=10),
        tube([(0.11, 0, 0.06), (0.22, 0, 0.16), (0.36, 0, 0.33)], 0.021, zinc, taper=[1.25, 1, 0.75]),
        lathe(
            [(0, 0), (0.016, 0), (0.052, 0.075), (0.05, 0.085), (0, 0.09)],
            zinc,
            0.004,
            32,
            (0.36, 0, 0.325),
            (0, 48, 0),
        ),
        tube(
            [
                (-0.115, 0, 0.05),
                (-0.2, 0, 0.14),
                (-0.2, 0, 0.27),
                (-0.1, 0, 0.37),
                (0.05, 0, 0.36),
                (0.11, 0, 0.28),
            ],
            0.0115,
            zinc,
        ),
        tube([(0.115, 0, 0.25), (0.2, 0, 0.25), (0.27, 0, 0.22)], 0.006, zinc),
    ],
    (-1.75, -3.1, 0.02),
    (0, 0, 200),
    1.45,
)
# What the house throws on the grass, and a little night.
spill = area_light(at(0, -d - 0.45, 1.5), at(0, -d - 5, 0), 3.4, 520, "#ffb866", size_y=1.7)
side = area_light(at(-w - 0.45, 0, 1.5), at(-w - 5, 0, 0), 5.0, 520, "#ffb866", size_y=1.5)
spill.visible_glossy = side.visible_glossy = False
area_light((-7, -9, 8), (0, 0, 0.5), 7.0, 1100, "#5f93a8")
world("#3d6070", 0.28, None)
camera(CAMERA, (0.5, 2, 1.72), lens=31)
render(exposure=0.4, bloom=0.14, vignette=0.25, clamp=6)
