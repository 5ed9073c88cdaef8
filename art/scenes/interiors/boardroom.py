"""Boardroom with marble table, bottle green chairs, brass pendant, panelled wall and tall city window.

For the consulting home.
"""

import math
import random
from math import cos, sin, tau

from kit.backdrops import sky_card
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.natural import marble, plaster, wood
from kit.materials.solid import clay, emission, metal, surface
from kit.materials.textile import fabric
from kit.objects import duplicate, group, mesh_object
from kit.props.architecture import column, painting, ribbed_wall, window_grid
from kit.props.paper import room_book
from kit.props.plants import branch, plant
from kit.props.tableware import room_bowl, vase
from kit.props.upholstery import curved_pad, cushion
from kit.render import render
from kit.shapes import box, cylinder, extrude
from kit.world import start, world

start()
gr = surface("#1f4a3c", 0.55, mottle=0.04)
mesh_object(
    [(-14, -14, 0), (14, -14, 0), (14, 3.7, 0), (-14, 3.7, 0)],
    [(0, 1, 2, 3)],
    wood("#7d5a3e", "#553a27", 0.6, "Y", 0.34, 0.2),
    False,
)
# window wall at the back with city-soft backdrop
sb = sky_card((0, 14, -3), 60, 16, "#f7dcbd", "#5f97cf", 1.7, mid=(0.36, "#dfe8ee"))
sb.visible_shadow = False
sb.visible_diffuse = False
rng = random.Random(4)
for i in range(34):
    x = -15 + 30 * i / 33 + rng.uniform(-0.4, 0.4)
    yy = rng.uniform(9.5, 13.4)
    hh = rng.uniform(2.6, 5.2) * (1.0 if yy < 11.5 else 1.12)
    k = (yy - 9.5) / 4
    cc = rng.choice((("#c9a98c", "#e3cdb6"), ("#a9b3b8", "#d5d9da"), ("#b99a86", "#dcc8b6")))[
        1 if k > 0.5 else 0
    ]
    o = box(
        (rng.uniform(0.8, 1.7), 0.8, hh),
        0.02,
        surface(cc, 0.9, emit=cc, emit_strength=0.55),
        (x, yy, -3 + hh / 2),
    )
    o.visible_shadow = False
wf = surface("#1a2622", 0.4, metal=0.4)
window_grid(6.4, 3.3, 6, 3, wf, (-0.6, 3.6, 0.12), bar=0.045)
box((6.6, 0.5, 0.12), 0.02, wf, (-0.6, 3.7, 0.06))
box((20, 0.5, 1.4), 0.01, plaster("#e6ddd0", 0.5, 0.12), (0, 3.75, 4.12))
box((4, 0.5, 3.5), 0.01, plaster("#e6ddd0", 0.5, 0.12), (4.6, 3.75, 1.75))
box((4, 0.5, 3.5), 0.01, plaster("#e6ddd0", 0.5, 0.12), (-5.8, 3.75, 1.75))
# right wall bottle-green ribbed panelling
ribbed_wall(12, 3.0, gr, (3.35, -2.4, 0), (0, 0, -90), 0.09, 0.05)
box((0.05, 12, 0.6), 0.005, plaster("#e6ddd0", 0.5, 0.12), (3.37, -2.4, 3.3))
br = metal("#c99a55", 0.24)
box((0.07, 12, 0.04), 0.006, br, (3.33, -2.4, 3.0))
box((14, 14, 0.1), 0, plaster("#efe8dc", 0.5, 0.1), (-1.5, -3.3, 3.48))
# table along Y
tp = marble("#efe9de", "#8f8778", 0.9, gold="#b58a52")
out = [
    (0.62 * math.copysign(abs(cos(t)) ** 0.5, cos(t)), 2.05 * math.copysign(abs(sin(t)) ** 0.5, sin(t)))
    for t in [tau * i / 140 for i in range(140)]
]
extrude([out], 0.05, 0.018, tp, (-0.1, 0.7, 0.735))
for y in (-0.55, 1.95):
    o = column(0.26, 0.70, gr, flutes=26, loc=(-0.1, y, 0))
    cylinder(0.29, 0.03, br, 0.008, (-0.1, y, 0))


