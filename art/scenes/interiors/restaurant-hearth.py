"""Bramble tart on a round board in the light of a wood fire, cream and bay beside it, the brick hearth behind.

For the restaurant home.
"""

import random
from math import cos, pi, radians, sin, sqrt, tau

import bpy

from kit.camera import camera
from kit.lights import area_light, glow, point_light
from kit.materials.natural import leaf_surface, plaster, wood
from kit.materials.solid import emission, metal, surface
from kit.nodes import NodeBuilder
from kit.objects import displace, duplicate, group, mesh_object, place
from kit.props.plants import leaf
from kit.render import render
from kit.shapes import box, cylinder, grid, lathe, smooth_lathe, sphere
from kit.world import start, world

start()
C = (-0.2, -9.6, 4.5)
rng = random.Random(4)
box((26, 8.6, 0.4), 0.06, wood("#5a3b28", "#2c1a11", 0.45, "X", 0.36, 0.25), (0, -1.7, -0.2))


def crust():
    """Baked pastry: golden, browner where it is thin."""
    result = bpy.data.materials.new("Crust")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    big = nodes.noise(v, 2.2, 5, 0.6, 0.4).outputs[0]
    fine = nodes.noise(v, 26, 4, 0.6).outputs[0]
    f = nodes.math("ADD", nodes.math("MULTIPLY", big, 0.75), nodes.math("MULTIPLY", fine, 0.25))
    nodes.set("Base Color", nodes.ramp(f, [(0.34, "#e3b066"), (0.52, "#c17a35"), (0.72, "#7c3f18")]))
    nodes.set("Roughness", 0.48)
    nodes.set("Clearcoat", 0.15)
    nodes.bump(fine, 0.4, 0.03)
    return result


def bramble(shine, seed):
    """One berry: a cluster of drupes in a single mesh."""
    verts, faces = [], []
    turn = random.Random(seed)
    n = 34
    for i in range(n):
        z = 1 - 2 * (i + 0.5) / n
        a = i * pi * (3 - sqrt(5)) + turn.uniform(-0.15, 0.15)
        r = sqrt(1 - z * z)
        centre = (0.155 * r * cos(a), 0.155 * r * sin(a), 0.19 * z)
        size = turn.uniform(0.056, 0.068)
        k, rings, sides = len(verts), 7, 10
        for p in range(rings + 1):
            t = pi * p / rings
            verts += [
                (
                    centre[0] + size * sin(t) * cos(tau * q / sides),
                    centre[1] + size * sin(t) * sin(tau * q / sides),
                    centre[2] + size * cos(t),
                )
                for q in range(sides)
            ]
        faces += [
            (
                k + p * sides + q,
                k + (p + 1) * sides + q,
                k + (p + 1) * sides + (q + 1) % sides,
                k + p * sides + (q + 1) % sides,
            )
            for p in range(rings)
            for q in range(sides)
        ]
    return mesh_object(verts, faces, shine, True, 180)


X, Y, R = 0.75, -0.55, 1.85
lathe(
    [(0, 0), (2.35, 0), (2.35, 0.16), (0, 0.16)],
    wood("#9a6a43", "#5f3a22", 0.9, "X", 0.42),
    0.05,
    loc=(X, Y, 0),
)
pastry = crust()


def wall_of_tart(u, v):
    """The rim, pleated as thumbs press it, from the board up over the edge and down to the filling."""
    a = tau * u
    pleat = 0.055 * cos(30 * a)
    outline = [(R - 0.22, 0.0), (R - 0.14, 0.05), (R + 0.06, 0.50), (R + 0.02, 0.60), (R - 0.12, 0.58), (R - 0.2, 0.40)]
    s = v * (len(outline) - 1)
    i = min(int(s), len(outline) - 2)
    f = s - i
    r = outline[i][0] * (1 - f) + outline[i + 1][0] * f
    z = outline[i][1] * (1 - f) + outline[i + 1][1] * f
    grown = min(1, z / 0.5)
    r += pleat * grown
    z += 0.03 * cos(30 * a + 0.6) * grown
    return (X + r * cos(a), Y + r * sin(a), 0.16 + z)


