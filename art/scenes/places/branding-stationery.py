"""Ultramarine stationery set from above: letterhead, envelope, box, cards and stamp with a star seal.

For the branding home.
"""

from math import cos, pi, sin

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import wood
from kit.materials.solid import BRASS, metal, surface
from kit.objects import group, place
from kit.outlines import circle_outline, rounded_rect
from kit.props.paper import envelope
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe
from kit.world import start, world

start()
um = "#1f2fd0"
pap = surface("#e3d4bc", 0.95, specular=0.08, bump=0.12, bump_scale=45, bump_dist=0.01)
U = surface(um, 0.5, specular=0.3)
wh = surface("#fdf9f1", 0.75, specular=0.15, bump=0.05, bump_scale=90)
kr = surface("#dcc7a6", 0.85, bump=0.1, bump_scale=60)
ink = surface(um, 0.6)
gr = surface("#c9bda9", 0.7)
floor(material=pap, size=60)


def sheet(w, h, material, x, y, z, a, t=0.02, r=0.03):
    return extrude([rounded_rect(w, h, r)], t, 0.006, material, (x, y, z), (0, 0, a))


def on(x, y, z, a, parts):
    return group(parts, (x, y, z), (0, 0, a))


def seal(r, material):
    t = [
        extrude([circle_outline(r, 0, 0, 72), circle_outline(r * 0.88, 0, 0, 72)], 0.012, 0.002, material),
        extrude([circle_outline(r * 0.78, 0, 0, 72)], 0.012, 0.002, material),
    ]
    p = [
        (0.52 * r * q * cos(pi / 2 + pi * i / 8), 0.52 * r * q * sin(pi / 2 + pi * i / 8))
        for i, q in enumerate([1, 0.46] * 8)
    ]
    t.append(extrude([p], 0.02, 0.003, wh if material is ink or material is U else U, (0, 0, 0.006)))
    return group(t)


# letterhead
sheet(4.2, 5.94, wh, -1.1, 0.15, 0.012, -8)
L = [seal(0.34, ink)]
L[0].location = (-1.5, 2.3, 0.012)
L += [
    extrude([rounded_rect(w, 0.055, 0.027)], 0.008, 0.002, gr, (-1.75 + w / 2, 1.45 - 0.21 * i, 0.004))
    for i, w in enumerate((1.2, 0.9, 0.001, 3.3, 3.4, 3.1, 3.35, 2.4, 0.001, 3.3, 3.2, 3.4, 1.7, 0.001, 1.1))
    if w > 0.01
] + [extrude([rounded_rect(3.5, 0.02, 0.01)], 0.008, 0.002, ink, (0, -2.45, 0.004))]
on(-1.1, 0.15, 0.024, -8, L)
# ultramarine folder peeking below
sheet(4.6, 6.2, U, -3.1, 0.55, 0.004, -17, 0.03, 0.05)
# envelope + big seal
E1 = envelope(3.6, 2.0, wh, loc=(3.35, 1.95, 0.05), rot=(0, 0, 7), t=0.04)
s1 = seal(0.40, U)
s1.location = (3.37, 1.74, 0.10)
# box with lid
bx = group(
    [
        box((2.3, 2.3, 1.0), 0.03, U, (0, 0, 0.5)),
        box((2.36, 2.36, 0.34), 0.03, U, (0, 0, 0.92)),
        place(seal(0.62, wh), (0, 0, 1.095)),
    ],
    (3.35, -1.55, 0),
    (0, 0, -14),
)


# business cards
def bc(x, y, z, a, material):
    sheet(1.75, 1.08, material, x, y, z, a, 0.035, 0.04)
    if material is wh:
        on(
            x,
            y,
            z + 0.02,
            a,
            [
                place(seal(0.20, ink), (-0.55, 0.18, 0)),
                extrude([rounded_rect(0.62, 0.055, 0.02)], 0.008, 0.002, ink, (-0.38, -0.22, 0)),
                extrude([rounded_rect(0.42, 0.04, 0.02)], 0.008, 0.002, gr, (-0.48, -0.34, 0)),
            ],
        )
    else:
        on(x, y, z + 0.02, a, [place(seal(0.28, wh), (0, 0, 0))])


bc(0.88, -1.98, 0.07, 14, U)
bc(1.75, -3.0, 0.03, -10, wh)
# stamp & pencil
group(
    [
        cylinder(0.42, 0.14, surface("#2a2320", 0.5), 0.02),
        lathe(
            [(0.30, 0.12), (0.20, 0.30), (0.13, 0.55), (0.22, 0.95), (0.26, 1.15), (0.16, 1.32), (0, 1.34)],
            wood("#b98a5e", "#7f5230", 2, "Z"),
            0.08,
        ),
    ],
    (-4.75, -1.9, 0.03),
    (0, 0, 0),
    1.0,
)
pm = surface(um, 0.35, coat=0.3)
group(
    [
        cylinder(0.075, 2.5, pm, 0.005, rot=(0, 90, 0), segments=6),
        lathe(
            [(0.075, 0), (0.02, 0.24), (0, 0.26)],
            surface("#e3bd8c", 0.7),
            0,
            6,
            loc=(2.5, 0, 0),
            rot=(0, 90, 0),
        ),
        lathe([(0.024, 0.20), (0, 0.28)], surface("#222222", 0.5), 0, 12, loc=(2.5, 0, 0), rot=(0, 90, 0)),
        cylinder(0.08, 0.16, metal(BRASS, 0.3), 0.005, (-0.12, 0, 0), (0, 90, 0)),
        cylinder(0.07, 0.18, surface("#f08a7a", 0.7), 0.02, (-0.30, 0, 0), (0, 90, 0)),
    ],
    (-5.5, 1.5, 0.11),
    (0, 0, -76),
)
# leaf shadow
world("#fff3e2", 0.55)
sun_light(-142, 33, 4.3, "#fff3e0", 0.8)
camera((-0.35, -1.6, 15.5), (-0.35, -0.02, 0), lens=48)
render(look="neutral", exposure=-0.15, vignette=0.06)
