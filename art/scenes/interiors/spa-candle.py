"""Folded towels, lit candles, stacked stones and a white orchid on a clay plinth before an arch.

For the spa home.
"""

from math import cos, radians, sin, tau

from mathutils import Matrix, Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import plaster
from kit.materials.solid import ceramic, surface
from kit.objects import group
from kit.outlines import arch_outline
from kit.props.lamps import flame
from kit.props.landscape import stone
from kit.props.packaging import cosmetic_bottle
from kit.props.plants import leaf
from kit.props.tableware import bowl, folded_linen, vase
from kit.render import render
from kit.shapes import cylinder, extrude, grid, lathe, sphere
from kit.world import start, world

start()
C = (0.2, -9.4, 3.0)
wall(material=plaster("#bda48f", 0.4, 0.22), y=3.0, z=-1, h=14)
floor(material=plaster("#cbb29c", 0.4, 0.14))
# arch niche and plinth
extrude(
    [arch_outline(3.3, 5.0), arch_outline(2.5, 4.5)],
    0.5,
    0.06,
    plaster("#a98670", 0.5, 0.15),
    (0.15, 2.75, 0),
    (90, 0, 0),
)
cylinder(1.95, 0.34, plaster("#d9c4b0", 0.5, 0.12), 0.05, (0.1, 0.15, 0))
cylinder(1.05, 0.34, plaster("#a97a60", 0.5, 0.12), 0.05, (-0.62, 0.62, 0.34))
terry = lambda c: surface(c, 0.95, sheen=0.5, bump=0.9, bump_scale=70, bump_dist=0.02, mottle=0.04)
z = 0.34
for c, w_ in (("#f1e6d8", 1.62), ("#d9b79c", 1.54), ("#f4ece0", 1.46)):
    folded_linen(c, w_, 1.0, 0.135, (0.55, -0.02, z), (0, 0, -10), 2, terry(c))
    z += 0.135 * 2 + 0.012


# rolled towel on the stack
def roll(color, length, r, loc, rot):
    m = terry(color)
    return grid(
        220,
        8,
        lambda u, v: (
            length * (v - 0.5),
            (r * (0.03 + 0.97 * u)) * cos(u * 4.3 * tau + 0.6),
            r + (r * (0.03 + 0.97 * u)) * sin(u * 4.3 * tau + 0.6),
        ),
        m,
        loc,
        rot,
        thickness=0.047,
    )


roll("#b9775a", 1.0, 0.26, (0.26, 0.02, z - 0.02), (0, 0, -84))
roll("#efe3d3", 1.0, 0.24, (0.80, -0.06, z - 0.02), (0, 0, -97))
# candles on the rear drum and in front
for x, y, zz, r, h, e in ((-0.92, 0.55, 0.68, 0.24, 1.05, 15), (-0.38, 0.86, 0.68, 0.20, 0.62, 9)):
    lathe(
        [(0, 0), (r, 0), (r, h), (r * 0.84, h), (r * 0.55, h - 0.05), (0, h - 0.06)],
        surface("#f3e4cf", 0.5, emit="#ff9a4f", emit_strength=0.10),
        0.04,
        loc=(x, y, zz),
    )
    flame((x, y, zz + h + 0.0), 0.95, 10)
    point_light((x, y - 0.05, zz + h + 0.32), e, "#ff9c4f", 0.08)
    glow((x, y - 0.1, zz + h + 0.16), 1.15, "#ff9a4a", 0.32, C, "halo")
