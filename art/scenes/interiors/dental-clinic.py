"""Bright dental clinic with aqua treatment chair, white lamp, plant and cabinet with a tooth model.

For the dental home.
"""

from math import cos, sin, tau

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import BRASS, ceramic, emission, metal, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.outlines import arch_outline, rounded_rect
from kit.props.packaging import cosmetic_bottle
from kit.props.plants import branch, plant
from kit.props.symbols import tooth
from kit.props.tableware import vase
from kit.props.upholstery import cushion
from kit.render import render
from kit.shapes import box, cylinder, extrude, smooth_lathe, sphere
from kit.world import start, world

start()
wl = plaster("#d9ebe9", 0.4, 0.08)
wall(material=wl, y=2.6, w=18, h=6)
floor(material=surface("#d3dbd8", 0.28, coat=0.15, mottle=0.03, mottle_scale=1.2))
box((18, 0.03, 0.10), 0.008, surface("#f5faf9", 0.5), (0, 2.58, 0.05))
# aqua arch panel on the wall + round rug
extrude([arch_outline(2.7, 2.55, 48)], 0.06, 0.02, surface("#86c9c8", 0.7), (0.15, 2.56, 0), (90, 0, 0))
cylinder(1.75, 0.012, surface("#a4d3d1", 0.75), 0.005, (0.15, 0.75, 0))
# recliner chair (faces right / +X), built in XZ
aq = fabric("#3f9fa1", "leather", 1.0)
wh = surface("#fbfcfb", 0.22, coat=0.3)
st = metal("#d9dcdd", 0.2)
parts = []
parts += [
    cushion((0.86, 0.56, 0.15), aq, 0.32, 0.5, (0.02, 0, 0.70), (0, -4, 0)),
    cushion((0.86, 0.54, 0.14), aq, 0.30, 0.5, (-0.62, 0, 1.00), (0, 42, 0)),
    cushion((0.78, 0.50, 0.13), aq, 0.32, 0.5, (0.74, 0, 0.645), (0, 12, 0)),
    cushion((0.26, 0.30, 0.12), aq, 0.5, 0.6, (-1.00, 0, 1.42), (0, 50, 0)),
]
parts += [
    box((0.90, 0.50, 0.05), 0.022, wh, (0.02, 0, 0.615), (0, -4, 0)),
    box((0.84, 0.48, 0.045), 0.02, wh, (-0.66, 0, 0.935), (0, 42, 0)),
    box((0.72, 0.44, 0.045), 0.02, wh, (0.72, 0, 0.575), (0, 12, 0)),
]
parts += [
    cylinder(0.10, 0.46, wh, 0.02, (0, 0, 0.14)),
    extrude([rounded_rect(0.98, 0.56, 0.2)], 0.08, 0.03, wh, (0.05, 0, 0.055)),
    tube([(-0.86, 0, 1.22), (-0.96, 0, 1.34)], 0.025, st),
]
for side in (-1, 1):
    parts += [
        tube(
            [(-0.34, side * 0.33, 0.86), (-0.10, side * 0.35, 0.90), (0.16, side * 0.33, 0.88)],
            0.035,
            wh,
            taper=[0.8, 1.1, 0.8],
        ),
        tube([(-0.10, side * 0.35, 0.90), (-0.08, side * 0.27, 0.66)], 0.02, st),
    ]
