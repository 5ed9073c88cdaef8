"""Sunny designer desk with laptop, green task lamp, colour swatches, notebook and eucalyptus.

For the designer's home and the blog.
"""

from math import cos, sin

from mathutils import Vector

from kit.backdrops import wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, clay, emission, metal, surface
from kit.objects import group
from kit.props.architecture import painting
from kit.props.paper import book
from kit.props.plants import branch
from kit.props.screens import laptop
from kit.props.tableware import cup, vase
from kit.render import render
from kit.shapes import box, cylinder, lathe, sphere
from kit.world import start, world

# 1 = 10 cm
start()
wall(material=plaster("#dcd5c8", 0.35, 0.16), y=4.4, z=-6, h=24, w=50)
oak = wood("#c09468", "#946a44", 0.42, "X", 0.4)
box((30, 7.6, 0.36), 0.08, oak, (0, 0.6, -0.18))
laptop(("#f1e7d8", "#d9835f"), "#cfd0cd", (0.15, 0.75, 0), (0, 0, -7), 0.98, tilt=16)
# task lamp
bl = surface("#2f4a44", 0.38, coat=0.25)
br = metal("#c99a55", 0.25)
L = [
    cylinder(0.62, 0.10, bl, 0.04),
    tube([(0, 0, 0.1), (0, 0, 0.25)], 0.07, br),
    tube([(0, 0, 0.22), (-0.75, 0, 2.35)], 0.045, bl, kind="POLY"),
    sphere(0.10, br, (-0.75, 0, 2.35)),
    tube([(-0.75, 0, 2.35), (0.95, 0, 3.72)], 0.045, bl, kind="POLY"),
    sphere(0.09, br, (0.95, 0, 3.72)),
    lathe(
        [(0.10, 0.62), (0.22, 0.58), (0.52, 0.0), (0.505, 0), (0.20, 0.54), (0, 0.57)],
        bl,
        0.05,
        loc=(1.12, 0, 3.20),
        rot=(0, -16, 0),
    ),
    sphere(0.15, emission("#ffdba6", 5), (1.14, 0, 3.32)),
]
group(L, (-2.75, 1.75, 0), (0, 0, -14), 0.92)
# notebook, pencil, swatches
book(1.5, 1.05, 0.16, "#2f4a44", (2.55, -0.55, 0), (0, 0, -14))
tube([(0, 0, 0), (1.05, 0, 0)], 0.035, "#d9a441", loc=(2.15, -0.80, 0.20), rot=(0, 0, 22), kind="POLY")
for i, c in enumerate(("#b5563c", "#d9a566", "#8a9a80", "#5f7a8a", "#e9dccb")):
    box(
        (0.42, 1.05, 0.02),
        0.006,
        surface(c, 0.7),
        (-2.05 + 0.16 * i, -1.25 + 0.02 * i, 0.02 + 0.022 * i),
        (0, 0, 26 - 11 * i),
    )
cup("#f4eee4", saucer=False, loc=(2.45, 1.15, 0), rot=(0, 0, -30), scale=0.95)
# mouse, pencil pot, plant, books
m_ = None
group(
    [lathe([(0, 0), (0.36, 0), (0.36, 0.95), (0.33, 0.95), (0.33, 0.08), (0, 0.06)], clay("#b5704f"), 0.03)]
    + [
        tube(
            [(0.14 * cos(a), 0.14 * sin(a), 0.1), (0.26 * cos(a), 0.26 * sin(a), 1.35 + 0.12 * (i % 3))],
            0.035,
            surface(c, 0.5),
            kind="POLY",
        )
        for i, (a, c) in enumerate(((0.4, "#2f4a44"), (1.9, "#d9a441"), (3.3, "#c99a6b"), (4.9, "#5f7a8a")))
    ],
    (-1.95, 1.95, 0),
)
book(1.55, 1.1, 0.24, "#b5563c", (2.75, 2.35, 0), (0, 0, 6))
book(1.45, 1.0, 0.20, "#e9dccb", (2.72, 2.32, 0.24), (0, 0, -3))
book(1.3, 0.95, 0.18, "#2f4a44", (2.78, 2.34, 0.44), (0, 0, 9))
vase("bulb", ceramic("#e9e1d3", 0.4), (2.78, 2.34, 0.62), scale=0.52)
for i, d in enumerate(((-0.3, 0, 1), (0.3, 0.05, 1))):
    branch("eucalyptus", 1.75, (2.78, 2.34, 1.55), d, 15, i + 3, curve=0.3)
# pinned moodboard
painting(
    2.5,
    3.1,
    "#efe7da",
    (
        ("arch", -0.45, -0.95, 0.52, 0.85, "#b5563c"),
        ("disc", 0.40, 0.72, 0.40, 0.40, "#d9a566"),
        ("blob", 0.48, -0.42, 0.42, 0.55, "#2f4a44", 4),
        ("bar", 0, -1.15, 0.95, 0.012, "#2f4a44"),
    ),
    wood("#b98a5c", "#8a5f3a", 0.6, "X"),
    (0.35, 4.34, 3.35),
    deep=0.14,
)
painting(
    1.15,
    1.5,
    "#d9cdbb",
    (("blob", 0, -0.08, 0.32, 0.44, "#5f7a8a", 6), ("disc", 0.12, 0.30, 0.13, 0.13, "#d9a566")),
    wood("#b98a5c", "#8a5f3a", 0.6, "X"),
    (2.65, 4.34, 3.75),
    deep=0.14,
)
s = sun_light(-57, 32, 6.2, "#ffe0b8", 0.5)
world("#e4e6ee", 0.55)
d = Vector(s["dir"])
t = Vector((0.2, 1.5, 1.3))
gobo_window(t + d * 14, t, 7.4, 7.6, 2, 3, 0.30)
area_light((5, -6, 6), (0, 0, 0.5), 5, 420, "#fff2e2")
camera((0.55, -9.6, 3.35), (-0.25, 1.2, 1.62), lens=46, fstop=0.9, focus=(0.1, 0.6, 0.9))
render(exposure=0.2)