# tealight bowl front left
bowl(r=0.36, h=0.26, loc=(-1.02, -0.62, 0.34), material=ceramic("#8f5a42", 0.4))
cylinder(0.24, 0.14, surface("#f3e4cf", 0.5, emit="#ff9a4f", emit_strength=0.15), 0.02, (-1.02, -0.62, 0.42))
flame((-1.02, -0.62, 0.57), 0.75, 10)
point_light((-1.02, -0.66, 0.85), 5, "#ff9c4f", 0.06)
glow((-1.02, -0.70, 0.66), 0.75, "#ff9a4a", 0.28, C, "halo")
sm = [
    surface("#5f5853", 0.6, mottle=0.15, bump=0.2, bump_scale=30),
    surface("#3f3a38", 0.55, mottle=0.15, bump=0.2, bump_scale=30),
    surface("#8f857b", 0.65, mottle=0.1, bump=0.2, bump_scale=30),
]
stone(0.34, sm[1], 0.5, (-0.18, -1.18, 0.48), (0, 0, 20), 1)
stone(0.25, sm[0], 0.5, (-0.17, -1.17, 0.74), (3, 2, 70), 2)
stone(0.16, sm[2], 0.55, (-0.18, -1.18, 0.93), (0, 4, 10), 3)
stone(0.20, sm[2], 0.55, (0.42, -1.28, 0.43), (0, 0, 60), 4)
cosmetic_bottle(
    "dropper",
    "#a8642f",
    "#2b2320",
    loc=(1.42, -0.70, 0.34),
    scale=0.70,
    material=surface("#6b3a22", 0.1, coat=0.8),
)
# orchid branch
pm = surface("#f6e3da", 0.5, sheen=0.2)
cm = surface("#c9567a", 0.4)
ym = surface("#e8b84a", 0.5)


def orchid(p, face, scale=0.3, roll=0):
    faces = []
    for a, L, W in ((90, 0.95, 0.62), (215, 0.95, 0.60), (325, 0.95, 0.60)):
        o = leaf(L, W, pm, bend=0.18, fold=0.10, kind="lance", nu=16, nv=7)
        o.rotation_euler = (radians(8), 0, radians(a - 90))
        faces.append(o)
    for a in (12, 168):
        o = leaf(0.95, 1.12, pm, bend=0.16, fold=0.06, kind="round", nu=18, nv=9)
        o.rotation_euler = (radians(4), 0, radians(a - 90))
        o.location = (0, 0, 0.03)
        faces.append(o)
    faces += [
        sphere(0.10, ym, (0, -0.02, 0.08), segments=20),
        sphere(1, cm, (0, -0.20, 0.09), scale=(0.13, 0.20, 0.07), rot=(20, 0, 0), segments=24),
        sphere(1, cm, (0.12, -0.10, 0.10), scale=(0.07, 0.12, 0.05), rot=(0, 0, 30), segments=20),
        sphere(1, cm, (-0.12, -0.10, 0.10), scale=(0.07, 0.12, 0.05), rot=(0, 0, -30), segments=20),
    ]
    g = group(faces, (0, 0, 0), (0, 0, 0), scale)
    q = Vector(face).normalized().to_track_quat("Z", "Y")
    g.rotation_euler = (q.to_matrix() @ Matrix.Rotation(radians(roll), 3, "Z")).to_euler()
    g.location = p
    return g


vase("drop", ceramic("#8f5a42", 0.35), (1.42, 1.05, 0.0), scale=0.95)
pts = [(1.42, 1.05, 1.5), (1.50, 1.0, 2.4), (1.25, 0.85, 3.3), (0.62, 0.70, 3.78), (-0.10, 0.62, 3.72)]
tube(pts, 0.032, surface("#6f7a4a", 0.5), taper=[1.2, 1.1, 1, 0.8, 0.5])
for i, (p, f, r) in enumerate(
    (
        ((1.52, 0.80, 2.72), (0.35, -1, 0.25), 6),
        ((1.14, 0.72, 3.28), (-0.25, -1, 0.2), -8),
        ((0.72, 0.55, 3.62), (0.15, -1, 0.05), 4),
        ((0.22, 0.48, 3.62), (-0.2, -1, -0.1), -6),
        ((1.02, 0.80, 3.72), (0.2, -0.8, 0.6), 10),
    )
):
    orchid(p, f, 0.40 - 0.02 * i, r)
for p in ((-0.16, 0.60, 3.70), (-0.30, 0.58, 3.62)):
    sphere(0.07, surface("#d9b59a", 0.5), p, scale=(0.8, 0.8, 1.2), segments=20)
world("#dcd8da", 0.30)
area_light((-4.2, -1.6, 4.6), (0.2, 0.1, 0.9), 1.6, 480, "#ffeeda", size_y=2.2)
area_light((4, -3.5, 2.6), (0.2, 0, 0.8), 2.4, 90, "#ffe9dc")
area_light((2.6, 2.0, 4.2), (0.3, 0.2, 1.2), 1.2, 130, "#ffc997")
camera(C, (0.12, 0.2, 1.75), lens=64, fstop=0.55, focus=(0.1, -0.3, 0.9))
render(exposure=0.15, bloom=0.09)