displace(grid(720, 30, wall_of_tart, pastry), 0.012, 6, 3)
lathe(
    [(0, 0.3), (R - 0.1, 0.3), (R - 0.1, 0.44), (0, 0.47)],
    surface("#2a0714", 0.08, coat=1),
    0.02,
    loc=(X, Y, 0.1),
)
berries = [
    bramble(surface(c, 0.16, coat=0.9, specular=0.6, mottle=0.35, mottle_scale=5), i)
    for i, c in enumerate(("#2a0f2b", "#3a0f28", "#1d0c20", "#56112c"))
]
for ring, count in ((1.52, 29), (1.2, 23), (0.88, 17), (0.56, 11), (0.24, 5)):
    for i in range(count):
        a = tau * (i + rng.uniform(-0.12, 0.12)) / count + ring * 3
        r = ring + rng.uniform(-0.03, 0.03)
        duplicate(
            rng.choice(berries[:3] if rng.random() < 0.86 else berries[3:]),
            (X + r * cos(a), Y + r * sin(a), 0.7 + 0.05 * (1.6 - ring) + rng.uniform(-0.02, 0.03)),
            (rng.uniform(0, 360), rng.uniform(50, 100), rng.uniform(0, 360)),
            rng.uniform(0.92, 1.12),
        )
for i in range(3):
    duplicate(
        berries[i % 4],
        (X + (-2.75, -3.05, -2.5)[i], Y + (-1.05, -0.7, -1.5)[i], 0.19),
        (80, rng.uniform(0, 360), rng.uniform(0, 360)),
        1.05,
    )
for berry in berries:
    berry.location = (0, 0, -20)
bay = leaf_surface("#43592f", "#6d8346", 0.34)
for turn, tilt, x, y in ((24, 20, -0.1, 0.05), (150, 16, 0.06, 0.12), (268, 24, 0.02, -0.1)):
    place(
        leaf(0.92, 0.36, bay, bend=0.25, fold=0.25, wave=0.1),
        (X + x, Y + y, 0.98),
        (tilt, 0, turn),
    )
# Cream in a copper jug.
copper = metal("#dd8f63", 0.24)
group(
    [
        smooth_lathe(
            [(0, 0), (0.46, 0), (0.56, 0.12), (0.6, 0.42), (0.48, 0.82), (0.42, 1.0), (0.5, 1.16), (0.47, 1.16), (0.39, 1.0), (0.45, 0.8), (0.56, 0.42), (0.5, 0.12), (0, 0.08)],
            copper,
            6,
        ),
        cylinder(0.47, 0.02, surface("#fff4df", 0.3, coat=0.5), 0.005, (0, 0, 0.8)),
    ],
    (-2.35, 0.75, 0),
    (0, 0, 20),
    1.05,
)

# The hearth: bricks around an arch, soot inside, birch logs and their fire.
brick = [surface(c, 0.85, mottle=0.15, bump=0.4, bump_scale=12) for c in ("#5d3324", "#6d3d2a", "#4c2a1f", "#764733")]
HALF, SPRING, BACK = 4.2, 1.5, 6.2
for i in range(31):
    a = pi * (i + 0.5) / 31
    for ring, r in enumerate((HALF + 0.45, HALF + 1.35)):
        box(
            (0.84, 1.2, 0.41 if ring == 0 else 0.5),
            0.05,
            rng.choice(brick),
            (0.4 + r * cos(a), BACK, SPRING + r * sin(a) * 0.86),
            (0, -a * 180 / pi, 0),
        )
