"""Brass lamp on a table under aubergine velvet, with a pear, a saucer and a key: the corner that a house is seen from at night.

For the interior design home.
"""

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, point_light, sun_light
from kit.materials.natural import marble, plaster
from kit.materials.solid import ceramic, metal, surface
from kit.materials.textile import fabric
from kit.props.paper import book
from kit.props.plants import branch
from kit.props.symbols import key
from kit.props.tableware import plate, vase
from kit.props.upholstery import drape
from kit.render import render
from kit.shapes import lathe, smooth_lathe, sphere
from kit.world import start, world

start()
wall(material=plaster("#d2c1ac", 0.35, 0.22), y=5.5, z=-14, w=60, h=40)
brass = metal("#c99a55", 0.2)
velvet = fabric("#4b2440", "velvet", 0.35)
drape(
    11,
    7,
    0,
    (-9.5, 9.5),
    (-8.5, 6.5),
    velvet,
    r=0.7,
    wrinkle=0.1,
    seed=4,
    n=(260, 220),
    fold=0.5,
    thickness=0.04,
    wrinkle_scale=0.35,
    folds=2.1,
    z_min=-9,
)

# lamp: stepped foot, ringed stem, dome
X, Y = 0.5, 0.9
lathe(
    [
        (0, 0.05),
        (1.05, 0.05),
        (1.05, 0.2),
        (0.72, 0.3),
        (0.66, 0.42),
        (0.2, 0.56),
        (0.13, 0.8),
        (0.13, 4.2),
        (0, 4.2),
    ],
    brass,
    0.05,
    loc=(X, Y, 0),
)
for z, r in ((1.5, 0.22), (2.9, 0.3), (3.1, 0.2)):
    sphere(r, brass, (X, Y, z))
smooth_lathe(
    [
        (0.0, 5.75),
        (0.5, 5.66),
        (1.25, 5.3),
        (1.75, 4.7),
        (1.95, 3.95),
        (1.9, 3.95),
        (1.68, 4.65),
        (1.2, 5.2),
        (0.45, 5.55),
        (0, 5.62),
    ],
    brass,
    6,
    loc=(X, Y, 0),
)
sphere(0.16, brass, (X, Y, 5.85))
sphere(0.42, surface("#fff1d8", 0.4, emit="#ffcf92", emit_strength=7), (X, Y, 4.35))
point_light((X, Y, 4.05), 260, "#ffbe78", 0.5)

# what lies under it
book(2.5, 1.8, 0.34, "#efe3d0", (-2.0, 0.9, 0.08), (0, 0, 12))
book(2.1, 1.5, 0.3, "#a5583c", (-1.95, 0.92, 0.42), (0, 0, -6))
vase("drop", ceramic("#efe6da", 0.35), (-1.95, 0.95, 0.72), scale=1.05)
branch("olive", 3.0, (-1.95, 0.95, 2.3), (-0.3, -0.05, 1), 15, 5, curve=0.35)
plate("#efe6da", 0.95, (2.35, -0.9, 0.1), rim="#b8893b")
smooth_lathe(
    [(0, 0), (0.3, 0.02), (0.5, 0.25), (0.5, 0.5), (0.3, 0.85), (0.2, 1.1), (0.1, 1.22), (0, 1.24)],
    surface("#c6a24a", 0.45, coat=0.15, mottle=0.2),
    6,
    loc=(2.35, -0.85, 0.22),
    rot=(0, 8, 0),
)
key(metal("#c99a55", 0.3), (-0.9, -1.7, 0.2), (0, 0, -28), 0.62)
sphere(0.36, marble("#e9dfd4", "#7a3b4f", 0.9), (-2.6, -1.15, 0.4))

world("#cfc6d2", 0.3)
sun_light(-62, 24, 2.4, "#ffd2a0", 2)
area_light((-5.5, -5, 6), (0, 0, 2), 3.5, 520, "#fff0dc")
camera((0.6, -14.5, 4.6), (0.1, 0.6, 2.35), lens=62, fstop=0.7, focus=(X, 0, 2.6))
render(exposure=0.35, bloom=0.09)
