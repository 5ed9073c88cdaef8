"""A wooden rubber stamp beside the owl that it has just printed in ultramarine on bone paper.

For the branding agency's home.
"""

from math import cos, radians, sin

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import wood
from kit.materials.solid import BRASS, metal, surface
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe
from kit.world import start, world

start()
ULTRAMARINE = "#1f2fd0"
paper = surface("#f0e8da", 0.95, specular=0.05, bump=0.1, bump_scale=60, bump_dist=0.008)
desk = surface("#d9ccb6", 0.9, specular=0.08, bump=0.1, bump_scale=45, bump_dist=0.01)
ink = surface(ULTRAMARINE, 0.75, specular=0.15)
rubber = surface("#1a2ab8", 0.6)
lacquer = surface(ULTRAMARINE, 0.35, coat=0.4)

floor(material=desk, size=60)
extrude([rounded_rect(6.4, 5.6, 0.03)], 0.03, 0.006, paper, (-2.3, 0.1, 0.01), (0, 0, 5))


def arc(x, y, radius, first, last, steps=48):
    """Points of an arc from the first to the last angle, in degrees."""
    angles = (radians(first + (last - first) * i / steps) for i in range(steps + 1))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def owl(material):
    """The first of the page's signs, on the same field of 240 units, centred and upright."""
    ears = arc(0, 150, 100, -17.5, -162.5)
    belly = arc(0, -20, 100, 180, 360)
    beak = arc(28.3, -52, 40, 135, 225, 16) + arc(-28.3, -52, 40, -45, 45, 16)
    eyes = [circle_outline(40, x, -2, 64) for x in (-46, 46)]
    pupils = [circle_outline(21, x, -2, 48) for x in (-46, 46)]
    body = [(100, 120), *ears, (-100, 120), *belly]
    shapes = [(body, *eyes, beak), *((pupil,) for pupil in pupils)]
    return [extrude([printed(line) for line in shape], 0.006, 0.001, material) for shape in shapes]


def printed(outline):
    """From the units of the field to the size of the print."""
    return [(x * 0.0145, y * 0.0145) for x, y in outline]


group(owl(ink), (-2.15, 0.15, 0.046), (0, 0, 5))

# The stamp stands where it was put down, its handle turned and worn.
handle = wood("#c99a68", "#a06f43", 2, "X")
group(
    [
        box((1.9, 2.2, 0.10), 0.02, rubber, (0, 0, 0.05)),
        box((2.0, 2.3, 0.55), 0.06, handle, (0, 0, 0.40)),
        cylinder(0.36, 0.16, metal(BRASS, 0.3), 0.02, (0, 0, 0.74)),
        lathe(
            [
                (0.30, 0.78),
                (0.20, 1.05),
                (0.17, 1.45),
                (0.26, 1.85),
                (0.46, 2.20),
                (0.52, 2.50),
                (0.42, 2.80),
                (0.20, 2.94),
                (0, 2.96),
            ],
            lacquer,
            0.08,
        ),
    ],
    (2.75, 0.35, 0.02),
    (0, 0, -14),
)

world("#fff3e2", 0.5)
sun_light(-128, 30, 4.4, "#fff0dc", 0.8)
camera((0.3, -6.6, 12.2), (0.05, 0.15, 0.3), lens=55)
render(look="neutral", exposure=-0.1, vignette=0.06)