for side in (-1, 1):
    for row in range(6):
        for k in range(8):
            box(
                (1.02, 1.2, 0.42),
                0.05,
                rng.choice(brick),
                (0.4 + side * (HALF + 0.5 + 1.08 * k + (0.5 if row % 2 else 0)), BACK, -0.9 + 0.46 * row),
            )
for row in range(14):
    for k in range(-10, 11):
        x, z = 0.4 + 1.08 * k + (0.54 if row % 2 else 0), 2.0 + 0.46 * row
        if sqrt((x - 0.4) ** 2 + ((z - SPRING) / 0.86) ** 2) > HALF + 1.75:
            box((1.02, 1.0, 0.42), 0.05, rng.choice(brick), (x, BACK + 0.1, z))
box((22, 0.3, 14), 0, surface("#0e0907", 0.95), (0, BACK + 4, 4))
box((22, 5, 0.5), 0.05, surface("#3a251b", 0.9), (0, BACK + 1.6, -0.95))
bark = [surface(c, 0.85, bump=0.6, bump_scale=8) for c in ("#8d8272", "#4a382b", "#6a5746")]
for i, (x, z, tilt, turn, long) in enumerate(
    ((-0.6, -0.3, 0, 8, 5.4), (1.5, -0.3, 0, -10, 5.0), (0.5, 0.35, 8, 24, 4.6), (0.3, 0.8, -10, -20, 4.2), (0.4, 1.25, 14, 4, 3.6))
):
    cylinder(0.36, long, bark[i % 3], 0.05, (x - long / 2 * cos(radians(turn)), BACK + 1.4 - long / 2 * sin(radians(turn)), z), (0, 90 - tilt, turn))
hot = [emission(c, s) for c, s in (("#ff6a1c", 2.2), ("#ff8a2c", 3.6), ("#ffb860", 5.5))]
for i in range(150):
    sphere(rng.uniform(0.05, 0.16), hot[rng.choice((0, 0, 1))], (rng.gauss(0.5, 1.5), BACK + rng.uniform(0.4, 2.2), -0.66 + rng.uniform(0, 0.16)), segments=10)
for i in range(26):
    x = max(-1.6, min(2.6, rng.gauss(0.5, 1.0)))
    tall = rng.uniform(0.9, 3.1) * max(0.25, 1 - abs(x - 0.5) / 3.2)
    smooth_lathe(
        [(0, 0), (0.2, 0.18), (0.24, 0.4), (0.15, 0.75), (0.05, 1.0), (0, 1.1)],
        hot[rng.choice((0, 1, 1, 2))],
        6,
        segments=20,
        loc=(x, BACK + rng.uniform(0.6, 1.9), rng.uniform(-0.3, 0.9)),
        rot=(rng.uniform(-8, 8), rng.uniform(-14, 14), 0),
        scale=(rng.uniform(0.7, 1.4), 1, tall),
    )
glow((0.5, BACK + 0.2, 1.4), 5.0, "#ff6a1e", 0.16, C, "halo")
for i in range(22):
    glow(
        (rng.gauss(0.5, 1.8), BACK - rng.uniform(0.5, 3), rng.uniform(1.2, 5)),
        rng.uniform(0.02, 0.06),
        rng.choice(("#ff9c4a", "#ffb56b")),
        rng.uniform(0.5, 1.4),
        C,
    )
point_light((0.5, BACK + 1.0, 1.2), 900, "#ff7a30", 0.9)
area_light((0.6, BACK - 1.4, 2.4), (X, Y, 0.5), 3.4, 900, "#ff9a52", size_y=2.2)
world("#3a2a22", 0.3)
area_light((-4.6, 1.2, 5.2), (X, Y, 0.6), 1.8, 2300, "#ffd6a8", size_y=2.6)
area_light((3.6, -6, 5), (X, Y, 0.4), 2.5, 380, "#ffdcbc")
camera(C, (0.0, 0.4, 1.0), lens=47, fstop=0.3, focus=(X, Y - 0.6, 0.7))
render(exposure=0.3, bloom=0.12, vignette=0.2)
