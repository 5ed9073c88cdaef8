"""Envelope with red wax seal, brass key, small green safe and a laptop edge on a walnut desk.

For the estate home.
"""

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import BRASS, ceramic, metal, surface
from kit.objects import group
from kit.outlines import rounded_rect
from kit.props.paper import book, envelope
from kit.props.plants import branch
from kit.props.screens import laptop
from kit.props.symbols import key
from kit.props.tableware import vase
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe, torus
from kit.world import start, world

start()
floor(material=wood("#6f4b33", "#4a2f20", 0.5, "X", 0.36))
wall(material=plaster("#6d7f74", 0.5, 0.2), y=7)
pp = surface("#f3e7d2", 0.8, bump=0.12, bump_scale=60)
pp2 = surface("#eadbc0", 0.85, bump=0.12, bump_scale=60)
# document stack
for i, (a, x, y) in enumerate(((5, -0.9, 0.25), (-4, -0.95, 0.2), (2, -0.88, 0.22))):
    box((3.0, 3.7, 0.03), 0.006, pp2 if i < 2 else pp, (x, y, 0.02 + 0.032 * i), (0, 0, a))
group(
    [
        extrude(
            [rounded_rect(w, 0.06, 0.03)],
            0.006,
            0.001,
            surface("#b9a78c", 0.8),
            (-1.2 + w / 2, 1.45 - 0.23 * i, 0),
        )
        for i, w in enumerate((1.5, 2.3, 2.2, 2.35, 1.4))
    ],
    (-0.88, 0.22, 0.118),
    (0, 0, 2),
)
envelope(
    2.5,
    1.65,
    surface("#f7eedd", 0.75, bump=0.1, bump_scale=60),
    loc=(-0.35, -0.75, 0.16),
    rot=(0, 0, -14),
    t=0.05,
    seal="#9c1f1c",
    scale=1.12,
)
key(metal("#c9a05a", 0.26), (1.75, -1.55, 0.10), (0, 0, 28), 0.82)
# ribboned scroll / safe box
bm_ = surface("#274d44", 0.35, coat=0.3)
br = metal(BRASS, 0.25)
safe = group(
    [
        box((2.1, 1.7, 1.7), 0.10, bm_, (0, 0, 0.85)),
        box((1.72, 0.10, 1.34), 0.05, surface("#2f5a50", 0.35, coat=0.3), (0, -0.86, 0.85)),
        lathe(
            [(0, 0), (0.34, 0), (0.34, 0.05), (0.25, 0.09), (0.22, 0.20), (0, 0.20)],
            br,
            0.02,
            loc=(-0.12, -0.91, 0.90),
            rot=(90, 0, 0),
        ),
        torus(0.42, 0.035, br, (-0.12, -0.92, 0.90), (90, 0, 0)),
        box((0.08, 0.14, 0.42), 0.03, br, (0.58, -0.97, 0.90)),
        *[cylinder(0.07, 0.36, br, 0.02, (-0.90, -0.90, z)) for z in (0.42, 1.02)],
        *[
            cylinder(0.14, 0.08, surface("#1c2724", 0.5), 0.02, (x, y, -0.02))
            for x in (-0.8, 0.8)
            for y in (-0.6, 0.6)
        ],
    ],
    (2.35, 1.55, 0.05),
    (0, 0, -16),
)
book(1.45, 1.0, 0.24, "#6d1f1c", (2.42, 1.66, 1.752), (0, 0, -24))
laptop(("#1f3b4d", "#4d8a86"), "#cfd2d6", (-3.75, 1.15, 0), (0, 0, 38), 0.95, 14)
vase("bulb", ceramic("#d9cbb0"), (0.35, 2.9, 0), scale=0.72)
branch("olive", 1.7, (0.35, 2.9, 1.2), (-0.25, 0, 1), 15, 3)
branch("olive", 1.4, (0.35, 2.9, 1.2), (0.35, 0.1, 1), 13, 6)
tube([(-2.6, -1.75, 0.07), (-1.3, -2.0, 0.07)], 0.055, surface("#1f2b2a", 0.25, coat=0.5))
tube([(-1.32, -1.995, 0.07), (-1.12, -2.035, 0.05)], 0.03, br, taper=[1.3, 0.2])
d = sun_light(-58, 33, 4.6, "#ffdcae", 0.6)
world("#d6dce6", 0.42)
D = Vector(d["dir"])
t = Vector((0, 0.6, 0.8))
gobo_window(t + D * 9, t, 6.0, 6.4, 2, 2, 0.22)
area_light((-5, -4, 5), (0, 0, 0.6), 3, 160, "#fff0dc")
area_light((4, -5, 4), (0, 0, 0.5), 3, 70, "#dfe8ff")
camera((0.35, -9.6, 4.9), (0.05, 0.15, 0.72), lens=50, fstop=0.7, focus=(-0.2, -0.7, 0.2))
render(exposure=0.4)