group(parts, (0.10, 0.85, 0.0), (0, 0, -18))
# delivery arm with lamp from a slim post
lp = [
    cylinder(0.17, 0.03, wh, 0.01),
    tube([(0, 0, 0.02), (0, 0, 2.15)], 0.028, wh, kind="POLY"),
    sphere(0.05, st, (0, 0, 2.15)),
    tube([(0, 0, 2.15), (0.42, -0.10, 2.30), (0.88, -0.22, 2.12)], 0.022, wh),
    sphere(0.04, st, (0.88, -0.22, 2.12)),
    tube([(0.88, -0.22, 2.12), (0.90, -0.24, 1.98)], 0.016, st),
]
lp.append(
    group(
        [
            extrude([rounded_rect(0.42, 0.24, 0.11)], 0.07, 0.03, wh),
            extrude([rounded_rect(0.32, 0.15, 0.07)], 0.01, 0.003, emission("#fff3dc", 4), (0, 0, -0.036)),
        ],
        (0.92, -0.26, 1.93),
        (14, -18, 10),
    )
)
group(lp, (-1.42, 1.45, 0))
# stool
group(
    [cushion((0.42, 0.42, 0.10), aq, 0.98, 0.6, (0, 0, 0.52)), cylinder(0.03, 0.44, st, 0.004, (0, 0, 0.06))]
    + [
        tube(
            [(0, 0, 0.10), (0.14 * cos(a), 0.14 * sin(a), 0.07), (0.26 * cos(a), 0.26 * sin(a), 0.025)],
            0.016,
            st,
        )
        for a in [tau * k / 5 for k in range(5)]
    ],
    (1.62, -0.10, 0.012),
)
# cabinet with wooden top, tooth, bottles, plant
box((1.55, 0.46, 0.74), 0.03, wh, (2.15, 2.25, 0.47))
box((1.60, 0.50, 0.04), 0.012, wood("#d0a577", "#a8784c", 1.2, "X"), (2.15, 2.24, 0.86))
for k in (-1, 0, 1):
    box((0.50, 0.015, 0.66), 0.012, surface("#f3f8f7", 0.4), (2.15 + 0.51 * k, 2.015, 0.47))
for k in (-1, 0, 1):
    box((0.012, 0.02, 0.16), 0.004, metal(BRASS, 0.3), (2.15 + 0.51 * k - 0.19, 1.998, 0.60))
for x in (1.5, 2.8):
    cylinder(0.02, 0.1, metal(BRASS), 0.004, (x, 2.2, 0))
tooth(loc=(1.72, 2.22, 0.88), rot=(0, 0, -20), scale=0.20)
cosmetic_bottle("tube", "#ffffff", "#3aa6ad", loc=(2.16, 2.22, 0.88), scale=0.20)
cosmetic_bottle("pump", "#ff9d86", "#ffffff", label="#ffffff", loc=(2.42, 2.24, 0.88), scale=0.17)
vase("bulb", ceramic("#ffffff", 0.3), (2.72, 2.24, 0.88), scale=0.13)
branch("eucalyptus", 0.48, (2.72, 2.24, 1.12), (0.1, 0, 1), 12, 4)
# plant left, round window with blue
vase("pot", ceramic("#ffffff", 0.3), (-2.35, 1.95, 0), scale=0.40)
plant("bird", 9, 1.55, loc=(-2.35, 1.95, 0.36), seed=4)
group(
    [
        smooth_lathe(
            [(0, 0), (0.10, 0.0), (0.24, 0.10), (0.26, 0.2), (0.16, 0.36), (0.03, 0.40)],
            surface("#ffffff", 0.5, emit="#fff0d8", emit_strength=0.5),
            6,
        ),
        tube([(0, 0, 0.39), (0, 0, 3)], 0.005, "#d9dcdd"),
    ],
    (2.1, 1.75, 1.75),
)
s = sun_light(-52, 33, 4.3, "#fff0d8", 0.6)
world("#eef6fa", 0.5)
d = Vector(s["dir"])
t = Vector((0.3, 2.4, 1.4))
gobo_window(t + d * 6, t, 3.6, 3.2, 3, 2, 0.10)
area_light((-1, -5, 3.6), (0.2, 1, 0.8), 4, 110, "#ffffff")
camera((0.45, -4.9, 1.36), (0.26, 1, 1.04), lens=39)
render(look="neutral", exposure=-0.15, contrast=1.06)