def swivel(loc, rot):
    lm = fabric("#1f4a3c", "leather", 1.2)
    parts = [
        cushion((0.52, 0.52, 0.13), lm, 0.45, 0.5, (0, -0.01, 0.47)),
        curved_pad(0.27, 0.075, 0.42, 12, 168, lm, (0, 0.0, 0.50), lean=0.12, dip=0.30, exponent=0.7),
        cylinder(0.035, 0.36, br, 0.004, (0, 0, 0.06)),
    ] + [
        tube(
            [(0, 0, 0.10), (0.15 * cos(a), 0.15 * sin(a), 0.065), (0.29 * cos(a), 0.29 * sin(a), 0.02)],
            0.018,
            br,
        )
        for a in [tau * k / 5 + 0.3 for k in range(5)]
    ]
    return group(parts, loc, rot)


c = swivel((-1.02, -0.55, 0), (0, 0, 90))
for y in (0.30, 1.15, 2.0):
    duplicate(c, (-1.02, y, 0), (0, 0, 90 + (6 if y > 1 else -8)))
for y, a in ((-0.55, -84), (0.30, -96), (1.15, -90), (2.0, -88)):
    duplicate(c, (0.82, y, 0), (0, 0, a))
# linear brass pendant
box((0.07, 2.7, 0.06), 0.02, br, (-0.1, 0.7, 2.02))
box((0.05, 2.62, 0.02), 0.006, emission("#ffe2b8", 5), (-0.1, 0.7, 1.985))
for y in (-0.3, 1.7):
    tube([(-0.1, y, 2.05), (-0.1, y, 3.45)], 0.006, br, kind="POLY")
# on table
for x, y in ((-0.40, -0.55), (-0.40, 0.30), (0.20, 0.30)):
    room_book(0.20, 0.27, 0.015, "#2b2b28", (x, y, 0.76), (0, 0, 3))
vase("bottle", surface("#1f4a3c", 0.15, coat=0.6), (-0.08, 1.25, 0.76), scale=0.16)
for i, d in enumerate(((-0.25, 0, 1), (0.25, -0.1, 1))):
    branch("olive", 0.55, (-0.08, 1.25, 1.03), d, 13, i + 2, curve=0.3)
room_bowl(r=0.14, h=0.07, loc=(-0.05, 0.62, 0.76), material=br)
vase("pot", clay("#c9b9a2"), (2.55, 2.9, 0), scale=0.42)
plant("bird", 9, 1.7, loc=(2.55, 2.9, 0.38), seed=6)
painting(
    1.25,
    1.6,
    "#e9dfce",
    (
        ("blob", -0.15, -0.1, 0.34, 0.46, "#1f4a3c", 3),
        ("disc", 0.22, 0.38, 0.18, 0.18, "#c99a55"),
        ("blob", 0.26, -0.35, 0.22, 0.24, "#a5583c", 6),
    ),
    br,
    (3.26, 0.6, 1.72),
    (0, 0, -90),
)
s = sun_light(-140, 30, 8.0, "#ffdfb2", 0.5)
world("#dfe8f2", 0.5)
area_light((-0.6, 3.2, 2.0), (-0.2, 0, 0.7), 5.6, 150, "#eaf2ff", size_y=2.8)
area_light((-3.5, -4.8, 2.6), (0.4, 1, 0.9), 3, 120, "#ffe9d2")
area_light((-0.1, 0.7, 1.94), (-0.1, 0.7, 0), 0.1, 22, "#ffdcae", size_y=2.6)
camera((-2.25, -4.15, 1.58), (0.36, 1.1, 1.14), lens=30)
render(exposure=0.25)
