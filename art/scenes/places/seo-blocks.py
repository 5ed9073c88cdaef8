"""Ranked blocks one, two and three with search cards, a rising coral arrow and a magnifier on azure.

For the SEO home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import text_object
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.props.symbols import arrow, magnifier
from kit.render import render
from kit.shapes import box, cylinder, extrude, sphere, torus
from kit.world import start, world

start()
sweep(material=surface("#56b3f5", 0.85, specular=0.12), back=4.6, r=3)
wh = surface("#f7fbff", 0.35, coat=0.3)
az = surface("#1479e0", 0.3, coat=0.4)
az2 = surface("#8fd0ff", 0.35, coat=0.3)
yl = surface("#ffc928", 0.28, coat=0.4)
co = surface("#ff7a4d", 0.3, coat=0.3)


# podium: 2-1-3 with numerals
def blk(x, h, material, n, nm):
    g = group(
        [
            box((1.7, 1.7, h), 0.10, material, (0, 0, 0), base=True),
            text_object(n, 0.95, nm, 0.05, (0, -0.87, h - 0.62), (90, 0, 0))
            if n != "1"
            else extrude(
                [
                    [
                        (-0.04, -0.34),
                        (0.12, -0.34),
                        (0.12, 0.34),
                        (-0.02, 0.34),
                        (-0.20, 0.20),
                        (-0.13, 0.10),
                        (-0.04, 0.17),
                    ]
                ],
                0.11,
                0.015,
                nm,
                (0, -0.87, h - 0.62),
                (90, 0, 0),
            ),
        ],
        (x, 0.5, 0),
    )
    return g


blk(-1.25, 1.55, az2, "2", wh)
blk(0.5, 2.35, yl, "1", az)
blk(2.25, 1.05, az, "3", wh)


# result card bars stacked on top of blocks
def res(x, z, w=1.5, color=wh, a=az):
    parts = [
        extrude([rounded_rect(w, 0.62, 0.14)], 0.16, 0.05, color, rot=(90, 0, 0)),
        extrude([circle_outline(0.15)], 0.05, 0.015, a, (-w / 2 + 0.32, -0.10, 0), (90, 0, 0)),
        extrude(
            [rounded_rect(w * 0.46, 0.10, 0.05)],
            0.04,
            0.012,
            surface("#bcdcf7", 0.4),
            (0.18, -0.10, 0.11),
            (90, 0, 0),
        ),
        extrude(
            [rounded_rect(w * 0.32, 0.08, 0.04)],
            0.04,
            0.012,
            surface("#d6eafb", 0.4),
            (0.08, -0.10, -0.10),
            (90, 0, 0),
        ),
    ]
    return group(parts, (x, 0.35, z), (0, 0, 0))


res(-1.25, 1.55 + 0.36, a=co)
res(0.5, 2.35 + 0.36, a=yl)
res(2.25, 1.05 + 0.36, a=az)
arrow(
    [
        (-4.3, 1.9, 0.35),
        (-2.9, 1.9, 1.15),
        (-1.6, 1.95, 2.6),
        (0.6, 2.0, 3.55),
        (2.2, 2.0, 3.8),
        (3.7, 2.0, 4.9),
    ],
    0.20,
    co,
    2.3,
    0.8,
)
magnifier(surface("#ffffff", 0.25, coat=0.5), yl, (4.15, -0.9, 1.95), (0, 24, -14), 0.95, lens="#b9e0ff")
sphere(0.34, yl, (-3.1, -0.9, 0.34))
sphere(0.20, co, (-2.3, -1.5, 0.20))
torus(0.34, 0.11, wh, (-0.55, -1.55, 0.435), (80, 0, 24))
cylinder(0.34, 0.24, az, 0.05, (1.25, -1.55, 0))
world("#dcefff", 0.60)
area_light((-5.5, -3, 5.5), (0, 0, 1.4), 3, 760, "#fff8ea")
area_light((5.5, 2, 5), (0.5, 0.3, 1.4), 2, 360, "#dff1ff")
area_light((2, -6, 2), (1, 0, 1.4), 2.5, 60, "#ffffff")
sun_light(-42, 48, 1.5, "#fff1d6", 2.5)
camera((0.3, -14.2, 3.6), (0.35, 0.2, 2.42), lens=48)
render(look="neutral", exposure=-0.15, vignette=0.05)
