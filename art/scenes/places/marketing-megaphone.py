"""Orange megaphone on a teal stand sending out a chat bubble, letter, heart and chart tile.

For the marketing home.
"""

from math import cos, sin, tau

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.outlines import rounded_rect
from kit.props.paper import envelope
from kit.props.symbols import megaphone
from kit.render import render
from kit.shapes import cylinder, extrude, sphere, torus
from kit.world import start, world

# S
start()
sweep(material=surface("#f3e7d2", 0.9, specular=0.1), back=4.6, r=3)
tg = surface("#f57600", 0.28, coat=0.4)
te = surface("#0f857f", 0.28, coat=0.4)
wh = surface("#fffaf0", 0.4, coat=0.2)
dk = surface("#0b5f5c", 0.3, coat=0.3)
megaphone("#f57600", "#fff4e2", "#ffe2b8", (-1.0, 0.3, 2.25), (0, -16, -28), 0.98, "#0f857f")
cylinder(1.25, 0.34, te, 0.06, (-1.35, 0.4, 0))
cylinder(0.85, 0.22, tg, 0.05, (-1.35, 0.4, 0.34))
envelope(
    1.25,
    0.85,
    surface("#bfe9e2", 0.5, coat=0.2),
    loc=(2.05, -0.9, 3.55),
    rot=(64, -12, -22),
    scale=1.05,
    seal="#ff7a1a",
)


# chart tile
def tile(loc, rot, scale=1):
    return group(
        [extrude([rounded_rect(1.35, 1.1, 0.18)], 0.16, 0.05, te, rot=(90, 0, 0))]
        + [
            extrude(
                [rounded_rect(0.18, h, 0.05)],
                0.10,
                0.025,
                wh if i < 3 else tg,
                (-0.42 + 0.28 * i, -0.10, -0.34 + h / 2),
                (90, 0, 0),
            )
            for i, h in enumerate((0.26, 0.42, 0.34, 0.66))
        ],
        loc,
        rot,
        scale,
    )


tile((2.35, 0.6, 1.55), (0, 10, -20), 1.05)


# at sign coin, bubble, heart
def bubble(loc, rot, scale, material):
    return group(
        [
            extrude([rounded_rect(1.25, 0.84, 0.30, 12)], 0.20, 0.06, material, rot=(90, 0, 0)),
            extrude([[(-0.34, -0.30), (-0.02, -0.34), (-0.38, -0.68)]], 0.18, 0.04, material, rot=(90, 0, 0)),
        ]
        + [sphere(0.085, wh, (x, -0.12, 0.0), segments=24) for x in (-0.28, 0, 0.28)],
        loc,
        rot,
        scale,
    )


bubble((0.95, 0.9, 4.15), (0, -8, -10), 1.0, tg)
hp = [
    (0.045 * 16 * sin(a) ** 3, 0.045 * (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)))
    for a in [tau * (q + 0.5) / 80 for q in range(80)]
]
extrude(
    [hp], 0.26, 0.06, surface("#ff5f45", 0.2, coat=0.6), (3.05, -0.3, 2.75), (90, 0, -22), 0.62, segments=6
)
sphere(0.17, te, (1.35, -0.9, 2.55))
sphere(0.13, tg, (2.9, 0.2, 4.35))
torus(0.20, 0.07, te, (1.55, 0.3, 3.1), (70, 0, 20))
sphere(0.30, tg, (0.75, -1.35, 0.30))
sphere(0.18, wh, (1.45, -1.5, 0.18))
world("#fffdf8", 0.5)
area_light((-5, -4, 5.5), (0, 0, 1.8), 3, 640, "#fffaf2")
area_light((5.5, 2, 4.5), (0.5, 0.3, 1.8), 2, 360, "#d9fff8")
sun_light(-44, 44, 1.7, "#fffaf0", 2)
camera((0.2, -13.5, 3.3), (0.22, 0.2, 2.28), lens=62)
render(look="neutral", exposure=-0.22, vignette=0.05)
