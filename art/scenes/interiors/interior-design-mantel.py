"""Marble mantel against an aubergine wall: a brass mirror, what forty years have brought home, and candles where the fire was.

For the interior design home.
"""

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, point_light, sun_light
from kit.materials.natural import marble, plaster, wood
from kit.materials.solid import clay, metal, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.props.lamps import candle
from kit.props.paper import room_book
from kit.props.plants import branch
from kit.props.tableware import room_bowl, sculpted_vase, vase
from kit.props.upholstery import cushion
from kit.render import render
from kit.shapes import box, boxes, cylinder, lathe, sphere, torus
from kit.world import start, world

start()
aubergine = plaster("#4d2142", 0.5, 0.2)
wall(material=aubergine, y=1.0, w=14, h=6)
floor(material=wood("#8a6242", "#644429", 0.55, "X", 0.4))
box((14, 0.03, 0.2), 0.01, surface("#441c3a", 0.5), (0, 0.985, 0.1))
brass = metal("#c99a55", 0.22)
stone = marble("#ece4d8", "#8f7f78", 1.3, gold="#b58a52")
slate = surface("#2a2226", 0.5, mottle=0.15)

# mantel: two fluted piers, a frieze, a shelf of two steps, a hearth
for x in (-0.72, 0.72):
    box((0.26, 0.20, 0.96), 0.008, stone, (x, 0.88, 0.52))
    box((0.32, 0.24, 0.12), 0.01, stone, (x, 0.87, 0.06))
    box((0.30, 0.23, 0.05), 0.01, stone, (x, 0.87, 0.99))
    boxes(
        [(x + d, 0.775, 0.53, 0.018, 0.02, 0.72) for d in (-0.075, -0.0375, 0, 0.0375, 0.075)],
        stone,
        0.006,
    )
box((1.70, 0.20, 0.20), 0.008, stone, (0, 0.88, 1.10))
lathe(
    [(0, 0), (0.05, 0), (0.042, 0.018), (0.02, 0.026), (0, 0.026)],
    brass,
    0.006,
    loc=(0, 0.78, 1.10),
    rot=(90, 0, 0),
)
box((1.86, 0.29, 0.035), 0.01, stone, (0, 0.85, 1.21))
box((1.98, 0.34, 0.045), 0.014, stone, (0, 0.83, 1.25))
box((2.1, 0.62, 0.04), 0.01, stone, (0, 0.62, 0.02))
box((1.2, 0.02, 1.0), 0, slate, (0, 0.96, 0.5))
TOP = 1.273

# candles where the fire was
for x, y, h, r in (
    (-0.32, 0.80, 0.30, 0.05),
    (-0.17, 0.72, 0.19, 0.045),
    (-0.02, 0.82, 0.40, 0.05),
    (0.13, 0.70, 0.14, 0.045),
    (0.25, 0.82, 0.26, 0.05),
    (0.38, 0.74, 0.18, 0.04),
):
    candle("#efe3d0", r / 0.42, h / 0.42, True, (x, y, 0.04), 0.42, 1.1)
point_light((0, 0.55, 0.35), 9, "#ff9c4e", 0.12)

# mirror: it shows the other wall
torus(0.40, 0.024, brass, (-0.12, 0.955, 1.86), (90, 0, 0))
cylinder(0.39, 0.01, surface("#d9c7b0", 0.06, metal=1.0), 0, (-0.12, 0.965, 1.86), (90, 0, 0))

# what was brought home
vase("amphora", clay("#efe6da"), (-0.76, 0.82, TOP), scale=0.19)
for i, d in enumerate(((-0.3, -0.05, 1), (0.22, -0.1, 1), (-0.02, 0, 1))):
    branch("eucalyptus", 0.62, (-0.76, 0.82, TOP + 0.36), d, 12, i + 4, curve=0.35)
room_book(0.27, 0.2, 0.04, "#a5583c", (-0.36, 0.82, TOP), (0, 0, 6))
room_book(0.23, 0.17, 0.032, "#e6d8c4", (-0.35, 0.82, TOP + 0.04), (0, 0, -8))
sphere(0.062, marble("#d9c7c0", "#7a3b4f", 6), (-0.35, 0.80, TOP + 0.134))
group(
    [
        lathe(
            [(0, 0), (0.075, 0), (0.06, 0.012), (0.016, 0.03), (0.012, 0.24), (0.03, 0.25), (0, 0.252)],
            brass,
            0.004,
        ),
        cylinder(0.011, 0.26, surface("#5b2f45", 0.4), 0.002, (0, 0, 0.25)),
    ],
    (0.36, 0.84, TOP),
)
group(
    [
        lathe(
            [(0, 0), (0.07, 0), (0.056, 0.012), (0.016, 0.03), (0.012, 0.15), (0.03, 0.16), (0, 0.162)],
            brass,
            0.004,
        ),
        cylinder(0.011, 0.2, surface("#5b2f45", 0.4), 0.002, (0, 0, 0.16)),
    ],
    (0.47, 0.80, TOP),
)
sculpted_vase("#b5714f", (0.74, 0.82, TOP), (0, 0, 24), 0.115)
room_bowl(r=0.09, h=0.06, loc=(0.10, 0.78, TOP), material=brass)
for x, y, c in ((0.08, 0.77, "#5b2f45"), (0.13, 0.79, "#c98a2b"), (0.10, 0.80, "#8a4a3a")):
    sphere(0.032, surface(c, 0.35, coat=0.2, mottle=0.1), (x, y, TOP + 0.065), segments=24)

# beside it
cushion((0.52, 0.52, 0.42), fabric("#b8893b", "velvet"), 0.75, 0.55, (1.36, 0.4, 0.22))
vase("amphora", surface("#2d2a33", 0.4, coat=0.2, mottle=0.1), (-1.6, 0.62, 0), scale=0.36)
for i, d in enumerate(((-0.22, -0.1, 1), (0.2, -0.1, 1))):
    branch("olive", 1.0, (-1.6, 0.62, 0.70), d, 18, i + 7, curve=0.35)

s = sun_light(-54, 30, 7.0, "#ffd9a6", 0.5)
world("#d8d2dc", 0.42)
d = Vector(s["dir"])
t = Vector((0.25, 0.9, 1.35))
gobo_window(t + d * 5, t, 2.2, 2.2, 2, 3, 0.09)
area_light((-2.2, -4.0, 2.8), (0, 1, 1.0), 3.0, 110, "#fff0e0")
camera((0.5, -4.6, 1.36), (0.12, 0.9, 1.1), lens=46.5, fstop=2.8, focus=(0, 0.8, 1.2))
render(exposure=0.4)
